#!/usr/bin/python3
"""rate and explain on the scale of HoDoKu, from outside.

    hodoku.py NONET [unittest arguments]
"""

import json
import os
import sys
import unittest

from program import CLASSIC, SOLUTION, Case, nonet

GOLDEN = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "golden")
with open(os.path.join(GOLDEN, "ratings.txt"), encoding="ascii") as ratings_file:
    CHAINS = next(line.split()[0] for line in ratings_file if line.strip() and line.split()[1] == "8.5")
SEVERAL = "." * 81


# Puzzles that HoDoKu rated: level, score, and steps by their abbreviations.
def hodoku_paths(version):
    with open(os.path.join(GOLDEN, "hodoku", f"paths_{version}.txt"), encoding="ascii") as paths:
        rows = [line.rstrip("\n").split("\t") for line in paths]
    found = []
    for row in rows:
        if row[0] == "P":
            found.append((row[1], row[2], row[3], []))
        elif row[0] == "S":
            found[-1][3].append(row)
    return found


class RateHodoku(Case):
    PATHS = hodoku_paths("2_2")

    def test_lines_are_level_score_and_the_scale(self):
        puzzles = "".join(path[0] + "\n" for path in self.PATHS)
        expected = "".join("\t".join([*path[:3], "HoDoKu 2.2"]) + "\n" for path in self.PATHS)
        for name in ("hodoku", "hodoku-2.2"):
            self.check(nonet("rate", "--scale", name, "--jobs", "2", text=puzzles), 0, expected, "")

    def test_the_newer_version_has_its_own(self):
        paths = hodoku_paths("2_3")
        run = nonet("rate", "--scale", "hodoku-2.3", text="".join(path[0] + "\n" for path in paths))
        self.check(run, 0, "".join("\t".join([*path[:3], "HoDoKu 2.3"]) + "\n" for path in paths), "")

    def test_both_scales_of_one_reading(self):
        run = nonet("rate", "--scale", "se,hodoku", text=f"{CLASSIC}\n{SEVERAL}\n")
        self.check(run, 1, f"{CLASSIC}\t1.5\t1.2\t1.2\tSE 1.2.1\teasy\t256\tHoDoKu 2.2\n{SEVERAL}\tmultiple\n", "")
        run = nonet("rate", "--scale", "hodoku,se", text=f"puzzle,name\n{CLASSIC},one\n{SEVERAL},two\nnonsense\n")
        self.check(run, 3, "puzzle,name,er,ep,ed,scale,hodoku_level,hodoku_score,hodoku_scale,status\n"
                           f"{CLASSIC},one,1.5,1.2,1.2,SE 1.2.1,easy,256,HoDoKu 2.2,unique\n"
                           f"{SEVERAL},two,,,,SE 1.2.1,,,HoDoKu 2.2,multiple\nnonsense,,,,,,,,,invalid\n")

    def test_json_has_its_keys_and_counts_add_up(self):
        answer = json.loads(nonet("rate", "--json", "--counts", "--scale", "se,hodoku", text=CHAINS).stdout)
        self.assertEqual(answer["er"], 8.5)
        rated = answer["hodoku"]
        path = json.loads(nonet("explain", "--json", "--scale", "hodoku", text=CHAINS).stdout)
        self.assertEqual((path["level"], path["score"], path["scale"]),
                         (rated["level"], rated["score"], rated["scale"]))
        self.assertEqual(sum(rated["counts"].values()), len(path["steps"]))
        self.assertEqual(sum(step["score"] for step in path["steps"]), rated["score"])
        alone = json.loads(nonet("rate", "--json", "--counts", "--scale", "hodoku", text=CHAINS).stdout)
        self.assertEqual(alone["hodoku"], rated)
        self.assertNotIn("er", alone)

    def test_what_is_cut_off_has_no_score(self):
        self.check(nonet("rate", "--scale", "hodoku", "--budget", "50n", text=CHAINS), 5, f"{CHAINS}\tbudget\n", "")
        run = nonet("rate", "--scale", "hodoku", "--json", "--budget", "50n", text=CHAINS)
        self.assertEqual(list(json.loads(run.stdout))[-1], "status")

    def test_scales_that_are_none_are_named(self):
        self.check(nonet("rate", "--scale", "hodoku-2.1", text=CLASSIC), 2, "")
        run = nonet("rate", "--scale", "hodoku,hodoku-2.3", text=CLASSIC)
        self.check(run, 2, "")
        self.assertIn(b"one version of HoDoKu", run.stderr)


