"""Sets in other forms than a folder of Parquet: CSV, lines of text, compressed, in folders by value, at addresses of fsspec."""

import gzip
import sys

import pyarrow as pa
import pyarrow.parquet as pq
import pytest
from engines import Inline
from sets import content, mixed_rows, read_folder, write_files

import nonet.fleet
from nonet._fleet.slices import Input

SILENT = {"progress": False}


@pytest.fixture(scope="module")
def table():
    return mixed_rows(300)


def as_csv(rows, delimiter=","):
    """The rows with their names: text in quotes, null as nothing."""
    cells = ([f'"{one}"' if isinstance(one, str) else str("" if one is None else one) for one in row.values()] for row in rows.to_pylist())
    return "".join(delimiter.join(line) + "\n" for line in [rows.schema.names, *cells])


def as_text(rows):
    """A table whose columns are text."""
    return pa.table({name: rows.column(name).cast(pa.string()) for name in rows.schema.names})


@pytest.mark.parametrize("name", ["a.csv", "a.tsv", "a.csv.gz"])
def test_csv_is_the_set_that_parquet_is(table, tmp_path, name):
    (tmp_path / "in").mkdir()
    written = as_csv(table.slice(0, 200), "\t" if ".tsv" in name else ",").encode()
    (tmp_path / "in" / name).write_bytes(gzip.compress(written) if name.endswith("gz") else written)
    (tmp_path / "in" / name.replace("a.", "b.")).write_bytes(gzip.compress(as_csv(table.slice(200)).encode()) if name.endswith("gz") else as_csv(table.slice(200), "\t" if ".tsv" in name else ",").encode())
    (tmp_path / "in/README.txt").write_text("What these files are.\n")
    write_files(tmp_path / "parquet", as_text(table), [200])
    jobs = {
        "classes": lambda given, out: nonet.fleet.run(Inline(), "classes", given, out, rows_per_task=70, **SILENT),
        "clean": lambda given, out: nonet.fleet.clean(Inline(), given, out, solution="solution", rows_per_task=70, **SILENT),
    }
    for job, run in jobs.items():
        ours, theirs = run(str(tmp_path / "in"), str(tmp_path / f"{job}-text")), run(str(tmp_path / "parquet"), str(tmp_path / f"{job}-parquet"))
        assert {name: one for name, one in ours.items() if name not in ("files", "findings")} == {
            name: one for name, one in theirs.items() if name not in ("files", "findings")
        }
        for part in ["puzzles", "findings"]:
            if list((tmp_path / f"{job}-text" / part).glob("*.parquet")):
                read, wanted = read_folder(tmp_path / f"{job}-text" / part), read_folder(tmp_path / f"{job}-parquet" / part)
                if part == "findings":
                    # The files of a finding are those that the user has.
                    suffix = name.removeprefix("a.")
                    assert set(read.column("file").to_pylist()) == {f"a.{suffix}", f"b.{suffix}"}
                    read, wanted = read.drop_columns(["file", "of_file", "detail"]), wanted.drop_columns(["file", "of_file", "detail"])
                assert read.equals(wanted), part
        assert not (tmp_path / f"{job}-text/work").exists()


def test_a_line_of_text_is_a_puzzle(table, tmp_path):
    puzzles = [one for one in table.column("puzzle").to_pylist() if one]
    lines = ["# a comment", "", *puzzles[:150], "  " + puzzles[150] + "\r", *puzzles[151:]]
    (tmp_path / "set.txt").write_bytes("\ufeff".encode() + "\n".join(lines).encode() + b"\n\xff\xfe no text\n")
    manifest = nonet.fleet.run(Inline(), "solve", str(tmp_path / "set.txt"), str(tmp_path / "out"), **SILENT)
    read = read_folder(tmp_path / "out")
    assert read.column("puzzle").to_pylist()[:-1] == puzzles and read.column("status").to_pylist()[-1] == "invalid"
    assert manifest["rows"] == len(puzzles) + 1
    (tmp_path / "empty.txt").write_text("# nothing\n")
    assert nonet.fleet.run(Inline(), "solve", str(tmp_path / "empty.txt"), str(tmp_path / "none"), **SILENT)["rows"] == 0


def test_columns_of_csv_are_text(tmp_path):
    (tmp_path / "set.csv").write_text(f"id,puzzle,note\n007,{'0' * 81},\"two\nlines, \"\"quoted\"\"\"\n008,,x\n")
    nonet.fleet.run(Inline(), "solve", str(tmp_path / "set.csv"), str(tmp_path / "out"), **SILENT)
    assert read_folder(tmp_path / "out").select(["id", "puzzle", "note", "status"]).to_pylist() == [
        {"id": "007", "puzzle": "0" * 81, "note": 'two\nlines, "quoted"', "status": "multiple"},
        {"id": "008", "puzzle": None, "note": "x", "status": None},
    ]


def test_wrong_csv_is_named(tmp_path):
    out = str(tmp_path / "out")
    for text, words in {
        f"puzzle,solution\n{'.' * 81}\n": r"set.csv: .*[Ee]xpected 2 columns, got 1",
        "puzzle,puzzle\n1,2\n": "set.csv has the column 'puzzle' twice",
        f"{'.' * 81}\n": "no column 'puzzle': expected one of",
        "": "set.csv: .*[Ee]mpty",
    }.items():
        (tmp_path / "set.csv").write_text(text)
        with pytest.raises(ValueError, match=words):
            nonet.fleet.run(Inline(), "solve", str(tmp_path / "set.csv"), out, **SILENT)
        (tmp_path / "set.csv").unlink()
    (tmp_path / "two").mkdir()
    (tmp_path / "two/a.csv").write_text("puzzle\n1\n")
    (tmp_path / "two/b.csv").write_text("puzzle,id\n1,2\n")
    with pytest.raises(ValueError, match="b.csv has different columns from a.csv: found id string, expected nothing"):
        nonet.fleet.run(Inline(), "solve", str(tmp_path / "two"), out, **SILENT)


