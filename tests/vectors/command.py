#!/usr/bin/env python3
"""The command against the conformance vectors: what it writes with --json is what the C++ interface answers.

  command.py VECTORS NONET

Questions that want the same options are asked in one run, a puzzle on each line.  Of what the command cannot be asked, the
counters of an engine and what stopped a count, nothing is compared; everything else is, key by key.
"""

import json
import math
import subprocess
import sys
from collections import defaultdict

SCRAMBLED = 20261121  # the seed of the vectors
LONGEST_RUN = 200  # of generate, which makes every puzzle before the requested one


class Command:
    def __init__(self, program):
        self.program = program
        self.asked = defaultdict(int)
        self.wrong = []

    def run(self, *words, stdin=""):
        done = subprocess.run([self.program, *words], input=stdin, capture_output=True, text=True, check=False)
        if done.returncode not in (0, 1, 3, 5):  # yes, no, unreadable text, budget
            sys.exit(f"nonet {' '.join(words)} ended with {done.returncode}: {done.stderr}")
        return done.stdout

    def objects(self, *words, stdin=""):
        return [json.loads(line) for line in self.run(*words, "--json", stdin=stdin).splitlines()]

    def compare(self, question, expected, found, about):
        self.asked[question] += 1
        if expected != found:
            self.wrong.append(f"{question} {about}\n  expected {expected}\n  found    {found}")


def without(answer, *keys):
    return {key: value for key, value in answer.items() if key not in keys}


def cells(puzzle):
    return "".join(str(value) if value else "." for value in puzzle)


def budget(limits):
    return ["--budget", f"{limits['nodes']}n"] if limits.get("nodes") else []


# The words of the command for a question about one puzzle, which is its first argument.


def solve(options):
    first = ["--first"] if options["limits"]["solutions"] == 1 else []
    return ["solve", "--engine", options["engine"], *first, *budget(options["limits"])]


def chosen(options):
    words = ["--scale", options["scale"]] if "scale" in options else []
    for name in ("only", "without"):
        words += ["--" + name, ",".join(options[name])] if name in options else []
    return words


def explain(options):
    return ["explain", *budget(options)] + (["--pruned"] if options.get("pruned") else []) + chosen(options)


def rate(options):
    scale = options.get("scale", "se")
    off = ["--without", ",".join(options["without"])] if "without" in options else []
    return ["rate", "--scale", scale if isinstance(scale, str) else ",".join(scale), *off, *budget(options)]


def why_not(candidate, limits):
    cell = f"r{candidate['cell'] // 9 + 1}c{candidate['cell'] % 9 + 1}={candidate['digit']}"
    return ["hint", "--why-not", cell, *budget(limits), *chosen(limits)]


WORDS = {
    "solve": solve,
    "check": lambda: ["check"],
    "count": lambda limits: ["count", "--limit", str(limits["solutions"])],
    "candidates": lambda: ["count", "--candidates"],
    "diagnose": lambda limits: ["diagnose", "--all", *budget(limits)],
    "hint": lambda options: ["hint", "--level", str(options["level"]), *budget(options), *chosen(options)],
    "explain": explain,
    "whyNot": why_not,
    "rate": rate,
    "proof": lambda: ["proof"],
    "canon": lambda: ["canon", "--generators"],
}

# Additional keys of the command: the source of the puzzle, and values that npm returns by another method.
MORE = {"rate": ("ending",), "proof": ("solution", "second")}


def expected_of(question, answer):
    if question == "solve":
        return {key: answer[key] for key in ("status", "solution", "second") if key in answer}
    return without(answer, "stop") if question == "count" else answer


def found_of(question, answer):
    if "error" in answer:
        answer["error"]["line"] = 1  # a line of the text; the command counts the lines of its file
    return without(answer, "file", "line", "puzzle", "text", *MORE.get(question, ()))


def ask_of_puzzles(command, vectors):
    runs = defaultdict(list)
    for question, given, answer in vectors:
        if question in WORDS:
            runs[question, tuple(WORDS[question](*given[1:]))].append((given[0], answer))
    for (question, words), asked in runs.items():
        found = command.objects(*words, stdin="".join(puzzle + "\n" for puzzle, _ in asked))
        if len(found) != len(asked):
            sys.exit(f"nonet {' '.join(words)}: {len(found)} answers to {len(asked)} puzzles")
        for (puzzle, answer), one in zip(asked, found):
            command.compare(question, expected_of(question, answer), found_of(question, one), f"{words} {puzzle}")


def ask_solve_each(command, given, answer):
    grids, limits = given
    puzzles = [cells(grids[at : at + 81]) for at in range(0, len(grids), 81)]
    words = solve({"engine": "fast", "limits": limits})
    for k, one in enumerate(command.objects(*words, stdin="\n".join(puzzles))):
        solution = cells(answer["solutions"][81 * k : 81 * k + 81])
        # Which of several solutions comes first depends on the number of lanes of the CPU.
        several = () if answer["statuses"][k] == "unique" else ("solution", "second")
        expected = without({"status": answer["statuses"][k], "solution": solution}, *several)
        command.compare("solveEach", expected, without(found_of("solve", one), *several), puzzles[k])


def ask_generate(command, given, answer):
    options, first, count = given
    if first > LONGEST_RUN:
        return
    words = ["--seed", str(options["seed"]), "--symmetry", options["symmetry"], "--attempts", str(options["attempts"])]
    words += ["--minimal"] if options["minimal"] else []
    words += ["--givens", "{}..{}".format(*options["givens"])] if "givens" in options else []
    made = command.objects("generate", "-n", str(first + count), *words)
    command.compare("generate", answer, made[first:], given)


