"""nonet.spark on a cluster of two executors, each a process: answers, SQL, whole jobs, workers and executors that are killed."""

import json
import pathlib
import re
import subprocess
import sys
from contextlib import closing

import duckdb
import pyarrow as pa
import pytest
from engines import Deadly, Inline, spark_session
from sets import assert_same_set, audited_by_the_command, content, made_by_the_command, mixed_rows, write_files

import nonet
import nonet.duckdb
import nonet.fleet
import nonet.spark as ns

pytest.importorskip("pyspark")
SILENT = {"progress": False}


@pytest.fixture(scope="module")
def spark(tmp_path_factory):
    with spark_session(tmp_path_factory.mktemp("spark"), {"spark.sql.execution.arrow.maxRecordsPerBatch": "100"}) as session:
        yield session


@pytest.fixture(scope="module")
def table():
    return mixed_rows(600)


@pytest.fixture(scope="module")
def given(table, tmp_path_factory):
    root = tmp_path_factory.mktemp("given")
    write_files(root / "in", table, [350, 0, 200], row_group_size=100)
    return str(root / "in")


@pytest.fixture(scope="module")
def frame(spark, given):
    return spark.read.parquet(given).repartition(3)


# ---- Frames


def test_verbs_answer_as_they_do_for_columns(frame, table):
    """A row that is no puzzle stays one."""
    puzzles = table.column("puzzle")
    parts = {"train": 0.8, "test": 0.2}
    asked = {verb: (getattr(ns, verb)(frame, prefix="n_"), getattr(nonet, verb)(puzzles)) for verb in ("solve", "check", "rate", "classes", "canonical")}
    asked["split"] = (ns.split(frame, parts, seed=4, prefix="n_"), nonet.split(puzzles, parts, seed=4))
    for lazy, theirs in asked.values():
        rows = sorted(lazy.collect())
        assert [row["puzzle"] for row in rows] == puzzles.to_pylist()
        for name in lazy.columns[3:]:
            ours = [bytes(row[name]) if isinstance(row[name], bytearray) else row[name] for row in rows]
            assert ours == theirs[name[2:]].to_list(), name


def test_isomorphs_depend_on_the_number_of_a_row(spark, table):
    sound = table.filter(pa.array([len(one) == 81 for one in table.column("puzzle").to_pylist()])).slice(0, 200)
    rows = [(i, row["puzzle"], row["solution"]) for i, row in enumerate(sound.to_pylist())]
    frame = spark.createDataFrame(rows[::-1], "id long, puzzle string, solution string")
    ours = ns.augment(frame, solution="solution", rows=200, seed=3, epoch=2, copies=2).orderBy("copy", "id").collect()
    theirs = nonet.augment(sound.column("puzzle"), sound.column("solution"), seed=3, epoch=2, copies=2)
    assert [row["puzzle"] for row in ours] == theirs.puzzle.to_list()
    assert [row["solution"] for row in ours] == theirs.solution.to_list()


def test_the_least_of_each_class_stays(frame, table):
    ours = ns.dedupe(frame).orderBy("id").collect()
    forms = nonet.classes(table.column("puzzle"))["class"].to_list()
    firsts = [row for row, form in enumerate(forms) if form is None or form not in forms[:row]]
    assert [row["id"] for row in ours] == firsts
    assert [row["members"] for row in ours] == [1 if forms[row] is None else forms.count(forms[row]) for row in firsts]
    assert [row["puzzle"] for row in ours] == [table.column("puzzle")[row].as_py() for row in firsts]


def test_what_has_no_order_comes_last_and_names_are_told(spark):
    puzzle, other = nonet.Generator(3).take(2).puzzle.to_list()
    rows = [(None, puzzle), (None, other), (5, puzzle)]
    ours = ns.dedupe(spark.createDataFrame(rows, "id long, puzzle string")).orderBy("id").collect()
    assert [(row["id"], row["puzzle"], row["members"]) for row in ours] == [(None, other, 1), (5, puzzle, 2)]
    with pytest.raises(ValueError, match="no column 'number'"):
        ns.dedupe(spark.createDataFrame(rows, "id long, puzzle string"), order="number")
    with pytest.raises(ValueError, match="column 'members' already exists"):
        ns.dedupe(spark.createDataFrame([(1, puzzle, 1)], "id long, puzzle string, members long"))


def test_an_audit_finds_what_the_command_finds(spark, table, tmp_path):
    from pyspark.sql import functions as F

    sizes = [350, 0, 200]
    write_files(tmp_path / "in", table, sizes)
    findings, _ = audited_by_the_command(tmp_path / "theirs", table, sizes)
    base = F.when(F.col("id") < 350, 0).when(F.col("id") < 550, 350).otherwise(550)
    frame = spark.read.parquet(str(tmp_path / "in")).withColumn("file", F.regexp_extract(F.input_file_name(), "[^/]*$", 0))
    ours = ns.audit(frame.withColumn("row", F.col("id") - base), solution="solution", file="file", row="row")
    rows = ours.collect()
    assert sorted((tuple(row[:5]) for row in rows), key=str) == sorted(findings, key=str)
    details = {(row["defect"], row["detail"]) for row in rows}
    assert any(defect == "isomorph" and detail.startswith("isomorph of a.parquet:") for defect, detail in details)


def test_puzzles_do_not_depend_on_partitions(spark):
    ours = ns.generate(spark, 150, seed=7, first=10, partitions=4, minimal=True).orderBy("item").collect()
    theirs = nonet.Generator(7, minimal=True).take(150, first=10)
    assert [row["item"] for row in ours] == list(range(10, 160))
    assert [row["puzzle"] for row in ours] == theirs.puzzle.to_list()


