#!/usr/bin/python3
"""What systems do each in their own way: line ends, names of files, folders, other programs.  cli/platform has the twins.

    system.py NONET [unittest arguments]

NONET_EMULATOR names a program that runs NONET, if it is of another system.
"""

import gzip
import os
import subprocess
import sys
import unittest

from program import CLASSIC, NONET, SOLUTION, Case

EMULATOR = [os.environ["NONET_EMULATOR"]] if os.environ.get("NONET_EMULATOR") else []


class System(Case):
    def nonet(self, *words, text=b""):
        return subprocess.run([*EMULATOR, NONET, *words], input=text, capture_output=True, timeout=240, check=False,
                              cwd=self.folder)

    def test_a_byte_is_a_byte(self):
        self.check(self.nonet("solve", text=CLASSIC.encode() + b"\r\n"), 0, SOLUTION + "\n", "")
        # In text mode, this byte ends a file on Windows.
        run = self.nonet("solve", text=b"\x1a\n" + CLASSIC.encode() + b"\n")
        self.assertTrue(run.stdout.endswith(SOLUTION.encode() + b"\n"), run)
        self.check(self.nonet("check", "--json", text=b""), 0, "", "")

    def test_words_in_any_language_name_files(self):
        for name in ("two words.txt", "R\u00e4tsel.txt", "\u6570\u72ec.txt"):
            self.file(name, CLASSIC + "\n")
            self.check(self.nonet("solve", name), 0, SOLUTION + "\n", "")
        run = self.nonet("solve", "\u6570.txt")
        self.check(run, 4, "", "nonet: \u6570.txt: cannot open: No such file or directory\n")

    def test_packed_files(self):
        self.file("one.gz", gzip.compress(CLASSIC.encode()))
        self.check(self.nonet("solve", "one.gz"), 0, SOLUTION + "\n", "")

    def test_a_folder_is_written_and_gone_on_with(self):
        words = ["dataset", "make", "-n", "3", "--seed", "1", "--strata", "24", "--output", "M\u00e4rz"]
        first = self.nonet(*words)
        self.assertEqual(first.returncode, 0, first)
        folder = os.path.join(self.folder, "M\u00e4rz")
        self.assertIn("checkpoint", os.listdir(folder))
        self.assertFalse([name for name in os.listdir(folder) if name.endswith(".new")])
        self.assertEqual(self.nonet(*words).returncode, 2)
        again = self.nonet(*words, "--resume")
        self.assertEqual((again.returncode, again.stdout), (0, first.stdout), again)

    def test_an_audit_drops_what_only_it_needs(self):
        self.file("one.txt", CLASSIC + "\n")
        run = self.nonet("dataset", "audit", "one.txt", "--output", "audit")
        self.assertEqual(run.returncode, 0, run)
        self.assertEqual(sorted(os.listdir(os.path.join(self.folder, "audit"))), ["checkpoint", "report.txt"], run)

    def test_other_programs(self):
        run = self.nonet("bench", "--repeat", "1", "--peer", "echo x", text=CLASSIC.encode() + b"\n")
        self.assertEqual((run.returncode, run.stderr), (0, b""), run)
        self.assertIn(b"process/nonet ", run.stdout)
        self.assertIn(b"process/echo x ", run.stdout)

    def test_a_closed_pipe_is_no_error(self):
        # The generator would run forever.
        with subprocess.Popen([*EMULATOR, NONET, "generate", "-n", "1000000", "--seed", "1"], stdout=subprocess.PIPE,
                              stderr=subprocess.PIPE, cwd=self.folder) as process:
            process.stdout.readline()
            process.stdout.close()
            self.assertEqual(process.wait(timeout=240), 0)
            self.assertEqual(process.stderr.read(), b"")


if __name__ == "__main__":
    unittest.main(argv=[sys.argv[0], *sys.argv[2:]])
