"""The functions for one puzzle or a column."""

from __future__ import annotations

from ._calls import core as _core
from ._columns import Column, Table
from ._core import solve_text
from ._errors import classic_only, error_of, whole
from ._input import Teller, chunks_of, is_one, rows_of, thread_count
from ._puzzle import Puzzle, chosen_ids, is_hodoku, of_solution, puzzle_of, technique_ids

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence
    from typing import Any, Literal, TypeAlias, TypedDict, Unpack, overload

    from ._core import Answer, Limits
    from ._input import ColumnLike, Progress
    from ._puzzle import BoardLike
    from ._ratings import Rating
    from ._solutions import Check
    from ._steps import HodokuPath, Hint, Path

    Errors: TypeAlias = Literal["column", "raise"]

    class _OfPuzzle(TypedDict, total=False):
        board: BoardLike | None
        limits: Limits | None

    class _OfColumn(_OfPuzzle, total=False):
        column: str | None
        errors: Errors
        threads: int | None
        progress: Progress

    _Ask: TypeAlias = Callable[[_core.Rows, int, Callable[[int], None] | None], dict[str, Any]]


def ask_column(
    given: ColumnLike,
    ask: _Ask,
    *,
    board: BoardLike | None = None,
    column: str | None,
    errors: str,
    threads: int | None,
    progress: Progress,
) -> Table:
    """Calls a function for each piece of a column, and joins the answers."""
    if errors not in ("column", "raise"):
        raise ValueError(f"errors={errors!r}: expected 'column' or 'raise'")
    workers, teller = thread_count(threads), Teller(progress, rows_of(given))
    parts: dict[str, list[_core.Chunk]] = {}
    before = 0
    for rows in chunks_of(given, column, board):
        answers = ask(rows, workers, teller.on_rows)
        wrong = answers.pop("first_error")
        if wrong is not None and errors == "raise":
            raise error_of(wrong, before)
        for name, chunk in answers.items():
            parts.setdefault(name, []).append(chunk)
        before += len(rows)
        teller.finish(len(rows))
    teller.end()
    return Table({name: Column(chunks) for name, chunks in parts.items()})


if TYPE_CHECKING:

    @overload
    def solve(puzzle: str | bytes | Puzzle, /, *, board: BoardLike | None = None, engine: str | None = None, limits: Limits | None = None) -> Answer: ...  # type: ignore[overload-overlap]
    @overload
    def solve(
        puzzles: ColumnLike,
        /,
        **options: Unpack[_OfColumn],
    ) -> Table: ...


def solve(puzzles: Any, /, **options: Any) -> Any:
    """Solves one puzzle (a text or a Puzzle), or a column of them: status, solution, second, nodes, error.

    The limits apply to each puzzle. An easy puzzle of a column takes a tenth of a microsecond.

    >>> solve(["4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......", None, "12"]).status
    <Column of 3 words: [<Status.UNIQUE: 'unique'>, None, <Status.INVALID: 'invalid'>]>
    """
    # Filling in default arguments in a call costs an eighth of the time for a puzzle.
    if not options and type(puzzles) is str:
        return solve_text(puzzles)
    return _solve(puzzles, **options)


def _solve(
    puzzles: Any,
    /,
    *,
    board: BoardLike | None = None,
    engine: str | None = None,
    limits: Limits | None = None,
    column: str | None = None,
    errors: Errors = "column",
    threads: int | None = None,
    progress: Progress = False,
) -> Answer | Table:
    if type(puzzles) is str and board is None:
        return _core.solve_text(puzzles, limits, engine)
    if is_one(puzzles):
        return _core.solve(puzzle_of(puzzles, board), limits, engine)
    if engine is not None:
        raise TypeError("engine= works only for single puzzles: columns are solved by the kernels")
    return ask_column(
        puzzles,
        lambda rows, workers, tell: _core.solve_column(rows, limits, workers, tell),
        board=board,
        column=column,
        errors=errors,
        threads=threads,
        progress=progress,
    )


# Shown by help and editors; reports wrong argument names.
_solve.__name__ = _solve.__qualname__ = "solve"
setattr(solve, "__wrapped__", _solve)


if TYPE_CHECKING:

    @overload
    def is_unique(puzzle: str | bytes | Puzzle, /, *, board: BoardLike | None = None, limits: Limits | None = None) -> bool | None: ...  # type: ignore[overload-overlap]
    @overload
    def is_unique(
        puzzles: ColumnLike,
        /,
        **options: Unpack[_OfColumn],
    ) -> Column: ...


