#!/usr/bin/python3
"""Answers that are about the truth, from outside: diagnose, proof and nonet-verify, count --candidates and --list.

    truth.py NONET NONET_VERIFY [--write] [unittest arguments]

What diagnose says is compared with tests/golden/diagnose.txt; --write writes that file anew.
"""

import json
import os
import pathlib
import subprocess
import sys
import unittest

from program import CLASSIC, NONET, SOLUTION, Case, nonet

VERIFY = os.path.abspath(sys.argv[2])
GOLDEN = pathlib.Path(__file__).resolve().parent.parent / "golden" / "diagnose.txt"

DROPPED = "........2.2..5.8.1......3..7.4.9........8541.....37...18....9....7..9...2...4..58"
HARD = "........8..3...4...9..2..6.....79.......612...6.5.2.7...8...5...1.....2.4.5.....3"  # hard for any search
UNSOLVABLE = CLASSIC[:2] + "7" + CLASSIC[3:]
EMPTY = "." * 81
BATCH = "\n".join([CLASSIC, DROPPED, "rubbish", UNSOLVABLE, CLASSIC[:40] + CLASSIC[41:]]) + "\n"


def verify(*words, text=b""):
    return subprocess.run([VERIFY, *words], input=text, capture_output=True, timeout=120, check=False)


def golden():
    """Cases of the golden file: heading, options, input, expected output."""
    for case in GOLDEN.read_text().split("=== ")[1:]:
        heading, rest = case.split("\n", 1)
        options, rest = rest.split("\n", 1)
        text, expected = rest.split("--- says\n", 1)
        yield heading, options.split()[1:], text, expected