class ExplainHodoku(Case):
    def path(self, puzzle, *words):
        return json.loads(nonet("explain", "--scale", "hodoku", "--json", *words, text=puzzle).stdout)

    def test_the_path_is_the_original_one(self):
        for puzzle, level, score, steps in RateHodoku.PATHS:
            path = self.path(puzzle)
            self.assertEqual((path["level"], path["score"], path["ending"]), (level, int(score), "solved"))
            for row, step in zip(steps, path["steps"], strict=True):
                key = "place" if row[4].startswith("+") else "remove"
                named = ["{}{}{}".format(one["digit"], *one["cell"]) for one in step[key]]
                self.assertEqual(row[4][1:].split(), named)
                self.assertEqual(int(row[3]), step["score"])

    def test_chains_are_data_and_words(self):
        steps = [step for puzzle, *_ in RateHodoku.PATHS for step in self.path(puzzle)["steps"] if "chains" in step]
        self.assertGreater(len(steps), 20)
        self.assertTrue(any(len(node["cells"]) > 1 for step in steps for chain in step["chains"]
                            for node in chain["nodes"]))
        for step in steps:
            for chain in step["chains"]:
                self.assertEqual(len(chain["nodes"]), len(chain["sentences"]))
                self.assertEqual(len(chain["nodes"]), len(chain["notation"].split()))

    def test_text_is_numbered_and_ends_with_the_score(self):
        lines = nonet("explain", "--scale", "hodoku", text=CLASSIC).stdout.decode().splitlines()
        self.assertRegex(lines[0], r"\A1\. \[\d+\] (Full House|Naked Single|Hidden Single): r\dc\d=\d\. .*\Z")
        self.assertEqual(lines[-2], f"Solved: {SOLUTION}")
        self.assertRegex(lines[-1], r"\AHoDoKu 2\.2: easy, score 256, \d+ steps\.\Z")
        two = nonet("explain", "--scale", "hodoku", "--stop-after", "2", text=CLASSIC)
        self.check(two, 0, "\n".join([*lines[:2], "Stopped after 2 steps, as --stop-after says.", ""]), "")

    def test_markdown_has_a_table(self):
        text = nonet("explain", "--scale", "hodoku", "--format", "markdown", text=CLASSIC).stdout.decode()
        self.assertIn("| step | score | technique | conclusion |", text)
        self.assertIn("HoDoKu 2.2: easy, score 256", text)

    def test_without_one_solution_there_are_no_steps(self):
        self.check(nonet("explain", "--scale", "hodoku", text=SEVERAL), 1,
                   "No steps: HoDoKu 2.2 requires a unique solution, and this puzzle has several.\n", "")
        self.assertEqual(self.path(SEVERAL)["ending"], "stuck")
        self.assertEqual(self.path(SEVERAL)["steps"], [])

    def test_a_budget_ends_it(self):
        run = nonet("explain", "--scale", "hodoku", "--budget", "500n", text=CHAINS)
        self.assertEqual(run.returncode, 5)
        self.assertIn(b"the budget was spent", run.stdout)
        self.assertNotIn("score", self.path(CHAINS, "--budget", "500n"))

    def test_techniques_can_be_switched_off(self):
        path = self.path(CHAINS, "--without", "full_house,naked_pair")
        self.assertEqual((path["ending"], path["scale"]), ("solved", "HoDoKu 2.2 without full_house and naked_pair"))
        self.assertFalse({step["technique"] for step in path["steps"]} & {"full_house", "naked_pair"})
        singles = ",".join(row.split()[0] for row in nonet("techniques", "--scale", "hodoku").stdout.decode()
                           .splitlines()[1:] if row.split()[0] not in ("full_house", "naked_single", "hidden_single"))
        run = nonet("explain", "--scale", "hodoku", "--without", singles, text=CHAINS)
        self.check(run, 0)
        self.assertRegex(run.stdout.decode().splitlines()[-1], r"\AStuck after \d+ steps: HoDoKu 2\.2 without .* finds nothing more\.\Z")
        self.check(nonet("explain", "--without", "full_house", text=CLASSIC), 2, "")

    def test_its_steps_are_shown_as_all_others(self):
        whole = self.path(CHAINS)
        pruned = self.path(CHAINS, "--pruned")
        self.assertEqual((pruned["ending"], pruned["end"]), ("solved", whole["end"]))
        self.assertLessEqual(len(pruned["steps"]), len(whole["steps"]))
        self.assertTrue(pruned["steps"][0]["kind"].startswith("hodoku."))
        page = nonet("explain", "--scale", "hodoku", "--format", "html", text=CHAINS).stdout.decode()
        self.assertEqual(page.count("<article"), len(whole["steps"]))
        self.assertIn("HoDoKu 2.2", page)
        first = self.path(CHAINS, "--all-steps")
        self.assertEqual(first["scale"], "HoDoKu 2.2")
        self.assertGreater(len(first["steps"]), 1)

    def test_what_is_no_part_of_it_is_refused(self):
        run = nonet("explain", "--scale", "hodoku", "--only", "x_wing", text=CLASSIC)
        self.check(run, 2, "")
        self.assertIn(b"--scale", run.stderr)


if __name__ == "__main__":
    unittest.main(argv=[sys.argv[0], *sys.argv[2:]])