def is_unique(
    puzzles: Any,
    /,
    *,
    board: BoardLike | None = None,
    limits: Limits | None = None,
    column: str | None = None,
    errors: Errors = "column",
    threads: int | None = None,
    progress: Progress = False,
) -> bool | None | Column:
    """Returns whether there is exactly one solution; None, or null in a column, if the limits ended the search. A row
    that is not a puzzle gets False."""
    if is_one(puzzles):
        return puzzle_of(puzzles, board).is_unique(limits=limits)
    return ask_column(
        puzzles,
        lambda rows, workers, tell: _core.unique_column(rows, limits, workers, tell),
        board=board,
        column=column,
        errors=errors,
        threads=threads,
        progress=progress,
    )["unique"]


if TYPE_CHECKING:

    @overload
    def check(  # type: ignore[overload-overlap]
        puzzle: str | bytes | Puzzle,
        /,
        *,
        minimality: bool = True,
        **options: Unpack[_OfPuzzle],
    ) -> Check: ...
    @overload
    def check(
        puzzles: ColumnLike,
        /,
        *,
        minimality: bool = True,
        **options: Unpack[_OfColumn],
    ) -> Table: ...


def check(
    puzzles: Any,
    /,
    *,
    board: BoardLike | None = None,
    minimality: bool = True,
    limits: Limits | None = None,
    column: str | None = None,
    errors: Errors = "column",
    threads: int | None = None,
    progress: Progress = False,
) -> Check | Table:
    """Checks whether a puzzle is proper and minimal, or a grid correct. For a column: status, givens, complete,
    correct, minimal, redundant (the number of givens that can be dropped), duplicates (the number of pairs of equal
    digits that see each other), solution, error."""
    if is_one(puzzles):
        return puzzle_of(puzzles, board).check(minimality=minimality, limits=limits)
    return ask_column(
        puzzles,
        lambda rows, workers, tell: _core.check_column(rows, minimality, limits, workers, tell),
        board=board,
        column=column,
        errors=errors,
        threads=threads,
        progress=progress,
    )


if TYPE_CHECKING:

    @overload
    def minimal(  # type: ignore[overload-overlap]
        puzzle: str | bytes | Puzzle, /, *, board: BoardLike | None = None, limits: Limits | None = None
    ) -> Puzzle | None: ...
    @overload
    def minimal(
        puzzles: ColumnLike,
        /,
        **options: Unpack[_OfColumn],
    ) -> Table: ...


def minimal(
    puzzles: Any,
    /,
    *,
    board: BoardLike | None = None,
    limits: Limits | None = None,
    column: str | None = None,
    errors: Errors = "column",
    threads: int | None = None,
    progress: Progress = False,
) -> Puzzle | Table | None:
    """Returns a minimal puzzle within each: drops givens in the order of the cells as long as the solution stays the
    only one. For a column: status, minimal (null unless the status is unique), error. Takes about ten microseconds per
    puzzle."""
    if is_one(puzzles):
        return puzzle_of(puzzles, board).minimal(limits=limits)
    return ask_column(
        puzzles,
        lambda rows, workers, tell: _core.minimal_column(rows, limits, workers, tell),
        board=board,
        column=column,
        errors=errors,
        threads=threads,
        progress=progress,
    )


if TYPE_CHECKING:

    @overload
    def rate(  # type: ignore[overload-overlap]
        puzzle: str | bytes | Puzzle,
        /,
        *,
        scale: str | Sequence[str] = "se",
        without: Iterable[str] = (),
        **options: Unpack[_OfPuzzle],
    ) -> Rating: ...
    @overload
    def rate(
        puzzles: ColumnLike,
        /,
        *,
        scale: str = "se",
        without: Iterable[str] = (),
        **options: Unpack[_OfColumn],
    ) -> Table: ...