def test_a_stopped_job_does_not_read_text_again(table, tmp_path):
    (tmp_path / "set.csv").write_text(as_csv(table))

    class Stops(Inline):
        def run(self, work, tasks, tell):
            if type(work).__name__ != "_Read":
                raise KeyboardInterrupt
            return super().run(work, tasks, tell)

    job = {"puzzle": "puzzle", "rows_per_task": 70, **SILENT}
    whole = nonet.fleet.run(Inline(), "classes", str(tmp_path / "set.csv"), str(tmp_path / "whole"), **job)
    with pytest.raises(KeyboardInterrupt):
        nonet.fleet.run(Stops(), "classes", str(tmp_path / "set.csv"), str(tmp_path / "out"), **job)
    rows = tmp_path / "out/work/rows/00000.parquet"
    before = rows.stat().st_mtime_ns

    class Looks(Inline):
        def run(self, work, tasks, tell):
            assert rows.stat().st_mtime_ns == before
            return super().run(work, tasks, tell)

    assert nonet.fleet.run(Looks(), "classes", str(tmp_path / "set.csv"), str(tmp_path / "out"), **job) == whole
    assert content(tmp_path / "out") == content(tmp_path / "whole")


def test_folders_name_columns(table, tmp_path):
    """level=easy/, as Spark, Arrow and DuckDB write them."""
    for number, folder in enumerate(["level=easy/seed=7", "level=hard/seed=7", "level=hard/seed=11", "level=__HIVE_DEFAULT_PARTITION__/seed=2"]):
        (tmp_path / "in" / folder).mkdir(parents=True)
        pq.write_table(table.slice(number * 75, 75), tmp_path / "in" / folder / "x.parquet")
    (tmp_path / "in/level=easy/_SUCCESS").write_text("")
    assert [name for name, _ in Input.of(str(tmp_path / "in")).files] == [
        "level=__HIVE_DEFAULT_PARTITION__/seed=2/x.parquet",
        "level=easy/seed=7/x.parquet",
        "level=hard/seed=11/x.parquet",
        "level=hard/seed=7/x.parquet",
    ]
    nonet.fleet.run(Inline(), "classes", str(tmp_path / "in"), str(tmp_path / "out"), rows_per_task=40, **SILENT)
    read = read_folder(tmp_path / "out")
    assert read.schema.names == ["id", "puzzle", "solution", "level", "seed", "class"]
    assert read.group_by(["level", "seed"], use_threads=False).aggregate([("id", "count"), ("id", "min")]).to_pylist() == [
        {"level": level, "seed": seed, "id_count": 75, "id_min": first}
        for level, seed, first in ((None, 2, 225), ("easy", 7, 0), ("hard", 11, 150), ("hard", 7, 75))
    ]
    nonet.fleet.clean(Inline(), str(tmp_path / "in"), str(tmp_path / "clean"), rows_per_task=40, **SILENT)
    assert read_folder(tmp_path / "clean/puzzles").schema.names == ["id", "puzzle", "solution", "level", "seed"]
    assert "level=easy/seed=7/x.parquet" in read_folder(tmp_path / "clean/findings").column("file").to_pylist()
    # Some programs also write the column into the file.
    (tmp_path / "own/seed=7").mkdir(parents=True)
    pq.write_table(table.append_column("seed", pa.array([5] * 300)), tmp_path / "own/seed=7/x.parquet")
    nonet.fleet.run(Inline(), "classes", str(tmp_path / "own"), str(tmp_path / "own-out"), **SILENT)
    assert set(read_folder(tmp_path / "own-out").column("seed").to_pylist()) == {5}
    (tmp_path / "in/kind=x").mkdir()
    pq.write_table(table, tmp_path / "in/kind=x/x.parquet")
    with pytest.raises(ValueError, match="expected one order of columns"):
        Input.of(str(tmp_path / "in"))


def test_addresses_of_fsspec(table, tmp_path):
    fsspec = pytest.importorskip("fsspec")
    write_files(tmp_path / "in", table, [100])
    local = nonet.fleet.clean(Inline(), str(tmp_path / "in"), str(tmp_path / "out"), rows_per_task=90, **SILENT)
    memory = fsspec.filesystem("memory")
    for name in ("a.parquet", "b.parquet"):
        memory.pipe(f"/set/{name}", (tmp_path / "in" / name).read_bytes())
    for prefix in ("", "fsspec+"):
        out = f"{prefix}memory://out{len(prefix)}"
        assert nonet.fleet.clean(Inline(), f"{prefix}memory://set", out, rows_per_task=90, **SILENT) == local
        there = {path.partition("/out")[2].partition("/")[2]: memory.cat(path) for path in memory.find(out.removeprefix(prefix))}
        there.pop("job.json")
        assert there == content(tmp_path / "out")
    with pytest.raises(ValueError, match="nowhere://x: Protocol not known: nowhere"):
        Input.of("nowhere://x")


def test_an_address_of_fsspec_names_what_is_missing(monkeypatch):
    monkeypatch.setitem(sys.modules, "fsspec", None)
    with pytest.raises(ValueError, match="hf:// needs the package fsspec"):
        Input.of("hf://datasets/a/b")
