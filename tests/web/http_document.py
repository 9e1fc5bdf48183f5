#!/usr/bin/python3
"""Runs what docs/http.md shows, and compares what it shows with what comes.

    http_document.py NONET

A command is a block "sh"; where a block "json" follows it, that is what it prints.  "..." stands for anything in a line.
"""

import pathlib
import re
import subprocess
import sys
import unittest

NONET = sys.argv.pop(1)
ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
SHOWN = re.compile(r"```sh\n(curl .*?)\n```\n\n```json\n(.*?)\n```", re.S)


class Document(unittest.TestCase):
    def test_it_is_as_it_says(self):
        document = (ROOT / "docs/http.md").read_text()
        sessions = SHOWN.findall(document)
        self.assertEqual(len(sessions), document.count("```json"))
        self.assertGreaterEqual(len(sessions), 6)
        with subprocess.Popen([NONET, "serve", "--port", "0"], stdout=subprocess.PIPE, text=True) as server:
            address = server.stdout.readline().rstrip("/\n")
            try:
                for command, shown in sessions:
                    came = subprocess.run(command.replace("http://127.0.0.1:8093", address), shell=True, capture_output=True,
                                          text=True, timeout=60, check=False)
                    expected = re.escape(shown).replace(re.escape("[0,...,"), r"\[0,[^\n]*,").replace(
                        re.escape("[1,...,"), r"\[1,[^\n]*,")
                    self.assertRegex(came.stdout, f"^{expected}\n$", command)
            finally:
                server.kill()


if __name__ == "__main__":
    unittest.main()
