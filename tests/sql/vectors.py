"""The extension in Python's SQLite answers as the C++ interface does: every conformance vector that it can be asked, by two
threads at once, each with a connection of its own.

  vectors.py EXTENSION VECTORS
"""

import json
import sqlite3
import subprocess
import sys
from collections import Counter
from concurrent.futures import ThreadPoolExecutor

DECIDED = ("unique", "none", "multiple")


def solve(ask, puzzle, options, answer):
    # Other engines than SQL's may differ, except in decided answers.
    if answer["status"] in DECIDED and options["limits"]["solutions"] == 2:
        solution = answer["solution"] if answer["status"] == "unique" else None
        return ask("select sudoku_status(?1), sudoku_solve(?1)", puzzle), (answer["status"], solution)
    return None


def check(ask, puzzle, answer):
    # SQL limits the nodes and the vectors do not: none of these puzzles takes ten million.
    return json.loads(ask("select sudoku_check(?)", puzzle)[0]), answer


def count(ask, puzzle, limits, answer):
    return ask("select sudoku_count(?, ?)", puzzle, limits["solutions"]), (answer["count"],)


def diagnose(ask, puzzle, limits, answer):
    if len(puzzle) != 81:  # sudoku_diagnose also accepts text that is not a puzzle
        assert ask("select sudoku_error(?)", puzzle)[0]
    return json.loads(ask("select sudoku_diagnose(?, ?)", puzzle, limits["nodes"])[0]), answer


def hint(ask, puzzle, options, answer):
    return json.loads(ask("select sudoku_hint(?, ?, ?)", puzzle, options["level"], options["nodes"])[0]), answer


def explain(ask, puzzle, options, answer):
    if options.keys() != {"nodes"}:
        return None
    rows = ask("select json_group_array(text) from sudoku_steps(?, ?)", puzzle, options["nodes"])
    found = json.loads(ask("select sudoku_explain(?, ?)", puzzle, options["nodes"])[0])
    return (found, json.loads(rows[0])), (answer, [step["text"] for step in answer["steps"]])


def rate(ask, puzzle, limits, answer):
    words = "select sudoku_rate(?1, ?2), sudoku_rate_ep(?1, ?2), sudoku_rate_ed(?1, ?2)"
    rated = answer["status"] == "unique"
    expected = tuple(float(answer[key]) if rated else None for key in ("er", "ep", "ed"))
    return ask(words, puzzle, limits["nodes"]), expected


def generate(ask, options, first, number, answer):
    words = """select json_group_array(json_object('item', item, 'puzzle', puzzle, 'solution', solution, 'givens', givens,
        'met', met)) from sudoku_generate(?, ?, ?, ?, ?) where attempts = ? and fewest_givens = ? and most_givens = ?"""
    fewest, most = options.get("givens", (0, 81))
    found = ask(words, options["seed"], number, first, options["symmetry"], options["minimal"], options["attempts"], fewest, most)
    keys = ("item", "puzzle", "solution", "givens", "met")
    return json.loads(found[0]), [{key: one[key] for key in keys} for one in answer]


def canon(ask, puzzle, answer):
    form, whole = ask("select sudoku_canon(?1), sudoku_canon_json(?1)", puzzle)
    return (form, json.loads(whole)), (answer["form"], answer)


def same(ask, puzzle, other, answer):
    return ask("select sudoku_class(?) = sudoku_class(?)", puzzle, other), (answer["same"],)


def scramble(ask, puzzle, seed, item, answer):
    return ask("select sudoku_scramble(?, ?, ?)", puzzle, seed, item), (answer,)


def write(ask, puzzle, form, answer):
    return ask("select sudoku_format(?, ?)", puzzle, form), (answer,)


QUESTIONS = {
    "solve": solve, "check": check, "count": count, "diagnose": diagnose, "hint": hint, "explain": explain, "rate": rate,
    "generate": generate, "canon": canon, "same": same, "scramble": scramble, "format": write,
}  # fmt: skip


def ask_all(extension, lines):
    connection = sqlite3.connect(":memory:")
    connection.enable_load_extension(True)
    connection.load_extension(extension)
    asked, wrong = Counter(), []

    def ask(words, *given):
        return connection.execute(words, given).fetchone()

    for line in lines:
        question, given, answer = json.loads(line).values()
        compared = QUESTIONS[question](ask, *given, answer) if question in QUESTIONS else None
        if compared:
            asked[question] += 1
            if compared[0] != compared[1]:
                wrong.append(f"{line}\n  found    {compared[0]}\n  expected {compared[1]}")
    return asked, wrong


def main():
    extension, program = sys.argv[1:]
    lines = subprocess.run([program, "4000"], capture_output=True, text=True, check=True).stdout.splitlines()
    with ThreadPoolExecutor(2) as threads:
        parts = list(threads.map(lambda part: ask_all(extension, part), (lines[::2], lines[1::2])))
    asked = parts[0][0] + parts[1][0]
    wrong = parts[0][1] + parts[1][1]
    print(", ".join(f"{question} {asked[question]}" for question in QUESTIONS))
    for text in wrong[:5]:
        print(text[:2000])
    missing = [question for question in QUESTIONS if not asked[question]]
    sys.exit(f"{len(wrong)} answers differ; not asked: {missing}" if wrong or missing else 0)


main()
