"""The functions for one puzzle or a column.

Each is written as a function that checks its options and returns a request to the engine, Asked. ``verb`` and
``of_column`` make the public functions from it.
"""

from __future__ import annotations

from functools import wraps

from ._calls import core as _core
from ._columns import Column, Table
from ._core import solve_text
from ._errors import classic_only, error_of, whole
from ._input import Teller, chunks_of, is_one, rows_of, thread_count
from ._puzzle import Puzzle, chosen_ids, is_hodoku, of_solution, puzzle_of, technique_ids

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence
    from typing import Any, Concatenate, Generic, Literal, ParamSpec, Protocol, TypeAlias, TypeVar, overload

    from ._core import Answer, Limits
    from ._input import ColumnLike, Progress
    from ._puzzle import BoardLike
    from ._ratings import Rating
    from ._solutions import Check
    from ._steps import HodokuPath, Hint, Path

    Errors: TypeAlias = Literal["column", "raise"]

    P = ParamSpec("P")
    One = TypeVar("One", covariant=True)
    Many = TypeVar("Many", covariant=True)

    class OfColumn(Protocol[P, Many]):
        def __call__(self, puzzles: ColumnLike, /, *args: P.args, **options: P.kwargs) -> Many: ...

    class Verb(Protocol[P, One, Many]):
        @overload
        def __call__(self, puzzle: str | bytes | Puzzle, /, *args: P.args, **options: P.kwargs) -> One: ...
        @overload
        def __call__(self, puzzles: ColumnLike, /, *args: P.args, **options: P.kwargs) -> Many: ...

    class Asked(Generic[One, Many]):
        def __init__(self, function: Callable[..., dict[str, Any]], *arguments: object, only: str = "") -> None: ...

else:

    class Asked:
        """A function of the engine and its arguments after the rows. only: the column that is the whole answer."""

        def __init__(self, function, *arguments, only=""):
            self.function, self.arguments, self.only = function, arguments, only


def ask_column(
    given: ColumnLike,
    function: Callable[..., dict[str, Any]],
    *arguments: object,
    board: BoardLike | None = None,
    column: str | None = None,
    errors: str = "column",
    threads: int | None = None,
    progress: Progress = False,
) -> Table:
    """Calls a function of the engine for each piece of a column, and joins the answers."""
    if errors not in ("column", "raise"):
        raise ValueError(f"errors={errors!r}: expected 'column' or 'raise'")
    workers, teller = thread_count(threads), Teller(progress, rows_of(given))
    parts: dict[str, list[_core.Chunk]] = {}
    before = 0
    for rows in chunks_of(given, column, board):
        answers = function(rows, *arguments, workers, teller.on_rows)
        wrong = answers.pop("first_error")
        if wrong is not None and errors == "raise":
            raise error_of(wrong, before)
        for name, chunk in answers.items():
            parts.setdefault(name, []).append(chunk)
        before += len(rows)
        teller.finish(len(rows))
    teller.end()
    return Table({name: Column(chunks) for name, chunks in parts.items()})


_OF_COLUMNS = ("board", "column", "errors", "threads", "progress")


def of_column(ask: Callable[Concatenate[Any, P], Asked[Any, Many]]) -> OfColumn[P, Many]:
    """Makes the function for a column, with the options of ``ask``."""

    def call(puzzles: Any, /, *args: Any, **options: Any) -> Any:
        asked: Any = ask(puzzles, *args, **options)
        own = {name: options[name] for name in _OF_COLUMNS if name in options}
        table = ask_column(puzzles, asked.function, *asked.arguments, **own)
        return table[asked.only] if asked.only else table

    function: OfColumn[P, Many] = _public(ask, call)
    return function


def verb(ask: Callable[Concatenate[Any, P], Asked[One, Many]]) -> Verb[P, One, Many]:
    """Makes the function for one puzzle or a column. For one puzzle it is the method of Puzzle with the same name."""
    column = of_column(ask)

    def call(puzzles: Any, /, *args: Any, **options: Any) -> Any:
        if not is_one(puzzles):
            return column(puzzles, *args, **options)
        puzzle = puzzle_of(puzzles, options.pop("board", None))
        return getattr(puzzle, ask.__name__)(*args, **options)

    function: Verb[P, One, Many] = _public(ask, call)
    return function


def _public(ask: Any, call: Any) -> Any:
    """Returns ``call`` with the name, the options and the documentation of ``ask``."""
    answers = ask.__annotations__["return"].removeprefix("Asked[").removesuffix("]")
    ask.__annotations__["return"] = answers.removeprefix("None, ").replace(", ", " | ")
    return wraps(ask)(call)


