#!/usr/bin/python3
"""Scales from outside: our own, and those of a file.

    scales.py NONET [unittest arguments]
"""

import json
import os
import sys
import unittest

from program import CLASSIC, SOLUTION, Case, nonet

MEDIUM = "1.....569492.561.8.561.924...964.8.1.64.1....218.356.4.4.5...169.5.614.2621.....5"
SEVERAL = "." * 81
MINE = """# for my class
name mine-2
level gentle 1.0
level tough 2.0
hidden_single 1.0
naked_single 1.5
pointing 2.0
claiming 2.0
naked_triplet 2.5
x_wing 3
"""


class Scales(Case):
    def file(self, text, name="mine.scale"):
        path = os.path.join(self.folder, name)
        with open(path, "w", encoding="utf-8") as file:
            file.write(text)
        return path

    def rated(self, puzzle, *words):
        return json.loads(nonet("rate", "--json", *words, text=puzzle).stdout)

    def test_three_scales_of_one_reading(self):
        run = nonet("rate", "--scale", "se,hodoku,nonet", text=f"{MEDIUM}\n{SEVERAL}\n")
        line, several = run.stdout.decode().splitlines()
        fields = line.split("\t")
        self.assertEqual(fields[1:8], ["3.2", "3.2", "2.6", "SE 1.2.1", "hard", "470", "HoDoKu 2.2"])
        self.assertEqual((fields[8], fields[11]), ("hard", "nonet 1"))
        self.assertEqual(several, f"{SEVERAL}\tmultiple")
        table = nonet("rate", "--scale", "nonet", "--counts", "--format", "csv", text=f"{MEDIUM}\n").stdout.decode()
        self.assertEqual(table.splitlines()[0],
                         "puzzle,nonet_level,nonet_difficulty,nonet_score,nonet_scale,status,nonet_counts")
        answer = self.rated(MEDIUM, "--scale", "se,nonet", "--counts")
        (own,) = answer["scales"]
        self.assertEqual((answer["er"], own["level"], own["scale"], own["ending"]), (3.2, "hard", "nonet 1", "solved"))
        path = json.loads(nonet("explain", "--scale", "nonet", "--json", text=MEDIUM).stdout)
        self.assertEqual((path["level"], path["difficulty"], path["score"], path["scale"]),
                         (own["level"], own["difficulty"], own["score"], own["scale"]))
        self.assertEqual(sum(own["counts"].values()), len(path["steps"]))

    def test_every_command_takes_it(self):
        first = nonet("explain", "--scale", "nonet", "--stop-after", "1", text=MEDIUM).stdout.decode().splitlines()[0]
        hint = nonet("hint", "--scale", "nonet", text=MEDIUM).stdout.decode()
        self.assertTrue(first.endswith(hint.strip()), first + hint)
        lines = nonet("explain", "--scale", "nonet", text=CLASSIC).stdout.decode().splitlines()
        self.assertEqual(lines[-2], f"Solved: {SOLUTION}")
        self.assertRegex(lines[-1], r"\Anonet 1: easy, 1\.\d, \d+ steps\.\Z")
        self.check(nonet("draw", "--scale", "nonet", "--step", "3", text=MEDIUM), 0)
        clash = nonet("hint", "--scale", "nonet", "--why-not", "r1c2=3", text=MEDIUM)
        self.check(clash, 0)
        self.assertIn(b"Suppose r1c2=3", clash.stdout)
        steps = json.loads(nonet("explain", "--scale", "nonet", "--all-steps", "--json", text=MEDIUM).stdout)
        self.assertEqual(steps["scale"], "nonet 1")

    def test_a_technique_switched_off_is_said(self):
        hardest = [step for step in json.loads(nonet("explain", "--scale", "nonet", "--json", text=MEDIUM).stdout)["steps"]]
        hardest = max(hardest, key=lambda step: step["rating"])["technique"]
        (rated,) = self.rated(MEDIUM, "--scale", "nonet", "--without", hardest)["scales"]
        self.assertEqual(rated["scale"], f"nonet 1 without {hardest}")
        se = self.rated(MEDIUM, "--scale", "se", "--without", "naked_triplet")
        self.assertEqual(se["scale"], "SE 1.2.1 without naked_triplet")
        self.check(nonet("rate", "--without", "x_wing", text=MEDIUM), 2, "")
        run = nonet("rate", "--scale", "nonet", "--without", "x_wng", text=MEDIUM)
        self.check(run, 2, "")
        self.assertIn(b"did you mean 'x_wing'", run.stderr)

    def test_a_file_is_a_scale(self):
        mine = self.file(MINE)
        (rated,) = self.rated(CLASSIC, "--scale", mine)["scales"]
        self.assertEqual((rated["level"], rated["scale"]), ("gentle", "mine-2"))
        self.assertEqual(self.rated(MEDIUM, "--scale", self.file("hidden_single 1\n", "few.txt"))["scales"][0]["ending"], "stuck")
        run = nonet("rate", "--scale", self.file("hidden_single 1\n", "few.txt"), text=MEDIUM)
        self.assertRegex(run.stdout.decode(), r"\tstuck\t\d\.\d\t\d+\.\d\tfew\n\Z")
        written = nonet("techniques", "--scale", "nonet", "--file").stdout.decode()
        again = nonet("techniques", "--scale", self.file(written), "--file").stdout.decode()
        self.assertEqual(again, written)

    def test_what_is_wrong_in_a_file_has_its_place(self):
        for text, place in ((MINE + "naked_pear 3\n", "11:1: found 'naked_pear'"), ("", "1:1: found no technique"),
                            ("x_wing 1,5\n", "1:8: found '1,5'")):
            path = self.file(text)
            run = nonet("rate", "--scale", path, text=CLASSIC)
            self.check(run, 2, "")
            self.assertIn(f"{path}:{place}".encode(), run.stderr)
        run = nonet("rate", "--scale", "nont", text=CLASSIC)
        self.check(run, 2, "")
        self.assertIn(b"did you mean 'nonet'", run.stderr)
        self.check(nonet("rate", "--scale", os.path.join(self.folder, "none.scale"), text=CLASSIC), 2, "")

    def test_puzzles_are_made_to_a_level(self):
        for words, level in ((["--level", "medium"], "medium"), (["--scale", "hodoku", "--level", "hard"], "hard"),
                             (["--scale", self.file(MINE), "--level", "tough"], "tough")):
            run = nonet("generate", "--seed", "1", *words)
            self.check(run, 0)
            fields = run.stdout.decode().rstrip("\n").split("\t")
            self.assertEqual(fields[1], level)
            again = nonet("rate", *(words[:2] if words[0] == "--scale" else ["--scale", "nonet"]), text=fields[0]).stdout.decode()
            self.assertEqual(again.split("\t")[1], level)
        made = json.loads(nonet("generate", "--seed", "2", "--scale", "hodoku", "--score", "400..600", "--json").stdout)
        self.assertTrue(400 <= float(made["score"]) <= 600, made)
        run = nonet("generate", "--seed", "1", "--level", "unfair")
        self.check(run, 2, "")
        self.assertIn(b"nightmare", run.stderr)
        self.check(nonet("generate", "--seed", "1", "--scale", "se", "--level", "hard"), 2, "")
        self.check(nonet("generate", "--seed", "1", "--score", "3..4"), 2, "")

    def test_a_technique_of_hodoku_is_needed(self):
        puzzle = nonet("generate", "--seed", "3", "--needs", "w_wing", "--budget", "60s").stdout.decode().split("\t")[0].strip()
        steps = json.loads(nonet("explain", "--scale", "nonet", "--json", text=puzzle).stdout)["steps"]
        self.assertIn("w_wing", {step["technique"] for step in steps})


if __name__ == "__main__":
    unittest.main(argv=[sys.argv[0], *sys.argv[2:]])
