#!/usr/bin/python3
"""Two writers in one folder, and files that changed between two runs: a run that ends with 0 leaves the right files.

    writers.py NONET [--long]

--long runs 200 pairs of each kind.
"""

import os
import random
import re
import shutil
import subprocess
import sys
import time
import unittest

from program import NONET, Case, nonet

LONG = "--long" in sys.argv
PAIRS = 200 if LONG else 12
COUNT = "1500" if LONG else "200"
RNG_SEED = 20261128
HOLDER = rb"in use by process \d+ on \S+, started at \d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ, expected a folder that no other run uses"


def contents(folder):
    files = {}
    for name in sorted(os.listdir(folder)):
        with open(os.path.join(folder, name), "rb") as file:
            files[name] = file.read()
    return files


class Writers(Case):
    def words(self, seed, *more):
        return ["dataset", "make", "-n", COUNT, "--strata", "24,26..27,30", "--split", "0.9", "--seed", str(seed), *more]

    def made(self, *words):
        """The files of a run that nobody disturbs."""
        folder = os.path.join(self.folder, "alone")
        self.check(nonet(*words, "--output", folder), 0)
        files = contents(folder)
        shutil.rmtree(folder)
        return files

    def start(self, words, folder):
        return subprocess.Popen([NONET, *words, "--output", folder], stdin=subprocess.DEVNULL, stdout=subprocess.PIPE,
                                stderr=subprocess.PIPE)

    def pairs(self, first, second):
        """Two runs at once, again and again."""
        files = [self.made(*first), self.made(*second)]
        rng = random.Random(RNG_SEED)
        refused = 0
        for number in range(PAIRS):
            folder = os.path.join(self.folder, str(number))
            runs = []
            for words in (first, second):
                runs.append(self.start(words, folder))
                time.sleep(rng.choice((0, 0, 0.001, 0.02)))
            ends = [(run, *run.communicate()) for run in runs]
            codes = [run.returncode for run, *_ in ends]
            self.assertIn(0, codes, ends)
            for own, (run, _, err) in zip(files, ends, strict=True):
                if run.returncode == 0:
                    self.assertEqual(contents(folder), own, f"pair {number}, {ends}")
                elif run.returncode == 4:
                    refused += 1
                    self.assertRegex(err, HOLDER)
                    other = next(one for one, *_ in ends if one is not run)
                    self.assertIn(b"process %d on " % other.pid, err)
                else:
                    self.assertEqual(run.returncode, 2, err)  # the other one had finished
                    self.assertRegex(err, rb"holds a run (already|with other options)")
            shutil.rmtree(folder)
        print(f"{PAIRS} pairs, {refused} refused (seed of the delays {RNG_SEED})")

    def test_of_two_equal_runs_one_is_refused(self):
        self.pairs(self.words(7, "--resume"), self.words(7, "--resume"))

    def test_of_two_runs_with_other_seeds_one_is_refused(self):
        self.pairs(self.words(7, "--resume"), self.words(8, "--resume"))
        self.pairs(self.words(7), self.words(8))

    def test_of_two_splits_one_is_refused(self):
        puzzles = self.file("puzzles.txt", nonet("generate", "-n", "3000", "--seed", "1").stdout.decode())
        self.pairs(["dataset", "split", puzzles, "--seed", "1", "--resume"],
                   ["dataset", "split", puzzles, "--seed", "2", "--resume"])

    def test_a_killed_holder_leaves_the_folder_free(self):
        words = self.words(7, "--resume")
        files, folder = self.made(*words), os.path.join(self.folder, "killed")
        run = self.start(words, folder)
        while not os.path.exists(os.path.join(folder, "checkpoint")):
            time.sleep(0.001)
        run.kill()
        run.communicate()
        self.check(nonet(*words, "--output", folder), 0)
        self.assertEqual(contents(folder), files)

    def test_a_changed_file_is_not_resumed(self):
        """One flipped bit anywhere in any file of a finished run, or in the rows of one that was stopped."""
        puzzles = self.file("puzzles.txt", nonet("generate", "-n", "300", "--seed", "1").stdout.decode())
        rng = random.Random(RNG_SEED)
        for words in (["dataset", "make", "-n", "30", "--strata", "24,30", "--seed", "7", "--split", "0.7"],
                      ["dataset", "make", "-n", "30", "--strata", "24", "--seed", "7", "--json"],
                      ["dataset", "split", puzzles, "--seed", "1"], ["dataset", "audit", puzzles, puzzles]):
            folder = os.path.join(self.folder, "changed")
            good = nonet(*words, "--output", folder)
            self.check(nonet(*words, "--resume", "--output", folder), good.returncode, good.stdout.decode(), "")
            files = contents(folder)
            for name, whole in files.items():
                path = os.path.join(folder, name)
                for bit in rng.sample(range(8 * len(whole)), 20):
                    changed = bytearray(whole)
                    changed[bit // 8] ^= 1 << bit % 8
                    with open(path, "wb") as file:
                        file.write(changed)
                    again = nonet(*words, "--resume", "--output", folder)
                    self.assertEqual((again.returncode, again.stdout), (2, b""), f"{words}: bit {bit} of {name}")
                    expected = re.escape(path).encode() if name != "checkpoint" else b"--resume: "
                    self.assertRegex(again.stderr, expected)
                for changed in (whole + b"\n", whole[:-1]):
                    with open(path, "wb") as file:
                        file.write(changed)
                    self.assertEqual(nonet(*words, "--resume", "--output", folder).returncode, 2, name)
                with open(path, "wb") as file:
                    file.write(whole)
            self.check(nonet(*words, "--resume", "--output", folder), good.returncode, good.stdout.decode(), "")
            shutil.rmtree(folder)

    def test_rows_of_a_stopped_run_are_compared_too(self):
        folder = os.path.join(self.folder, "stopped")
        words = ["dataset", "make", "-n", "100000", "--strata", "24", "--seed", "7", "--resume"]
        run, path = self.start(words, folder), os.path.join(folder, "puzzles.csv")
        while not os.path.exists(path) or os.path.getsize(path) < 20_000:
            time.sleep(0.001)
        time.sleep(0.2)  # so that a checkpoint follows
        run.kill()
        run.communicate()
        checkpoint = contents(folder)["checkpoint"].decode()
        size = int(re.search(r"^file (\d+) ", checkpoint, re.MULTILINE).group(1))
        self.assertGreater(size, 200)
        with open(path, "r+b") as file:
            file.seek(size - 20)  # within a solution, where the row would remain readable
            byte = file.read(1)
            file.seek(size - 20)
            file.write(bytes([byte[0] ^ 1]))
        again = nonet(*words, "--output", folder)
        self.check(again, 2, "")
        self.assertIn(b"puzzles.csv was changed: its SHA-256 differs from the checkpoint", again.stderr)

    def test_shards_in_one_file_are_noticed(self):
        path, other = os.path.join(self.folder, "1"), os.path.join(self.folder, "2")
        with open(other, "wb") as out:
            out.write(nonet("generate", "-n", "2000", "--seed", "7", "--shard", "2/2").stdout)
        good = nonet("generate", "-n", "2000", "--seed", "7").stdout
        for number in range(PAIRS // 2):
            runs = []
            for seed in ("7", "7" if number % 2 else "8"):
                with open(path, "wb") as out:
                    runs.append(subprocess.Popen([NONET, "generate", "-n", "2000", "--seed", seed, "--shard", "1/2"], stdout=out))
            for run in runs:
                run.wait()
            merged = nonet("merge", path, other)
            self.assertIn((merged.returncode, merged.stdout), ((0, good), (3, b"")))


if __name__ == "__main__":
    unittest.main(argv=[sys.argv[0], *[word for word in sys.argv[2:] if word != "--long"]])
