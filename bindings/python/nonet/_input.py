"""Input: any column of puzzles, recognized by its interface and never by the library that made it."""

from __future__ import annotations

import operator
import os
import sys
from collections.abc import Callable, Iterable, Iterator, Mapping

from . import _core
from ._puzzle import Puzzle

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any, Protocol, TypeAlias

    from ._core import Board
    from ._puzzle import BoardLike

    Progress: TypeAlias = bool | Callable[[int, int | None], object]

    class _ArrowStream(Protocol):
        def __arrow_c_stream__(self, requested_schema: object | None = None) -> object: ...

    class _ArrowArray(Protocol):
        def __arrow_c_array__(self, requested_schema: object | None = None) -> tuple[object, object]: ...

    class _Array(Protocol):
        def __array__(self) -> Any: ...


ColumnLike: TypeAlias = "_ArrowStream | _ArrowArray | _Array | Iterable[Any]"
"""An object with the Arrow interface (pyarrow, polars, pandas 3, DuckDB, ...), an array (N, 81) or (N, 9, 9) of
integers, or an iterable of texts, Puzzles, sequences of 81 values, and None."""

# utf8 has offsets of 32 bits.
_MOST_ROWS = 1 << 24
_MOST_CELLS = 81 * _MOST_ROWS

# More than any machine has.
_MOST_THREADS = 1 << 16


def is_one(given: Any) -> bool:
    """Returns whether it is one puzzle and not a column."""
    return isinstance(given, str | bytes | Puzzle)


def chunks_of(
    given: ColumnLike, column: str | None = None, board: BoardLike | None = None
) -> Iterator[_core.Rows]:
    """Yields the rows in pieces that fit one Arrow array. Streams are read lazily."""
    if is_one(given):
        raise TypeError(f"{type(given).__name__} is one puzzle, expected a column: [puzzle]")
    some, made = False, None if board is None else _core.Board(board)
    most = _MOST_ROWS if made is None else _MOST_CELLS // (made.rows * made.columns)
    for rows in _pieces(given, column, made):
        for first in range(0, max(len(rows), 1), most):
            some = True
            yield rows if len(rows) <= most else rows.slice(first, min(most, len(rows) - first))
    if not some:
        yield _core.rows_of_list([], made)


def rows_of(given: ColumnLike) -> int | None:
    """Returns the number of rows if it is known before they are read."""
    try:
        return len(given)  # type: ignore[arg-type]
    except TypeError:
        return None


def _pieces(given: Any, column: str | None, board: Board | None) -> Iterator[_core.Rows]:
    if hasattr(given, "__arrow_c_stream__"):
        stream = _core.stream_of(given.__arrow_c_stream__(), column, board)
        while (rows := stream.next()) is not None:
            yield rows
    elif hasattr(given, "__arrow_c_array__"):
        schema, array = given.__arrow_c_array__()
        yield _core.rows_of_array(schema, array, column, board)
    elif column is not None:
        raise TypeError("column= names a column of a table, but the input is not a table")
    elif _has_numbers(given):
        yield _core.rows_of_values(_values_of(given, board), board)
    elif isinstance(given, Iterable) and not isinstance(given, Mapping):
        yield _core.rows_of_list(given if isinstance(given, list) else list(given), board)
    else:
        raise TypeError(f"{type(given).__name__} is not a column of puzzles")


def _has_numbers(given: Any) -> bool:
    """Returns whether it is an array of integers. An array of texts or objects is iterated like a list."""
    if isinstance(given, memoryview):
        return given.format in tuple("bBhHiIlLqQ?")
    kind = getattr(getattr(given, "dtype", None), "kind", None)
    if kind == "f":
        raise TypeError("an array of floating point numbers is not a column of puzzles: convert it to whole numbers")
    if kind is not None:
        return kind in "iub"
    # Arrays of other libraries: NumPy determines their type.
    if hasattr(given, "__array__"):
        import numpy

        return numpy.asarray(given).dtype.kind in "iub"
    return False


def _values_of(given: Any, board: Board | None) -> Any:
    """Returns the array with the shape (N, 81), or as wide as the board has cells."""
    import numpy

    array: Any = numpy.asarray(given)
    rows, columns = (9, 9) if board is None else (board.rows, board.columns)
    if array.shape[1:] == (rows, columns):
        array = array.reshape(-1, rows * columns)
    if array.shape[1:] != (rows * columns,):
        wanted = f"(N, {rows * columns}) or (N, {rows}, {columns})"
        raise ValueError(f"an array of the shape {array.shape}: expected {wanted}")
    return numpy.ascontiguousarray(array, dtype=array.dtype.newbyteorder("="))


def thread_count(threads: int | None) -> int:
    """Returns the requested number of threads, or else NONET_THREADS, 1 in a worker of Spark, Dask or Ray, or all CPUs
    of this process."""
    if threads is None:
        return _usual_threads()
    if operator.index(threads) < 1:
        raise ValueError(f"threads={threads}: expected at least 1")
    return min(operator.index(threads), _MOST_THREADS)


def _usual_threads() -> int:
    if wanted := os.environ.get("NONET_THREADS"):
        if not wanted.isdecimal() or int(wanted) < 1:
            raise ValueError(f"NONET_THREADS={wanted}: expected at least 1")
        return min(int(wanted), _MOST_THREADS)
    if "SPARK_ENV_LOADED" in os.environ or "RAY_JOB_ID" in os.environ or _is_dask_worker():
        return 1
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def _is_dask_worker() -> bool:
    worker = sys.modules.get("distributed.worker")
    return worker is not None and bool(getattr(worker.Worker, "_instances", None))


class Teller:
    """Reports the progress of a call to a callable, or on stderr if that is a terminal."""

    def __init__(self, progress: Progress, total: int | None) -> None:
        self._before = 0
        self._total = total
        self._tell: Callable[[int, int | None], object] | None = None
        if callable(progress):
            self._tell = progress
        elif progress and sys.stderr.isatty():
            self._tell = _print_progress

    @property
    def on_rows(self) -> Callable[[int], None] | None:
        """Called by the engine with the number of rows of this piece that are done."""
        if self._tell is None:
            return None
        tell, before, total = self._tell, self._before, self._total
        return lambda done: (tell(before + done, total), None)[1]

    def finish(self, rows: int) -> None:
        """Called when a piece is done."""
        self._before += rows
        if self._tell is not None:
            self._tell(self._before, self._total)

    def end(self) -> None:
        if self._tell is _print_progress:
            print(file=sys.stderr)


def _print_progress(done: int, total: int | None) -> None:
    share = f" of {total:,} ({done / total:.0%})" if total else ""
    print(f"\r{done:,}{share} puzzles", end="", file=sys.stderr, flush=True)
