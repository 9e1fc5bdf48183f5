#!/usr/bin/python3
"""nonet serve and those who are up to no good; and its end while it is at work.

    hostile.py NONET
"""

import json
import signal
import socket
import threading
import time
import unittest

from serving import EASY, Served, Serving


class Hostile(Served):
    words = ("--jobs", "2")

    def setUp(self):
        self.open = []
        for _ in range(100):  # until the previous test's work is over
            if self.server.ask("/v1/solve", EASY)[0].status == 200:
                return
            time.sleep(0.2)

    def tearDown(self):
        for one in self.open:
            one.close()

    def connect(self, data=b""):
        connection = socket.create_connection(("127.0.0.1", self.server.port), 30)
        connection.sendall(data)
        self.open.append(connection)
        return connection

    def seconds_for_answer(self):
        begin = time.monotonic()
        self.assertEqual(self.server.ask("/v1/solve", EASY)[0].status, 200)
        return time.monotonic() - begin

    def test_rubbish(self):
        for data, status in ((b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03" + b"\0" * 100, b" 400 "), (b"GET\r\n\r\n", b" 400 "),
                             (b"GET / HTTP/9.9\r\n\r\n", b" 400 "), (b"GET / HTTP/1.1\r\nX: " + b"a" * 20000, b" 431 "),
                             (b"POST /v1/solve HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n", b" 400 "),
                             (b"POST /v1/solve HTTP/1.1\r\nHost: localhost\r\nContent-Length: -5\r\n\r\n", b" 400 ")):
            self.assertIn(status, self.server.raw(data)[:40], data[:40])

    def test_requests_behind_each_other(self):
        body = EASY.encode()
        request = b"POST /v1/solve HTTP/1.1\r\nHost: localhost\r\nContent-Length: 81\r\n\r\n" + body
        last = request.replace(b"Host", b"Connection: close\r\nHost")
        self.assertEqual(self.server.raw(request * 20 + last).count(b'"status":"unique"'), 21)

    def test_a_client_that_waits_to_be_told_to_go_on(self):
        connection = self.connect(b"POST /v1/solve HTTP/1.1\r\nHost: localhost\r\nExpect: 100-continue\r\nContent-Length: 81\r\n\r\n")
        self.assertTrue(connection.recv(100).startswith(b"HTTP/1.1 100 Continue\r\n\r\n"))
        connection.sendall(EASY.encode())
        self.assertIn(b" 200 ", connection.recv(4096)[:20])

    def test_those_who_wait_hold_nobody(self):
        for i in range(300):
            self.connect()
            self.connect(b"POST /v1/solve HTTP/1.1\r\nHost: local")
            self.connect(b"POST /v1/solve HTTP/1.1\r\nHost: localhost\r\nContent-Length: 81\r\n\r\n" + b"." * (i % 80))
        self.assertLess(sorted(self.seconds_for_answer() for _ in range(11))[5], 1)

    def test_work_ends_with_its_client(self):
        """More than one may have at work ask for hours of it, and go away."""
        request = (f"POST /v1/count?limit=0&budget=9h HTTP/1.1\r\nHost: localhost\r\nContent-Length: 81\r\n\r\n{'.' * 81}").encode()
        for _ in range(20):
            self.connect(request)
        time.sleep(0.5)
        self.tearDown()
        self.open = []
        self.assertLess(self.seconds_for_answer(), 10)

    def test_a_line_of_those_who_are_gone_is_empty(self):
        request = (f"POST /v1/count?limit=0&budget=20s HTTP/1.1\r\nHost: localhost\r\nContent-Length: 81\r\n\r\n{'.' * 81}").encode()
        for _ in range(90):
            self.connect(request)
        time.sleep(1)
        for one in self.open[:]:
            one.close()
        time.sleep(1)
        self.assertLess(self.seconds_for_answer(), 10)

    def test_what_takes_long_does_not_hold_up_what_is_quick(self):
        request = (f"POST /v1/count?limit=0&budget=30s HTTP/1.1\r\nHost: localhost\r\nContent-Length: 81\r\n\r\n{'.' * 81}").encode()
        for _ in range(4):
            self.connect(request)
        self.assertLess(self.seconds_for_answer(), 10)

    def test_too_many_requests(self):
        """One client fills its line: it is told so, and what it asked before is still answered."""
        request = (f"POST /v1/count?limit=0&budget=15s HTTP/1.1\r\nHost: localhost\r\nContent-Length: 81\r\n\r\n{'.' * 81}").encode()
        for _ in range(90):
            self.connect(request)
        time.sleep(2)  # now all threads that one client may have are busy
        for _ in range(20):
            self.connect(request)
        response, data = self.server.ask("/v1/solve", EASY)
        self.assertEqual((response.status, response.headers["Retry-After"]), (429, "1"), data)
        self.assertEqual(self.server.ask("/", method="GET")[0].status, 200)
        self.assertIn(b" 200 ", self.open[0].recv(4096)[:20])


class Ending(unittest.TestCase):
    def end_with(self, signal_number, budget):
        """A request is under way when the signal comes."""
        server = Serving()
        self.addCleanup(server.end)
        answers = []
        asking = threading.Thread(
            target=lambda: answers.append(server.ask(f"/v1/count?limit=0&budget={budget}", "." * 81)))
        idle = socket.create_connection(("127.0.0.1", server.port), 30)
        asking.start()
        time.sleep(0.5)
        server.process.send_signal(signal_number)
        code = server.process.wait(timeout=60)
        asking.join()
        idle.close()
        return code, answers[0]

    def test_what_is_under_way_is_answered(self):
        for number, expected in ((signal.SIGINT, 130), (signal.SIGTERM, 0)):
            code, (response, data) = self.end_with(number, "2s")
            self.assertEqual((code, response.status), (expected, 200), data)
            self.assertEqual(response.headers["Connection"], "close")
            self.assertGreater(json.loads(data)["count"], 1000)

    def test_but_not_for_hours(self):
        begin = time.monotonic()
        code, (response, data) = self.end_with(signal.SIGTERM, "9h")
        self.assertEqual((code, response.status), (0, 503), data)
        self.assertLess(time.monotonic() - begin, 30)


if __name__ == "__main__":
    unittest.main()
