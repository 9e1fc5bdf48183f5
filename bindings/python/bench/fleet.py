"""What a fleet costs beside one process: CPU seconds of all processes of an engine, Parquet to Parquet, in one run.

    PYTHONPATH=build/python/site:build/fleet/spark build/python/venv/bin/python bindings/python/bench/fleet.py \\
        --rows 500000 5000000 --rated 50000 --command build/release/cli/nonet --folder /tmp/fleet --engine dask spark

A fifth of the rows are isomorphs of others, in random places, and the bench fails where one is not found, or one too many.  The
verbs are asked of the most rows, cleaning and dropping duplicates of each number of rows.  Columns: what was asked, who did it,
rows, CPU seconds, microseconds a row, the most resident memory of all processes together (what they share counts for each),
seconds by the clock, and what else there is to say: `content` is SHA-256 of the answers, one on a line, in the order of the rows.
"""

from __future__ import annotations

import argparse
import hashlib
import os
import pathlib
import resource
import shutil
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import numpy as np
import psutil
import pyarrow as pa
import pyarrow.parquet as pq

import nonet
import nonet.fleet
from nonet._fleet.columns import Question
from nonet._fleet.slices import Input

PER_FILE = 250_000

# ---- The rows


def make_rows(folder: pathlib.Path, rows: int, seed: int = 7) -> None:
    """Files of id and puzzle, and for each which puzzle every row is an isomorph of: the first files of many are a set as well."""
    folder.mkdir(parents=True, exist_ok=True)
    generator, draw = nonet.Generator(seed, minimal=True, threads=1), np.random.default_rng(seed)
    before: list[Any] = []
    made = 0
    for first in range(0, rows, PER_FILE):
        size = min(PER_FILE, rows - first)
        planted = size // 5
        fresh = generator.take(size - planted, first=made).puzzle.to_pyarrow()
        before.append(fresh)
        of = draw.integers(0, made + len(fresh), planted)
        moved = nonet.augment(pa.chunked_array(before).take(pa.array(of)), seed=seed + first, threads=1).puzzle.to_pyarrow()
        order = draw.permutation(size)
        moved_whole = moved.combine_chunks() if isinstance(moved, pa.ChunkedArray) else moved
        puzzles = pa.concat_arrays([fresh, moved_whole]).take(pa.array(order))
        table = pa.table({"id": np.arange(first, first + size), "puzzle": puzzles})
        pq.write_table(table, folder / f"part-{first // PER_FILE:03}.parquet", compression="zstd")
        np.save(folder / f"part-{first // PER_FILE:03}.npy", np.concatenate([np.arange(made, made + len(fresh)), of])[order])
        made += len(fresh)


