#!/usr/bin/python3
"""Large streams: one row out per puzzle in, in order, in constant memory, whatever the number of threads.

    streams.py NONET [--long]

--long takes the sizes that users have: 200,000 mixed lines and 1,000,000 good ones.
"""

import hashlib
import os
import random
import subprocess
import sys
import tempfile

NONET = os.path.abspath(sys.argv[1])
LONG = "--long" in sys.argv
LISTED = 1_000_000 if LONG else 200_000
CLASSIC = "3.65.84..52........87....31..3.1..8.9..863..5.5..9.6..13....25........74..52.63.."
SOLUTION = "316578492529134768487629531263415987974863125851792643138947256692351874745286319"


def relabelled(rng):
    """An isomorph of the classic and its solution, as two lines."""
    digits = list("123456789")
    rng.shuffle(digits)
    table = str.maketrans("123456789", "".join(digits))
    return CLASSIC.translate(table), SOLUTION.translate(table)


def mixed_lines(count, rng):
    """(line, expected row, where an error is expected or None), of five kinds."""
    for number in range(1, count + 1):
        puzzle, solution = relabelled(rng)
        kind = rng.randrange(5)
        if kind == 0:
            yield puzzle, solution, None
        elif kind == 1:  # an empty cell, filled against the solution by a digit that its row has
            broken = puzzle[0] + puzzle[0] + puzzle[2:]
            yield broken, broken + "\tnone", None
        elif kind == 2:
            open_one = "." * 9 + puzzle[9:]
            yield open_one, open_one + "\tmultiple", None
        elif kind == 3:
            short = puzzle[:-1]
            yield short, short + "\tinvalid", (number, None)
        else:
            at = rng.randrange(81)
            strange = puzzle[:at] + "k" + puzzle[at + 1:]
            yield strange, strange + "\tinvalid", (number, at + 1)


# Runs a program from a small process and writes its peak memory, in KB, to descriptor 3. The kernel's number for a
# child includes the memory from before exec: here only that of a small interpreter.
MEASURED = """
import os, resource, subprocess, sys
code = subprocess.call(sys.argv[1:])
os.write(3, str(resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss).encode())
sys.exit(code if code >= 0 else 128 - code)
"""


def run(arguments, feed=None):
    """Runs nonet and returns its exit code, output, messages, and the most memory it took, in MB."""
    with tempfile.TemporaryFile() as out, tempfile.TemporaryFile() as err, tempfile.TemporaryFile() as peak:
        script = ["bash", "-c", f'exec 3>&{peak.fileno()}; exec "$@"', "bash", sys.executable, "-S", "-c", MEASURED]
        with subprocess.Popen([*script, NONET, *arguments], stdin=subprocess.PIPE if feed else subprocess.DEVNULL,
                              stdout=out, stderr=err, pass_fds=[peak.fileno()]) as program:
            if feed:
                feed(program.stdin)
            code = program.wait()
        for file in (out, err, peak):
            file.seek(0)
        return code, out.read(), err.read(), int(peak.read()) / 1024


def expect(what, truth):
    if not truth:
        print(f"FAILED: {what}")
        sys.exit(1)
    print(f"ok: {what}")


def check_mixed(folder, count):
    rng = random.Random(7)
    lines = list(mixed_lines(count, rng))
    path = os.path.join(folder, "mixed.txt")
    with open(path, "w", encoding="ascii") as file:
        file.writelines(line + "\n" for line, _, _ in lines)
    code, out, err, memory = run(["solve", "--all-messages", path])
    rows = out.decode().splitlines()
    expect(f"{count} mixed lines: exit 3", code == 3)
    for row, (_, expected, _) in zip(rows, lines):
        if row != expected:
            expect(f"the row '{expected}', not '{row}'", False)
    expect("one row for each, in order, with its status", len(rows) == len(lines))
    places = [place for _, _, place in lines if place]
    messages = err.decode().splitlines()
    expect("one message for each bad line", len(messages) == len(places))
    for message, (line, column) in zip(messages, places):
        head, _, text = message.partition(": error: ")
        if not head.startswith(f"{path}:{line}:" + (str(column) if column else "")) or not text.startswith("found "):
            expect(f"the right place in '{message}'", False)
    expect("at the right line and column", True)
    for jobs in ("1", "2", "5"):
        expect(f"the same bytes with --jobs {jobs}",
               run(["solve", "--all-messages", "--jobs", jobs, path])[1:3] == (out, err))
    few = run(["solve", path])
    expect("without --all-messages the same rows", few[:2] == (code, out))
    lines = few[2].decode().splitlines()
    shown = [line for line in lines if not line.startswith("nonet: and ")]
    counted = sum(int(line.split()[2].replace(",", "")) for line in lines if line not in shown)
    expect(f"{len(shown)} messages and how many more", len(shown) < 200 and len(shown) + counted == len(messages))
    return memory


