"""Five million rows, of which a fifth are isomorphs of others: all found and none else, on both engines, with killed workers."""

import os
import pathlib
import shutil
import subprocess
import sys

import pyarrow.parquet as pq
from engines import Deadly
from sets import read_folder

import nonet.dask as nd
import nonet.fleet

ROWS = int(os.environ.get("NONET_FLEET_ROWS", 5_000_000))
SILENT = {"progress": False}


def test_five_million_rows(tmp_path):
    """The bench makes the rows, cleans them on both engines, and fails where a class is lost or one too many."""
    source = pathlib.Path(os.environ["PYTHONPATH"].split(":")[0]).parents[2]
    bench = source / "bindings/python/bench/fleet.py"
    words = ["--rows", str(ROWS), "--rated", "20000", "--command", os.environ["NONET_COMMAND"], "--folder", str(tmp_path), "--keep"]
    subprocess.run([sys.executable, bench, *words], check=True)
    # Both engines leave the same files.
    ours, theirs = ([one.read_bytes() for one in sorted((tmp_path / f"{who}-clean/puzzles").iterdir())] for who in ("dask", "spark"))
    assert ours == theirs
    kept = read_folder(tmp_path / "dask-clean/puzzles").column("id").to_pylist()
    assert sorted(pq.read_table(tmp_path / "spark-dedupe-frame").column("id").to_pylist()) == kept
    # And once more, with workers that die.
    import distributed

    given = str(next(tmp_path.glob("in-*")))
    shutil.rmtree(tmp_path / "spark-clean")
    with (
        distributed.LocalCluster(n_workers=2, threads_per_worker=1, dashboard_address=None) as cluster,
        distributed.Client(cluster) as client,
    ):
        deadly = Deadly(nd.engine(client), tmp_path / "marks", {"_Judge": (3, 11), "_Compare": (1,), "_Write": (5, 17)})
        nonet.fleet.clean(deadly, given, str(tmp_path / "again"), **SILENT)
        assert deadly.died() == 5
    assert [one.read_bytes() for one in sorted((tmp_path / "again/puzzles").glob("*.parquet"))] == ours