def first_files(every: pathlib.Path, rows: int) -> pathlib.Path:
    folder = every.parent / f"in-{rows}"
    if not folder.exists():
        folder.mkdir()
        for number in range(-(-rows // PER_FILE)):
            for end in ("parquet", "npy"):
                os.link(every / f"part-{number:03}.{end}", folder / f"part-{number:03}.{end}")
    return folder


def first_ids(folder: pathlib.Path) -> Any:
    """The least id of each class, sorted: what dropping duplicates has to leave."""
    return np.sort(np.unique(np.concatenate([np.load(one) for one in sorted(folder.glob("*.npy"))]), return_index=True)[1])


def column_of(folder: pathlib.Path, name: str) -> Iterator[Any]:
    for file in sorted(folder.glob("*.parquet")):
        with pq.ParquetFile(file) as parquet:
            for batch in parquet.iter_batches(50_000, columns=[name]):
                yield batch.column(0)


def content(columns: Iterator[Any]) -> str:
    digest = hashlib.sha256()
    for column in columns:
        values = column.to_pylist()
        digest.update("".join(f"{one.hex() if isinstance(one, bytes) else one}\n" for one in values).encode())
    return f"content {digest.hexdigest()[:16]}"


# ---- Measuring


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
    """``ask`` may return what is looked at afterwards, and not measured."""
    meter, began = Meter(), time.monotonic()
    after = ask()
    cpu, wall = meter.spent(), time.monotonic() - began
    told = after() if callable(after) else after
    print(
        f"{what:10} {who:16} {rows:>9,} rows  {cpu:8.1f} CPU s  {cpu / rows * 1e6:8.2f} us a row  {meter.peak / 1e6:6.0f} MB"
        f"  {wall:6.0f} s  {told or ''}",
        flush=True,
    )


# ---- One process


def command(words: list[str], given: pathlib.Path, work: pathlib.Path, rows: int) -> None:
    """The command, text to text."""
    text = work / "puzzles.txt"
    with text.open("w") as file:
        for column in column_of(given, "puzzle"):
            file.write("\n".join(column.to_pylist()) + "\n")
    out = work / "answers.txt"

    def run() -> Callable[[], str]:
        before = resource.getrusage(resource.RUSAGE_CHILDREN)
        with out.open("w") as file:
            subprocess.run([*words, "--jobs", "1", str(text)], stdout=file, check=False)
        after = resource.getrusage(resource.RUSAGE_CHILDREN)
        own = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime  # a short one is over between two looks
        return lambda: f"{own:.2f} CPU s by itself, content {hashlib.sha256(out.read_bytes()).hexdigest()[:16]}"

    measure(words[1], "nonet, text", rows, run)
    text.unlink()
    out.unlink()


def parts(verb: Any, given: pathlib.Path, work: pathlib.Path, rows: int) -> None:
    """Where the time of a verb goes: reading, the answers, writing, each alone in this process."""
    input, question = Input.of(str(given)), Question(verb)
    schema, out = question.after(input.schema), work / "parts.parquet"
    spent = dict.fromkeys(("reading", "answers", "writing", "digest"), 0.0)

    def timed(name: str, ask: Callable[[], Any]) -> Any:
        began = time.process_time()
        result = ask()
        spent[name] += time.process_time() - began
        return result

    for one in input.slices(PER_FILE):
        batches = timed("reading", lambda s=one: list(s.batches()))
        answered = timed("answers", lambda b=batches: [table for batch in b for table in question(batch)])

        def write(tables: Any = answered) -> None:
            with pq.ParquetWriter(out, schema, compression="zstd") as writer:
                for table in tables:
                    writer.write_batch(pa.RecordBatch.from_arrays(table.columns, schema=schema))

        timed("writing", write)
        timed("digest", lambda: hashlib.sha256(out.read_bytes()).hexdigest())
    out.unlink()
    said = ", ".join(f"{name} {seconds / rows * 1e6:.2f}" for name, seconds in spent.items())
    print(f"{verb:10} {'one process':16} {rows:>9,} rows  us a row: {said}", flush=True)


# ---- Jobs on an engine


class Weighing:
    """An engine that weighs what stands between the steps."""

    def __init__(self, engine: Any, work: pathlib.Path) -> None:
        self.engine, self.work, self.bytes = engine, work, 0

    def run(self, work: Any, tasks: Any, tell: Any) -> Any:
        results = self.engine.run(work, tasks, tell)
        folders = [self.work / name for name in ("judged", "repeats")]
        self.bytes = max(self.bytes, sum(one.stat().st_size for folder in folders for one in folder.glob("*.parts")))
        return results


class Inline:
    """Tasks in this process, one after the other: what a job costs without an engine."""

    def run(self, work: Any, tasks: Any, tell: Any) -> list[Any]:
        return [work(task) for task in tasks]


def ask(engine: Any, who: str, verb: Any, given: pathlib.Path, work: pathlib.Path, rows: int) -> None:
    folder = work / f"{who}-{verb}"
    shutil.rmtree(folder, ignore_errors=True)
    answer = {"solve": "solution", "classes": "class", "rate": "er"}[verb]

    def run() -> Callable[[], str]:
        nonet.fleet.run(engine, verb, str(given), str(folder), progress=False)
        return lambda: content(column_of(folder, answer))

    measure(verb, who, rows, run)


def clean(engine: Any, who: str, given: pathlib.Path, work: pathlib.Path, rows: int) -> None:
    folder = work / f"{who}-clean"
    shutil.rmtree(folder, ignore_errors=True)

    def run() -> Callable[[], str]:
        weighing = Weighing(engine, folder / "work")
        manifest = nonet.fleet.clean(weighing, str(given), str(folder), progress=False)
        return lambda: f"{whole(folder / 'puzzles', given)}, {manifest['audit']['defects']}, {weighing.bytes / rows:.1f} bytes a row between steps"

    measure("clean", who, rows, run)


def whole(kept: pathlib.Path, given: pathlib.Path) -> str:
    """Says what was kept, or fails where that is not the first row of each class and nothing else."""
    ids = pa.chunked_array(list(column_of(kept, "id"))).to_numpy()
    wanted = first_ids(given)
    assert np.array_equal(np.sort(ids), wanted), (len(ids), len(wanted))
    return f"{len(ids):,} classes, each by its least id"


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

    builder = SparkSession.builder.master("local-cluster[2,1,1536]")
    settings = {
        "spark.ui.enabled": "false",
        "spark.ui.showConsoleProgress": "false",
        "spark.sql.shuffle.partitions": "8",
        "spark.executor.memory": "1536m",
        "spark.driver.maxResultSize": "16m",  # nothing but descriptions of files comes to the driver
    }
    for name, value in settings.items():
        builder = builder.config(name, value)
    session = builder.getOrCreate()
    session.sparkContext.setLogLevel("OFF")
    yield nonet.spark.engine(session), session
    session.stop()


@contextmanager
def inline_engine() -> Any:
    yield Inline(), None


ENGINES = {"inline": inline_engine, "dask": dask_engine, "spark": spark_engine}


# ---- Frames of Spark


def shuffled(session: Any) -> int:
    """Bytes that all stages so far wrote for others."""
    gateway = session.sparkContext._gateway
    none = gateway.jvm.java.util.ArrayList()
    stages = session.sparkContext._jsc.sc().statusStore().stageList(none, False, False, gateway.new_array(gateway.jvm.double, 0), none)
    return sum(stages.apply(number).shuffleWriteBytes() for number in range(stages.size()))


def frames(session: Any, what: str, given: pathlib.Path, work: pathlib.Path, rows: int) -> None:
    import nonet.spark as ns

    out = work / f"spark-{what}-frame"
    shutil.rmtree(out, ignore_errors=True)
    asked = {"copy": lambda frame: frame, "dedupe": ns.dedupe}.get(what) or getattr(ns, what)

    def run() -> Callable[[], str]:
        before = shuffled(session)
        asked(session.read.parquet(str(given))).write.parquet(str(out))
        after = shuffled(session) - before
        return lambda: f"{whole(out, given)}, {after / rows:.1f} bytes a row shuffled" if what == "dedupe" else ""

    measure(what, "spark frame", rows, run)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rows", type=int, nargs="+", default=[500_000])
    parser.add_argument("--rated", type=int, default=5_000)
    parser.add_argument("--command", required=True)
    parser.add_argument("--folder", type=pathlib.Path, required=True)
    parser.add_argument("--keep", action="store_true", help="leave what came out in the folder")
    parser.add_argument("--engine", nargs="*", choices=list(ENGINES), default=["inline", "dask", "spark"])
    args = parser.parse_args()
    most, work = max(args.rows), args.folder
    every, few = work / f"all-{most}", work / f"few-{args.rated}"
    if not every.exists():
        make_rows(work / "new", most)
        (work / "new").rename(every)
    given = {rows: first_files(every, rows) for rows in args.rows}
    if not few.exists():
        few.mkdir()
        table = pq.read_table(every / "part-000.parquet").slice(0, args.rated)
        for number in range(4):
            pq.write_table(table.slice(number * args.rated // 4, args.rated // 4), few / f"part-{number}.parquet")
    asked = (("solve", given[most], most), ("classes", given[most], most), ("rate", few, args.rated))
    print(f"nonet {nonet.__version__}, Python {sys.version.split()[0]}, {os.cpu_count()} CPUs, load {os.getloadavg()[1]:.0f}", flush=True)
    command([args.command, "solve"], given[most], work, most)
    command([args.command, "rate"], few, work, args.rated)
    for verb, source, count in asked:
        parts(verb, source, work, count)
    for name in args.engine:
        with ENGINES[name]() as (engine, session):
            for verb, source, count in asked:
                ask(engine, name, verb, source, work, count)
            for rows in args.rows:
                clean(engine, name, given[rows], work, rows)
            for what in ("copy", "solve", "classes") if session else ():
                frames(session, what, given[most], work, most)
            for rows in args.rows if session else ():
                frames(session, "dedupe", given[rows], work, rows)
    for answer in [] if args.keep else [one for name in ENGINES for one in work.glob(f"{name}-*")]:
        shutil.rmtree(answer, ignore_errors=True)


if __name__ == "__main__":
    main()
