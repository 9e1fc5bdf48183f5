#!/usr/bin/python3
"""rate, hint, explain and draw from outside: what they print in every form, and how they end.

    steps.py NONET [unittest arguments]
"""

import html.parser
import json
import os
import re
import sys
import unittest
import xml.etree.ElementTree as ElementTree

from program import CLASSIC, SOLUTION, Case, nonet

GOLDEN = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "golden")
with open(os.path.join(GOLDEN, "ratings.txt"), encoding="ascii") as ratings_file:
    RATINGS = [line.split() for line in ratings_file if line.strip()]
CHAINS = next(row[0] for row in RATINGS if row[1] == "8.5")
SEVERAL = "." * 81
TWO = SOLUTION.translate(str.maketrans("12", ".."))  # the two digits can be exchanged everywhere
CLASH = "33" + "." * 79
LINES = "".join(row[0] + "\n" for row in RATINGS)


class Rate(Case):
    def test_lines_are_the_puzzle_three_numbers_and_the_scale(self):
        expected = "".join("\t".join([*row, "SE 1.2.1"]) + "\n" for row in RATINGS)
        self.check(nonet("rate", text=LINES), 0, expected, "")

    def test_the_output_does_not_depend_on_the_jobs(self):
        one = nonet("rate", "--counts", "--jobs", "1", text=LINES)
        two = nonet("rate", "--counts", "--jobs", "2", text=LINES)
        self.assertEqual(one.stdout, two.stdout)

    def test_csv_keeps_what_came(self):
        run = nonet("rate", text=f"puzzle,name\n{CLASSIC},one\n{SEVERAL},two\n")
        self.check(run, 1, f"puzzle,name,er,ep,ed,scale,status\n{CLASSIC},one,1.5,1.2,1.2,SE 1.2.1,unique\n"
                           f"{SEVERAL},two,,,,SE 1.2.1,multiple\n")

    def test_csv_quotes_what_needs_it_and_keeps_to_its_columns(self):
        name = '"called ""the classic"", of tutorials"'
        run = nonet("rate", text=f"puzzle,name\n{CLASSIC},{name}\nnonsense,two,more,and more\nnonsense\n")
        self.check(run, 3, f"puzzle,name,er,ep,ed,scale,status\n{CLASSIC},{name},1.5,1.2,1.2,SE 1.2.1,unique\n"
                           "nonsense,two,,,,,invalid\nnonsense,,,,,,invalid\n")

    def test_json_has_its_keys_and_counts_add_up(self):
        run = nonet("rate", "--json", "--counts", text=CHAINS)
        answer = json.loads(run.stdout)
        self.assertEqual(answer["status"], "unique")
        self.assertEqual((answer["er"], answer["scale"], answer["ending"]), (8.5, "SE 1.2.1", "solved"))
        path = json.loads(nonet("explain", "--json", text=CHAINS).stdout)
        self.assertEqual(sum(answer["counts"].values()), len(path["steps"]))
        self.assertEqual(answer["er"], max(step["rating"] for step in path["steps"]))

    def test_what_is_not_unique_is_not_rated(self):
        self.check(nonet("rate", text=f"{SEVERAL}\n{CLASH}\n{CLASSIC}\n"), 1,
                   f"{SEVERAL}\tmultiple\n{CLASH}\tnone\n{CLASSIC}\t1.5\t1.2\t1.2\tSE 1.2.1\n", "")

    def test_bad_input_has_its_row_and_its_message(self):
        self.check(nonet("rate", text=f"{CLASSIC}\nnonsense\n{CLASSIC}\n"), 3,
                   f"{CLASSIC}\t1.5\t1.2\t1.2\tSE 1.2.1\nnonsense\tinvalid\n{CLASSIC}\t1.5\t1.2\t1.2\tSE 1.2.1\n")
        run = nonet("rate", text="nonsense\n")
        self.assertRegex(run.stderr.decode(), r"\A<stdin>:1:1: error: found .*, expected .*\n\Z")

    def test_budgets_end_it(self):
        self.check(nonet("rate", "--budget", "50n", text=CHAINS), 5, f"{CHAINS}\tbudget\n", "")
        self.assertEqual(json.loads(nonet("rate", "--json", "--budget", "50n", text=CHAINS).stdout)["status"],
                         "budget")


