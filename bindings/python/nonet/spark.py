"""nonet on Spark: functions for DataFrames, SQL functions, and the engine of nonet.fleet.

    import nonet.spark as ns
    frame = ns.rate(spark.read.parquet("s3a://bucket/puzzles"), limits=nonet.Limits(nodes=100_000))    # lazy: + status, er, ep, ed
    ns.register(spark)                                                                   # select sudoku_solve(puzzle) ...
    nonet.fleet.rate(ns.engine(spark), "/shared/puzzles", "/shared/rated")               # a whole job

The answers are those that ``nonet`` gives for columns. A row that is not a puzzle is kept, with the status 'invalid';
null stays null. Each task uses one native thread; nothing is collected. The package must be installed on the executors:
it is native code, which --py-files cannot distribute.
"""

from __future__ import annotations

import base64
import pickle
import re
import threading
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any

import pyarrow as pa

from . import _sql
from ._core import Board, Limits, __version__
from ._fleet.columns import MEMBERS, Augmentation, Describing, Judging, Question, Verb, made, new_fields, plain
from ._fleet.digests import in_hexadecimal
from ._fleet.run import Engine, WorkersLost
from ._generator import Generator

if TYPE_CHECKING:
    from pyspark.sql import DataFrame, SparkSession

    from ._puzzle import BoardLike
    from ._verbs import Errors


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
    """Adds part: that of ``nonet dataset split``, so isomorphs have the same part in every frame. Does not shuffle."""
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


def dedupe(frame: DataFrame, puzzle: str = "puzzle", *, order: str = "id") -> DataFrame:
    """Returns the row with the least ``order`` of each class of isomorphs, with class, and members (the size of the
    class).

    order    a column with distinct values, so that the result does not depend on partitions A row that is not a puzzle,
    or has equal digits in a house, is kept and has no class. Shuffles once by class, with one row for each class and
    partition.
    """
    from pyspark.sql import functions as F

    answered = classes(frame, puzzle)
    new_fields(_arrow_schema(frame), MEMBERS, order)
    row = F.struct(F.col(order).alias("_order"), *(F.col(name) for name in answered.columns if name != order))
    alone = F.when(F.col("class").isNull(), F.col(order))
    place = F.struct(F.col(order).isNull(), F.col(order))  # a null comes last, as in Dask
    first = answered.groupBy("class", alone.alias("_alone")).agg(F.min_by(row, place).alias("_row"), F.count("*").alias("members"))
    kept = [F.col("_row._order").alias(name) if name == order else F.col(f"_row.{name}") for name in frame.columns]
    return first.select(*kept, "class", "members")


def audit(
    frame: DataFrame,
    puzzle: str = "puzzle",
    *,
    solution: str | None = None,
    file: str | None = None,
    row: str,
    minimality: bool = False,
    limits: Limits | None = None,
) -> DataFrame:
    """Returns the findings of ``nonet dataset audit``: file, row, defect, of_file, of_row, same, detail, in no
    particular order.

    solution   the column with the rows' solutions
    file       the column with the file of a row; files are sorted by name; without it all rows are in one file
    row        the column with the row's number, unique within its file Shuffles once by class; each row carries twice
    16 bytes, its file and its number.
    """
    from pyspark.sql import Window
    from pyspark.sql import functions as F

    judged = _mapped(frame, Judging(puzzle, solution, file, row, minimality, limits))
    own = judged.select("file", "row", F.explode("found").alias("one")).select("file", "row", "one.*")
    place = F.struct("file", "row")
    known = judged.where(F.col("class").isNotNull()).select("file", "row", "class", "own", place.alias("place"))
    first = F.first("place").over(Window.partitionBy("class").orderBy("file", "row"))
    first_same = F.first("place").over(Window.partitionBy("class", "own").orderBy("file", "row"))
    compared = known.select("file", "row", "place", first.alias("first"), first_same.alias("twin"))
    same = F.col("twin") != F.col("place")
    of = F.when(same, F.col("twin")).otherwise(F.col("first"))
    later = compared.where(F.col("first") != F.col("place")).select("file", "row", same.alias("same"), of.alias("of"))
    other = F.col("of.file") != F.col("file")
    defect = F.when(other, "leak").when(F.col("same"), "repeat").otherwise("isomorph")
    repeats = later.select(
        "file", "row", defect.alias("defect"), F.col("of.file").alias("of_file"), F.col("of.row").alias("of_row"), "same"
    )
    described = _mapped(repeats, Describing())
    nothing = {"of_file": "string", "of_row": "bigint", "same": "boolean"}
    for name, kind in nothing.items():
        own = own.withColumn(name, F.lit(None).cast(kind))
    return own.select(described.columns).unionByName(described)


