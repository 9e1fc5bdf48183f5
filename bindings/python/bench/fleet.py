"""Measures the cost of a fleet compared with one process: CPU seconds of all processes of an engine, Parquet to
Parquet, in one run.

    PYTHONPATH=build/python/site:build/fleet/spark build/python/venv/bin/python bindings/python/bench/fleet.py \\
        --rows 500000 5000000 --rated 50000 --command build/release/cli/nonet --folder /tmp/fleet --engine dask spark

A fifth of the rows are isomorphs of others, in random places. The bench fails if one is not found or if too many are
found. The functions are measured with the largest number of rows, cleaning and dropping duplicates with each number.
With at least three numbers, the cost of 10^9 rows is extrapolated. Columns: function, engine, rows, CPU seconds,
microseconds per row, peak resident memory of all processes together (shared memory counts for each), wall-clock
seconds, and notes. `content` is the SHA-256 of the answers in the order of the rows; the bench fails if the command and
the engines differ.
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
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from typing import Any

import numpy as np
import pyarrow as pa
import pyarrow.compute
import pyarrow.csv
import pyarrow.parquet as pq

from fleet_meter import measure, print_models
from fleet_rows import PER_FILE, column_of, first_files, first_ids, make_rows, some_of

import nonet
import nonet.fleet
from nonet._fleet.columns import Question
from nonet._fleet.slices import Input

# ---- Comparing answers

_contents: dict[str, str] = {}


def content(verb: str, columns: Iterator[Any]) -> str:
    """Compares only which rows have the same class, because the command identifies a class by its form."""
    column = pa.chunked_array(list(columns))
    values = column.combine_chunks().dictionary_encode().indices if verb == "classes" else column
    digest = hashlib.sha256()
    for chunk in pa.chunked_array(values).chunks if verb == "classes" else values.chunks:
        digest.update("".join(f"{one}\n" for one in chunk.to_pylist()).encode())
    told = digest.hexdigest()[:16]
    assert _contents.setdefault(verb, told) == told, f"{verb}: {told} here, {_contents[verb]} before"
    return f"content {told}"


# ---- One process

# The command for a function, and how to find the answer in its lines.
COMMANDS: dict[str, tuple[str, Callable[[Any], Any]]] = {
    "solve": ("solve", lambda lines: lines.column(0)),
    "classes": ("canon", lambda lines: lines.column(0)),
    "rate": ("rate", lambda lines: lines.column(1).cast("double")),
}


def command(program: str, verb: str, given: pathlib.Path, work: pathlib.Path, rows: int) -> None:
    """Measures the command, text to text."""
    text, out = work / "puzzles.txt", work / "answers.txt"
    with text.open("w") as file:
        for column in column_of(given, "puzzle"):
            file.write("\n".join(column.to_pylist()) + "\n")
    name, answer = COMMANDS[verb]

    def run() -> Callable[[], str]:
        before = resource.getrusage(resource.RUSAGE_CHILDREN)
        with out.open("w") as file:
            subprocess.run([program, name, "--jobs", "1", str(text)], stdout=file, check=True)
        after = resource.getrusage(resource.RUSAGE_CHILDREN)
        own = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime  # a short run can end between two samples
        return lambda: f"{own:.2f} CPU s by itself, {content(verb, iter(answer(lines_of(out)).chunks))}"

    measure(verb, f"nonet {name}", rows, run)
    text.unlink()
    out.unlink()


def lines_of(file: pathlib.Path) -> Any:
    """Returns a table of tab-separated text."""
    reading = pa.csv.ReadOptions(autogenerate_column_names=True)
    words = pa.csv.ConvertOptions(column_types={f"f{number}": pa.string() for number in range(5)})
    return pa.csv.read_csv(file, reading, pa.csv.ParseOptions(delimiter="\t", quote_char=False), words)


def parts(verb: Any, given: pathlib.Path, work: pathlib.Path, rows: int) -> None:
    """Measures the parts of a function: reading, answers, writing, each alone in this process."""
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
    """An engine that measures the size of the data between steps."""

    def __init__(self, engine: Any, work: pathlib.Path) -> None:
        self.engine, self.work, self.bytes = engine, work, 0

    def run(self, work: Any, tasks: Any, tell: Any) -> Any:
        results = self.engine.run(work, tasks, tell)
        folders = [self.work / name for name in ("judged", "repeats")]
        self.bytes = max(self.bytes, sum(one.stat().st_size for folder in folders for one in folder.glob("*.parts")))
        return results


class Inline:
    """Runs tasks in this process, one after the other: the cost of a job without an engine."""

    def run(self, work: Any, tasks: Any, tell: Any) -> list[Any]:
        return [work(task) for task in tasks]


def ask(engine: Any, who: str, verb: Any, given: pathlib.Path, work: pathlib.Path, rows: int) -> None:
    folder = work / f"{who}-{verb}"
    shutil.rmtree(folder, ignore_errors=True)

    def run() -> Callable[[], str]:
        nonet.fleet.run(engine, verb, str(given), str(folder), progress=False)
        return lambda: content(verb, column_of(folder, ANSWERS[verb]))

    measure(verb, who, rows, run)


ANSWERS = {"solve": "solution", "classes": "class", "rate": "er"}


def start(stack: ExitStack, who: str, given: pathlib.Path, work: pathlib.Path, rows: int) -> Any:
    """Starts an engine and runs a first small job: the cost of a cluster without work."""
    entered = []

    def run() -> None:
        entered.append(stack.enter_context(ENGINES[who]()))
        nonet.fleet.run(entered[0][0], "solve", str(given), str(work / f"{who}-start"), progress=False)

    shutil.rmtree(work / f"{who}-start", ignore_errors=True)
    measure("start", who, rows, run)
    return entered[0]


def clean(engine: Any, who: str, given: pathlib.Path, work: pathlib.Path, rows: int) -> None:
    folder = work / f"{who}-clean"
    shutil.rmtree(folder, ignore_errors=True)

    def run() -> Callable[[], str]:
        weighing = Weighing(engine, folder / "work")
        manifest = nonet.fleet.clean(weighing, str(given), str(folder), progress=False)
        return lambda: f"{whole(folder / 'puzzles', given)}, {manifest['audit']['defects']}, {weighing.bytes / rows:.1f} bytes a row between steps"

    measure("clean", who, rows, run)


def whole(kept: pathlib.Path, given: pathlib.Path) -> str:
    """Reports the rows that were kept. Fails unless they are exactly the first row of each class."""
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

    os.environ.setdefault("PYSPARK_PYTHON", sys.executable)
    builder = SparkSession.builder.master("local-cluster[2,1,1536]")
    settings = {
        "spark.executorEnv.PYTHONPATH": os.pathsep.join(map(os.path.abspath, os.environ.get("PYTHONPATH", "").split(os.pathsep))),
        "spark.ui.enabled": "false",
        "spark.ui.showConsoleProgress": "false",
        "spark.sql.shuffle.partitions": "8",
        "spark.executor.memory": "1536m",
        "spark.driver.maxResultSize": "16m",  # the driver gets only descriptions of files
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
    """Returns the shuffle bytes that all stages so far wrote."""
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
        asked(session.read.parquet(f"{given}/*.parquet")).write.parquet(str(out))
        after = shuffled(session) - before
        return lambda: f"{whole(out, given)}, {after / rows:.1f} bytes a row shuffled" if what == "dedupe" else ""

    measure(what, "spark frame", rows, run)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rows", type=int, nargs="+", default=[500_000])
    parser.add_argument("--rated", type=int, default=5_000)
    parser.add_argument("--command", required=True)
    parser.add_argument("--folder", type=pathlib.Path, required=True)
    parser.add_argument("--keep", action="store_true", help="keep the output in the folder")
    parser.add_argument("--engine", nargs="*", choices=list(ENGINES), default=["inline", "dask", "spark"])
    parser.add_argument("--ask", nargs="+", choices=[*ANSWERS, "clean", "dedupe"], default=[*ANSWERS, "clean", "dedupe"])
    parser.add_argument("--no-command", action="store_true", help="leave out the command, and where its time goes")
    args = parser.parse_args()
    if any(rows % PER_FILE for rows in args.rows if rows != max(args.rows)):
        parser.error(f"all --rows except the largest must be multiples of {PER_FILE:,}")
    most, work = max(args.rows), args.folder
    every = work / f"all-{most}"
    if not every.exists():
        make_rows(work / "new", most)
        (work / "new").rename(every)
    given = {rows: first_files(every, rows) for rows in args.rows}
    tiny = some_of(every, work / "tiny", 40)
    few = some_of(every, work / f"few-{args.rated}", args.rated)
    asked = [(verb, few if verb == "rate" else given[most], args.rated if verb == "rate" else most) for verb in ANSWERS if verb in args.ask]
    print(f"nonet {nonet.__version__}, Python {sys.version.split()[0]}, {os.cpu_count()} CPUs, load {os.getloadavg()[1]:.0f}", flush=True)
    for verb, source, count in [] if args.no_command else asked:
        command(args.command, verb, source, work, count)
        parts(verb, source, work, count)
    for name in args.engine:
        with ExitStack() as stack:
            engine, session = start(stack, name, tiny, work, 40)
            for rows in args.rows if "clean" in args.ask else ():
                clean(engine, name, given[rows], work, rows)
            for rows in args.rows if session and "dedupe" in args.ask else ():
                frames(session, "dedupe", given[rows], work, rows)
            for verb, source, count in asked:
                ask(engine, name, verb, source, work, count)
            for what in ("copy", *(verb for verb, *_ in asked if verb != "rate")) if session else ():
                frames(session, what, given[most], work, most)
    print_models(10**9)
    for answer in [] if args.keep else [one for name in ENGINES for one in work.glob(f"{name}-*")]:
        shutil.rmtree(answer, ignore_errors=True)


if __name__ == "__main__":
    main()
