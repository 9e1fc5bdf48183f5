#!/usr/bin/python3
"""tools/compare_builds sees nothing between a program and itself, and sees what a wrapper around it changes.

    compare_builds_test.py NONET [unittest arguments]
"""

import os
import pathlib
import shutil
import subprocess
import sys
import tempfile
import unittest

TOOL = pathlib.Path(__file__).resolve().parents[2] / "tools" / "compare_builds"
NONET = pathlib.Path(sys.argv[1]).resolve()
COUNT, STATS = "^nonet count --list --json in/grid.txt", "^nonet solve --stats in/grid.txt"


class CompareBuilds(unittest.TestCase):
    def setUp(self):
        self.folder = pathlib.Path(tempfile.mkdtemp())
        self.addCleanup(shutil.rmtree, self.folder)

    def wrapper(self, script):
        """A program that does what a shell script with "$NONET" makes of its words."""
        path = self.folder / "wrapper"
        path.write_text(f"#!/bin/sh\nNONET={NONET}\n{script}\n")
        os.chmod(path, 0o755)
        return path

    def compare(self, new, only, *words):
        return subprocess.run([TOOL, NONET, new, "--only", only, *words], capture_output=True, text=True, timeout=100, check=False)

    def assert_differs(self, script, only, *lines):
        done = self.compare(self.wrapper(script), only)
        self.assertEqual((done.returncode, done.stderr), (1, ""), done.stdout)
        self.assertEqual(done.stdout.splitlines()[1:], [*lines, "1 runs, 1 differ"])

    def test_a_build_and_itself(self):
        done = self.compare(NONET, f"{COUNT}|{STATS}")
        self.assertEqual((done.returncode, done.stdout, done.stderr), (0, "2 runs, 0 differ\n", ""))

    def test_the_golden_inputs(self):
        done = self.compare(NONET, "^nonet convert --json in/golden_line")
        self.assertEqual((done.returncode, done.stdout, done.stderr), (0, "1 runs, 0 differ\n", ""))

    def test_a_command_without_a_run(self):
        new = self.wrapper('[ "$1" = --help ] && echo "  dance          in a round"; "$NONET" "$@"')
        done = self.compare(new, COUNT)
        self.assertEqual((done.returncode, done.stdout), (1, ""))
        self.assertIn("no run of: dance;", done.stderr)

    def test_a_byte_of_the_output(self):
        solution = "3 1 6 5 7 8 4 9 2"
        self.assert_differs(f'"$NONET" "$@" | sed "s/^{solution}$/& /"', STATS, "  out:1", f"  - {solution}", f"  + {solution} ")

    def test_a_missing_last_line(self):
        self.assert_differs('"$NONET" "$@" | head -n 8', STATS, "  out:9", "  - 7 4 5 2 8 6 3 1 9", "  + ")

    def test_a_missing_newline_at_the_end(self):
        self.assert_differs('"$NONET" "$@" | head -c -1', COUNT, "  out:2", "  - ", "  + (ends)")

    def test_a_word_on_standard_error_but_not_the_time(self):
        self.assert_differs('"$NONET" "$@"; echo 3.5 ms >&2; echo no more >&2', STATS, "  err:4", "  - ", "  +  ...")

    def test_the_exit_status(self):
        self.assert_differs('"$NONET" "$@"; exit 1', COUNT, "  exit:1", "  - 0", "  + 1")

    def test_a_file_that_is_written(self):
        self.assert_differs('"$NONET" "$@"; echo more >more', COUNT, "  more:1", "  - (not there)", "  + more")

    def test_nothing_to_compare_is_no_success(self):
        self.assertEqual(self.compare(NONET, "no such command").returncode, 1)

    def test_instructions_of_a_puzzle(self):
        if not shutil.which("valgrind"):
            self.skipTest("no valgrind here")
        same = self.folder / "same"
        same.symlink_to(NONET)
        done = self.compare(same, "^convert", "--instructions")
        self.assertEqual((done.returncode, done.stderr), (0, ""))
        *question, rows, old, new, ratio = done.stdout.splitlines()[1].replace(",", "").split()
        self.assertEqual((question, rows), (["convert", "minimal"], "200"))
        # Some hundred instructions to read and write 81 cells; starting the program takes millions.
        self.assertTrue(all(200 < int(count) < 50_000 for count in (old, new)), done.stdout)
        self.assertAlmostEqual(float(ratio), 1, delta=0.02)


if __name__ == "__main__":
    unittest.main(argv=[sys.argv[0], *sys.argv[2:]])