class Hints(Case):
    def test_five_levels_each_tell_more(self):
        hints = [nonet("hint", "--level", str(level), text=CLASSIC).stdout.decode() for level in range(1, 6)]
        self.assertEqual(len(set(hints)), 5)
        self.assertTrue(hints[0].startswith("Look at rows ") or hints[0].startswith("Look at the "))
        self.assertEqual(hints[4], nonet("hint", text=CLASSIC).stdout.decode())
        self.assertIn(" is ", hints[4])

    def test_a_wrong_value_is_named(self):
        wrong = CLASSIC[:1] + "2" + CLASSIC[2:]  # r1c2 is 1
        run = nonet("hint", "--puzzle", CLASSIC, text=wrong)
        self.check(run, 1, "The grid no longer has a solution: the value of r1c2 is wrong.\n", "")
        answer = json.loads(nonet("hint", "--json", "--puzzle", CLASSIC, text=wrong).stdout)
        self.assertEqual((answer["status"], answer["wrong_values"], answer["wrong_count"]), ("none", [[1, 2]], 1))
        # Without the givens, it is among the possibly wrong ones.
        answer = json.loads(nonet("hint", "--json", text=wrong).stdout)
        self.assertIn([1, 2], answer["wrong_values"])
        self.assertEqual(answer["wrong_count"], 1)

    def test_two_wrong_values_are_named(self):
        entries = list(SOLUTION)
        entries[80] = "."
        entries[1], entries[40] = ("9" if entries[i] != "9" else "8" for i in (1, 40))
        wrong = "".join(entries)
        self.check(nonet("hint", "--puzzle", CLASSIC, "--cells", "a1", text=wrong), 1,
                   "The grid no longer has a solution: the values of A2, E5 are wrong.\n")
        answer = json.loads(nonet("hint", "--json", text=wrong).stdout)
        self.assertEqual((answer["wrong_values"], answer["wrong_count"]), ([[1, 2], [5, 5]], 2))

    def test_givens_that_are_no_puzzle_are_refused(self):
        run = nonet("hint", "--puzzle", "12", text=CLASSIC)
        self.assertEqual(run.returncode, 2)
        self.assertIn(b"nonet: --puzzle: found ", run.stderr)

    def test_wrong_marks_come_before_a_step(self):
        marks = nonet("convert", "--format", "marks", text=CLASSIC).stdout.decode()
        cell = next(i for i in range(81) if sum(c != "." for c in marks[9 * i:9 * i + 9]) >= 3)
        at = 9 * cell + int(SOLUTION[cell]) - 1
        self.check(nonet("hint", text=marks[:at] + "." + marks[at + 1:]), 1,
                   f"The marks of r{cell // 9 + 1}c{cell % 9 + 1} lack the correct digit: check them first.\n")

    def test_why_not_shows_a_contradiction(self):
        run = nonet("hint", "--why-not", "r1c2=9", text=CLASSIC)
        self.assertEqual(run.returncode, 0)
        self.assertRegex(run.stdout.decode(), r"\ASuppose r1c2=9\.\n(1\. [\s\S]+\n)?Then .+\.\n\Z")
        self.check(nonet("hint", "--why-not", "r1c2=1", text=CLASSIC), 1, "r1c2=1 is right.\n")
        answer = json.loads(nonet("hint", "--json", "--why-not", "r1c2=9", text=CLASSIC).stdout)
        self.assertTrue(answer["found"])
        self.assertEqual(answer["why_not"], {"cell": [1, 2], "digit": 9})
        self.assertTrue(answer["clash"]["text"].startswith("Then "))
        self.assertTrue("cell" in answer["clash"] or "house" in answer["clash"])

    def test_why_not_names_a_value_that_is_there_already(self):
        self.check(nonet("hint", "--why-not", "R1C1 = 4", text=CLASSIC), 0, "r1c1 is already 3.\n")
        self.check(nonet("hint", "--why-not", "a1=3", text=CLASSIC), 1, "r1c1=3 is right.\n")
        marks = nonet("convert", "--format", "marks", text=CLASSIC).stdout.decode()
        cell = next(i for i in range(81) if sum(c != "." for c in marks[9 * i:9 * i + 9]) >= 3)
        at = next(9 * cell + d for d in range(9) if marks[9 * cell + d] not in (".", SOLUTION[cell]))
        what = f"r{cell // 9 + 1}c{cell % 9 + 1}={marks[at]}"
        self.check(nonet("hint", "--why-not", what, text=marks[:at] + "." + marks[at + 1:]), 1,
                   f"{what} is no longer among the marks.\n")

    def test_the_givens_stand_even_where_the_player_lacks_one(self):
        lacking = "..." + CLASSIC[3:]
        self.assertEqual(nonet("hint", text=lacking).returncode, 1)
        self.check(nonet("hint", "--puzzle", CLASSIC, text=lacking), 0, nonet("hint", text=CLASSIC).stdout.decode())
        changed = nonet("canon", "--scramble", "--seed", "0", text=CLASSIC).stdout.decode()  # proper, but another puzzle
        self.check(nonet("hint", "--puzzle", CLASSIC, text=changed), 1)

    def test_a_finished_grid_needs_none(self):
        self.check(nonet("hint", text=SOLUTION), 0, "Every cell is filled, and every value is correct.\n")

    def test_bad_input_and_order_with_two_jobs(self):
        run = nonet("hint", "--jobs", "2", text=LINES + "nonsense\n" + CLASSIC + "\n")
        self.assertEqual(run.returncode, 3)
        self.assertEqual(run.stdout, nonet("hint", "--jobs", "1", text=LINES + "nonsense\n" + CLASSIC + "\n").stdout)
        self.assertIn(b"\ninvalid\n", run.stdout)