@verb
def solve(
    puzzles: Any,
    /,
    *,
    engine: str | None = None,
    board: BoardLike | None = None,
    limits: Limits | None = None,
    column: str | None = None,
    errors: Errors = "column",
    threads: int | None = None,
    progress: Progress = False,
) -> Asked[Answer, Table]:
    """Solves one puzzle (a text or a Puzzle), or a column of them: status, solution, second, nodes, error.

    The limits apply to each puzzle. An easy puzzle of a column takes a tenth of a microsecond.

    >>> solve(["4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......", None, "12"]).status
    <Column of 3 words: [<Status.UNIQUE: 'unique'>, None, <Status.INVALID: 'invalid'>]>
    """
    if engine is not None:
        raise TypeError("engine= works only for single puzzles: columns are solved by the kernels")
    return Asked(_core.solve_column, limits)


if not TYPE_CHECKING:
    _solve = solve

    @wraps(_solve)
    def solve(puzzles, /, **options):
        # Filling in default arguments in a call costs an eighth of the time for a puzzle.
        if not options and type(puzzles) is str:
            return solve_text(puzzles)
        return _solve(puzzles, **options)


@verb
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
) -> Asked[bool | None, Column]:
    """Returns whether there is exactly one solution; None, or null in a column, if the limits ended the search. A row
    that is not a puzzle gets False."""
    return Asked(_core.unique_column, limits, only="unique")


@verb
def check(
    puzzles: Any,
    /,
    *,
    minimality: bool = True,
    board: BoardLike | None = None,
    limits: Limits | None = None,
    column: str | None = None,
    errors: Errors = "column",
    threads: int | None = None,
    progress: Progress = False,
) -> Asked[Check, Table]:
    """Checks whether a puzzle is proper and minimal, or a grid correct. For a column: status, givens, complete,
    correct, minimal, redundant (the number of givens that can be dropped), duplicates (the number of pairs of equal
    digits that see each other), solution, error."""
    return Asked(_core.check_column, minimality, limits)


@verb
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
) -> Asked[Puzzle | None, Table]:
    """Returns a minimal puzzle within each: drops givens in the order of the cells as long as the solution stays the
    only one. For a column: status, minimal (null unless the status is unique), error. Takes about ten microseconds per
    puzzle."""
    return Asked(_core.minimal_column, limits)


@verb
def rate(
    puzzles: Any,
    /,
    *,
    scale: str | Sequence[str] = "se",
    without: Iterable[str] = (),
    board: BoardLike | None = None,
    limits: Limits | None = None,
    column: str | None = None,
    errors: Errors = "column",
    threads: int | None = None,
    progress: Progress = False,
) -> Asked[Rating, Table]:
    """Returns the rating of Sudoku Explainer 1.2.1. For a column: status, er, ep, ed, error.

    With scale="hodoku" (the same as "hodoku-2.2") or "hodoku-2.3" it is HoDoKu's rating; for a column: status,
    hodoku_level, hodoku_score, error. With "nonet", the text of a scale, or techniques switched off by ``without``:
    status, level, difficulty, score, error. One puzzle can be rated on several scales, a column on one.
    For other boards no scale is defined, and a column gets: status, level (null if the techniques do not solve the
    puzzle), hardest (technique), steps, error.

    A minimal puzzle takes a few tenths of a millisecond; puzzles above 9.5 take seconds. Without limits each ends after
    ten million nodes, about ten seconds.
    """
    if not isinstance(scale, str):
        raise ValueError("a column can be rated on only one scale: give its name")
    off = technique_ids("without", without)
    if scale == "se" and not off:
        return Asked(_core.rate_column, limits)
    if is_hodoku(scale) and not off:
        return Asked(_core.rate_hodoku_column, scale, limits)
    return Asked(_core.rate_on_column, scale, off, limits)


@verb
def explain(
    puzzles: Any,
    /,
    *,
    pruned: bool = False,
    scale: str = "se",
    only: Iterable[str] | None = None,
    without: Iterable[str] = (),
    board: BoardLike | None = None,
    limits: Limits | None = None,
    column: str | None = None,
    errors: Errors = "column",
    threads: int | None = None,
    progress: Progress = False,
) -> Asked[Path | HodokuPath, Table]:
    """Solves step by step: Puzzle.explain. For a column: status, ending ('solved', 'stuck', 'budget', 'clash'), steps,
    error.

    ``steps`` is a list of records: technique (its id), name, rating (null on other boards), level (null on the classic
    board), place and remove (lists of records of cell and digit), text (the reason in words).

    A minimal puzzle takes a few tenths of a millisecond; puzzles above 9.5 take seconds.

    >>> steps = explain(["1.....569492.561.8.561.924...964.8.1.64.1....218.356.4.4.5...169.5.614.2621.....5"]).steps[0]
    >>> len(steps), steps[0]["technique"], steps[0]["remove"]
    (37, 'pointing', [{'cell': 'r9c4', 'digit': 9}])
    """
    return Asked(_core.explain_column, pruned, scale, *chosen_ids(only, without), limits)


