#!/usr/bin/python3
"""nonet serve, as a browser and as other programs would call it.

    serve.py NONET
"""

import gzip
import http.client
import json
import os
import pathlib
import pty
import re
import shutil
import signal
import subprocess
import sys
import unittest
import urllib.request

NONET = sys.argv.pop(1)


def called(*words):
    return subprocess.run([NONET, "serve", *words], capture_output=True, text=True, timeout=60, check=False)



def brotli_decompressed(packed):
    """By node, which has built the page."""
    script = "process.stdout.write(require('zlib').brotliDecompressSync(require('fs').readFileSync(0)))"
    root = pathlib.Path(__file__).parents[2]
    node = shutil.which("node") or root / "build/node/node_modules/.bin/node"
    return subprocess.run([node, "-e", script], input=packed, stdout=subprocess.PIPE, check=True).stdout


class Serve(unittest.TestCase):
    def setUp(self):
        self.server = subprocess.Popen([NONET, "serve", "--port", "0"], stdout=subprocess.PIPE, text=True)
        self.address = re.fullmatch(r"http://127\.0\.0\.1:(\d+)/\n", self.server.stdout.readline())
        self.assertTrue(self.address)

    def tearDown(self):
        self.server.kill()
        self.server.wait()
        self.server.stdout.close()

    def get(self, path, method="GET", **fields):
        connection = http.client.HTTPConnection("127.0.0.1", int(self.address[1]), timeout=30)
        connection.request(method, path, headers={name.replace("_", "-"): value for name, value in fields.items()})
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
        response, _ = self.get("/", "POST")
        self.assertEqual((response.status, response.headers["Allow"]), (405, "GET, HEAD"))

    def test_packed_and_sent_once(self):
        _, page = self.get("/")
        script = re.search(r'src="\./(assets/[^"]+\.js)"', page.decode())[1]
        for path, cached in (("/", "no-cache"), ("/" + script, "public, max-age=31536000, immutable")):
            plain, body = self.get(path)
            packed, smaller = self.get(path, Accept_Encoding="deflate, gzip, br;q=0")
            self.assertEqual(packed.headers["Content-Encoding"], "gzip")
            self.assertEqual(gzip.decompress(smaller), body)
            smallest, bytes_of_it = self.get(path, Accept_Encoding="gzip, deflate, br;q=0.5, zstd")
            self.assertEqual(smallest.headers["Content-Encoding"], "br")
            self.assertLess(len(bytes_of_it), len(smaller))
            self.assertEqual(brotli_decompressed(bytes_of_it), body)
            self.assertEqual(plain.headers["Cache-Control"], cached)
            self.assertEqual(len({plain.headers["ETag"], packed.headers["ETag"], smallest.headers["ETag"]}), 3)
            for response, coding in ((packed, "gzip"), (smallest, "br")):
                again, nothing = self.get(path, If_None_Match=response.headers["ETag"], Accept_Encoding=coding)
                self.assertEqual((again.status, nothing), (304, b""))
            for coding in ("", "identity", "brotli", "br; q=0.000", "gzip;q=0, br ; q=0", ",, ,"):
                self.assertNotIn("Content-Encoding", self.get(path, Accept_Encoding=coding)[0].headers, coding)
            self.assertEqual(self.get(path, If_None_Match='"other"')[0].status, 200)
            head, nothing = self.get(path, "HEAD")
            self.assertEqual((head.headers["Content-Length"], nothing), (str(len(body)), b""))

    def test_ctrl_c_ends_it(self):
        self.server.send_signal(signal.SIGINT)
        self.assertEqual(self.server.wait(timeout=30), 130)

    def test_a_port_that_is_taken(self):
        second = called("--port", self.address[1])
        self.assertEqual(second.returncode, 4)
        self.assertIn("cannot listen on 127.0.0.1", second.stderr)


class Shared(unittest.TestCase):
    """For a class: addresses that others can type, and a picture of the first."""

    def test_addresses(self):
        with subprocess.Popen([NONET, "serve", "--port", "0", "--share", "--json"], stdout=subprocess.PIPE) as server:
            told = json.loads(server.stdout.readline())
            self.assertEqual(told["url"], told["urls"][0])
            for url in told["urls"]:
                with urllib.request.urlopen(url, timeout=30) as page:
                    self.assertIn(b"<title>", page.read())
            server.terminate()
            self.assertEqual(server.wait(timeout=30), 0)

    def test_a_picture_on_a_terminal(self):
        try:
            process, terminal = pty.fork()
        except OSError as reason:  # a container without /dev/pts
            self.skipTest(f"no terminal is available: {reason}")
        if process == 0:
            os.environ.update(LC_ALL="C.UTF-8", TERM="xterm")
            os.execv(NONET, [NONET, "serve", "--port", "0", "--share", "--color", "never"])
        shown = b""
        while shown.count(b"\n") < 16:
            shown += os.read(terminal, 65536)
        os.kill(process, signal.SIGINT)
        self.assertEqual(os.waitstatus_to_exitcode(os.waitpid(process, 0)[1]), 130)
        os.close(terminal)
        lines = [line for line in shown.decode().replace("\r", "").split("\n") if set(line) & set("█▀▄")]
        self.assertEqual({len(line) for line in lines}, {len(lines[0])})
        # The corner of every code: seven dark modules, with a white margin of four above and next to it.
        self.assertEqual(lines[:2], ["█" * len(lines[0])] * 2)
        self.assertEqual(lines[2][:12], "████ ▄▄▄▄▄ █")


class Usage(unittest.TestCase):
    def test_what_cannot_be(self):
        for words in (["--port", "65536"], ["--port", "x"], ["--nothing"], ["--share", "--bind", "127.0.0.1"], ["--token="],
                      ["--budget", "soon"], ["--jobs", "0"]):
            self.assertEqual(called(*words).returncode, 2, words)


if __name__ == "__main__":
    unittest.main()