def test_functions_of_sql(spark, frame, table):
    limits = nonet.Limits(nodes=20_000)
    ns.register(spark, limits=limits)
    frame.createOrReplaceTempView("puzzles")
    document = (pathlib.Path(__file__).parents[2] / "docs/sql.md").read_text().split("## Functions")[1].split("Rules for all")[0]
    names = sorted(set(re.findall(r"`sudoku_(\w+)", document)) - {"version", "scramble"})
    asked = ", ".join(f"sudoku_{name}(puzzle) as {name}" for name in names)
    # DuckDB's functions have tests of their own.
    with closing(duckdb.connect()) as connection:
        nonet.duckdb.register(connection, limits=limits)
        connection.register("given", table)
        wanted = connection.sql(f"select {asked} from given where id < 60 order by id").to_arrow_table().to_pylist()
    rows = spark.sql(f"select {asked} from puzzles where id < 60 order by id").collect()
    assert [row.asDict(recursive=True) for row in rows] == wanted
    more = "sudoku_scramble(puzzle, 3), sudoku_scramble(puzzle, 3, 5), sudoku_hint(puzzle, 3), sudoku_version()"
    (row,) = spark.sql(f"select {more} from puzzles where id = 0").collect()
    puzzle = nonet.Puzzle(table.column("puzzle")[0].as_py())
    assert row[:2] == (str(puzzle.scramble(3)), str(puzzle.scramble(3, 5))) and row[3] == nonet.__version__
    assert json.loads(row[2])["hint"] == puzzle.hint(3).hint
    sudoku = ns.functions()
    unique = [one == "unique" for one in nonet.solve(table.column("puzzle")).status]
    assert frame.where(sudoku["sudoku_is_unique"]("puzzle")).count() == sum(unique)


DIES_ONCE = """
import argparse, os, pathlib, sys
from nonet._fleet.command import _engine

class Once:
    def __call__(self, task):
        mark = pathlib.Path(folder, str(task))
        if not mark.exists():
            mark.touch()
            os.kill(os.getpid(), 9)
        return task + 1

folder = sys.argv[1]
with _engine(argparse.Namespace(engine="spark", address=None, conf=[("spark.ui.enabled", "false")])) as engine:
    print(engine.run(Once(), [1, 2, 3], lambda done: None))
"""


def test_on_this_machine_dead_workers_are_replaced(tmp_path):
    """Spark itself would give up a local job with the first."""
    done = subprocess.run([sys.executable, "-c", DIES_ONCE, tmp_path], cwd=tmp_path, capture_output=True, text=True, check=False)
    assert done.stdout.strip() == "[2, 3, 4]", done.stderr[-2000:]


def test_functions_of_other_boards_and_errors(spark):
    ns.register(spark, board="4x4", name="four")
    text = "..4..2....14...."
    assert spark.sql(f"select four_level('{text}'), four_solve('{text}'), four_solve('12')").collect() == [("easy", "3142423123141423", None)]
    ns.register(spark, name="strict", errors="raise")
    with pytest.raises(Exception, match="found 2 cells in row 1, expected 9"):
        spark.sql("select strict_givens('12')").collect()


# ---- Whole jobs, and killing parts of them

MAKE = {"rows": 150, "strata": "24,26", "seed": 7, "split": 0.8, "items_per_task": 128}


def jobs(given):
    return {
        "make": lambda engine, out: nonet.fleet.make(engine, out, **MAKE, **SILENT),
        "clean": lambda engine, out: nonet.fleet.clean(
            engine, given, out, solution="solution", parts={"train": 0.8, "test": 0.2}, rows_per_task=200, **SILENT
        ),
        "rate": lambda engine, out: nonet.fleet.rate(engine, given, out, rows_per_task=200, **SILENT),
    }


@pytest.mark.parametrize(
    ("name", "deaths", "how"),
    [
        ("make", {"_Make": (0,), "_Write": (0,)}, "worker"),
        ("clean", {"_Judge": (1,), "_Compare": (0,)}, "worker"),
        ("rate", {"_Asking": (0, 2)}, "worker"),
        ("clean", {"_Judge": (0,), "_Write": (2,)}, "executor"),
    ],
    ids=["make", "clean", "rate", "executor"],
)
def test_killed_workers_lose_and_double_nothing(spark, given, tmp_path, name, deaths, how):
    job = jobs(given)[name]
    whole = job(Inline(), str(tmp_path / "whole"))
    deadly = Deadly(ns.engine(spark), tmp_path / "marks", deaths, how)
    assert job(deadly, str(tmp_path / "out")) == whole
    assert deadly.died() == 2
    ours = {file: data for file, data in content(tmp_path / "out").items() if ".tmp." not in file}
    assert ours == content(tmp_path / "whole")


def test_a_set_is_that_of_the_command(spark, tmp_path):
    parts, theirs = made_by_the_command(tmp_path / "theirs", "-n", "150", "--strata", "24,26", "--seed", "7", "--split", "0.8")
    manifest = nonet.fleet.make(ns.engine(spark), str(tmp_path / "ours"), **MAKE, **SILENT)
    assert_same_set(tmp_path / "ours", manifest, parts, theirs)


def test_a_full_disk_ends_the_job_with_its_own_error_and_the_next_run_goes_on(spark, given, tmp_path):
    job = jobs(given)["rate"]
    with pytest.raises(OSError, match="File too large"):
        job(Deadly(ns.engine(spark), tmp_path / "marks", {"_Asking": (2,)}, "disk"), str(tmp_path / "out"))
    assert not (tmp_path / "out/manifest.json").exists()
    assert job(ns.engine(spark), str(tmp_path / "out")) == job(Inline(), str(tmp_path / "whole"))
    assert content(tmp_path / "out") == content(tmp_path / "whole")