@verb
def hint(
    puzzles: Any,
    /,
    *,
    level: int = 5,
    scale: str = "se",
    only: Iterable[str] | None = None,
    without: Iterable[str] = (),
    board: BoardLike | None = None,
    limits: Limits | None = None,
    column: str | None = None,
    errors: Errors = "column",
    threads: int | None = None,
    progress: Progress = False,
) -> Asked[Hint, Table]:
    """Returns the next step: Puzzle.hint. For a column: status, hint (in words), steps, error.

    ``steps`` has the next step in the same form as explain; it is empty below level 5, and if no step was found.

    >>> hint(["1.....569492.561.8.561.924...964.8.1.64.1....218.356.4.4.5...169.5.614.2621.....5"], level=1).hint[0]
    'Look at the middle of the grid.'
    """
    return Asked(_core.hint_column, level, scale, *chosen_ids(only, without), limits)


@of_column
def classes(
    puzzles: Any,
    /,
    *,
    by: Literal["puzzle", "solution"] = "puzzle",
    board: BoardLike | None = None,
    limits: Limits | None = None,
    column: str | None = None,
    errors: Errors = "column",
    threads: int | None = None,
    progress: Progress = False,
) -> Asked[None, Table]:
    """Returns the class of isomorphs of each puzzle, or of its solution: class (16 bytes), error. ``board`` must be the
    classic one.

    Equal bytes mean isomorphs. Takes 4 microseconds for a minimal puzzle.
    """
    classic_only("classes", board)
    return Asked(_core.classes_column, of_solution(by), limits)


@of_column
def canonical(
    puzzles: Any,
    /,
    *,
    board: BoardLike | None = None,
    column: str | None = None,
    errors: Errors = "column",
    threads: int | None = None,
    progress: Progress = False,
) -> Asked[None, Table]:
    """Returns the canonical form of each puzzle, which its isomorphs share: form, automorphisms, error. ``board`` must
    be the classic one."""
    classic_only("canonical", board)
    return Asked(_core.canonical_column)


@of_column
def scramble(
    puzzles: Any,
    /,
    seed: int,
    *,
    item: int = 0,
    board: BoardLike | None = None,
    column: str | None = None,
    errors: Errors = "column",
    threads: int | None = None,
    progress: Progress = False,
) -> Asked[None, Table]:
    """Returns a random isomorph of each puzzle; row i uses symmetry item + i of the seed: puzzle, error. ``board`` must
    be the classic one."""
    classic_only("scramble", board)
    own, first = whole("seed", seed), whole("item", item)

    def ask(rows: _core.Rows, workers: int, tell: Callable[[int], None] | None) -> dict[str, Any]:
        nonlocal first
        answers = _core.scramble_column(rows, own, first, workers, tell)
        first += len(rows)
        return answers

    return Asked(ask)


@of_column
def givens(
    puzzles: Any,
    /,
    *,
    board: BoardLike | None = None,
    column: str | None = None,
    errors: Errors = "column",
    threads: int | None = None,
    progress: Progress = False,
) -> Asked[None, Column]:
    """Returns the number of givens of each puzzle; null for a row that is not a puzzle."""
    return Asked(_core.givens_column, only="givens")


@of_column
def parse(
    puzzles: Any,
    /,
    *,
    board: BoardLike | None = None,
    column: str | None = None,
    errors: Errors = "column",
    threads: int | None = None,
    progress: Progress = False,
) -> Asked[None, Table]:
    """Parses each text: puzzle (81 characters), marks (729, if it has any), format, error."""
    return Asked(_core.parse_column)


@of_column
def format_as(
    puzzles: Any,
    /,
    form: str,
    *,
    board: BoardLike | None = None,
    column: str | None = None,
    errors: Errors = "column",
    threads: int | None = None,
    progress: Progress = False,
) -> Asked[None, Column]:
    """Returns each puzzle in a form: 'line', 'grid', 'pretty', 'pencil', 'marks', ...; null for a row that is not a
    puzzle."""
    return Asked(_core.format_column, form, only="text")