class Diagnose(Case):
    KEYS = {"file", "line", "puzzle", "status", "solutions", "exact", "duplicates", "dead_ends", "conflict", "differing",
            "single_completions", "completions_known", "fewest_completions", "fewest_proved", "fewest_needed", "repairs",
            "repairs_known", "headline", "about", "sentences"}

    def test_says_what_the_golden_file_says(self):
        cases = list(golden())
        self.assertGreaterEqual(len(cases), 15)
        for heading, options, text, expected in cases:
            with self.subTest(heading):
                patient = [] if "--budget" in options else ["--budget", "1m"]  # a slow machine must give the same answer
                self.assertEqual(nonet("diagnose", *patient, *options, text=text).stdout.decode(), expected)

    def test_exit_codes(self):
        for text, code in ((CLASSIC, 0), (SOLUTION, 0), (DROPPED, 1), (UNSOLVABLE, 1), ("rubbish", 3), ("", 0)):
            self.assertEqual(nonet("diagnose", text=text).returncode, code, text)
        self.check(nonet("diagnose", "/no/such/file"), 4, "")
        self.check(nonet("diagnose", "--order", "r1c1"), 2, "", "nonet: --order needs --puzzle\n")
        self.check(nonet("diagnose", "--puzzle", "x"), 2, "")
        self.check(nonet("diagnose", "--puzzle", CLASSIC, "--order", "r0c1"), 2, "",
                   "nonet: --order: found 'r0c1', expected a cell like r4c7 or D7\n")

    def test_bad_input_is_reported_by_place_and_the_batch_goes_on(self):
        run = nonet("diagnose", text=BATCH)
        self.assertEqual(run.returncode, 3)
        self.assertRegex(run.stderr.decode(), r"\A<stdin>:3:\d+: error: found .*\n<stdin>:5:81: error: found 80 cells, "
                                              r"expected 81\n\Z")
        self.assertEqual(len(run.stdout.decode().split("\n\n")), 5)

    def test_the_output_is_the_same_for_any_number_of_jobs(self):
        for form in ((), ("--json",)):
            one, two = (nonet("diagnose", *form, "--jobs", jobs, text=BATCH * 10) for jobs in "12")
            self.assertEqual((one.stdout, one.stderr), (two.stdout, two.stderr))

    def test_json_has_the_documented_keys(self):
        run = nonet("diagnose", "--json", text=BATCH)
        proper, several, rubbish, none, short = map(json.loads, run.stdout.splitlines())
        for record in (proper, several, none):
            self.assertLessEqual(set(record), self.KEYS)
        self.assertEqual((proper["status"], proper["solutions"], proper["repairs"]), ("unique", 1, []))
        self.assertEqual((several["solutions"], several["exact"], len(several["single_completions"])), (26, True, 5))
        self.assertEqual(several["single_completions"][0], {"cell": [1, 1], "from": None, "to": 6})
        self.assertEqual(set(none["conflict"]) - {"dead_end"}, {"cells", "minimal", "minimum", "reason", "steps"})
        self.assertEqual(none["duplicates"][0]["digit"], 7)
        self.assertEqual((rubbish["status"], short["status"], short["error"]["found"]), ("invalid", "invalid", "80 cells"))
        self.assertIn(CLASSIC, [repair["grid"] for repair in short["repairs"]])
        self.assertEqual(set(short["repairs"][0]), {"slip", "slip_text", "edits", "grid", "text"})

    def test_json_of_a_players_grid(self):
        wrong = ("4" if SOLUTION[0] != "4" else "5") + SOLUTION[1:80] + ("1" if SOLUTION[80] != "1" else "2")
        run = nonet("diagnose", "--json", "--puzzle", CLASSIC, "--order", "r2c2,r9c9,r9c8", text=wrong)
        self.assertEqual(run.returncode, 1)
        record = json.loads(run.stdout)
        self.assertEqual([edit["cell"] for edit in record["changed"]], [[1, 1]])
        self.assertEqual([edit["cell"] for edit in record["wrong"]], [[9, 9]])
        self.assertEqual(record["first_wrong"][0]["to"], int(SOLUTION[80]))

    def test_a_spent_budget_is_reported(self):
        run = nonet("diagnose", "--budget", "3n", text=DROPPED)
        self.assertEqual((run.returncode, run.stdout), (5, b"the budget was spent before an answer was found\n"))

    def test_nodes_bound_each_of_its_questions(self):
        for nodes, all_of_it in (("5n", False), ("1000000n", True)):
            puzzle = json.loads(nonet("diagnose", "--json", "--budget", nodes, text=UNSOLVABLE).stdout)
            self.assertEqual((puzzle["status"], puzzle["repairs_known"]), ("none", all_of_it), nodes)
            self.assertEqual((puzzle["conflict"]["minimal"], puzzle["conflict"]["minimum"]), (all_of_it, all_of_it), nodes)
            text = json.loads(nonet("diagnose", "--json", "--budget", nodes, text=HARD + ".").stdout)
            self.assertEqual((len(text["repairs"]) > 0, text["repairs_known"]), (all_of_it, all_of_it), nodes)
            self.assertEqual("the budget was spent before" in str(text["sentences"]), not all_of_it, nodes)
            self.assertNotIn("no grid", str(text["sentences"]))
            entries = nonet("diagnose", "--json", "--budget", nodes, "--puzzle", HARD, text=HARD)
            self.assertEqual((entries.returncode, json.loads(entries.stdout)["status"]),
                             (0, "unique") if all_of_it else (5, "budget"), nodes)

    def test_marks_are_coloured_only_where_it_is_wanted(self):
        self.assertNotIn(b"\x1b", nonet("diagnose", text=UNSOLVABLE).stdout)
        self.assertIn(b"\x1b[1;31m7!", nonet("diagnose", "--color", "always", text=UNSOLVABLE).stdout)

    def test_a_closed_pipe_is_success(self):
        path = self.file("many.txt", (DROPPED + "\n") * 500)
        script = f'"{NONET}" diagnose "{path}" | head -n 1; echo "${{PIPESTATUS[0]}}"'
        run = subprocess.run(["bash", "-c", script], capture_output=True, text=True, timeout=60, check=False)
        self.assertEqual((run.stdout, run.stderr), ("26 solutions\n0\n", ""))