class Explanations(Case):
    def test_one_puzzle_of_each_band_reads_as_it_did(self):
        folder = os.path.join(GOLDEN, "explain")
        names = sorted(os.listdir(folder))
        self.assertGreaterEqual(len(names), 8)
        for name in names:
            with self.subTest(name), open(os.path.join(folder, name), encoding="utf-8") as file:
                puzzle = file.readline().strip()
                self.check(nonet("explain", text=puzzle), 0, file.read(), "")

    def test_every_step_leads_to_the_next_and_to_the_solution(self):
        answer = json.loads(nonet("explain", "--json", text=CHAINS).stdout)
        grid = list(CHAINS)
        for step in answer["steps"]:
            self.assertTrue(step["place"] or step["remove"])
            self.assertIn(step["name"], step["text"])
            self.assertTrue(step["text"].startswith(f"{step['name']}. {' '.join(step['sentences'])}"))
            for place in step["place"]:
                row, column = place["cell"]
                cell = 9 * (row - 1) + column - 1
                self.assertEqual(grid[cell], ".")
                grid[cell] = str(place["digit"])
        self.assertEqual("".join(grid), answer["end"])
        self.assertEqual(answer["end"], nonet("solve", text=CHAINS).stdout.decode().strip())

    def test_what_is_no_proper_puzzle_is_hints_first(self):
        none = nonet("explain", text=CLASSIC[:1] + "2" + CLASSIC[2:]).stdout.decode()
        self.assertTrue(none.startswith("This puzzle has no solution: "))
        several = nonet("explain", text="." * 81)
        self.check(several, 1, "This puzzle has several solutions: the steps contain only what all solutions have in common.\n"
                   "Stuck after 0 steps: the puzzle has more than one solution.\n", "")
        self.assertIn("several solutions", nonet("explain", "--format", "markdown", text="." * 81).stdout.decode())

    def test_all_steps_are_those_that_could_come_first(self):
        answer = json.loads(nonet("explain", "--json", "--all-steps", text=CLASSIC).stdout)
        first = json.loads(nonet("explain", "--json", text=CLASSIC).stdout)["steps"][0]
        self.assertEqual(answer["steps"][0], first)
        self.assertGreater(len(answer["steps"]), 10)
        text = nonet("explain", "--all-steps", text=CLASSIC).stdout.decode()
        self.assertIn(f"{len(answer['steps'])} steps are possible.\n", text)

    def test_markdown_has_a_row_for_each_step(self):
        steps = json.loads(nonet("explain", "--json", text=CHAINS).stdout)["steps"]
        text = nonet("explain", "--format", "markdown", text=CHAINS).stdout.decode()
        self.assertEqual(len(re.findall(r"^\| \d+ \|", text, re.M)), len(steps))
        self.assertEqual(len(re.findall(r"^\d+\. ", re.sub(r"```.*?```", "", text, flags=re.S), re.M)), len(steps))

    def test_cells_by_letter(self):
        self.assertRegex(nonet("explain", "--cells", "a1", text=CLASSIC).stdout.decode(), r"So [A-I][1-9] is [1-9]\.")

    def test_several_solutions_are_explained_as_far_as_they_agree(self):
        self.check(nonet("explain", text=SEVERAL), 1,
                   "This puzzle has several solutions: the steps contain only what all solutions have in common.\n"
                   "Stuck after 0 steps: the puzzle has more than one solution.\n", "")
        self.check(nonet("explain", "--all-steps", text=SEVERAL), 1,
                   "This puzzle has several solutions: the steps contain only what all solutions have in common.\n"
                   "0 steps are possible.\n", "")
        self.assertIn(b"r1c9 is 9", nonet("explain", text="12345678" + "." * 73).stdout)

    def test_budgets_and_bad_input(self):
        self.assertEqual(nonet("explain", "--budget", "50n", text=CHAINS).returncode, 5)
        self.assertEqual(nonet("explain", text="nonsense").returncode, 3)
        self.assertEqual(nonet("explain", text=TWO).returncode, 1)

    def test_the_page_is_well_formed_and_alone(self):
        run = nonet("explain", "--format", "html", text=f"{CHAINS}\nnonsense <&>\n{CLASSIC}\n")
        self.assertEqual(run.returncode, 3)
        page = Page(run.stdout.decode())
        self.assertEqual(page.open, [])
        self.assertEqual(page.mistakes, [])
        self.assertEqual(page.links - page.ids, set())
        steps = sum(len(json.loads(nonet("explain", "--json", text=puzzle).stdout)["steps"])
                    for puzzle in (CHAINS, CLASSIC))
        self.assertEqual(page.count["article"], steps)
        self.assertEqual(page.count["section"], 3)
        self.assertNotIn("script", page.count)
        self.assertEqual([url for url in page.addresses if not url.startswith("#")], [])
        self.assertIn("default-src 'none'", run.stdout.decode())
        self.assertIn("nonsense &lt;&amp;", run.stdout.decode())
        self.assertEqual(run.stdout, nonet("explain", "--format", "html", "--jobs", "1",
                                           text=f"{CHAINS}\nnonsense <&>\n{CLASSIC}\n").stdout)


