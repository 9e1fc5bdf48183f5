"""Whole jobs over more puzzles than one machine holds, on Dask or Spark: make, clean, run, rate.

    client = distributed.Client("tcp://scheduler:8786")
    nonet.fleet.make(nonet.dask.engine(client), "/shared/set", rows=10**9, strata="22..23,24,25..27", seed=7)

    python -m nonet.fleet make -n 1000000000 --strata 22..23,24,25..27 --seed 7 --engine dask --address tcp://scheduler:8786 --output /shared/set

Input and output are folders of Parquet that every worker sees: a path, or an address that pyarrow.fs knows.  A job is cut into
tasks, each of which writes one file; a file is there whole or not at all.  So a worker may be killed at any time, and the same
call goes on with a job whose driver was killed.  What comes out depends on neither, nor on the engine.  manifest.json is
written last, and is what the calls return.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ._core import Limits, __version__
from ._fleet import asking, cleaning, making, order
from ._fleet.columns import VERBS, Question, Verb
from ._fleet.run import Engine

__all__ = ["VERBS", "Engine", "clean", "make", "rate", "run"]

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
    items_per_task: int = 1 << 18,
    progress: bool = True,
) -> dict[str, Any]:
    """Makes a set in strata, no two puzzles isomorphic: row for row that of ``nonet dataset make`` with the same options.

    rows             for each stratum
    strata           ranges of givens, '22..23,24', or with by='rating' of ER, '1.2..2.0,7.1..7.5'
    ratings          also the columns er, ep, ed
    split            the share of train/; the rest is test/; without it all is puzzles/
    attempts         most puzzles that are made, wanted or not
    patience         so many in a row that brought a stratum none, and it is given up; 0: never
    nodes            a puzzle whose rating takes more is left out; 0: no limit
    items_per_task   puzzles that a task makes; a file for each

    Columns: puzzle, solution, givens, stratum, with ratings er, ep, ed in tenths.  Rows stand in the order of the files' names.
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
    rows_per_task: int = 250_000,
    progress: bool = True,
) -> dict[str, Any]:
    """Audits a set, drops what has a defect, keeps the first sound row of each class, and divides what is left without leaks.

    puzzle, solution   columns; the solution that a row gives is checked
    parts              as for nonet.split; without it all is puzzles/
    minimality         a given that can be dropped is a defect too
    nodes              of each search; 0: no limit

    findings/ has what ``nonet dataset audit`` says of the same files: file, row (from 0), defect, of_file, of_row, same, detail.
    The other folders have the rows with all their columns, in their order.
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
    rows_per_task: int = 250_000,
    progress: bool = True,
    **options: Any,
) -> dict[str, Any]:
    """Asks about each row of a set: solve, check, rate, classes, canonical, split, with the options of these.

    The output has all columns and the new ones, with the prefix before their names, in the order of the input.
    """
    if verb not in VERBS:
        raise ValueError(f"{verb!r}: wanted is one of {', '.join(VERBS)}")
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
    rows_per_task: int = 50_000,
    progress: bool = True,
) -> dict[str, Any]:
    """Rates a set: the rows with status, er, ep and ed in tenths.  A quarter of a millisecond a row; much more above 9."""
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
