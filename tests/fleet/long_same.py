"""The same job by the command, on Dask and on Spark: the same bytes of content, and from both engines the same files.

What the command writes is its own text; what an engine wrote is written as that text, and compared with it byte for byte.
"""

import hashlib
import json
import os

import pyarrow as pa
import pytest
from sets import audited_by_the_command, command, content, mixed_rows, read_folder, write_files

import nonet
import nonet.dask
import nonet.fleet
import nonet.spark

ROWS = int(os.environ.get("NONET_FLEET_SAME_ROWS", 100_000))
SILENT = {"progress": False}
PARTS = {"train": 0.8, "test": 0.2}


@pytest.fixture(scope="module")
def engines(tmp_path_factory):
    import distributed
    from pyspark.sql import SparkSession

    folder = tmp_path_factory.mktemp("spark")
    settings = {"spark.ui.enabled": "false", "spark.executorEnv.PYTHONPATH": os.environ["PYTHONPATH"], "spark.local.dir": str(folder)}
    builder = SparkSession.builder.master("local-cluster[2,1,1024]")
    for name, value in settings.items():
        builder = builder.config(name, value)
    here = os.getcwd()
    os.chdir(folder)
    session = builder.getOrCreate()
    session.sparkContext.setLogLevel("OFF")
    with (
        distributed.LocalCluster(n_workers=2, threads_per_worker=1, dashboard_address=None) as cluster,
        distributed.Client(cluster) as client,
    ):
        yield {"dask": nonet.dask.engine(client), "spark": nonet.spark.engine(session)}
    session.stop()
    os.chdir(here)


@pytest.fixture(scope="module")
def given(tmp_path_factory):
    """Puzzles with one solution each, as Parquet and as lines."""
    root = tmp_path_factory.mktemp("given")
    table = mixed_rows(ROWS)
    whole = [len(one) == 81 and row not in (11, 12) for row, one in enumerate(table.column("puzzle").to_pylist())]
    table = table.filter(pa.array(whole))
    write_files(root / "in", table, [ROWS // 2, 0, ROWS // 10])
    write_files(root / "few", table.slice(0, ROWS // 5), [ROWS // 20])
    for name, rows in (("in", table), ("few", table.slice(0, ROWS // 5))):
        (root / f"{name}.txt").write_text("".join(f"{one}\n" for one in rows.column("puzzle").to_pylist()))
    return root


def both(engines, job, tmp_path):
    """The folder of the job, which is the same from both engines."""
    for name, engine in engines.items():
        job(engine, str(tmp_path / name))
    assert content(tmp_path / "dask") == content(tmp_path / "spark")
    return tmp_path / "spark"


def same(job, ours, theirs):
    """Both are text; says its size and SHA-256."""
    assert ours == theirs
    print(f"| {job} | {ours.count(chr(10)):,} | {len(ours):,} | `{hashlib.sha256(ours.encode()).hexdigest()[:16]}` |")


def lines(*columns, between="\t"):
    return "".join(f"{between.join(map(str, row))}\n" for row in zip(*columns, strict=True))


def text_of(table):
    """As CSV, with nothing for null."""
    columns = [table.column(name).to_pylist() for name in table.schema.names]
    return ",".join(table.schema.names) + "\n" + lines(*(["" if one is None else one for one in column] for column in columns), between=",")


def test_answers(engines, given, tmp_path):
    for verb, words, column in (("solve", "solve", "solution"), ("canonical", "canon", "form")):
        out = both(engines, lambda engine, out, v=verb: nonet.fleet.run(engine, v, str(given / "in"), out, prefix="n_", rows_per_task=ROWS // 8, **SILENT), tmp_path / verb)
        same(verb, lines(read_folder(out).column(f"n_{column}").to_pylist()), command(words, given / "in.txt"))
    out = both(engines, lambda engine, out: nonet.fleet.rate(engine, str(given / "few"), out, rows_per_task=ROWS // 40, **SILENT), tmp_path / "rate")
    rows = read_folder(out)
    ours = lines(rows.column("puzzle").to_pylist(), *(rows.column(name).to_pylist() for name in ("er", "ep", "ed")), ["SE 1.2.1"] * rows.num_rows)
    same("rate", ours, command("rate", given / "few.txt"))


@pytest.mark.parametrize(
    ("typed", "options"),
    [
        (("--strata", "22..23,24,25..26"), {"strata": "22..23,24,25..26"}),
        (("--by", "rating", "--strata", "1.2..2.0,2.6,7.1..7.5"), {"by": "rating", "strata": "1.2..2.0,2.6,7.1..7.5"}),
    ],
    ids=["givens", "rating"],
)
def test_sets_are_those_of_the_command(engines, tmp_path, typed, options):
    many = ROWS // 10 if "by" not in options else ROWS // 200
    command("dataset", "make", "-n", many, *typed, "--seed", 7, "--split", 0.8, "--output", tmp_path / "theirs")
    out = both(engines, lambda engine, out: nonet.fleet.make(engine, out, rows=many, seed=7, split=0.8, items_per_task=4096, **options, **SILENT), tmp_path)
    for part in PARTS:
        rows = read_folder(out / part)
        same(f"make, {options['strata']}: {part}", text_of(rows), (tmp_path / f"theirs/{part}.csv").read_text())


def test_cleaning_is_audit_and_split(engines, tmp_path):
    """The command audits, and again without the rows with defects of their own; what is left is split."""
    table = mixed_rows(ROWS)
    sizes = [ROWS // 2, 0, ROWS // 10]
    write_files(tmp_path / "in", table, sizes)
    findings, _ = audited_by_the_command(tmp_path / "audit", table, sizes)
    job = {"solution": "solution", "parts": PARTS, "seed": 9, "rows_per_task": ROWS // 8}
    out = both(engines, lambda engine, out: nonet.fleet.clean(engine, str(tmp_path / "in"), out, **job, **SILENT), tmp_path)
    found = read_folder(out / "findings").select(["file", "row", "defect", "of_file", "of_row"]).to_pylist()
    same("clean: findings", lines(*zip(*(one.values() for one in found), strict=True)), lines(*zip(*findings, strict=True)))
    begins = dict(zip("abcd", (0, sizes[0], sizes[0], sizes[0] + sizes[2]), strict=True))
    own = {begins[file[0]] + row for file, row, defect, *_ in findings if defect not in ("repeat", "isomorph", "leak")}
    sound = table.filter(pa.array([row not in own for row in range(table.num_rows)]))
    again, _ = audited_by_the_command(tmp_path / "again", sound, [])
    later = {row for _, row, *_ in again}
    kept = sound.filter(pa.array([row not in later for row in range(sound.num_rows)]))
    (tmp_path / "kept.csv").write_text(text_of(kept))
    command("dataset", "split", "--parts", "train=0.8,test=0.2", "--seed", 9, "--output", tmp_path / "split", tmp_path / "kept.csv")
    for part in PARTS:
        same(f"clean: {part}", text_of(read_folder(out / part)), (tmp_path / f"split/{part}.csv").read_text())
    assert json.loads((out / "manifest.json").read_text())["audit"]["rows"] == table.num_rows
