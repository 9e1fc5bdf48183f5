"""Large sets of puzzles: augmenting, splitting and auditing them, and arrays for training networks."""

from __future__ import annotations

from ._calls import core as _core
from ._columns import Column, Table
from ._errors import classic_only, error_of, whole
from ._input import Teller, chunks_of, rows_of, thread_count
from ._puzzle import of_solution
from ._verbs import Asked, ask_column, of_column

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping
    from types import TracebackType
    from typing import Any, Literal, Self

    import numpy

    from ._core import Limits
    from ._input import ColumnLike, Progress
    from ._puzzle import BoardLike
    from ._verbs import Errors


@of_column
def split(
    puzzles: Any,
    /,
    parts: Mapping[str, float],
    seed: int,
    *,
    board: BoardLike | None = None,
    by: Literal["puzzle", "solution"] = "puzzle",
    limits: Limits | None = None,
    column: str | None = None,
    errors: Errors = "column",
    threads: int | None = None,
    progress: Progress = False,
) -> Asked[None, Table]:
    """Returns the part of each row: part, error. Isomorphs get the same part, in any file and on any machine, as with
    ``nonet dataset split``. With by='solution', all puzzles whose solutions are isomorphs get the same part. ``board``
    must be the classic one.

    >>> sorted(set(split(["53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"],
    ...                  {"train": 0.8, "test": 0.2}, seed=1)["part"]) - {"test", "train"})
    []
    """
    classic_only("split", board)
    names = list(parts)
    if not 1 <= len(names) <= 255:
        raise ValueError(f"{len(names)} parts: expected 1 to 255")
    shares = [_millionths(name, share) for name, share in parts.items()]
    own, wanted = whole("seed", seed), of_solution(by)
    return Asked(_core.split_column, names, shares, own, wanted, limits)


def _millionths(name: str, share: float) -> int:
    if not 0 <= share <= 1000:
        raise ValueError(f"the share {share} of {name!r}: expected 0 to 1000")
    return round(share * 1_000_000)


def augment(
    puzzles: ColumnLike,
    solutions: ColumnLike | None = None,
    /,
    *,
    seed: int,
    board: BoardLike | None = None,
    epoch: int = 0,
    copies: int = 1,
    errors: Errors = "column",
    threads: int | None = None,
    progress: Progress = False,
) -> Table:
    """Returns random isomorphs, each puzzle and its solution transformed by the same symmetry: puzzle, solution, error.

    Copy c of row i uses symmetry number i + (epoch * copies + c) * rows of the seed. The rows of a copy are
    consecutive. Takes half a microsecond per pair. ``board`` must be the classic one.

    >>> line = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
    >>> table = augment([line], [solve(line).solution], seed=1, copies=2)
    >>> [solve(puzzle).solution for puzzle in table.puzzle] == table.solution.to_list()
    True
    """
    classic_only("augment", board)
    if copies < 1 or epoch < 0:
        raise ValueError(f"{copies} copies of epoch {epoch}: expected at least 1, of an epoch from 0")
    own_seed, given = whole("seed", seed), list(chunks_of(puzzles))
    answers = None if solutions is None else _cut_alike(given, list(chunks_of(solutions)))
    total = sum(map(len, given))
    teller = Teller(progress, total * copies)
    columns: dict[str, list[_core.Chunk]] = {}
    for copy in range(copies):
        item = (epoch * copies + copy) * total
        for number, rows in enumerate(given):
            own = None if answers is None else answers[number]
            made = _core.augment_column(rows, own, own_seed, item, thread_count(threads), teller.on_rows)
            wrong = made.pop("first_error")
            if wrong is not None and errors == "raise":
                raise error_of(wrong, item % total)
            for name, chunk in made.items():
                columns.setdefault(name, []).append(chunk)
            item += len(rows)
            teller.finish(len(rows))
    teller.end()
    return Table({name: Column(chunks) for name, chunks in columns.items()})


def _cut_alike(given: list[_core.Rows], solutions: list[_core.Rows]) -> list[_core.Rows]:
    """Yields the solutions in pieces like those of the puzzles."""
    if list(map(len, given)) == list(map(len, solutions)):
        return solutions
    if len(solutions) == 1 and len(solutions[0]) == sum(map(len, given)):
        pieces, first = [], 0
        for rows in given:
            pieces.append(solutions[0].slice(first, len(rows)))
            first += len(rows)
        return pieces
    counts = [sum(map(len, rows)) for rows in (given, solutions)]
    raise ValueError(
        f"{counts[1]} solutions for {counts[0]} puzzles"
        if counts[0] != counts[1]
        else "puzzles and solutions come in chunks of different sizes: combine them first"
    )


