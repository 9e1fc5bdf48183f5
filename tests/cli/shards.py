#!/usr/bin/python3
"""Runs in parts: merged, they are the run in one piece, byte for byte; and nothing else is merged.

    shards.py NONET
"""

import gzip
import os
import subprocess
import sys
import tempfile
import unittest

NONET = os.path.abspath(sys.argv[1])
ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
CLASSIC = "3.65.84..52........87....31..3.1..8.9..863..5.5..9.6..13....25........74..52.63.."


def nonet(*words, text="", variables=None):
    environment = {key: value for key, value in os.environ.items()
                   if not key.startswith(("SLURM_", "OMPI_", "PMI_", "PBS_", "JOB_", "NONET_SHARDS"))}
    return subprocess.run([NONET, *words], input=text.encode(), capture_output=True, timeout=120, check=False,
                          env={**environment, **(variables or {})})


class Case(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = folder.name

    def file(self, name, content):
        path = os.path.join(self.folder, name)
        with open(path, "wb") as out:
            out.write(content if isinstance(content, bytes) else content.encode())
        return path

    def puzzles(self):
        """Lines of every kind, more than a batch of any command, with a table in the middle and a grid at the end."""
        with open(os.path.join(ROOT, "data", "minimal.txt"), encoding="ascii") as file:
            lines = [line.split()[0] for line in file if line[0] != "#"]
        grid = "\n" + "\n".join(CLASSIC[i:i + 9] for i in range(0, 81, 9)) + "\n"
        table = "\npuzzle,name\n" + "".join(f"{line},{number}\n" for number, line in enumerate(lines[:90]))
        return self.file("puzzles.txt", "\n".join(lines * (1 if "NONET_SLOW_BUILD" in os.environ else 6)) + "\nrubbish\n" + CLASSIC[:80] + "\n" + grid + table)

    def parts(self, count, *words, **options):
        paths = []
        for part in range(1, count + 1):
            run = nonet(*words, "--shard", f"{part}/{count}", **options)
            paths.append(self.file(f"part{part}", run.stdout))
        return paths


class Merging(Case):
    def test_gives_the_run_in_one_piece(self):
        path = self.puzzles()
        for words in (["solve"], ["solve", "--json"], ["check", "--no-minimal"], ["count"], ["canon"],
                      ["convert", "--format", "grid"], ["canon", "--scramble", "--seed", "4"],
                      ["rate", "--budget", "50n"], ["rate", "--scale", "se,hodoku"], ["solve", "--format", "csv"]):
            whole = nonet(*words, path)
            for count in (1, 2, 5):
                with self.subTest(words=words, count=count):
                    merged = nonet("merge", *reversed(self.parts(count, *words, path)))
                    self.assertEqual(merged.stdout, whole.stdout)
                    self.assertEqual((merged.returncode, merged.stderr), (whole.returncode, b""))

    def test_made_puzzles_too(self):
        words = ["generate", "-n", "1000", "--seed", "5", "--solutions"]
        whole = nonet(*words)
        self.assertEqual(nonet("merge", *self.parts(3, *words)).stdout, whole.stdout)

    def test_every_command_that_offers_it(self):
        path = self.file("two.txt", (CLASSIC + "\n") * 40)
        listed = nonet("--help").stdout.decode().split("Commands:")[1].split("Options:")[0]
        tried = 0
        for line in listed.strip("\n").splitlines():
            command = line[2:18].split()
            if b"  --shard K/N" not in nonet(*command, "--help").stdout:
                continue
            made = command == ["generate"]
            words = [*command, *(["-n", "80", "--seed", "1"] if made else [path])]
            whole = nonet(*words)
            with self.subTest(command):
                self.assertEqual(nonet("merge", *self.parts(2, *words)).stdout, whole.stdout)
                self.assertGreaterEqual(len(whole.stdout), 80)
            tried += 1
        self.assertGreaterEqual(tried, 11)

    def test_long_outputs_in_pieces(self):
        path = self.file("open.txt", ("." * 27 + CLASSIC[27:] + "\n") * 40)
        words = ["count", "--list", "--limit", "9000", path]
        self.assertEqual(nonet("merge", *self.parts(2, *words)).stdout, nonet(*words).stdout)

    def test_packed_parts(self):
        path = self.puzzles()
        one, two = self.parts(2, "solve", path)
        with open(two, "rb") as file:
            packed = self.file("two.gz", gzip.compress(file.read()))
        self.assertEqual(nonet("merge", packed, one).stdout, nonet("solve", path).stdout)


class Refusing(Case):
    def refused(self, paths, words):
        run = nonet("merge", *paths)
        self.assertEqual((run.returncode, run.stdout), (3, b""), run)
        self.assertIn(words, run.stderr.decode())

    def setUp(self):
        super().setUp()
        self.path = self.puzzles()
        self.good = self.parts(3, "solve", self.path)

    def content(self, path):
        with open(path, "rb") as file:
            return file.read()

    def test_a_part_missing_or_twice(self):
        one, two, three = self.good
        self.refused([one, three], "found 2 of 3 parts, expected all of them; part 2 is missing")
        self.refused([one, two, two, three], "found part 2 again")

    def test_a_part_cut_off_or_changed(self):
        one, two, three = self.good
        content = self.content(two)
        last = content.rindex(b"end records=")
        self.refused([one, self.file("cut", content[:last]), three], "the run was stopped")
        self.refused([one, self.file("cut", content[:last // 2]), three], "found the end of the file")
        at = last - 3  # in the last row
        changed = content[:at] + bytes([content[at] ^ 1]) + content[at + 1:]
        self.refused([one, self.file("changed", changed), three], "the file is damaged")
        self.refused([one, self.file("longer", content + b"x\n"), three], "found more bytes")
        self.refused([one, self.file("other", "rubbish\n"), three], "other:1:1: error: found 'rubbish'")

    def test_parts_of_different_runs(self):
        one, two, three = self.good
        first = self.file("first", nonet("solve", "--first", "--shard", "2/3", self.path).stdout)
        self.refused([one, first, three], "as in " + one)
        with open(self.path, "a", encoding="ascii") as file:
            file.write(CLASSIC + "\n")
        longer = self.file("longer", nonet("solve", "--shard", "2/3", self.path).stdout)
        self.refused([one, longer, three], "all parts of the same input")

    def test_a_stopped_run_has_no_end(self):
        with subprocess.Popen([NONET, "solve", "--shard", "1/2"], stdin=subprocess.PIPE,
                              stdout=subprocess.PIPE) as program:
            program.stdin.write((CLASSIC + "\n").encode())
            program.stdin.flush()
            shown = program.stdout.readline()
            program.kill()
            shown += program.stdout.read()
        self.assertTrue(shown.startswith(b"nonet-shard 1 1/2 "))
        self.assertNotIn(b"end records=", shown)

    def test_what_is_no_part(self):
        for text in ("0/2", "3/2", "1", "1/", "/2", "a/b", "1/0", "-1/2"):
            run = nonet("solve", "--shard", text, text=CLASSIC)
            self.assertEqual(run.returncode, 2, text)
            self.assertIn(b"expected K/N", run.stderr)
        for words in (["generate"], ["canon", "--scramble"], ["count", "--estimate"]):
            self.assertIn(b"--shard needs --seed", nonet(*words, "--shard", "1/2", text=CLASSIC).stderr)
        run = nonet("generate", "--seed", "1", "--like", CLASSIC, "--shard", "1/2")
        self.assertIn(b"--like compares with all earlier puzzles", run.stderr)
        self.assertEqual(nonet("canon", "--same", CLASSIC, CLASSIC, "--shard", "1/2").returncode, 2)


class Schedulers(Case):
    def part(self, **variables):
        run = nonet("solve", "--shard", "auto", text=CLASSIC, variables=variables)
        return run.stdout.split()[2].decode() if run.returncode == 0 else run.stderr.decode()

    def test_say_which_part(self):
        self.assertEqual(self.part(SLURM_ARRAY_TASK_ID="7", SLURM_ARRAY_TASK_MIN="5", SLURM_ARRAY_TASK_COUNT="4"), "3/4")
        self.assertEqual(self.part(SLURM_PROCID="0", SLURM_NTASKS="2"), "1/2")
        self.assertEqual(self.part(OMPI_COMM_WORLD_RANK="1", OMPI_COMM_WORLD_SIZE="2"), "2/2")
        self.assertEqual(self.part(PMI_RANK="2", PMI_SIZE="9"), "3/9")
        self.assertEqual(self.part(JOB_COMPLETION_INDEX="0", NONET_SHARDS="3"), "1/3")
        self.assertEqual(self.part(PBS_ARRAY_INDEX="3", NONET_SHARDS="3"), "3/3")

    def test_or_not(self):
        self.assertIn("found no variable of a job scheduler", self.part())
        self.assertIn("NONET_SHARDS does not give the number of parts", self.part(JOB_COMPLETION_INDEX="0"))
        self.assertIn("is not one of 3 parts", self.part(PBS_ARRAY_INDEX="4", NONET_SHARDS="3"))


if __name__ == "__main__":
    unittest.main(argv=[sys.argv[0], *sys.argv[2:]])
