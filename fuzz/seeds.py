#!/usr/bin/python3
"""Writes the inputs of tests/golden/formats/ as seeds for the fuzzers that read puzzles: OUT/forms, OUT/parse, OUT/reader.

    fuzz/seeds.py OUT

The form of the golden files is described in tests/golden/formats/csv.txt.  The first byte of a seed for `reader` is the size
of its chunks; it differs from case to case.
"""

import pathlib
import re
import sys

GOLDEN = pathlib.Path(__file__).resolve().parent.parent / "tests/golden/formats"
ESCAPES = {b"r": b"\r", b"t": b"\t", b"\n": b""}


def inputs(path):
    for case in re.finditer(rb"^== [^\n]*\n(.*?)^=>$", path.read_bytes(), re.DOTALL | re.MULTILINE):
        unescape = lambda found: bytes([int(found[2], 16)]) if found[2] else ESCAPES[found[1]]
        yield re.sub(rb"\\(x(..)|[rt\n])", unescape, case[1], flags=re.DOTALL)


def main():
    out = pathlib.Path(sys.argv[1])
    for name in ("forms", "parse", "reader"):
        (out / name).mkdir(parents=True, exist_ok=True)
    for path in sorted(GOLDEN.glob("*.txt")):
        for number, text in enumerate(inputs(path)):
            for name, prefix in (("forms", b""), ("parse", b""), ("reader", bytes([number * 37 % 256]))):
                (out / name / f"{path.stem}_{number}").write_bytes(prefix + text)


if __name__ == "__main__":
    main()