def rate(
    puzzles: Any,
    /,
    *,
    board: BoardLike | None = None,
    scale: str | Sequence[str] = "se",
    without: Iterable[str] = (),
    limits: Limits | None = None,
    column: str | None = None,
    errors: Errors = "column",
    threads: int | None = None,
    progress: Progress = False,
) -> Rating | Table:
    """Returns the rating of Sudoku Explainer 1.2.1. For a column: status, er, ep, ed, error.

    With scale="hodoku" (the same as "hodoku-2.2") or "hodoku-2.3" it is HoDoKu's rating; for a column: status,
    hodoku_level, hodoku_score, error. With "nonet", the text of a scale, or techniques switched off by ``without``:
    status, level, difficulty, score, error. One puzzle can be rated on several scales, a column on one.
    For other boards no scale is defined, and a column gets: status, level (null if the techniques do not solve the
    puzzle), hardest (technique), steps, error.

    A minimal puzzle takes a few tenths of a millisecond; puzzles above 9.5 take seconds. Without limits each ends after
    ten million nodes, about ten seconds.
    """
    if is_one(puzzles):
        return puzzle_of(puzzles, board).rate(scale=scale, without=without, limits=limits)
    if not isinstance(scale, str):
        raise ValueError("a column can be rated on only one scale: give its name")

    off = technique_ids("without", without)

    def ask(rows: _core.Rows, workers: int, tell: Any) -> Any:
        if scale == "se" and not off:
            return _core.rate_column(rows, limits, workers, tell)
        if is_hodoku(scale) and not off:
            return _core.rate_hodoku_column(rows, scale, limits, workers, tell)
        return _core.rate_on_column(rows, scale, off, limits, workers, tell)

    return ask_column(
        puzzles,
        ask,
        board=board,
        column=column,
        errors=errors,
        threads=threads,
        progress=progress,
    )


if TYPE_CHECKING:

    @overload
    def explain(  # type: ignore[overload-overlap]
        puzzle: str | bytes | Puzzle,
        /,
        *,
        pruned: bool = False,
        scale: str = "se",
        only: Iterable[str] | None = None,
        without: Iterable[str] = (),
        **options: Unpack[_OfPuzzle],
    ) -> Path | HodokuPath: ...
    @overload
    def explain(
        puzzles: ColumnLike,
        /,
        *,
        pruned: bool = False,
        scale: str = "se",
        only: Iterable[str] | None = None,
        without: Iterable[str] = (),
        **options: Unpack[_OfColumn],
    ) -> Table: ...


def explain(
    puzzles: Any,
    /,
    *,
    board: BoardLike | None = None,
    pruned: bool = False,
    scale: str = "se",
    only: Iterable[str] | None = None,
    without: Iterable[str] = (),
    limits: Limits | None = None,
    column: str | None = None,
    errors: Errors = "column",
    threads: int | None = None,
    progress: Progress = False,
) -> Path | HodokuPath | Table:
    """Solves step by step: Puzzle.explain. For a column: status, ending ('solved', 'stuck', 'budget', 'clash'), steps,
    error.

    ``steps`` is a list of records: technique (its id), name, rating (null on other boards), level (null on the classic
    board), place and remove (lists of records of cell and digit), text (the reason in words).

    A minimal puzzle takes a few tenths of a millisecond; puzzles above 9.5 take seconds.

    >>> steps = explain(["1.....569492.561.8.561.924...964.8.1.64.1....218.356.4.4.5...169.5.614.2621.....5"]).steps[0]
    >>> len(steps), steps[0]["technique"], steps[0]["remove"]
    (37, 'pointing', [{'cell': 'r9c4', 'digit': 9}])
    """
    if is_one(puzzles):
        return puzzle_of(puzzles, board).explain(
            pruned=pruned, scale=scale, only=only, without=without, limits=limits
        )
    chosen, off = chosen_ids(only, without)
    return ask_column(
        puzzles,
        lambda rows, workers, tell: _core.explain_column(rows, pruned, scale, chosen, off, limits, workers, tell),
        board=board,
        column=column,
        errors=errors,
        threads=threads,
        progress=progress,
    )


if TYPE_CHECKING:

    @overload
    def hint(  # type: ignore[overload-overlap]
        puzzle: str | bytes | Puzzle,
        /,
        *,
        level: int = 5,
        scale: str = "se",
        only: Iterable[str] | None = None,
        without: Iterable[str] = (),
        **options: Unpack[_OfPuzzle],
    ) -> Hint: ...
    @overload
    def hint(
        puzzles: ColumnLike,
        /,
        *,
        level: int = 5,
        scale: str = "se",
        only: Iterable[str] | None = None,
        without: Iterable[str] = (),
        **options: Unpack[_OfColumn],
    ) -> Table: ...


