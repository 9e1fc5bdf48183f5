"""Five million rows, of which a fifth are isomorphs of others: all found and none else, on both engines, with killed workers, and
what it costs."""

import os
import pathlib
import shutil
import subprocess
import sys
from contextlib import contextmanager

import pyarrow.parquet as pq
import pytest
from engines import Deadly, spark_session
from sets import content, read_folder, told

import nonet.fleet

ROWS = int(os.environ.get("NONET_FLEET_ROWS", 5_000_000))
# Three or more points allow an extrapolation to 10^9 rows.
SIZES = [size for size in (500_000, 1_000_000, 2_000_000) if size < ROWS] + [ROWS]
SOURCE = pathlib.Path(os.environ["PYTHONPATH"].split(":")[0]).parents[2]
BENCH = SOURCE / "bindings/python/bench/fleet.py"


@pytest.fixture(scope="module")
def cleaned(tmp_path_factory):
    """The bench makes the rows, cleans them on both engines, and fails where a class is lost or one too many, or where an engine
    does not answer as the command does."""
    folder = tmp_path_factory.mktemp("bench")
    options = ["--engine", "dask", "spark", "--rated", "50000", "--command", os.environ["NONET_COMMAND"], "--folder", str(folder), "--keep"]
    subprocess.run([sys.executable, BENCH, "--rows", *map(str, SIZES), *options], check=True)
    yield folder
    shutil.rmtree(folder)


def test_both_engines_leave_the_same_files(cleaned):
    ours, theirs = (told(who, "clean", "nothing", cleaned / f"{who}-clean") for who in ("dask", "spark"))
    assert ours == theirs
    kept = read_folder(cleaned / "dask-clean/puzzles").column("id").to_pylist()
    assert sorted(pq.read_table(cleaned / "spark-dedupe-frame").column("id").to_pylist()) == kept


@contextmanager
def dask(place):
    import distributed

    import nonet.dask

    with (
        distributed.LocalCluster(n_workers=3, threads_per_worker=1, dashboard_address=None) as cluster,
        distributed.Client(cluster) as client,
    ):
        yield nonet.dask.engine(client)


@contextmanager
def spark(place):
    import nonet.spark

    with spark_session(place, {}) as session:
        yield nonet.spark.engine(session)


@pytest.mark.parametrize(("engine", "how"), [(dask, "worker"), (spark, "worker"), (spark, "executor")], ids=["dask", "spark", "executor"])
def test_killed_workers_lose_and_double_nothing(cleaned, tmp_path, engine, how):
    tasks = ROWS // 250_000
    deaths = {"_Judge": (tasks // 7, tasks // 2), "_Compare": (0,), "_Write": (tasks // 4, tasks - 1)}
    with engine(tmp_path) as own:
        deadly = Deadly(own, tmp_path / "marks", deaths, how)
        nonet.fleet.clean(deadly, str(cleaned / f"in-{ROWS}"), str(tmp_path / "out"), progress=False)
    assert deadly.died() == sum(len(set(numbers)) for numbers in deaths.values())
    fault = f"{how}s at 2 of {tasks} tasks that judge, at one that compares, at 2 that write"
    assert told(engine.__name__, "clean", fault, tmp_path / "out") == content(cleaned / "dask-clean")
    shutil.rmtree(tmp_path / "out")
