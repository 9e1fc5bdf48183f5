#!/usr/bin/python3
"""tools/mutate tells faults that a test sees from faults that none does, and a list that does not fit its tree."""

import pathlib
import subprocess
import tempfile
import unittest

MUTATE = pathlib.Path(__file__).resolve().parents[2] / "tools" / "mutate"
TREE = {
    "CMakeLists.txt": """
cmake_minimum_required(VERSION 3.25)
project(tiny LANGUAGES C)
enable_testing()
add_executable(test_sums sums.c)
add_test(NAME sums/three COMMAND test_sums)
""",
    # The program tests `sum` and never `product`.
    "sums.c": """
int sum(int a, int b) { return a + b; }
int product(int a, int b) { return a * b; }
int count(int n) { int i = 0; while (i < n) ++i; return i; }
int main(void) { return sum(1, 2) != 3 || count(2) != 2 || product(0, 0) != 0; }
""",
    "tests/sums/sums.txt": "",
}
SEEN = "sums.c sums\n- return a + b;\n+ return a - b;\n"
NOT_SEEN = "sums.c sums\n- return a * b;\n+ return a & b;\n"
DOES_NOT_BUILD = "sums.c sums\n- return a + b;\n+ return a + ;\n"


class Mutate(unittest.TestCase):
    def setUp(self):
        self.folder = tempfile.TemporaryDirectory()
        self.root = pathlib.Path(self.folder.name) / "tiny"
        for name, text in TREE.items():
            (self.root / name).parent.mkdir(parents=True, exist_ok=True)
            (self.root / name).write_text(text)
        subprocess.run(["git", "init", "-q", self.root], check=True)

    def tearDown(self):
        self.folder.cleanup()

    def mutate(self, faults, *words):
        """The exit status and what was said."""
        path = pathlib.Path(self.folder.name) / "faults.txt"
        path.write_text("# what is broken\n\n" + faults)
        done = subprocess.run([MUTATE, "--root", self.root, "--list", path, "--folder", f"{self.folder.name}/work", *words],
                              stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False)
        return done.returncode, done.stdout

    def test_a_fault_is_seen_by_a_test_that_is_named(self):
        status, said = self.mutate(SEEN)
        self.assertEqual(status, 0, said)
        self.assertIn("+ return a - b;\n     sums/three", said)
        self.assertIn("1 faults, 1 seen, 0 not seen, 0 errors", said)

    def test_a_fault_that_no_test_sees_is_told_and_the_others_are_tried(self):
        status, said = self.mutate(NOT_SEEN + SEEN)
        self.assertEqual(status, 1, said)
        self.assertIn("+ return a & b;\n     NOT SEEN", said)
        self.assertIn("2 faults, 1 seen, 1 not seen, 0 errors", said)
        self.assertEqual((self.root / "sums.c").read_text(), TREE["sums.c"])

    def test_a_fault_that_never_ends_is_seen(self):
        status, said = self.mutate("sums.c sums\n- ++i;\n+ i += 0;\n", "--seconds", "2")
        self.assertEqual(status, 0, said)
        self.assertIn("+ i += 0;\n     a test that does not end", said)

    def test_a_fault_that_does_not_build_is_an_error_of_the_list(self):
        status, said = self.mutate(DOES_NOT_BUILD)
        self.assertEqual(status, 2, said)
        self.assertIn("faults.txt:3: error: does not build", said)

    def test_tests_that_fail_without_a_fault_end_it(self):
        (self.root / "sums.c").write_text(TREE["sums.c"].replace("!= 3", "!= 4"))
        status, said = self.mutate(SEEN)
        self.assertEqual(status, 2, said)
        self.assertIn("error: without a fault this test fails: sums/three", said)

    def test_a_list_that_does_not_fit(self):
        for faults, error in [
            ("sums.c sums\n- return a / b;\n+ return a;\n", "found 'return a / b;' 0 times in sums.c, expected once"),
            ("sums.c sums\n- return\n+ return 1 +\n", "found 'return' 4 times in sums.c, expected once"),
            ("sum.c sums\n- return\n+ return 1 +\n", "found sum.c, which is not there"),
            ("sums.c sums\n- return a + b;\n", "expected all three"),
            ("sums.c\n- return a + b;\n+ return a;\n", "expected all three"),
            ("sums.c sums\n- return a + b;\n+ return a + b;\n", "found two equal lines"),
            ("sums.c products\n- return a + b;\n+ return a;\n", "found tests 'products', expected a folder of tests/"),
            ("sums.c sums\n+ return a;\n", "expected 'FILE TEST...', '- old', '+ new' in this order"),
        ]:
            for words in ([], ["--check"]):
                status, said = self.mutate(faults, *words)
                self.assertNotEqual(status, 0, said)
                self.assertIn("faults.txt:", said)
                self.assertIn(error, said)

    def test_a_list_that_fits(self):
        self.assertEqual(self.mutate(SEEN + NOT_SEEN, "--check"), (0, "2 faults fit the tree\n"))
        self.assertEqual(self.mutate(SEEN, "--check", "--only", "else")[1], "0 faults fit the tree\n")


if __name__ == "__main__":
    unittest.main()
