#!/usr/bin/env python3
"""tools/fetch_sets on a server of made-up sets: writes what is right, and nothing else."""

import functools
import http.server
import importlib.machinery
import importlib.util
import pathlib
import sys
import tempfile
import threading
import unittest

sys.dont_write_bytecode = True
TOOL = pathlib.Path(__file__).parents[2] / "tools" / "fetch_sets"
LOADER = importlib.machinery.SourceFileLoader("fetch_sets", str(TOOL))
fetch_sets = importlib.util.module_from_spec(importlib.util.spec_from_loader("fetch_sets", LOADER))
LOADER.exec_module(fetch_sets)

PUZZLE = "3.65.84..52........87....31..3.1..8.9..863..5.5..9.6..13....25........74..52.63.."
THEIRS = f"# a comment\n{PUZZLE.replace('.', '0')},7.2\n\n{PUZZLE}\r\n".encode()
OURS = f"{PUZZLE}\n{PUZZLE}\n".encode()


class Server(http.server.SimpleHTTPRequestHandler):
    asked = []

    def log_message(self, *_):
        Server.asked.append(self.path)


class FetchSets(unittest.TestCase):
    def setUp(self):
        self.folder = tempfile.TemporaryDirectory()
        self.addCleanup(self.folder.cleanup)
        self.there = pathlib.Path(self.folder.name, "there")
        self.there.mkdir()
        self.here = pathlib.Path(self.folder.name, "here")
        (self.there / "a set+").write_bytes(THEIRS)
        handler = functools.partial(Server, directory=self.there)
        server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler)
        self.addCleanup(server.server_close)
        self.addCleanup(server.shutdown)
        threading.Thread(target=server.serve_forever, daemon=True).start()
        self.address = f"http://127.0.0.1:{server.server_port}"
        Server.asked.clear()

    def fetch(self, *sets):
        fetch_sets.SETS = [(*one, "about it") for one in sets]
        sys.argv = ["fetch_sets", "--from", self.address, str(self.here)]
        return fetch_sets.main()

    def one(self, name="one.txt", theirs="a set+", their_sum=THEIRS, our_sum=OURS):
        return name, theirs, fetch_sets.sha256(their_sum), fetch_sets.sha256(our_sum)

    def files(self):
        return {path.name: path.read_bytes() for path in (self.here / "puzzles").iterdir()}

    def test_writes_puzzles_and_does_not_fetch_them_again(self):
        self.assertEqual(self.fetch(self.one()), 0)
        self.assertEqual(self.files(), {"one.txt": OURS})
        self.assertEqual(len(Server.asked), 1)
        self.assertEqual(self.fetch(self.one()), 0)
        self.assertEqual(len(Server.asked), 1)
        (self.here / "puzzles" / "one.txt").write_bytes(b"spoilt")
        self.assertEqual(self.fetch(self.one()), 0)
        self.assertEqual(self.files(), {"one.txt": OURS})

    def test_writes_nothing_that_is_not_what_it_should_be(self):
        self.assertEqual(self.fetch(self.one(their_sum=b"another"), self.one(name="two.txt", our_sum=b"another"),
                                    self.one(name="three.txt", theirs="nowhere"), self.one(name="four.txt")), 1)
        self.assertEqual(self.files(), {"four.txt": OURS})

    def test_its_list_is_whole(self):
        for ours, theirs, their_sum, our_sum, about in LOADER.load_module().SETS:
            self.assertTrue(ours.endswith(".txt") and theirs and about)
            for value in (their_sum, our_sum):
                self.assertRegex(value, "^[0-9a-f]{64}$")


if __name__ == "__main__":
    unittest.main()
