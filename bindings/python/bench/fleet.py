"""What a fleet costs beside one process: CPU seconds of all processes of an engine, Parquet to Parquet, in one run.

    PYTHONPATH=build/python/site:build/fleet/spark build/python/venv/bin/python bindings/python/bench/fleet.py \\
        --rows 500000 --rated 5000 --command build/release/cli/nonet --folder /tmp/fleet --engine dask spark

A fifth of the rows are isomorphs of others, in random places; duplicates are counted against that.  Rows: what was asked, who did
it, rows, CPU seconds, microseconds a row, the most resident memory of all processes together (what they
share counts for each), bytes between steps.
"""

from __future__ import annotations

import argparse
import pathlib
import shutil
import subprocess
import threading
import time
from collections.abc import Callable
from contextlib import contextmanager
from typing import Any

import numpy as np
import psutil
import pyarrow as pa
import pyarrow.parquet as pq

import nonet
import nonet.fleet

FILES = 20


def make_rows(folder: pathlib.Path, rows: int) -> int:
    """Parquet files of id and puzzle; the number of classes."""
    if not (folder.parent / f"{folder.name}.classes").exists():
        folder.mkdir(parents=True, exist_ok=True)
        planted = rows // 5
        made = nonet.Generator(7, minimal=True).take(rows - planted).puzzle
        order = np.random.default_rng(7)
        of = pa.array(order.choice(rows - planted, planted, replace=False))
        moved = nonet.augment(made.to_pyarrow().take(of), seed=7).puzzle
        puzzles = pa.concat_arrays([made.to_pyarrow(), moved.to_pyarrow()]).take(pa.array(order.permutation(rows)))
        table = pa.table({"id": np.arange(rows), "puzzle": puzzles})
        for number in range(FILES):
            part = table.slice(number * rows // FILES, (number + 1) * rows // FILES - number * rows // FILES)
            pq.write_table(part, folder / f"part-{number:02}.parquet", compression="zstd")
        (folder.parent / f"{folder.name}.classes").write_text(str(rows - planted))
    return int((folder.parent / f"{folder.name}.classes").read_text())


class Meter:
    """CPU seconds and memory of this process and all below it, those that ended too."""

    def __init__(self) -> None:
        self._ended = 0.0
        self._last: dict[psutil.Process, float] = {}
        self.peak = 0
        self._stop = threading.Event()
        self._began = self.seconds()
        self._thread = threading.Thread(target=self._look, daemon=True)
        self._thread.start()

    def seconds(self) -> float:
        me = psutil.Process()
        now: dict[psutil.Process, float] = {}
        memory = 0
        for one in [me, *me.children(recursive=True)]:
            try:
                times = one.cpu_times()
                memory += one.memory_info().rss
            except psutil.Error:
                continue
            now[one] = times.user + times.system
        self._ended += sum(time for one, time in self._last.items() if one not in now)
        self._last = now
        self.peak = max(self.peak, memory)
        return self._ended + sum(now.values())

    def _look(self) -> None:
        while not self._stop.wait(1):
            self.seconds()

    def spent(self) -> float:
        self._stop.set()
        self._thread.join()
        return self.seconds() - self._began


def measure(what: str, who: str, rows: int, ask: Callable[[], Any]) -> None:
    meter, began = Meter(), time.monotonic()
    told = ask()
    cpu = meter.spent()
    print(
        f"{what:10} {who:16} {rows:>9,} rows  {cpu:8.1f} CPU s  {cpu / rows * 1e6:8.2f} us a row  {meter.peak / 1e6:6.0f} MB"
        f"  {time.monotonic() - began:6.0f} s  {told or ''}",
        flush=True,
    )


class Weighing:
    """An engine that weighs what stands between the steps."""

    def __init__(self, engine: Any, work: pathlib.Path) -> None:
        self.engine, self.work, self.bytes = engine, work, 0

    def run(self, work: Any, tasks: Any, tell: Any) -> Any:
        results = self.engine.run(work, tasks, tell)
        folders = [self.work / name for name in ("judged", "repeats")]
        self.bytes = max(self.bytes, sum(one.stat().st_size for folder in folders for one in folder.glob("*.parquet")))
        return results


def jobs(engine: Any, who: str, given: pathlib.Path, few: pathlib.Path, out: pathlib.Path, rows: int, rated: int, classes: int) -> None:
    for verb, source, count in (("solve", given, rows), ("classes", given, rows), ("rate", few, rated)):
        folder = out / f"{who}-{verb}"
        shutil.rmtree(folder, ignore_errors=True)
        measure(verb, who, count, lambda v=verb, s=source, f=folder: nonet.fleet.run(engine, v, str(s), str(f), progress=False) and None)
    folder = out / f"{who}-clean"
    shutil.rmtree(folder, ignore_errors=True)

    def clean() -> str:
        weighing = Weighing(engine, folder / "work")
        manifest = nonet.fleet.clean(weighing, str(given), str(folder), progress=False)
        kept = sum(one["rows"] for one in manifest["files"])
        assert kept == manifest["audit"]["forms"] == classes, (kept, classes)
        return f"{kept:,} classes, {weighing.bytes / rows:.1f} bytes a row between steps"

    measure("clean", who, rows, clean)


@contextmanager
def dask_engine() -> Any:
    import distributed

    import nonet.dask

    with (
        distributed.LocalCluster(n_workers=2, threads_per_worker=1, dashboard_address=None) as cluster,
        distributed.Client(cluster) as client,
    ):
        yield nonet.dask.engine(client), None


@contextmanager
def spark_engine() -> Any:
    from pyspark.sql import SparkSession

    import nonet.spark

    settings = {"spark.ui.enabled": "false", "spark.ui.showConsoleProgress": "false", "spark.sql.shuffle.partitions": "8"}
    builder = SparkSession.builder.master("local-cluster[2,1,2048]").config("spark.executor.memory", "2g")
    for name, value in settings.items():
        builder = builder.config(name, value)
    session = builder.getOrCreate()
    session.sparkContext.setLogLevel("OFF")
    yield nonet.spark.engine(session), session
    session.stop()


def frames(session: Any, given: pathlib.Path, out: pathlib.Path, rows: int, classes: int) -> None:
    import nonet.spark as ns

    def write(frame: Any, name: str) -> None:
        frame.write.mode("overwrite").parquet(str(out / name))

    measure("copy", "spark frame", rows, lambda: write(session.read.parquet(str(given)), "spark-copy"))
    measure("solve", "spark frame", rows, lambda: write(ns.solve(session.read.parquet(str(given))), "spark-solve-frame"))

    def dedupe() -> str:
        write(ns.dedupe(session.read.parquet(str(given))), "spark-dedupe")
        count = session.read.parquet(str(out / "spark-dedupe")).count()
        assert count == classes, (count, classes)
        return f"{count:,} classes"

    measure("dedupe", "spark frame", rows, dedupe)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rows", type=int, default=500_000)
    parser.add_argument("--rated", type=int, default=5_000)
    parser.add_argument("--command", required=True)
    parser.add_argument("--folder", type=pathlib.Path, required=True)
    parser.add_argument("--engine", nargs="*", choices=("dask", "spark"), default=["dask", "spark"])
    args = parser.parse_args()
    given, few = args.folder / f"in-{args.rows}", args.folder / f"few-{args.rated}"
    classes = make_rows(given, args.rows)
    if not few.exists():
        few.mkdir()
        table = pq.read_table(given).slice(0, args.rated)
        for number in range(4):
            pq.write_table(table.slice(number * args.rated // 4, args.rated // 4), few / f"part-{number}.parquet")
    for verb, source, count in (("solve", given, args.rows), ("rate", few, args.rated)):
        text = args.folder / f"{verb}.txt"
        text.write_text("\n".join(pq.read_table(source).column("puzzle").to_pylist()) + "\n")
        with (args.folder / f"{verb}.out").open("w") as out:
            command = [args.command, verb, "--jobs", "1", str(text)]
            measure(verb, "nonet, text", count, lambda c=command, o=out: subprocess.run(c, stdout=o, check=False) and None)
    puzzles = pq.read_table(given).column("puzzle").combine_chunks()
    measure("classes", "one process", args.rows, lambda: nonet.classes(puzzles, threads=1) and None)
    for name in args.engine:
        with {"dask": dask_engine, "spark": spark_engine}[name]() as (engine, session):
            jobs(engine, name, given, few, args.folder, args.rows, args.rated, classes)
            if session is not None:
                frames(session, given, args.folder, args.rows, classes)


if __name__ == "__main__":
    main()
