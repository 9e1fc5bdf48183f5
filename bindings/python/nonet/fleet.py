"""Jobs for millions of puzzles, on this machine, on Dask or on Spark: make, clean, run, rate.

    nonet.fleet.make(nonet.fleet.local(), "set", rows=10**6, strata="22..23,24,25..27", seed=7)

    client = distributed.Client("tcp://scheduler:8786")
    nonet.fleet.make(nonet.dask.engine(client), "/shared/set", rows=10**9, strata="22..23,24,25..27", seed=7)

    python -m nonet.fleet make -n 1000000 --strata 22..23,24,25..27 --seed 7 --output set

Input and output are folders that every worker can access: a path, or an address that pyarrow.fs or fsspec knows. The
input is Parquet (also in folders like level=easy/), CSV or lines of text; the output is Parquet.
A job is divided into tasks, each of which writes one file; a file is complete or missing. So a worker can be killed at
any time, and the same call resumes a job whose driver was killed. The result depends neither on this nor on the engine.
manifest.json is written last; the calls return its content.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ._core import Limits, __version__
from ._fleet import asking, cleaning, making, order
from ._fleet.columns import VERBS, Question, Verb
from ._fleet.local import local
from ._fleet.run import Engine, Progress

__all__ = ["VERBS", "Engine", "Progress", "clean", "local", "make", "rate", "run"]

PATIENCE = 1_000_000


def make(
    engine: Engine,
    output: str,
    *,
    rows: int,
    strata: str,
    seed: int,
    by: str = "givens",
    minimal: bool = False,
    ratings: bool = False,
    split: float | None = None,
    attempts: int | None = None,
    patience: int = PATIENCE,
    nodes: int = 0,
    items_per_task: int | None = None,
    progress: Progress = True,
) -> dict[str, Any]:
    """Makes a set in strata without isomorphs. It has the same rows as ``nonet dataset make`` with the same options.

    rows             for each stratum
    strata           ranges of givens, '22..23,24', or of ER with by='rating', '1.2..2.0,7.1..7.5'
    ratings          adds the columns er, ep, ed
    split            the share of train/; the rest is in test/; without it all puzzles are in puzzles/
    attempts         the most puzzles to make, including those that are not kept
    patience         a stratum is given up after this many puzzles in a row without one for it; 0: never
    nodes            a puzzle whose rating needs more nodes is left out; 0: no limit
    items_per_task   the number of puzzles that a task makes; each task writes a file. By default about 64 tasks make
                     rows puzzles for each stratum, of 4,096 to 262,144 each
    progress         True writes a line to stderr; a function gets a mapping of step, done, tasks and seconds

    Columns: puzzle, solution, givens, stratum, and with ratings er, ep, ed. The order of the rows is that of
    the file names.
    """
    options: dict[str, Any] = {
        "strata": strata,
        "by": by,
        "seed": seed,
        "minimal": minimal,
        "ratings": ratings,
        "split": split,
        "attempts": attempts,
        "patience": patience,
        "nodes": nodes,
        "items_per_task": items_per_task,
        "rows": rows,
    }
    wanted = order.order_of(output, **options)
    settings = {"job": "make", "version": __version__, **options}
    return making.make(engine, wanted, rows, settings, progress=progress)


def clean(
    engine: Engine,
    input: str,
    output: str,
    *,
    puzzle: str = "puzzle",
    solution: str | None = None,
    parts: Mapping[str, float] | None = None,
    seed: int = 0,
    minimality: bool = False,
    nodes: int = 0,
    rows_per_task: int | None = None,
    progress: Progress = True,
) -> dict[str, Any]:
    """Audits a set, drops rows with defects, keeps the first sound row of each class, and splits the rest without
    leaks.

    puzzle, solution   column names; the solution of a row is checked
    parts              as for nonet.split; without it all rows are in puzzles/
    minimality         a given that can be dropped is also a defect
    nodes              limit of each search; 0: no limit
    rows_per_task      by default the rows are divided into about 128 tasks, of 1,000 to 250,000 rows each, and not of
                       less than a row group
    progress           as for make

    findings/ has the findings of ``nonet dataset audit`` for the same files: file, row (from 0), defect, of_file,
    of_row, same, detail. The other folders have the rows with all their columns, in the original order.
    """
    plan = cleaning.plan_of(
        input,
        output,
        puzzle=puzzle,
        solution=solution,
        parts=parts,
        seed=seed,
        minimality=minimality,
        nodes=nodes,
        rows_per_task=rows_per_task,
    )
    return cleaning.clean(engine, plan, progress=progress)


def run(
    engine: Engine,
    verb: Verb,
    input: str,
    output: str,
    *,
    puzzle: str = "puzzle",
    prefix: str = "",
    rows_per_task: int | None = None,
    progress: Progress = True,
    **options: Any,
) -> dict[str, Any]:
    """Calls a function for each row of a set: solve, check, rate, classes, canonical or split, with its options.

    The output has all columns of the input and the new ones, whose names begin with the prefix. The rows keep their
    order. rows_per_task and progress are those of clean; a task of rate has at most 50,000 rows by default.
    """
    if verb not in VERBS:
        raise ValueError(f"{verb!r}: expected one of {', '.join(VERBS)}")
    return asking.run(
        engine, Question(verb, puzzle, options, prefix), input, output, rows_per_task=rows_per_task, progress=progress
    )


def rate(
    engine: Engine,
    input: str,
    output: str,
    *,
    puzzle: str = "puzzle",
    scale: str = "se",
    limits: Limits | None = None,
    prefix: str = "",
    rows_per_task: int | None = None,
    progress: Progress = True,
) -> dict[str, Any]:
    """Rates a set: adds status, er, ep and ed. Takes a quarter of a millisecond per row; much more above
    9."""
    return run(
        engine,
        "rate",
        input,
        output,
        puzzle=puzzle,
        prefix=prefix,
        rows_per_task=rows_per_task,
        progress=progress,
        scale=scale,
        **({} if limits is None else {"limits": limits}),
    )


if __name__ == "__main__":
    from ._fleet.command import main

    raise SystemExit(main())
