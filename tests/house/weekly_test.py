#!/usr/bin/python3
"""tools/weekly runs every leg it is asked for, also after one that fails, and says so: with stand-ins for what it calls."""

import os
import pathlib
import re
import shutil
import subprocess
import tempfile
import unittest

TOOLS = pathlib.Path(__file__).resolve().parents[2] / "tools"
SCRIPTS = {
    "test": 'echo "test $*"\ncase "$*" in *tsan*) exit 8 ;; esac',
    "setup": 'echo "setup $*"',
    "tools/conan.sh": "echo conan",
    "tools/wheels.sh": "echo wheels",
    "tools/mutate": "echo one fault was not seen; exit 1",
    "bin/cmake": "exit 0",
    "build/fuzz/fuzz/fuzz_good": 'echo "$@" >said',
    "build/fuzz/fuzz/fuzz_bad": "echo broken; exit 77",
}


class Weekly(unittest.TestCase):
    def weekly(self, *words):
        """The exit status, everything said, and the closing lines without their times."""
        with tempfile.TemporaryDirectory() as root:
            self.root = pathlib.Path(root)
            for name, script in SCRIPTS.items():
                path = self.root / name
                path.parent.mkdir(parents=True, exist_ok=True)
                path.write_text(f"#!/bin/sh\n{script}\n")
                path.chmod(0o755)
            for name in ("weekly", "steps.sh"):
                shutil.copy(TOOLS / name, self.root / "tools")
            (self.root / "fuzz").mkdir()
            for name in ("bad", "good"):
                (self.root / f"fuzz/fuzz_{name}.cpp").touch()
            environment = {**os.environ, "PATH": f"{root}/bin:{os.environ['PATH']}"}
            done = subprocess.run([self.root / "tools/weekly", *words], stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
                                  text=True, env=environment, check=False)
            said = self.root / "said"
            self.fuzzed = said.read_text() if said.exists() else ""
        return done.returncode, done.stdout, re.findall(r"^(\S+) +(passed|FAILED), \d+ s$", done.stdout, re.M)

    def test_a_leg_that_fails_does_not_stop_the_others(self):
        status, said, results = self.weekly("tsan", "long", "aarch64")
        self.assertEqual((status, results), (1, [("tsan", "FAILED"), ("long", "passed"), ("aarch64", "passed")]), said)
        self.assertIn("test release web -L ^long$\n", said)
        self.assertIn("test aarch64\n", said)

    def test_all_is_well(self):
        status, said, results = self.weekly("release-clang")
        self.assertEqual((status, results), (0, [("release-clang", "passed")]), said)

    def test_each_fuzzer_runs_also_after_one_that_found_something(self):
        status, said, results = self.weekly("7", "fuzz")
        self.assertEqual((status, results), (1, [("fuzz", "FAILED")]), said)
        self.assertIn("broken\n", said)
        self.assertIn("-max_total_time=7 ", self.fuzzed)
        self.assertIn(" build/fuzz/new/good fuzz/corpus/good build/fuzz/fuzz/seeds/good\n", self.fuzzed)

    def test_a_fault_that_no_test_sees_fails(self):
        status, said, results = self.weekly("mutate")
        self.assertEqual((status, results), (1, [("mutate", "FAILED")]), said)
        self.assertIn("one fault was not seen\n", said)

    def test_without_words_all_legs_run(self):
        status, said, results = self.weekly()
        self.assertEqual([leg for leg, _ in results], ["asan", "tsan", "release-clang", "aarch64", "mingw",
                                                      "libcxx", "archives", "recipes", "wheels", "long", "fuzz", "mutate"], said)
        self.assertEqual(status, 1)
        self.assertIn("-max_total_time=600 ", self.fuzzed)

    def test_a_leg_that_there_is_not(self):
        status, said, results = self.weekly("long", "wekly")
        self.assertEqual((status, results), (2, []), said)
        self.assertNotIn("test ", said)


if __name__ == "__main__":
    unittest.main()
