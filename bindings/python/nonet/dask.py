"""nonet on Dask: functions for dask.dataframe, and the engine of nonet.fleet.

    import nonet.dask as nd
    frame = nd.solve(dask.dataframe.read_parquet("puzzles/"))            # lazy: + status, solution
    nonet.fleet.rate(nd.engine(client), "puzzles/", "rated/")            # a whole job

The answers are those that ``nonet`` gives for columns. A row that is not a puzzle is kept, with the status 'invalid';
null stays null. Each task uses one native thread, so start workers with one thread each.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

import pyarrow as pa

from ._core import Limits
from ._fleet.columns import MEMBERS, Augmentation, Question, Verb, made, new_fields
from ._fleet.run import Engine, WorkersLost
from ._generator import Generator

if TYPE_CHECKING:
    from dask.dataframe import DataFrame
    from distributed import Client


def solve(frame: DataFrame, puzzle: str = "puzzle", *, limits: Limits | None = None, prefix: str = "") -> DataFrame:
    """Adds status and solution."""
    return _asked(frame, "solve", puzzle, prefix, limits=limits)


def check(
    frame: DataFrame, puzzle: str = "puzzle", *, minimality: bool = True, limits: Limits | None = None, prefix: str = ""
) -> DataFrame:
    """Adds the columns of nonet.check."""
    return _asked(frame, "check", puzzle, prefix, minimality=minimality, limits=limits)


def rate(
    frame: DataFrame, puzzle: str = "puzzle", *, scale: str = "se", limits: Limits | None = None, prefix: str = ""
) -> DataFrame:
    """Adds status, er, ep and ed, or the columns of another scale: see nonet.rate."""
    return _asked(frame, "rate", puzzle, prefix, scale=scale, limits=limits)


def classes(
    frame: DataFrame, puzzle: str = "puzzle", *, by: str = "puzzle", limits: Limits | None = None, prefix: str = ""
) -> DataFrame:
    """Adds class: 16 bytes, equal for isomorphs; null for a row that is not a puzzle."""
    return _asked(frame, "classes", puzzle, prefix, by=by, limits=limits)


def canonical(frame: DataFrame, puzzle: str = "puzzle", *, prefix: str = "") -> DataFrame:
    """Adds form and automorphisms."""
    return _asked(frame, "canonical", puzzle, prefix)


def split(
    frame: DataFrame,
    parts: Mapping[str, float],
    puzzle: str = "puzzle",
    *,
    seed: int,
    by: str = "puzzle",
    limits: Limits | None = None,
    prefix: str = "",
) -> DataFrame:
    """Adds part: that of ``nonet dataset split``, so isomorphs have the same part in every frame."""
    return _asked(frame, "split", puzzle, prefix, parts=dict(parts), seed=seed, by=by, limits=limits)


def augment(
    frame: DataFrame,
    puzzle: str = "puzzle",
    *,
    solution: str | None = None,
    id: str = "id",
    rows: int,
    seed: int,
    epoch: int = 0,
    copies: int = 1,
) -> DataFrame:
    """Replaces puzzles and solutions by random isomorphs, and adds copy, like nonet.augment.

    id     the column with the number of each row, 0 to rows - 1
    """
    return _mapped(frame, Augmentation(puzzle, solution, id, rows, seed, epoch, copies))


def dedupe(frame: DataFrame, puzzle: str = "puzzle", *, order: str = "id", partitions: int | None = None) -> DataFrame:
    """Returns the row with the least ``order`` of each class of isomorphs, with class, and members (the size of the
    class).

    order        a column with distinct values
    partitions   the number of partitions of the result; default: as many as the input has A row that is not a puzzle,
    or has equal digits in a house, is kept and has no class. Shuffles all rows by class.
    """
    answered = _asked(frame, "classes", puzzle, "")
    new_fields(pa.schema([(name, pa.null()) for name in frame.columns]), MEMBERS, order)
    by = answered.shuffle(on="class", npartitions=partitions or frame.npartitions)
    meta = answered._meta.assign(members=0).astype({"members": "int64"})
    return by.map_partitions(_least_of_each, order, meta=meta)


def generate(
    count: int, *, seed: int = 0, per_partition: int = 100_000, first: int = 0, **options: Any
) -> DataFrame:
    """Returns puzzles first, first + 1, ... of Generator(seed, **options): item, puzzle, solution, givens, attempts,
    met, and er if a rating is ordered. The puzzles do not depend on the partitions."""
    import dask.dataframe as dd

    if per_partition < 1 or count < 0 or first < 0:
        raise ValueError(f"{count} puzzles from {first}, {per_partition} a partition: expected at least 0, 0 and 1")
    generator = Generator(seed, **options, threads=1)
    meta = _pandas(made(generator, 0, 0))
    ranges = [(at, min(per_partition, first + count - at)) for at in range(first, first + count, per_partition)]
    return dd.from_map(_made_frame, ranges or [(first, 0)], generator=generator, meta=meta)


# ---- The answers of a partition


def _asked(frame: DataFrame, verb: Verb, puzzle: str, prefix: str, **options: Any) -> DataFrame:
    given = {name: value for name, value in options.items() if value is not None}
    return _mapped(frame, Question(verb, puzzle, given, prefix))


def _mapped(frame: DataFrame, question: Question | Augmentation) -> DataFrame:
    # An empty column has no texts that would tell its type.
    schema = question.after(pa.Schema.from_pandas(frame._meta, preserve_index=False))
    meta = _pandas(schema.empty_table())
    for name in frame.columns:
        if name in meta and not isinstance(question, Augmentation):
            meta[name] = frame._meta[name].reset_index(drop=True)
    return frame.map_partitions(_answered, question, meta=meta)


def _answered(frame: Any, question: Question | Augmentation) -> Any:
    """Returns a pandas frame with the answers. Keeps the index if the rows are kept."""
    import pandas

    batch = pa.RecordBatch.from_pandas(frame, preserve_index=False)
    tables = [_pandas(answered) for answered in question(batch)]
    if not tables:
        return _pandas(question.after(batch.schema).empty_table())
    if isinstance(question, Augmentation):
        return pandas.concat(tables, ignore_index=True)
    (answers,) = tables
    return frame.assign(**{name: answers[name].set_axis(frame.index) for name in answers.columns if name not in frame.columns})


def _pandas(given: Any) -> Any:
    """Returns types that keep Arrow's data: 16 bytes, integers with nulls."""
    import pandas

    return given.to_pandas(types_mapper=pandas.ArrowDtype)


