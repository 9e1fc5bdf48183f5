"""A nonet serve that is there for a while, for the tests of it: NONET is the first word of their command line."""

import http.client
import json
import os
import socket
import subprocess
import sys
import unittest

NONET = sys.argv.pop(1)

EASY = "3.65.84..52........87....31..3.1..8.9..863..5.5..9.6..13....25........74..52.63.."


class Serving:
    """A server that is there for a while."""

    def __init__(self, *words, environment=None):
        self.process = subprocess.Popen(
            [NONET, "serve", "--port", "0", *words], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
            env={**os.environ, **(environment or {})})
        self.port = int(self.process.stdout.readline().rsplit(":", 1)[1].rstrip("/\n"))

    def end(self):
        self.process.kill()
        self.process.communicate()

    def ask(self, path, body=b"", method="POST", timeout=60, **fields):
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=timeout)
        fields = {name.replace("_", "-"): value for name, value in fields.items()}
        connection.request(method, path, body if isinstance(body, bytes) else body.encode(), fields)
        response = connection.getresponse()
        data = response.read()
        connection.close()
        return response, data

    def raw(self, data, timeout=30):
        """What comes back for these bytes until the server closes."""
        with socket.create_connection(("127.0.0.1", self.port), timeout) as connection:
            connection.sendall(data)
            came = b""
            while True:
                try:
                    part = connection.recv(65536)
                except ConnectionResetError:
                    return came
                if not part:
                    return came
                came += part


class Served(unittest.TestCase):
    words = ()

    @classmethod
    def setUpClass(cls):
        cls.server = Serving(*cls.words)

    @classmethod
    def tearDownClass(cls):
        cls.server.end()

    def error(self, answer, status, code):
        response, data = answer
        self.assertEqual(response.status, status, data)
        self.assertEqual(json.loads(data)["error"]["code"], code)
        return response