class Proofs(Case):
    def test_are_accepted_through_a_pipe_and_from_files(self):
        made = nonet("proof", text=f"{CLASSIC}\n{DROPPED}\n{UNSOLVABLE}\n")
        self.assertEqual(made.returncode, 1)
        self.assertEqual([line.split()[0] for line in made.stdout.decode().splitlines()], ["unique", "several", "none"])
        for run in (verify(text=made.stdout), verify("-", text=made.stdout), verify(self.file("proofs", made.stdout))):
            self.check(run, 0, "3 accepted, 0 rejected\n")
            self.assertRegex(run.stderr.decode(), r"\Anonet-verify: \S+ s of CPU time, \d+ a second\n\Z")

    def test_bad_input_leaves_a_comment_in_its_place(self):
        run = nonet("proof", text=BATCH)
        self.assertEqual(run.returncode, 3)
        kinds = [line.split()[0] for line in run.stdout.decode().splitlines()]
        self.assertEqual(kinds, ["unique", "several", "#", "none", "#"])
        self.assertIn("<stdin>:3:", run.stderr.decode())
        self.check(verify(text=run.stdout), 0, "3 accepted, 0 rejected\n")

    def test_are_the_same_for_any_number_of_jobs_in_both_forms(self):
        for form in ((), ("--binary",)):
            one, two = (nonet("proof", *form, "--jobs", jobs, text=BATCH * 200).stdout for jobs in "12")
            self.assertEqual(one, two)
            self.check(verify(text=one), 0, "600 accepted, 0 rejected\n")

    def test_of_marks_are_refused_and_reported(self):
        run = nonet("proof", text="123456789" * 81 + "\n")
        self.assertEqual(run.returncode, 3)
        self.assertTrue(run.stdout.startswith(b"# "))

    def test_a_spent_budget_is_reported(self):
        hard = "........8..3...4...9..2..6.....79.......612...6.5.2.7...8...5...1.....2.4.5.....3"
        run = nonet("proof", "--budget", "100n", text=hard)
        self.check(run, 5, f"# {hard}\tbudget\n")

    def test_the_checker_names_the_line_that_is_wrong(self):
        good = nonet("proof", text=CLASSIC).stdout
        path = self.file("proofs", good + b"\n" + good.replace(b"unique", b"none") + good)
        run = verify(path)
        self.assertEqual((run.returncode, run.stdout), (1, b"2 accepted, 1 rejected\n"))
        self.assertIn(f"{path}:3: rejected: ".encode(), run.stderr)

    def test_the_checkers_other_exits(self):
        help_text = verify("--help").stdout.decode()
        self.check(verify("-h"), 0, help_text, "")
        for word in ("Usage: nonet-verify [OPTIONS] [FILE...]", "--all", "--help", "Exit codes: 0 "):
            self.assertIn(word, help_text)
        run = verify("--hlep")
        self.check(run, 2, "")
        self.assertEqual(run.stderr, b"nonet-verify: unknown option '--hlep'; try 'nonet-verify --help'\n")

    def test_nothing_of_a_file_reaches_the_terminal_as_it_is(self):
        bad = b"\x1b]0;title\x07\x1b[31m " + CLASSIC.encode() + b"\nnone \x9b2J\xff\x00\nnone " + CLASSIC.encode() + b" r\x1bc1\n"
        path = self.file("bad\x1b[31m.txt", bad)
        for run in (verify(path), verify("-", text=bad), verify(path + "\x07missing"), verify("-\x1b[31m")):
            self.assertNotEqual(run.returncode, 0)
            for byte in run.stdout + run.stderr:
                self.assertTrue(byte == 10 or 32 <= byte < 127, run)
        self.assertIn(b"rejected: '\\x1b]0;title\\x07\\x1b[31m' where", verify("-", text=bad).stderr)

    def test_a_hundred_rejected_lines_are_named_and_the_others_counted(self):
        bad = b"nonsense\n" * 1000
        run = verify("-", text=bad)
        self.check(run, 1, "0 accepted, 1000 rejected\n")
        self.assertEqual(run.stderr.count(b": rejected: "), 100)
        self.assertIn(b"nonet-verify: 900 more rejected lines are not named (--all names them)\n", run.stderr)
        self.assertEqual(verify("--all", "-", text=bad).stderr.count(b": rejected: "), 1000)
        self.check(verify("--what"), 2, "")
        self.check(verify("/no/such/file"), 4, "0 accepted, 0 rejected\n")
        self.check(verify(text=b"# nothing but a comment\n"), 4, "0 accepted, 0 rejected\n")
        self.check(verify(text=nonet("proof", "--binary", text=CLASSIC).stdout[:-3]), 4)

    def test_a_closed_pipe_is_success(self):
        path = self.file("many.txt", (CLASSIC + "\n") * 20_000)
        script = f'"{NONET}" proof "{path}" | head -n 1 | cut -d" " -f1; echo "${{PIPESTATUS[0]}}"'
        run = subprocess.run(["bash", "-c", script], capture_output=True, text=True, timeout=60, check=False)
        self.assertEqual((run.stdout, run.stderr), ("unique\n0\n", ""))