def _least_of_each(frame: Any, order: str) -> Any:
    """Returns the first row of each class in a partition that contains the whole class."""
    placed = frame.sort_values(order)
    known = placed["class"].notna()
    members = placed.groupby("class", sort=False)[order].transform("size").where(known, 1)
    placed = placed.assign(members=members.astype("int64"))
    return placed[~(known & placed["class"].duplicated())]


def _made_frame(part: tuple[int, int], generator: Generator) -> Any:
    return _pandas(made(generator, part[0], part[1]))


# ---- Whole jobs


def engine(client: Client) -> Engine:
    """Runs the jobs of nonet.fleet on the workers of a client."""
    return _Engine(client)


class _Engine:
    def __init__(self, client: Client) -> None:
        self._client = client

    def run(self, work: Callable[[Any], Any], tasks: Sequence[Any], tell: Callable[[int], None]) -> list[Any]:
        from distributed import KilledWorker, as_completed

        # The shared data is a task of its own, which is repeated if its worker dies. Sending it with each of 4,000
        # tasks took gigabytes.
        common = self._client.submit(_Work, work, pure=False, retries=3)
        futures = self._client.map(_one, list(tasks), work=common, pure=False, retries=3)
        for done, future in enumerate(as_completed(futures), 1):
            if future.status != "finished":
                error = future.exception()
                self._client.cancel(futures)
                raise WorkersLost(str(error)) if isinstance(error, KilledWorker) else error
            tell(done)
        results: list[Any] = self._client.gather(futures)
        return results


class _Work:
    """Data shared by tasks. For Dask it is a value, not a function to be called."""

    def __init__(self, do: Callable[[Any], Any]) -> None:
        self.do = do


def _one(task: Any, work: _Work) -> Any:
    """Runs the work with one Arrow thread, because a worker has one CPU."""
    pa.set_cpu_count(1)
    return work.do(task)
