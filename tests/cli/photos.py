#!/usr/bin/python3
"""Reads a folder of photos with their truth, and counts the photos read right, wrong with a warning, and wrong without one.

    photos.py NONET FOLDER [LIST]

FOLDER has truth.tsv, a file and its puzzle on each line; see docs/photo.md.  LIST shows each photo that is not read right.
Exit 77 when the folder is absent.
"""

import pathlib
import subprocess
import sys


def main():
    nonet, folder = sys.argv[1], pathlib.Path(sys.argv[2])
    if not (folder / "truth.tsv").exists():
        print(f"photos.py: {folder} is absent: skipped")
        return 77
    rows = [line.split("\t")[:2] for line in (folder / "truth.tsv").read_text().splitlines()[1:]]
    counts = {"right": 0, "right, with a warning": 0, "refused": 0, "wrong, with a warning": 0, "wrong": 0}
    for name, truth in rows:
        ran = subprocess.run([nonet, "convert", "--format", "line", folder / name], capture_output=True, text=True)
        cells = ran.stdout.rstrip("\n")
        if ran.returncode:
            outcome = "refused"
        else:
            outcome = "right" if cells == truth else "wrong"
            if "warning:" in ran.stderr:
                outcome += ", with a warning"
        counts[outcome] += 1
        if outcome != "right" and len(sys.argv) > 3:
            print(f"{name}: {outcome}: {ran.stderr.strip()}")
            if cells != truth:
                print(f"  read  {cells}\n  truth {truth}")
    for outcome, count in counts.items():
        print(f"{count:4} {outcome}")
    right = counts["right"] + counts["right, with a warning"]
    # As measured in docs/photo.md; none may be wrong without a warning.
    return 0 if right * 100 >= 93 * len(rows) and counts["wrong"] == 0 else 1


if __name__ == "__main__":
    sys.exit(main())