class Counts(Case):
    def test_candidates_are_the_union_of_the_list(self):
        listed = nonet("count", "--list", "--limit", "0", text=DROPPED).stdout.decode().split()
        self.assertEqual(len(listed), 26)
        union = "".join(digit if any(solution[cell] == digit for solution in listed) else "."
                        for cell in range(81) for digit in "123456789")
        self.check(nonet("count", "--candidates", "--format", "marks", text=DROPPED), 0, union + "\n", "")
        record = json.loads(nonet("count", "--candidates", "--json", text=DROPPED).stdout)
        self.assertEqual(list(record), ["file", "line", "puzzle", "candidates", "exact"])
        self.assertEqual((record["candidates"], record["exact"]), (union, True))

    def test_bad_input_keeps_its_row(self):
        run = nonet("count", "--candidates", "--format", "marks", text=f"x\n{UNSOLVABLE}\n")
        self.check(run, 3, f"x\tinvalid\n{'.' * 729}\n")
        run = nonet("count", "--list", text=f"x\n{UNSOLVABLE}\n{CLASSIC}\n")
        self.check(run, 3, f"x\tinvalid\n{UNSOLVABLE}\tnone\n{SOLUTION}\n")
        rows = nonet("count", "--list", "--json", text=f"x\n{UNSOLVABLE}\n{CLASSIC}\n").stdout.splitlines()
        self.assertEqual([json.loads(row).get("status") for row in rows], ["invalid", "none", None])

    def test_the_order_is_that_of_the_input_for_any_number_of_jobs(self):
        for words in (("--list", "--limit", "0"), ("--candidates",), ("--candidates", "--json"), ("--limit", "100")):
            one, two = (nonet("count", *words, "--jobs", jobs, text=BATCH * 20) for jobs in "12")
            self.assertEqual((one.stdout, one.stderr), (two.stdout, two.stderr))

    def test_a_spent_budget_ends_with_code_5(self):
        self.assertEqual(nonet("count", "--candidates", "--budget", "10n", text=EMPTY).returncode, 5)
        self.check(nonet("count", "--limit", "0", "--budget", "10n", text=EMPTY), 5)

    def test_a_closed_pipe_is_success(self):
        path = self.file("many.txt", (DROPPED + "\n") * 2000)
        script = f'"{NONET}" count --candidates --format marks "{path}" | head -c 3; echo "${{PIPESTATUS[0]}}"'
        run = subprocess.run(["bash", "-c", script], capture_output=True, text=True, timeout=60, check=False)
        self.assertEqual(run.stderr, "")
        self.assertTrue(run.stdout.endswith("0\n"))


def write():
    text = GOLDEN.read_text().split("=== ")[0]
    for heading, options, puzzle, _ in golden():
        says = nonet("diagnose", *options, text=puzzle).stdout.decode()
        text += f"=== {heading}\n{' '.join(['nonet', *options])}\n{puzzle}--- says\n{says}"
    GOLDEN.write_text(text)


class Estimates(Case):
    EMPTY = "." * 81

    def test_are_the_same_with_every_kernel_and_for_any_number_of_jobs(self):
        listed = [json.loads(line) for line in nonet("engines", "--json").stdout.splitlines()]
        kernels = [one["kernel"] for one in listed if one.get("supported")]
        self.assertIn("portable", kernels)
        text = f"{self.EMPTY}\n{CLASSIC}\n{self.EMPTY}\n"
        rows = {nonet("count", "--estimate", "--seed", "1", "--probes", "50", "--jobs", jobs, text=text,
                      env={**os.environ, "NONET_KERNEL": kernel}).stdout for kernel in kernels for jobs in "12"}
        self.assertEqual(len(rows), 1, rows)
        first, exact, third = rows.pop().decode().splitlines()
        self.assertRegex(first, r"^~\d\.\d\de\+21 \(95 %: \d\.\d\de\+21 \.\. \d\.\d\de\+\d\d; 50 probes, seed 1\)$")
        self.assertEqual((exact, third), ("1", first))

    def test_depend_on_the_seed(self):
        def estimate(seed):
            return nonet("count", "--estimate", "--probes", "20", "--seed", seed, text=self.EMPTY).stdout
        self.assertEqual(estimate("7"), estimate("7"))
        self.assertNotEqual(estimate("7"), estimate("8"))

    def test_json_has_the_documented_keys(self):
        run = nonet("count", "--estimate", "--probes", "20", "--json", text=f"{self.EMPTY}\n{CLASSIC}\nx\n")
        self.assertEqual(run.returncode, 3)
        about, exact, invalid = map(json.loads, run.stdout.splitlines())
        self.assertEqual(list(about), ["file", "line", "puzzle", "estimate", "low", "high", "at_least", "probes", "seed",
                                       "exact"])
        self.assertLess(about["low"], about["estimate"])
        self.assertLess(about["estimate"], about["high"])
        self.assertEqual((exact["count"], exact["exact"]), (1, True))
        self.assertEqual(invalid["status"], "invalid")

    def test_a_spent_budget_leaves_what_was_counted(self):
        self.check(nonet("count", "--estimate", "--seed", "1", "--budget", "10n", text=self.EMPTY), 5, "at least 0\n", "")
        run = nonet("count", "--estimate", "--budget", "10n", "--json", text=self.EMPTY)
        self.assertEqual((json.loads(run.stdout)["estimate"], json.loads(run.stdout)["high"]), (None, None))

    def test_go_with_no_other_question(self):
        for words in (("--limit", "3"), ("--list",), ("--candidates",)):
            self.check(nonet("count", "--estimate", *words), 2, "")
        for words in (("--seed", "3"), ("--probes", "3")):
            self.check(nonet("count", *words), 2, "", "nonet: --seed and --probes need --estimate\n")


if __name__ == "__main__":
    if sys.argv[3:] == ["--write"]:
        write()
    else:
        unittest.main(argv=[sys.argv[0], *sys.argv[3:]])
