"""Sets for the tests, and what the command makes of them."""

import csv
import hashlib
import json
import os
import pathlib
import subprocess

import pyarrow as pa
import pyarrow.parquet as pq

import nonet

COMMAND = os.environ["NONET_COMMAND"]
SEVERAL = "." * 81
CLASH = "11" + "." * 79


def command(*arguments, cwd=None, good=(0,)):
    done = subprocess.run([COMMAND, *map(str, arguments)], cwd=cwd, capture_output=True, text=True, check=False)
    assert done.returncode in good, done.stderr
    return done.stdout


def mixed_rows(count, seed=7):
    """Rows of id, puzzle and solution: minimal puzzles, a fifth of them isomorphs of earlier ones, and rows with every defect."""
    made = nonet.Generator(seed, minimal=True).take(count - count // 5)
    puzzles, solutions = made.puzzle.to_list(), made.solution.to_list()
    moved = nonet.augment(puzzles[: count // 5], solutions[: count // 5], seed=seed)
    for row, (puzzle, solution) in enumerate(zip(moved.puzzle, moved.solution, strict=True)):
        puzzles.insert(5 * row + 4, puzzle)
        solutions.insert(5 * row + 4, solution)
    puzzles[7], solutions[7] = "x", None
    puzzles[11], solutions[11] = SEVERAL, None
    puzzles[12], solutions[12] = CLASH, solutions[13]
    puzzles[-3], solutions[-3] = puzzles[20], solutions[20]
    puzzles[40], solutions[40] = puzzles[31], solutions[31]
    solutions[21] = solutions[22]
    # The first row of a class has a defect, and the second has none.
    puzzles[-5], solutions[-5] = nonet.augment([puzzles[21]], [nonet.solve(puzzles[21]).solution], seed=3).row(0)["puzzle"], None
    return pa.table({"id": range(len(puzzles)), "puzzle": puzzles, "solution": solutions})


def write_files(folder, table, sizes, row_group_size=1 << 20):
    """The rows in files of these sizes; what is left is in the last."""
    folder.mkdir(parents=True)
    first = 0
    for number, size in enumerate([*sizes, table.num_rows - sum(sizes)]):
        pq.write_table(table.slice(first, size), folder / f"{chr(97 + number)}.parquet", row_group_size=row_group_size)
        first += size


def read_folder(folder):
    """All rows of a folder, or of the output of a job that answers, in the order of the files."""
    root = pathlib.Path(folder)
    files = sorted((root / "puzzles" if (root / "puzzles").is_dir() else root).glob("*.parquet"))
    return pa.concat_tables([pq.read_table(one) for one in files])


def content(folder):
    """Every file of an output with its bytes, but for what says which job it was."""
    root = pathlib.Path(folder)
    return {str(one.relative_to(root)): one.read_bytes() for one in sorted(root.rglob("*")) if one.is_file() and one.name != "job.json"}


def told(engine, job, fault, out):
    """The content of an output, and a row of the table of faults, in the log and in the file that NONET_FLEET_TABLE names: SHA-256
    is that of all files, by their names."""
    files = {name: data for name, data in content(out).items() if ".tmp." not in name}
    digest = hashlib.sha256()
    for name, data in files.items():
        digest.update(f"{name} {len(data)}\n".encode() + data)
    rows = sum(read_folder(one.parent).num_rows for one in sorted(out.rglob("*-00000.parquet")) if one.parent.name != "findings")
    line = f"| {engine} | {job} | {fault} | {rows:,} | `{digest.hexdigest()[:16]}` |"
    print(line)
    if table := os.environ.get("NONET_FLEET_TABLE"):
        with pathlib.Path(table).open("a") as file:
            file.write(line + "\n")
    return files


def made_by_the_command(folder, *options, good=(0,)):
    """(rows of each part as dicts, manifest) of nonet dataset make."""
    command("dataset", "make", *options, "--output", folder, good=good)
    parts = {}
    for file in sorted(folder.glob("*.csv")):
        with file.open() as text:
            parts[file.stem] = list(csv.DictReader(text))
    return parts, json.loads((folder / "manifest.json").read_text())


def assert_same_set(output, manifest, parts, theirs):
    """Row for row, and number for number."""
    for part, rows in parts.items():
        ours = read_folder(output / part).to_pylist()
        typed = [{name: int(v) if name == "givens" else float(v) if name in ("er", "ep", "ed") else v for name, v in row.items()} for row in rows]
        assert ours == typed
    same = ("version", "seed", "minimal", "by", "scale", "rating_nodes", "strata", "items", "isomorphs_left_out")
    assert [manifest.get(name) for name in same] == [theirs.get(name) for name in same]
    assert sum(one["rows"] for one in manifest["files"]) == sum(map(len, parts.values()))


def audited_by_the_command(folder, table, sizes):
    """(findings as rows, totals) of nonet dataset audit, of JSON Lines with the rows: a solution that is null is none."""
    folder.mkdir()
    names, first = [], 0
    for number, size in enumerate([*sizes, table.num_rows - sum(sizes)]):
        rows = table.slice(first, size).select(["puzzle", "solution"]).to_pylist()
        names.append(f"{chr(97 + number)}.jsonl")
        lines = [json.dumps({name: text for name, text in row.items() if text is not None}) + "\n" for row in rows]
        (folder / names[-1]).write_text("".join(lines))
        first += size
    *found, totals = map(json.loads, command("dataset", "audit", "--json", *names, cwd=folder, good=(0, 1, 3)).splitlines())

    def place(one):
        return (one["file"].replace(".jsonl", ".parquet"), one["line"] - 1) if one else (None, None)

    return [(*place(one), one["defect"], *place(one.get("of"))) for one in found], totals