class Page(html.parser.HTMLParser):
    """What a page holds, and whether its elements are nested as they should be."""

    EMPTY = {"meta", "rect", "path", "br"}

    def __init__(self, text):
        super().__init__()
        self.open, self.mistakes, self.ids, self.links, self.addresses, self.count = [], [], set(), set(), [], {}
        self.feed(text)
        self.close()

    def handle_starttag(self, tag, attrs):
        self.count[tag] = self.count.get(tag, 0) + 1
        values = dict(attrs)
        if "id" in values:
            if values["id"] in self.ids:
                self.mistakes.append(f"twice the id {values['id']}")
            self.ids.add(values["id"])
        for name in ("href", "src"):
            if name in values:
                self.addresses.append(values[name])
                self.links.add(values[name].removeprefix("#"))
        if tag not in self.EMPTY:
            self.open.append(tag)

    def handle_startendtag(self, tag, attrs):
        self.count[tag] = self.count.get(tag, 0) + 1

    def handle_endtag(self, tag):
        if not self.open or self.open.pop() != tag:
            self.mistakes.append(f"</{tag}> closes something else")


class Drawings(Case):
    SVG = "{http://www.w3.org/2000/svg}"

    def svg(self, *words, text=CLASSIC):
        run = nonet("draw", *words, text=text)
        self.check(run, 0, err="")
        return ElementTree.fromstring(run.stdout)

    def texts(self, root):
        return [element.text for element in root.iter(self.SVG + "text")]

    def test_a_puzzle_as_svg(self):
        root = self.svg()
        givens = sum(c != "." for c in CLASSIC)
        self.assertEqual(len(self.texts(root)), givens + 18)  # and the labels
        self.assertGreater(len(self.texts(self.svg("--candidates"))), givens + 18 + 100)
        self.assertEqual(root.tag, self.SVG + "svg")
        self.assertEqual({child.tag for child in root.iter() if ":" in child.tag.split("}")[-1]}, set())

    def test_marks_that_came_are_drawn(self):
        marks = nonet("convert", "--format", "marks", text=CLASSIC).stdout
        self.assertGreater(len(self.texts(self.svg(text=marks))), 81 + 100)

    def test_a_step_has_its_caption(self):
        steps = json.loads(nonet("explain", "--json", text=CHAINS).stdout)["steps"]
        for number, step in enumerate(steps, 1):
            if number % 7 == 0 or step["name"].startswith("Dynamic"):
                title = self.svg("--step", str(number), text=CHAINS).find(self.SVG + "title").text
                self.assertTrue(title.startswith(step["name"] + ": "), title)

    def test_a_step_by_chosen_techniques(self):
        title = lambda *words: self.svg("--step", "1", *words).find(self.SVG + "title").text
        self.assertTrue(title().startswith("Hidden Single in a Box: "))
        self.assertTrue(title("--only", "naked_single").startswith("Naked Single: "))
        self.assertTrue(title("--without", "hidden_single").startswith("Direct Pointing: "))
        self.check(nonet("draw", "--only", "naked_single", text=CLASSIC), 2, "",
                   "nonet: --only needs --step\n")

    def test_a_step_that_there_is_not(self):
        run = nonet("draw", "--step", "999", text=CLASSIC)
        self.check(run, 1, "")
        self.assertRegex(run.stderr.decode(), r"\A<stdin>:1:1: error: found \d+ steps, expected at least 999\n\Z")

    def test_a_title_that_a_pdf_cannot_show_is_refused(self):
        words = ("draw", "--sheet", "--title")
        run = nonet(*words, "Судоку", "--format", "pdf", text=CLASSIC)
        self.check(run, 2, "", "nonet: --title: the fonts of a PDF lack 'С'; --format svg draws any letter\n")
        self.check(nonet(*words, "Rätsel – „schwer“", "--format", "pdf", text=CLASSIC), 0)
        self.assertIn("Судоку", nonet(*words, "Судоку", "--format", "svg", text=CLASSIC).stdout.decode())

    def test_sheets(self):
        text = LINES.splitlines(keepends=True)[:10]
        pdf = nonet("draw", "--sheet", "--per-page", "4", "--format", "pdf", "--title", "Ten (10)", text="".join(text))
        self.check(pdf, 0, err="")
        self.assertEqual(pdf.stdout[:8], b"%PDF-1.4")
        self.assertEqual(pdf.stdout.count(b"/Type /Page "), 3 + 1)
        self.assertTrue(pdf.stdout.endswith(b"%%EOF\n"))
        alone = nonet("draw", "--sheet", "--per-page", "4", "--format", "pdf", "--no-solutions", text="".join(text))
        self.assertEqual(alone.stdout.count(b"/Type /Page "), 3)
        letter = self.svg("--sheet", "--paper", "letter", "--no-solutions", "--per-page", "10", text="".join(text))
        self.assertEqual((letter.get("width"), letter.get("height")), ("612", "792"))

    def test_what_cannot_be_read_is_left_out(self):
        run = nonet("draw", "--sheet", "--format", "pdf", text=f"{CLASSIC}\nnonsense\n")
        self.assertEqual(run.returncode, 3)
        self.assertEqual(run.stdout.count(b"/Type /Page "), 2)
        self.check(nonet("draw", text="nonsense"), 3, "")
        self.check(nonet("draw", text=""), 0, "", "")

    def test_a_sheet_wants_solutions(self):
        self.assertEqual(nonet("draw", "--sheet", text=SEVERAL).returncode, 1)
        self.assertEqual(nonet("draw", "--sheet", "--no-solutions", text=SEVERAL).returncode, 0)

    def test_options_that_do_not_go_together(self):
        for words in (["--title", "x"], ["--per-page", "2"], ["--sheet", "--step", "1"], ["--step", "0"],
                      ["--sheet", "--per-page", "0"], ["--sheet", "--per-page", "101"], ["--format", "png"]):
            run = nonet("draw", *words, text=CLASSIC)
            self.check(run, 2, "")
            self.assertTrue(run.stderr.startswith(b"nonet: "), run)