# The amount of pending input in the pipeline depends on the scheduler: on a busy machine one thread may pause while
# another runs ahead, up to a bound. So a single short run may take more memory, and a single long run less; memory that
# grows with the input does so in every run.
def expect_flat(what, measure, sizes):
    """A long run takes no more memory than a short one; `measure` returns the peak of one run, in MB."""
    shorts, longs = [], []
    for _ in range(5):
        shorts.append(measure(sizes[0]))
        longs.append(measure(sizes[1]))
        if min(longs) < max(shorts) * 1.1 + 4:
            break
    expect(f"{what}: flat memory: {max(shorts):.1f} MB, then {min(longs):.1f} MB ({len(longs)} runs)",
           min(longs) < max(shorts) * 1.1 + 4)


def check_many(folder, count):
    """Solves that many puzzles with one thread and with two, and returns the peak of two threads."""
    rng = random.Random(11)
    path = os.path.join(folder, "many.txt")
    expected = hashlib.sha256()
    kinds = [relabelled(rng) for _ in range(1000)]
    with open(path, "w", encoding="ascii") as file:
        for number in range(count):
            puzzle, solution = kinds[(number * 7919 + number // 1000) % 1000]
            file.write(puzzle + "\n")
            expected.update(solution.encode() + b"\n")
    for jobs in ("1", "2"):
        code, out, err, memory = run(["solve", "--jobs", jobs, path])
        expect(f"{count} lines with --jobs {jobs}: exit 0, no message", (code, err) == (0, b""))
        expect("every solution in its place", hashlib.sha256(out).digest() == expected.digest())
    return memory


def check_memory(folder):
    """Ten times the input takes no more memory; neither do endless lists, long lines, or a slow reader."""
    sizes = (100_000, 1_000_000) if LONG else (20_000, 200_000)
    expect_flat("lines", lambda count: check_many(folder, count), sizes)

    def long_lines(pipe):
        for _ in range(300):
            pipe.write(b"1" * 1_000_000 + b"\n")
        pipe.close()

    code, _, _, memory = run(["solve"], long_lines)
    expect(f"three hundred lines of a million characters: exit 3, {memory:.1f} MB", code == 3 and memory < 150)
    script = f'echo {"." * 81} | "{NONET}" count --list --limit {LISTED} --jobs 2 | wc -l'
    listed = subprocess.run(["bash", "-c", script], capture_output=True, text=True, check=True).stdout
    expect("a long list is complete", int(listed) == LISTED)


def check_documents(folder):
    """Ten times the puzzles in a page or a document take no more memory."""
    easy = "1.....569492.561.8.561.924...964.8.1.64.1....218.356.4.4.5...169.5.614.2621.....5\n"
    path = os.path.join(folder, "pages.txt")
    for words in (["explain", "--format", "html"], ["draw"], ["draw", "--format", "pdf"], ["draw", "--sheet"],
                  ["draw", "--sheet", "--format", "pdf"]):
        def peak(count, words=words):
            with open(path, "w", encoding="ascii") as file:
                file.write(easy * count)
            code, _, _, memory = run([*words, "--jobs", "2", path])
            expect(f"{' '.join(words)} of {count} puzzles: exit 0", code == 0)
            return memory

        # A page waits chapter by chapter: from a thousand puzzles on, the amount of pending text is at its maximum.
        sizes = (1500, 4000) if "html" in words else (400, 4000)
        expect_flat(" ".join(words), peak, sizes)


def main():
    with tempfile.TemporaryDirectory() as folder:
        check_mixed(folder, 200_000 if LONG else 20_000)
        check_memory(folder)
        check_documents(folder)


if __name__ == "__main__":
    main()
