"""nonet on Dask: questions over dask.dataframe, and the engine of nonet.fleet.

    import nonet.dask as nd
    frame = nd.solve(dask.dataframe.read_parquet("puzzles/"))            # lazy: + status, solution
    nonet.fleet.rate(nd.engine(client), "puzzles/", "rated/")            # a whole job

Answers are those of the columns of ``nonet``.  A row that is no puzzle stays a row, with the status 'invalid'; null stays null.
One native thread a task: start workers with one thread each.
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
    """The frame with status and solution."""
    return _asked(frame, "solve", puzzle, prefix, limits=limits)


def check(
    frame: DataFrame, puzzle: str = "puzzle", *, minimality: bool = True, limits: Limits | None = None, prefix: str = ""
) -> DataFrame:
    """The frame with the columns of nonet.check."""
    return _asked(frame, "check", puzzle, prefix, minimality=minimality, limits=limits)


def rate(
    frame: DataFrame, puzzle: str = "puzzle", *, scale: str = "se", limits: Limits | None = None, prefix: str = ""
) -> DataFrame:
    """The frame with status, er, ep and ed in tenths (72 is 7.2); or with the columns of another scale, see nonet.rate."""
    return _asked(frame, "rate", puzzle, prefix, scale=scale, limits=limits)


def classes(
    frame: DataFrame, puzzle: str = "puzzle", *, by: str = "puzzle", limits: Limits | None = None, prefix: str = ""
) -> DataFrame:
    """The frame with class: 16 bytes, equal for isomorphs; null for what is no puzzle."""
    return _asked(frame, "classes", puzzle, prefix, by=by, limits=limits)


def canonical(frame: DataFrame, puzzle: str = "puzzle", *, prefix: str = "") -> DataFrame:
    """The frame with form and automorphisms."""
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
    """The frame with part: that of ``nonet dataset split``, so isomorphs have the same in every frame."""
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
    """Random isomorphs of puzzles and solutions, which they replace, and copy: those of nonet.augment.

    id     the column with the number of each row, 0 to rows - 1
    """
    return _mapped(frame, Augmentation(puzzle, solution, id, rows, seed, epoch, copies))


def dedupe(frame: DataFrame, puzzle: str = "puzzle", *, order: str = "id", partitions: int | None = None) -> DataFrame:
    """The rows with the least ``order`` of each class of isomorphs, with class and members, how many the class has.

    order        a column without equal values
    partitions   of what comes out; as many as came in
    What is no puzzle, or has equal digits in a house, stays, and has no class.  Shuffles all rows by class.
    """
    answered = _asked(frame, "classes", puzzle, "")
    new_fields(pa.schema([(name, pa.null()) for name in frame.columns]), MEMBERS, order)
    by = answered.shuffle(on="class", npartitions=partitions or frame.npartitions)
    meta = answered._meta.assign(members=0).astype({"members": "int64"})
    return by.map_partitions(_least_of_each, order, meta=meta)


def generate(
    count: int, *, seed: int = 0, per_partition: int = 100_000, first: int = 0, **options: Any
) -> DataFrame:
    """Puzzles first, first + 1, ... of Generator(seed, **options): item, puzzle, solution, givens, attempts, met, with a rating also
    er.  Which they are does not depend on partitions."""
    import dask.dataframe as dd

    if per_partition < 1 or count < 0 or first < 0:
        raise ValueError(f"{count} puzzles from {first}, {per_partition} a partition: wanted are at least 0, 0 and 1")
    generator = Generator(seed, **options, threads=1)
    meta = _pandas(made(generator, 0, 0))
    ranges = [(at, min(per_partition, first + count - at)) for at in range(first, first + count, per_partition)]
    return dd.from_map(_made_frame, ranges or [(first, 0)], generator=generator, meta=meta)


# ---- How a partition is answered


def _asked(frame: DataFrame, verb: Verb, puzzle: str, prefix: str, **options: Any) -> DataFrame:
    given = {name: value for name, value in options.items() if value is not None}
    return _mapped(frame, Question(verb, puzzle, given, prefix))


def _mapped(frame: DataFrame, question: Question | Augmentation) -> DataFrame:
    # What is empty has no texts to tell the type of a column by.
    schema = question.after(pa.Schema.from_pandas(frame._meta, preserve_index=False))
    meta = _pandas(schema.empty_table())
    for name in frame.columns:
        if name in meta and not isinstance(question, Augmentation):
            meta[name] = frame._meta[name].reset_index(drop=True)
    return frame.map_partitions(_answered, question, meta=meta)


def _answered(frame: Any, question: Question | Augmentation) -> Any:
    """A frame of pandas with the answers; its index is kept where its rows are."""
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
    """Types that keep what Arrow has: 16 bytes, whole numbers beside null."""
    import pandas

    return given.to_pandas(types_mapper=pandas.ArrowDtype)


def _least_of_each(frame: Any, order: str) -> Any:
    """The first of each class of a partition that has all of it."""
    placed = frame.sort_values(order)
    known = placed["class"].notna()
    members = placed.groupby("class", sort=False)[order].transform("size").where(known, 1)
    placed = placed.assign(members=members.astype("int64"))
    return placed[~(known & placed["class"].duplicated())]


def _made_frame(part: tuple[int, int], generator: Generator) -> Any:
    return _pandas(made(generator, part[0], part[1]))


# ---- Whole jobs


def engine(client: Client) -> Engine:
    """What runs the jobs of nonet.fleet on the workers of a client."""
    return _Engine(client)


class _Engine:
    def __init__(self, client: Client) -> None:
        self._client = client

    def run(self, work: Callable[[Any], Any], tasks: Sequence[Any], tell: Callable[[int], None]) -> list[Any]:
        from distributed import KilledWorker, as_completed

        # A task of its own, made again where its worker died: carried by each of 4,000 tasks, what they have in common took
        # gigabytes.
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
    """What tasks have in common; for Dask a value, no function to be called."""

    def __init__(self, do: Callable[[Any], Any]) -> None:
        self.do = do


def _one(task: Any, work: _Work) -> Any:
    """With one thread of Arrow's own too: a worker has one CPU."""
    pa.set_cpu_count(1)
    return work.do(task)