class Audit:
    """Finds the defects of a data set: of each row alone, compared with earlier rows, and compared with other files.

    >>> line = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
    >>> with Audit() as audit:
    ...     audit.add([line], name="train")
    ...     audit.add([scramble([line], seed=7).puzzle[0], "12"], name="test")
    >>> audit.findings["defect"].to_list(), audit.totals["unique"]
    (['leak', 'unreadable'], 2)

    An isomorph in the same file is 'isomorph' or 'repeat', one in another file is 'leak'; docs/dataset.md lists the
    other defects. Takes 6 microseconds and about 43 to 85 bytes for each different puzzle.
    """

    __slots__ = ("_core", "_rows")

    def __init__(self, *, minimality: bool = False, nodes: int = 0) -> None:
        """
        minimality   also reports givens that can be dropped; needs 25 times as many searches
        nodes        limit of each search; 0: no limit
        """
        self._core = _core.Audit(minimality, whole("nodes", nodes))
        self._rows: dict[str, int] = {}

    def add(
        self,
        puzzles: ColumnLike,
        /,
        *,
        solution: ColumnLike | None = None,
        name: str = "",
        column: str | None = None,
        threads: int | None = None,
        progress: Progress = False,
    ) -> None:
        """Audits rows. Rows with the same name belong to one file; they are numbered from 0, continuing over all
        calls."""
        number = self._core.file(name)
        given = list(chunks_of(puzzles, column))
        answers = None if solution is None else _cut_alike(given, list(chunks_of(solution)))
        teller = Teller(progress, rows_of(puzzles))
        for i, rows in enumerate(given):
            first = self._rows.get(name, 0)
            own = None if answers is None else answers[i]
            self._core.add(rows, own, number, first, thread_count(threads), teller.on_rows)
            self._rows[name] = first + len(rows)
            teller.finish(len(rows))
        teller.end()

    @property
    def findings(self) -> Table:
        """Has one row for each defect: file, row, defect, of_file and of_row (the earlier row that it repeats), same
        (whether it is the identical puzzle), detail (in words)."""
        return Table({name: Column([chunk]) for name, chunk in self._core.findings().items()})

    @property
    def totals(self) -> dict[str, Any]:
        """The totals: the last object of ``nonet dataset audit --json``."""
        import json

        totals: dict[str, Any] = json.loads(self._core.totals())
        return totals

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, value: BaseException | None, trace: TracebackType | None
    ) -> None:
        pass

    def __repr__(self) -> str:
        totals = self.totals
        return f"<Audit of {totals['rows']} rows: {sum(totals['defects'].values())} defects>"


def to_onehot(
    grids: ColumnLike, /, *, board: BoardLike | None = None
) -> numpy.ndarray[tuple[int, ...], numpy.dtype[numpy.bool_]]:
    """Returns a bool array (N, 9, 9, 9): [i, r, c, d] is True if row r and column c of grid i hold the digit d + 1, all
    counted from 0. On other boards the shape has the board's rows, columns and digits."""
    import numpy

    values, made = grids_of(grids, board=board), _core.Board(board or "9x9")
    onehot: numpy.ndarray[tuple[int, ...], numpy.dtype[numpy.bool_]]
    digits = numpy.arange(1, made.digits + 1, dtype=numpy.uint8)
    onehot = values.reshape(-1, made.rows, made.columns, 1) == digits
    return onehot


def labels(
    solutions: ColumnLike, /, *, board: BoardLike | None = None
) -> numpy.ndarray[tuple[int, ...], numpy.dtype[numpy.int64]]:
    """Returns an int64 array (N, 9, 9) with the class labels 0 to 8, or with the shape and digits of the board. An
    empty cell raises ValueError."""
    import numpy

    values, made = grids_of(solutions, board=board), _core.Board(board or "9x9")
    if not values.all():
        row, cell = (int(number) for number in numpy.argwhere(values == 0)[0])
        place = f"r{cell // made.columns + 1}c{cell % made.columns + 1}"
        raise ValueError(f"row {row}: {place} is empty, so there is no label")
    return values.reshape(-1, made.rows, made.columns).astype(numpy.int64) - 1


def grids_of(
    grids: ColumnLike, /, *, board: BoardLike | None = None
) -> numpy.ndarray[tuple[int, ...], numpy.dtype[numpy.uint8]]:
    """Returns a uint8 array (N, 81), 0 for an empty cell, for a column in any form, or with as many cells as the board
    has. A row that is not a puzzle raises TextError."""
    puzzles = ask_column(grids, _core.parse_column, board=board, errors="raise", threads=1)["puzzle"]
    values: numpy.ndarray[tuple[int, ...], numpy.dtype[numpy.uint8]] = puzzles.to_numpy()
    return values
