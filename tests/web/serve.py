#!/usr/bin/python3
"""nonet serve, as a browser and as other programs would call it.

    serve.py NONET
"""

import http.client
import re
import signal
import subprocess
import sys
import unittest

NONET = sys.argv.pop(1)


def called(*words):
    return subprocess.run([NONET, "serve", *words], capture_output=True, text=True, timeout=60, check=False)


class Serve(unittest.TestCase):
    def setUp(self):
        self.server = subprocess.Popen([NONET, "serve", "--port", "0"], stdout=subprocess.PIPE, text=True)
        self.address = re.fullmatch(r"http://127\.0\.0\.1:(\d+)/\n", self.server.stdout.readline())
        self.assertTrue(self.address)

    def tearDown(self):
        self.server.kill()
        self.server.wait()
        self.server.stdout.close()

    def get(self, path, method="GET"):
        connection = http.client.HTTPConnection("127.0.0.1", int(self.address[1]), timeout=30)
        connection.request(method, path)
        response = connection.getresponse()
        body = response.read()
        connection.close()
        return response, body

    def test_the_page_and_everything_it_names(self):
        response, body = self.get("/")
        self.assertEqual(response.status, 200)
        self.assertEqual(response.headers["Content-Type"], "text/html; charset=utf-8")
        self.assertIn("frame-ancestors 'none'", response.headers["Content-Security-Policy"])
        self.assertEqual(response.headers["X-Content-Type-Options"], "nosniff")
        named = re.findall(r'(?:src|href)="\./([^"]+)"', body.decode())
        self.assertGreaterEqual(len(named), 4)
        for name in named:
            self.assertEqual(self.get("/" + name)[0].status, 200, name)

    def test_the_engine_comes_as_wasm(self):
        _, worker = self.get("/sw.js")
        modules = re.findall(rb'"(assets/[^"]+\.wasm)"', worker)
        self.assertTrue(modules)
        for module in modules:
            response, body = self.get("/" + module.decode())
            self.assertEqual(response.headers["Content-Type"], "application/wasm")
            self.assertEqual(body[:4], b"\0asm")

    def test_nothing_else_is_there(self):
        for path in ("/index.htm", "/../README.md", "/%2e%2e/README.md", "/assets/", "//etc/passwd"):
            self.assertEqual(self.get(path)[0].status, 404, path)
        self.assertEqual(self.get("/", "POST")[0].status, 404)

    def test_ctrl_c_ends_it(self):
        self.server.send_signal(signal.SIGINT)
        self.assertEqual(self.server.wait(timeout=30), 130)

    def test_a_port_that_is_taken(self):
        second = called("--port", self.address[1])
        self.assertEqual(second.returncode, 4)
        self.assertIn("cannot listen on 127.0.0.1", second.stderr)


class Usage(unittest.TestCase):
    def test_what_cannot_be(self):
        for words in (["--port", "65536"], ["--port", "x"], ["--nothing"]):
            self.assertEqual(called(*words).returncode, 2, words)


if __name__ == "__main__":
    unittest.main()