class Logic(Case):
    def test_solves_by_techniques_alone(self):
        self.check(nonet("solve", "--engine", "logic", text=CLASSIC), 0, SOLUTION + "\n", "")

    def test_says_where_it_is_stuck(self):
        self.check(nonet("solve", "--engine", "logic", text=TWO), 1, TWO + "\tstuck\n", "")
        self.check(nonet("solve", "--engine", "logic", "--format", "grid", text=TWO), 1,
                   "stuck: no technique finds anything more\n")
        answer = json.loads(nonet("solve", "--engine", "logic", "--json", text=TWO).stdout)
        self.assertEqual((answer["status"], answer["reached"]), ("stuck", TWO))
        stats = nonet("solve", "--engine", "logic", "--stats", text=TWO).stderr.decode()
        self.assertIn("1 puzzle: 1 stuck\n", stats)
        trace = [json.loads(line) for line in nonet("trace", "--engine", "logic", text=TWO).stdout.splitlines()]
        self.assertEqual(trace[-1]["stop"], "stuck")
        table = nonet("compare", "--engines", "logic,fast", text=TWO)
        self.assertEqual(table.returncode, 1)
        self.assertIn("  stuck on 1\n", table.stdout.decode())


if __name__ == "__main__":
    unittest.main(argv=[sys.argv[0], *sys.argv[2:]])
