#!/usr/bin/python3
"""--budget holds for every command: on large boards, with rules and without, and on puzzles made to be hard.

    budgets.py NONET [--long] [--list] [COMMAND...]

The commands are those that `nonet --help` lists, so a new one is tested as soon as it is there.  What is measured is the
CPU time of the process; of several runs the shortest counts.  On a shared core a second of CPU time does less, so only
--long, which is run on a quiet machine, requires 1.2 s; without it the test finds work that no budget ends.  --list prints
all measurements.
"""

import os
import random
import re
import resource
import subprocess
import sys
import tempfile
import time

NONET = os.path.abspath(sys.argv[1])
LONG = "--long" in sys.argv
LIST = "--list" in sys.argv
ONLY = [word for word in sys.argv[2:] if not word.startswith("--")]
BUDGET = 1.0
ALLOWED = 1.2 if LONG else 3.0
TRIES = 3


def square(side, height, width):
    """A filled board, by the usual shifts."""
    return [[(width * (r % height) + r // height + c) % side for c in range(side)] for r in range(side)]


def glyph(value):
    return "123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ"[value]


def with_holes(side, height, width, share, seed):
    """A puzzle with at least one solution, as one line."""
    rng = random.Random(seed)
    digits = list(range(side))
    rng.shuffle(digits)
    rows = [r for band in rng.sample(range(side // height), side // height)
            for r in rng.sample(range(band * height, band * height + height), height)]
    grid = square(side, height, width)
    return "".join("." if rng.random() < share else glyph(digits[grid[r][c]]) for r in rows for c in range(side))


def rules_25(rng, kind):
    """Rules of one kind all over a board of 25 x 25."""
    rules = []
    for row in range(1, 26):
        for column in range(1, 26, 5):
            cells = f"r{row}c{column}-r{row}c{column + 4}"
            if kind == "killer":
                rules.append(f"killer={rng.randint(40, 90)}:{cells}")
            elif kind == "thermo":
                rules.append(f"thermo:{cells}")
            elif kind == "region-sum":
                rules.append(f"renban:{cells}")
            elif kind == "arrow":
                rules.append(f"arrow:r{row}c{column}/r{row}c{column + 1},r{row}c{column + 2}")
    return "+" + "+".join(rules)


def lines_25(word, numbers, count=50):
    """Clues from outside: for the rows first, then for the columns."""
    lines = [f"r{i}c1-r{i}c25" for i in range(1, 26)] + [f"r1c{i}-r25c{i}" for i in range(1, 26)]
    return "".join(f"+{word}={next(numbers)}:{line}" for line in lines[:count])


def numbers(low, high, seed):
    rng = random.Random(seed)
    while True:
        yield rng.randint(low, high)


def hostile_puzzles():
    """(name, board or None, text)"""
    rng = random.Random(3)
    empty = "." * 625
    all_cells = ",".join(f"r{r}c1-r{r}c25" for r in range(1, 26))
    yield "empty 9x9", None, "." * 81
    yield "17 givens and two solutions", None, "..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...."
    yield "four givens", None, "1" + "." * 39 + "2" + "." * 20 + "3" + "." * 18 + "4"
    yield "empty 25x25", "25x25", empty
    yield "25x25, 55 % holes", "25x25", with_holes(25, 5, 5, .55, 1)
    yield "25x25, 65 % holes", "25x25", with_holes(25, 5, 5, .65, 2)
    yield "25x25, 35 % holes", "25x25", with_holes(25, 5, 5, .35, 5)
    yield "25x25, one given is wrong", "25x25", with_holes(25, 5, 5, .6, 3)[:-1] + "1"
    yield "16x16, 60 % holes, diagonals", "16x16+x", "." * 256
    yield "a cage of 13 cells", "25x25+killer=169:r1c1-r1c13", empty
    yield "two cages of 12 cells", "25x25+killer=150:r1c1-r1c12+killer=150:r2c1-r2c12", empty
    yield "arrow over a row", "25x25+arrow:r1c1,r1c2/r2c1-r2c25", empty
    for kind in ("killer", "thermo", "region-sum", "arrow"):
        yield f"25x25, {kind} everywhere", "25x25" + rules_25(rng, kind), empty
    yield "rules of the whole board", "25x25+global-entropy+global-mod+anti-taxicab", empty
    yield "ranks", "25x25+no-rank-ties" + lines_25("full-rank", iter(range(1, 101))), empty
    yield "skyscrapers", "25x25" + lines_25("skyscraper", numbers(3, 9, 1)), empty
    yield "sandwiches", "25x25" + lines_25("sandwich", numbers(20, 200, 2)), empty
    # Preparing a solver takes 13 ms for each of these clues, and some commands make two solvers.
    yield "x-sums", "25x25" + lines_25("x-sum", numbers(40, 200, 3), 25), empty
    yield "numbered rooms", "25x25" + lines_25("numbered-room", numbers(1, 25, 4)), empty
    yield "counting circles", f"25x25+counting:{all_cells}", empty
    yield "one area", f"25x25+connected=1,2,3,4,5,6,7,8,9,10,11,12:{all_cells}", empty
    yield "a set in a set", "16x16+" + "+".join(
        f"or[and[thermo:r{i}c1-r{i}c8+killer=60:r{i}c9-r{i}c16]+and[renban:r{i}c1-r{i}c8+sum=70:r{i}c9-r{i}c16]]"
        for i in range(1, 17)), "." * 256
    yield "regions to be found", "9x9:none+extra=9x9:p+found-regions:p1-p81", "." * 81
    yield "other digits in a line", "25x25+" + "+".join(f"nabner:r{i}c1-r{i}c12" for i in range(1, 26)), empty


def flags_of(command):
    text = subprocess.run([NONET, *command.split(), "--help"], capture_output=True, text=True, check=True).stdout
    return set(re.findall(r"--[a-z-]+", text))


def commands():
    """The commands of --help; of a group each of its own."""
    text = subprocess.run([NONET, "--help"], capture_output=True, text=True, check=True).stdout
    listed = re.findall(r"^  ([a-z]+(?: [a-z]+)?)  +\S", text, re.M)
    if len(listed) < 20:
        raise SystemExit(f"found {len(listed)} commands in --help: {listed}")
    return listed


# Further forms of commands, each tested like a command of its own.
VARIANTS = {
    "count": [["--limit", "0"], ["--candidates"], ["--estimate", "--seed", "1"], ["--limit", "1000000", "--list"]],
    "check": [[], ["--no-minimal"]],
    "solve": [[], ["--engine", "dlx"], ["--engine", "scalar"], ["--engine", "mrv"]],
    "hint": [[], ["--why-not", "r1c1=2"]],
    "explain": [[], ["--all-steps"], ["--pruned"]],
    "minimal": [[], ["--rules"], ["--all"]],
    "draw": [["--sheet", "--solutions"]],
}
# The words besides the budget; None: the command makes no search whose length depends on a puzzle.
OTHERS = {
    "generate": lambda board: ["--seed", "1", *(["--board", board] if board else ["--unbiased"])],
    "serve": None,           # a budget for each request; tests/web
    "bench": None, "compare": None,  # their budgets are for each engine
    "trace": None,           # --max-events ends it
    "merge": None, "boards": None, "engines": None, "techniques": None,
    "dataset make": None, "dataset audit": None, "dataset split": None,  # nodes, not times
}


def questions():
    """(name, words, standard input)"""
    puzzles = list(hostile_puzzles())
    for command in commands():
        if ONLY and command not in ONLY or command in OTHERS and OTHERS[command] is None:
            continue
        flags = flags_of(command)
        for extra in VARIANTS.get(command, [[]]):
            for name, board, text in puzzles:
                words = [*command.split(), *extra]
                if "--budget" in flags:
                    words += ["--budget", f"{BUDGET:g}s"]
                if "--jobs" in flags:
                    words += ["--jobs", "1"]
                if command in OTHERS:
                    words, text = words + OTHERS[command](board), ""
                elif board:
                    if len(board) < 60 and "--board" in flags:
                        words += ["--board", board]
                    else:
                        text = f'{{"board":"{board}","puzzle":"{text}"}}'
                yield f"{' '.join([command, *extra])}: {name}", words, text + "\n"


def cpu_seconds(words, text):
    """The CPU time of one run, and how it ended."""
    with tempfile.TemporaryFile() as file, open(os.devnull, "wb") as nowhere:
        file.write(text.encode())
        file.seek(0)
        with subprocess.Popen([NONET, *words], stdin=file, stdout=nowhere, stderr=subprocess.PIPE,
                              preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_CPU, (60, 60))) as process:
            err = process.stderr.read()
            _, status, usage = os.wait4(process.pid, 0)
            process.returncode = os.waitstatus_to_exitcode(status)
        return usage.ru_utime + usage.ru_stime, process.returncode, err


def main():
    worst, failed, asked = (0, ""), [], 0
    begin = time.monotonic()
    chosen = list(questions())
    if not LONG and not ONLY:  # each command and each puzzle, but not all pairs
        rng = random.Random(int(os.environ.get("NONET_SEED", "1")))
        by_command, by_puzzle = {}, {}
        rng.shuffle(chosen)
        kept = []
        for question in chosen:
            command, puzzle = question[0].split(": ", 1)
            if by_command.get(command, 0) < 4 or by_puzzle.get(puzzle, 0) < 4:
                by_command[command] = by_command.get(command, 0) + 1
                by_puzzle[puzzle] = by_puzzle.get(puzzle, 0) + 1
                kept.append(question)
        chosen = kept
    for name, words, text in chosen:
        least = 1e9
        for _ in range(TRIES):
            seconds, code, err = cpu_seconds(words, text)
            least = min(least, seconds)
            if code < 0 or code > 6:
                failed.append(f"{name}: ended with {code}: {err[:300]}")
            if least <= ALLOWED:
                break
        asked += 1
        worst = max(worst, (least, name))
        if LIST:
            print(f"{least:7.2f} {name}", flush=True)
        if least > ALLOWED:
            failed.append(f"{name}: took {least:.2f} s of CPU time with a budget of {BUDGET:g} s")
    print(f"{asked} questions in {time.monotonic() - begin:.0f} s; the longest: {worst[0]:.2f} s: {worst[1]}")
    for line in failed:
        print("FAILED:", line)
    sys.exit(1 if failed or not asked else 0)


if __name__ == "__main__":
    main()