def generate(
    spark: SparkSession, count: int, *, seed: int = 0, partitions: int, first: int = 0, **options: Any
) -> DataFrame:
    """Returns puzzles first, first + 1, ... of Generator(seed, **options): item, puzzle, solution, givens, attempts,
    met, and er if a rating is ordered. The puzzles do not depend on the partitions."""
    if count < 0 or first < 0 or partitions < 1:
        raise ValueError(f"{count} puzzles from {first} in {partitions} partitions: expected at least 0, 0 and 1")
    generator = Generator(seed, **options, threads=1)

    def run(batches: Iterator[Any]) -> Iterator[Any]:
        for batch in batches:
            for begin, rows in _runs(batch.column("id").to_numpy()):
                yield made(generator, begin, rows)

    return spark.range(first, first + count, 1, partitions).mapInArrow(run, _spark_schema(made(generator, 0, 0).schema))


def _runs(numbers: Any) -> Iterator[tuple[int, int]]:
    """Yields runs of consecutive numbers as (first, count)."""
    import numpy

    for run in numpy.split(numbers, numpy.flatnonzero(numpy.diff(numbers) != 1) + 1):
        if len(run):
            yield int(run[0]), len(run)


# ---- The answers of batches


def _asked(frame: DataFrame, verb: Verb, puzzle: str, prefix: str, **options: Any) -> DataFrame:
    given = {name: value for name, value in options.items() if value is not None}
    return _mapped(frame, Question(verb, puzzle, given, prefix))


def _mapped(frame: DataFrame, question: Question | Augmentation | Judging | Describing) -> DataFrame:
    schema = question.after(_arrow_schema(frame))

    def run(batches: Iterator[Any]) -> Iterator[Any]:
        for batch in batches:
            yield from question(batch)

    return frame.mapInArrow(run, _spark_schema(schema))


def _arrow_schema(frame: DataFrame) -> Any:
    from pyspark.sql.pandas.types import to_arrow_schema

    return to_arrow_schema(frame.schema)


def _spark_schema(schema: Any) -> Any:
    from pyspark.sql.pandas.types import from_arrow_schema

    return from_arrow_schema(schema)


# ---- SQL


def functions(
    *, board: BoardLike | None = None, name: str = "sudoku", limits: Limits | None = None, errors: Errors = "column"
) -> dict[str, Any]:
    """Returns the functions of docs/sql.md for columns, with the same names, parameters and answers, except those that
    begin with try_ and the parameter of nodes. sudoku_steps returns an array of steps. Requires Spark 4.1 or newer.

        sudoku = ns.functions()
        frame.where(sudoku["sudoku_is_unique"]("puzzle"))

    board, name, limits, errors   as for nonet.duckdb.register
    """
    from pyspark.sql.functions import arrow_udf
    from pyspark.sql.pandas.types import from_arrow_type

    asked = (None if board is None else Board(board).name, limits or _sql.DEFAULT_LIMITS, errors)
    return {
        f"{name}_{own}": arrow_udf(_on_worker(own, *asked), returnType=from_arrow_type(_sql.ARROW_TYPES[what.kind]))
        for own, what in _functions(*asked).items()
    }


def _functions(board: str | None, limits: Limits, errors: Errors) -> dict[str, _sql.Function]:
    """Returns them by their names without the first word."""
    made = None if board is None else Board(board)
    tables = _sql.tables(made, limits, errors)

    def field(verb: str, column: str, kind: _sql.Kind) -> _sql.Function:
        return _sql.Function(lambda puzzles: plain(tables[verb](puzzles)[column]), kind)

    listed = {
        "solve": _sql.Function(lambda puzzles: _solutions(tables["solve"](puzzles)), "text"),
        **{name: field(*where) for name, where in _sql.fields(made).items()},
        **_sql.functions(made, limits, errors),
    }
    if _sql.is_classic(made):
        listed["class"] = _sql.Function(lambda puzzles: in_hexadecimal(tables["classes"](puzzles)["class"].to_pyarrow()), "text")
    return listed