def hint(
    puzzles: Any,
    /,
    *,
    board: BoardLike | None = None,
    level: int = 5,
    scale: str = "se",
    only: Iterable[str] | None = None,
    without: Iterable[str] = (),
    limits: Limits | None = None,
    column: str | None = None,
    errors: Errors = "column",
    threads: int | None = None,
    progress: Progress = False,
) -> Hint | Table:
    """Returns the next step: Puzzle.hint. For a column: status, hint (in words), steps, error.

    ``steps`` has the next step in the same form as explain; it is empty below level 5, and if no step was found.

    >>> hint(["1.....569492.561.8.561.924...964.8.1.64.1....218.356.4.4.5...169.5.614.2621.....5"], level=1).hint[0]
    'Look at the middle of the grid.'
    """
    if is_one(puzzles):
        return puzzle_of(puzzles, board).hint(level, scale=scale, only=only, without=without, limits=limits)
    chosen, off = chosen_ids(only, without)
    return ask_column(
        puzzles,
        lambda rows, workers, tell: _core.hint_column(rows, level, scale, chosen, off, limits, workers, tell),
        board=board,
        column=column,
        errors=errors,
        threads=threads,
        progress=progress,
    )


def classes(
    puzzles: ColumnLike,
    /,
    *,
    board: BoardLike | None = None,
    by: Literal["puzzle", "solution"] = "puzzle",
    limits: Limits | None = None,
    column: str | None = None,
    errors: Errors = "column",
    threads: int | None = None,
    progress: Progress = False,
) -> Table:
    """Returns the class of isomorphs of each puzzle, or of its solution: class (16 bytes), error. ``board`` must be the
    classic one.

    Equal bytes mean isomorphs. Takes 4 microseconds for a minimal puzzle.
    """
    classic_only("classes", board)
    wanted = of_solution(by)
    return ask_column(
        puzzles,
        lambda rows, workers, tell: _core.classes_column(rows, wanted, limits, workers, tell),
        column=column,
        errors=errors,
        threads=threads,
        progress=progress,
    )


def canonical(
    puzzles: ColumnLike,
    /,
    *,
    board: BoardLike | None = None,
    column: str | None = None,
    errors: Errors = "column",
    threads: int | None = None,
    progress: Progress = False,
) -> Table:
    """Returns the canonical form of each puzzle, which its isomorphs share: form, automorphisms, error. ``board`` must
    be the classic one."""
    classic_only("canonical", board)
    return ask_column(
        puzzles, _core.canonical_column, column=column, errors=errors, threads=threads, progress=progress
    )


def scramble(
    puzzles: ColumnLike,
    /,
    seed: int,
    *,
    board: BoardLike | None = None,
    item: int = 0,
    column: str | None = None,
    errors: Errors = "column",
    threads: int | None = None,
    progress: Progress = False,
) -> Table:
    """Returns a random isomorph of each puzzle; row i uses symmetry item + i of the seed: puzzle, error. ``board`` must
    be the classic one."""
    classic_only("scramble", board)
    own, first = whole("seed", seed), [whole("item", item)]

    def ask(rows: _core.Rows, workers: int, tell: Callable[[int], None] | None) -> dict[str, Any]:
        answers = _core.scramble_column(rows, own, first[0], workers, tell)
        first[0] += len(rows)
        return answers

    return ask_column(puzzles, ask, column=column, errors=errors, threads=threads, progress=progress)


def givens(
    puzzles: ColumnLike,
    /,
    *,
    board: BoardLike | None = None,
    column: str | None = None,
    errors: Errors = "column",
) -> Column:
    """Returns the number of givens of each puzzle; null for a row that is not a puzzle."""
    return ask_column(
        puzzles, _core.givens_column, board=board, column=column, errors=errors, threads=1, progress=False
    )["givens"]


def parse(
    puzzles: ColumnLike,
    /,
    *,
    board: BoardLike | None = None,
    column: str | None = None,
    errors: Errors = "column",
    threads: int | None = None,
) -> Table:
    """Parses each text: puzzle (81 characters), marks (729, if it has any), format, error."""
    return ask_column(
        puzzles, _core.parse_column, board=board, column=column, errors=errors, threads=threads, progress=False
    )


def format_as(
    puzzles: ColumnLike,
    form: str,
    /,
    *,
    board: BoardLike | None = None,
    column: str | None = None,
    errors: Errors = "column",
    threads: int | None = None,
) -> Column:
    """Returns each puzzle in a form: 'line', 'grid', 'pretty', 'pencil', 'marks', ...; null for a row that is not a
    puzzle."""
    return ask_column(
        puzzles,
        lambda rows, workers, tell: _core.format_column(rows, form, workers, tell),
        board=board,
        column=column,
        errors=errors,
        threads=threads,
        progress=False,
    )["text"]
