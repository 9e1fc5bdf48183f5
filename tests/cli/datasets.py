#!/usr/bin/python3
"""Data sets: audits that find what was planted and nothing else, and runs that survive kill -9.

    datasets.py NONET [--long]

--long takes a million rows.
"""

import hashlib
import os
import random
import subprocess
import sys
import tempfile
import time

from streams import NONET, LONG, expect, run

ROWS = 1_000_000 if LONG else 20_000
KINDS = ("unreadable", "clash", "none", "multiple", "wrong_solution", "repeat", "isomorph")


def nonet(*words):
    return subprocess.run([NONET, *words], capture_output=True, text=True, check=False)


def isomorph(puzzle, solution, rng):
    """Both, turned and renamed in the same way."""
    digits = list("123456789")
    rng.shuffle(digits)
    table = str.maketrans("123456789", "".join(digits))
    lines = [[3 * band + line for band in rng.sample(range(3), 3) for line in rng.sample(range(3), 3)] for _ in "rc"]
    turned = rng.random() < 0.5
    places = [(c, r) if turned else (r, c) for r in lines[0] for c in lines[1]]
    return tuple("".join(text[9 * r + c] for r, c in places).translate(table) for text in (puzzle, solution))


def peers(cell):
    row, column = divmod(cell, 9)
    return [other for other in range(81) if other != cell and (
        other // 9 == row or other % 9 == column or (other // 27 == row // 3 and other % 9 // 3 == column // 3))]


def changed(text, cell, value):
    return text[:cell] + value + text[cell + 1:]


def plant(kind, puzzle, solution, rng):
    """The row with a defect, and what an audit has to say about it."""
    empty = [cell for cell in range(81) if puzzle[cell] == "."]
    given = [cell for cell in range(81) if puzzle[cell] != "."]
    if kind == "unreadable":
        return puzzle[:-1], solution, {kind}
    if kind == "multiple":  # the puzzle is minimal
        return changed(puzzle, rng.choice(given), "."), solution, {kind}
    if kind == "wrong_solution":
        cell = rng.choice([cell for cell in range(80) if cell % 9 < 8])
        swapped = solution[:cell] + solution[cell + 1] + solution[cell] + solution[cell + 2:]
        return puzzle, swapped, {kind}
    if kind == "clash":
        cell = rng.choice(given)
        other = rng.choice([peer for peer in peers(cell) if puzzle[peer] == "."])
        return changed(puzzle, other, puzzle[cell]), solution, {kind, "wrong_solution"}
    # none: a digit that differs from the solution, but clashes with nothing
    while True:
        cell, value = rng.choice(empty), rng.choice("123456789")
        if value != solution[cell] and all(puzzle[peer] != value for peer in peers(cell)):
            return changed(puzzle, cell, value), solution, {kind, "wrong_solution"}


def make_rows(count, folder):
    """Puzzles with their solutions, all different: isomorphs among that many random ones do not happen."""
    path = os.path.join(folder, "made.tsv")
    with open(path, "w", encoding="ascii") as out:
        subprocess.run([NONET, "generate", "-n", str(count), "--minimal", "--solutions", "--seed", "42"], stdout=out,
                       check=True)
    with open(path, encoding="ascii") as lines:
        rows = [tuple(line.split()) for line in lines]
    os.remove(path)
    return rows


def write_planted(path, rows, rng, kinds, earlier=None):
    """Writes a table with a defect in every hundredth row or so; returns line -> what has to be found there."""
    expected, broken = {}, set()
    with open(path, "w", encoding="ascii") as out:
        out.write("puzzle,solution\n")
        for number, (puzzle, solution) in enumerate(rows):
            line = number + 2
            if number > 50 and rng.random() < 0.01:
                kind = rng.choice(kinds)
                if kind in ("repeat", "isomorph", "leak"):
                    source = rows if earlier is None else earlier
                    at = rng.randrange(number if earlier is None else len(earlier))
                    if source is rows and at in broken:
                        at = 0
                    puzzle, solution = source[at]
                    if kind == "isomorph" or (kind == "leak" and rng.random() < 0.5):
                        puzzle, solution = isomorph(puzzle, solution, rng)
                    found = {kind}
                else:
                    puzzle, solution, found = plant(kind, puzzle, solution, rng)
                broken.add(number)
                expected[line] = found
            out.write(f"{puzzle},{solution}\n")
    return expected


def found_by(text, path):
    found = {}
    for row in text.splitlines():
        if row.startswith(path + ":"):
            line, _, kind = row[len(path) + 1:].split(":")[:3]
            found.setdefault(int(line), set()).add(kind.strip())
    return found


def files_of(folder):
    """Name -> hash."""
    hashes = {}
    for name in sorted(os.listdir(folder)):
        with open(os.path.join(folder, name), "rb") as file:
            hashes[name] = hashlib.sha256(file.read()).hexdigest()
    return hashes


def killed(words, output, rng, longest):
    """Runs with --resume until it is done, killing it again and again; how often it was killed, and had something to go on
    with."""
    kills = resumed = 0
    while True:
        with subprocess.Popen([NONET, *words, "--output", output, "--resume"], stdout=subprocess.PIPE,
                              stderr=subprocess.DEVNULL) as program:
            try:
                # The kills come later and later, so that the run finishes on any machine.
                out, _ = program.communicate(timeout=rng.uniform(0.2, 1) * longest * (1 + kills / 8))
                return kills, resumed, program.returncode, out
            except subprocess.TimeoutExpired:
                program.kill()
                program.wait()
                kills += 1
                if os.path.exists(os.path.join(output, "checkpoint")):
                    with open(os.path.join(output, "checkpoint"), encoding="ascii") as file:
                        resumed += file.read().partition("at work\n")[2] != ""


def check_kills(name, words, folder, rng):
    plain, broken = os.path.join(folder, name + "_plain"), os.path.join(folder, name + "_killed")
    start = time.monotonic()
    undisturbed = subprocess.run([NONET, *words, "--output", plain], stdout=subprocess.PIPE,
                                 stderr=subprocess.DEVNULL, check=False)
    seconds = time.monotonic() - start
    kills, resumed, code, out = killed(words, broken, rng, max(0.02, seconds / 3))
    expect(f"{name}: killed {kills} times, {resumed} of them after a checkpoint; then the same exit code",
           code == undisturbed.returncode and resumed > 0)
    expect(f"{name}: the same words", out == undisturbed.stdout)
    expect(f"{name}: the same files: {', '.join(files_of(plain))}", files_of(plain) == files_of(broken))
    again = subprocess.run([NONET, *words, "--output", plain, "--resume"], stdout=subprocess.PIPE,
                           stderr=subprocess.DEVNULL, check=False)
    expect(f"{name}: resuming what is finished says the same", again.stdout == undisturbed.stdout and
           again.returncode == undisturbed.returncode and files_of(plain) == files_of(broken))


def check_audit(folder, rows, rng):
    a, b = os.path.join(folder, "a.csv"), os.path.join(folder, "b.csv")
    cut = len(rows) * 9 // 10
    expected_a = write_planted(a, rows[:cut], rng, KINDS)
    with open(a, encoding="ascii") as file:
        good = [tuple(line.strip().split(",")) for number, line in enumerate(file, 1)
                if number > 1 and number not in expected_a]
    expected_b = write_planted(b, rows[cut:], rng, ("leak",), good)
    start = time.monotonic()
    code, out, err, megabytes = run(["dataset", "audit", "--stats", a, b])
    seconds = time.monotonic() - start
    text, messages = out.decode(), err.decode().splitlines()
    kinds = [kind for found in (*expected_a.values(), *expected_b.values()) for kind in found]
    expect(f"{len(rows)} rows, {len(kinds)} planted defects of {len(set(kinds))} kinds: "
           f"{len(rows) / seconds:,.0f} rows a second, {megabytes:.0f} MB", code == 3 and megabytes < 500)
    print(messages[-1])
    expect("every defect is found in the first file, and nothing else", found_by(text, a) == expected_a)
    expect("every leak is found in the second one, and nothing else", found_by(text, b) == expected_b)
    totals = dict(line.split("\t") for line in text.splitlines() if "\t" in line)
    expect("the totals count them", all(int(totals[kind]) == kinds.count(kind) for kind in set(kinds)))
    one = nonet("dataset", "audit", "--jobs", "1", a, b)
    expect("the same report with one thread", one.stdout == text)
    return a, b


def main():
    rng = random.Random(13)
    with tempfile.TemporaryDirectory() as folder:
        rows = make_rows(ROWS, folder)
        a, b = check_audit(folder, rows, rng)
        check_kills("audit", ["dataset", "audit", a, b], folder, rng)
        check_kills("split", ["dataset", "split", "--parts", "train=8,test=1,validation=1", "--seed", "3", a], folder, rng)
        count = "20000" if LONG else "3000"
        check_kills("make", ["dataset", "make", "-n", count, "--strata", "24,25,26..30", "--split", "0.9", "--seed",
                             "5"], folder, rng)
        check_kills("make as JSON Lines", ["dataset", "make", "-n", count, "--strata", "24,25,26..30", "--seed", "5",
                                           "--json"], folder, rng)


if __name__ == "__main__":
    main()
