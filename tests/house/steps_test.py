#!/usr/bin/python3
"""tools/steps.sh, by which ./test, ./try and tools/web.sh say what they do: words, progress on a terminal, time, the end of a log that failed."""

import os
import pathlib
import pty
import subprocess
import tempfile
import unittest

STEPS = pathlib.Path(__file__).resolve().parents[2] / "tools/steps.sh"
BUILDS = "for i in 1 2 3; do echo \"[$i/3] Building $i\"; done"


class Steps(unittest.TestCase):
    def run_step(self, command, on_terminal):
        """The exit status, what was said, and the log."""
        with tempfile.TemporaryDirectory() as root:
            script = pathlib.Path(root, "build.sh")
            script.write_text(command)
            line = ["sh", "-ec", f". {STEPS}; step engine \"building the engine\" -- sh {script}"]
            if on_terminal:
                try:
                    ours, theirs = pty.openpty()
                except OSError as reason:  # a container without /dev/pts
                    self.skipTest(f"no terminal is available: {reason}")
                done = subprocess.run(line, cwd=root, stdout=theirs, stderr=subprocess.PIPE, check=False)
                os.close(theirs)
                said = b""
                try:
                    while part := os.read(ours, 4096):
                        said += part
                except OSError:  # all of it was read
                    pass
                os.close(ours)
                said = said.decode()
            else:
                done = subprocess.run(line, cwd=root, capture_output=True, check=False)
                said = done.stdout.decode()
            return done.returncode, said, done.stderr.decode(), pathlib.Path(root, "build/engine.log").read_text()

    def test_a_terminal_shows_how_far_it_is(self):
        status, said, _, log = self.run_step(BUILDS, on_terminal=True)
        self.assertEqual(status, 0)
        for number in (1, 2, 3):
            self.assertIn(f"building the engine ... [{number}/3]", said)
        self.assertRegex(said, r"building the engine \.\.\. \d+ s\r\n$")
        self.assertEqual(log.count("Building"), 3)

    def test_a_file_gets_one_line(self):
        status, said, _, log = self.run_step(BUILDS, on_terminal=False)
        self.assertEqual(status, 0)
        self.assertRegex(said, r"^building the engine \.\.\. \d+ s\n$")
        self.assertEqual(log.count("Building"), 3)

    def test_what_fails_shows_the_end_of_its_log(self):
        for on_terminal in (True, False):
            status, said, errors, _ = self.run_step("echo the reason; exit 3", on_terminal)
            self.assertEqual(status, 3)
            self.assertIn("failed", said)
            self.assertIn("the reason\n", errors)


if __name__ == "__main__":
    unittest.main()