def _on_worker(own: str, board: str | None, limits: Limits, errors: Errors) -> Callable[..., Any]:
    """Returns a function that a worker receives by its name, because boards and native functions cannot be pickled. Spark
    refuses signatures with types and any number of parameters."""
    return lambda puzzles, *given: _answered(_functions(board, limits, errors)[own], puzzles, *given)


def _answered(what: _sql.Function, puzzles: Any, *given: Any) -> Any:
    defaults = (pa.repeat(default, len(puzzles)) for _, _, default in what.more[len(given) :])
    return what.answer(puzzles, *given, *defaults)


def register(
    spark: SparkSession,
    *,
    board: BoardLike | None = None,
    name: str = "sudoku",
    limits: Limits | None = None,
    errors: Errors = "column",
) -> None:
    """Registers functions() as SQL functions of a session, and sudoku_version."""
    for own, function in functions(board=board, name=name, limits=limits, errors=errors).items():
        spark.udf.register(own, function)
    spark.udf.register(f"{name}_version", lambda: __version__)


def _solutions(table: Any) -> Any:
    """Returns the solutions of puzzles with one."""
    unique = pa.compute.equal(plain(table.status), "unique")
    return pa.compute.if_else(unique, plain(table.solution), None)


# ---- Whole jobs


def engine(spark: SparkSession) -> Engine:
    """Runs the jobs of nonet.fleet on the executors of a session.

    Each task is a separate partition; Spark repeats it if its worker dies (spark.task.maxFailures).
    """
    return _Engine(spark)


class _Engine:
    def __init__(self, spark: SparkSession) -> None:
        self._spark = spark

    def run(self, work: Callable[[Any], Any], tasks: Sequence[Any], tell: Callable[[int], None]) -> list[Any]:
        given = list(tasks)

        def on_worker(batches: Iterator[Any]) -> Iterator[Any]:
            pa.set_cpu_count(1)
            for batch in batches:
                numbers = batch.column("id").to_pylist()
                results = [pickle.dumps(_carrying_errors(work, given[number])) for number in numbers]
                yield pa.RecordBatch.from_arrays([batch.column("id"), pa.array(results, pa.binary())], names=["id", "result"])

        frame = self._spark.range(0, len(given), 1, len(given)).mapInArrow(on_worker, "id long, result binary")
        watch = _Watch(self._spark, tell)
        try:
            rows = frame.collect()
        except Exception as error:
            raise _carried(error) or error from None
        finally:
            watch.stop()
        tell(len(given))
        results = {row["id"]: pickle.loads(row["result"]) for row in rows}
        return [results[number] for number in range(len(given))]


# Spark passes on only the text of a worker's exception.
_MARK = re.compile(r"\[nonet:([A-Za-z0-9+/=]+):\]")


def _carrying_errors(work: Callable[[Any], Any], task: Any) -> Any:
    try:
        return work(task)
    except Exception as error:
        text = base64.b64encode(pickle.dumps(error)).decode()
        raise RuntimeError(f"{type(error).__name__}: {error} [nonet:{text}:]") from error


def _carried(error: Exception) -> Exception | None:
    """Returns the worker's exception from the error of its job."""
    text = str(error)
    if found := _MARK.search(text):
        raised: Exception = pickle.loads(base64.b64decode(found[1]))
        return raised
    if "ExecutorLostFailure" in text or "exited unexpectedly" in text:
        return WorkersLost(next(line for line in text.splitlines() if "Failure" in line or "unexpectedly" in line))
    return None


class _Watch:
    """Reports the number of finished tasks, if the session shows it (Spark Connect does not)."""

    def __init__(self, spark: SparkSession, tell: Callable[[int], None]) -> None:
        self._done = threading.Event()
        self._tell = tell
        try:
            self._tracker = spark.sparkContext.statusTracker()
        except Exception:  # a Spark Connect session can raise any exception
            return
        threading.Thread(target=self._look, daemon=True).start()

    def _look(self) -> None:
        while not self._done.wait(1):
            for stage in self._tracker.getActiveStageIds():
                info = self._tracker.getStageInfo(stage)
                if info is not None:
                    self._tell(info.numCompletedTasks)

    def stop(self) -> None:
        self._done.set()