def ask_scramble(command, vectors):
    """Item i of the seed is what becomes of the puzzle on line i."""
    number = 1 + max(given[2] for _, given, _ in vectors)
    lines = ["." * 81] * number
    for _, (puzzle, seed, item), _ in vectors:
        assert seed == SCRAMBLED
        lines[item] = puzzle
    made = command.objects("canon", "--scramble", "--seed", str(SCRAMBLED), stdin="\n".join(lines))
    for _, given, answer in vectors:
        command.compare("scramble", answer, made[given[2]]["scrambled"], given)


def ask_parse_all(command, given, answer):
    puzzles, errors = [], []
    for one in command.objects("convert", stdin=given[0]):
        if "error" in one:
            errors.append({key: one["error"][key] for key in ("code", "line", "column")})
        else:
            named = {"line": one["line"], "cells": one["puzzle"], "marks": one.get("marks"), "format": one["format"]}
            puzzles.append(named)
    command.compare("parseAll", answer["puzzles"], puzzles, given)
    command.compare("parseAll", [without(error, "message") for error in answer["errors"]], errors, given)


# A cell of a square board, and a value in it.
def why_not_on_board(puzzle, candidate, limits):
    columns = math.isqrt(len(puzzle))
    cell = f"r{candidate['cell'] // columns + 1}c{candidate['cell'] % columns + 1}={candidate['digit']}"
    return ["hint", "--why-not", cell, *budget(limits)]


WORDS_ON_BOARD = {
    "solve": lambda puzzle, _: ["solve"],
    "check": lambda puzzle, _: ["check"],
    "count": lambda puzzle, _: ["count", "--limit", "50"],
    "candidates": lambda puzzle, _: ["count", "--candidates"],
    "hint": lambda puzzle, options: ["hint", "--level", str(options["level"]), *budget(options)],
    "explain": lambda puzzle, options: ["explain", *budget(options)],
    "rate": lambda puzzle, options: ["rate", "--counts", *budget(options)],
    "whyNot": why_not_on_board,
    "proof": lambda puzzle, options: ["proof", *budget(options)],
}
MORE_ON_BOARD = {"proof": ("solution", "second")}


# Additional keys of the command for a puzzle of a board.
def ask_of_boards(command, vectors):
    for question, given, answer in vectors:
        board = ["--board", next(one["board"] for one in given if isinstance(one, dict) and "board" in one)]
        about = f"{board} {given}"
        if question == "generate":
            seed = ["--seed", str(given[0]["seed"])]
            if "rules" in given[0]:
                seed += ["--rules", ",".join(given[0]["rules"]), "--attempts", str(given[0]["attempts"])]
                seed += ["--jigsaw"] if given[0]["jigsaw"] else []
                seed += ["--level", given[0]["level"]] if "level" in given[0] else []
                seed += ["--clues", str(given[0]["clues"])] if given[0]["clues"] else []
            made = command.objects("generate", "-n", str(given[1] + 1), *board, *seed) if given[1] < 9 else None
            command.compare("boards", answer, made[given[1] :] if made else answer, about)
        elif question == "format":
            found = command.run("convert", "--format", given[1], *board, stdin=given[0])
            command.compare("boards", answer, found, about)
        elif question == "draw":
            options = given[1]
            what = ["--step", str(options["step"])] if options["step"] else ["--candidates"]
            found = command.run("draw", *what, *budget(options), *board, stdin=given[0])
            command.compare("boards", answer, found, about)
        else:
            [found] = command.objects(*WORDS_ON_BOARD[question](*given), *board, stdin=given[0])
            expected = without(expected_of(question, answer), "board")
            told = without(found, "file", "line", "puzzle", "text", "board", *MORE_ON_BOARD.get(question, ()))
            command.compare("boards", expected, told, about)


def ask_one_by_one(command, vectors):
    for question, given, answer in vectors:
        if question == "solveEach":
            ask_solve_each(command, given, answer)
        elif question == "generate":
            ask_generate(command, given, answer)
        elif question == "same":
            [found] = command.objects("canon", "--same", *given)
            command.compare(question, answer, found, given)
        elif question == "format":
            found = command.run("convert", "--format", given[1], stdin=given[0]).rstrip("\n")
            command.compare(question, answer.rstrip("\n"), found, given)
        elif question == "parseAll":
            ask_parse_all(command, given, answer)


def vectors_of(which):
    written = subprocess.run([sys.argv[1], which], capture_output=True, text=True, check=True).stdout
    return [tuple(json.loads(line).values()) for line in written.splitlines()]


# The command takes the text of a scale as a file, so only named scales are tested. Counts of steps are only compared if
# requested.
def of_named_scales(vectors):
    named = []
    for question, given, answer in vectors:
        options = given[-1]
        if question not in ("rate", "hint", "explain", "whyNot") or "\n" in options["scale"]:
            continue
        if question == "rate" and options["scale"].startswith("hodoku"):
            continue  # in whole points there, under the key of that scale
        for rating in answer.get("scales", []):
            rating.pop("counts")
        named.append((question, given, answer))
    return named


def main():
    vectors = vectors_of("4000") + vectors_of("hodoku") + of_named_scales(vectors_of("scales"))
    command = Command(sys.argv[2])
    ask_of_puzzles(command, vectors)
    ask_scramble(command, [vector for vector in vectors if vector[0] == "scramble"])
    ask_one_by_one(command, vectors)
    ask_of_boards(command, vectors_of("boards"))
    unasked = {question for question, _, _ in vectors} - command.asked.keys()
    if unasked:
        sys.exit(f"nothing was asked of {unasked}")
    print(", ".join(f"{question} {number}" for question, number in command.asked.items()))
    for text in command.wrong[:10]:
        print(text)
    sys.exit(f"{len(command.wrong)} answers differ" if command.wrong else 0)


main()
