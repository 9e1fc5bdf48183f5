"""The functions for SQL that docs/sql.md lists, on columns of Arrow. nonet.duckdb and nonet.spark register them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, Any, Literal, TypeAlias

import pyarrow as pa

from . import _verbs
from ._calls import core
from ._columns import Column, Table
from ._core import Board, Limits
from ._errors import NonetError
from ._puzzle import Puzzle

if TYPE_CHECKING:
    from ._verbs import Errors

Array: TypeAlias = "pa.Array[Any]"
Kind = Literal["truth", "small", "number", "natural", "real", "text", "steps"]


@dataclass(frozen=True)
class Function:
    """A function of SQL.

    answer   gets a column of puzzles and a column for each parameter, and returns a column
    kind     the type of that column
    more     the parameters after the puzzle: name, type, default
    """

    answer: Callable[..., Array]
    kind: Kind
    more: tuple[tuple[str, Kind, str | int], ...] = ()


# Ten million nodes take about ten seconds. The limit is nodes and not time, so that the same call gives the same answer
# everywhere.
DEFAULT_LIMITS = Limits(nodes=10_000_000)


def tables(board: Board | None, limits: Limits, errors: Errors) -> dict[str, Callable[[Any], Table]]:
    """Returns the functions whose answers have several columns."""
    asked: Any = {"board": board, "limits": limits, "errors": errors, "threads": 1}
    verbs: dict[str, Callable[[Any], Table]] = {
        "solve": lambda puzzles: _verbs.solve(puzzles, **asked),
        "check": lambda puzzles: _verbs.check(puzzles, **asked),
        "rate": lambda puzzles: _verbs.rate(puzzles, **asked),
        "parse": lambda puzzles: _verbs.parse(puzzles, board=board, threads=1),
    }
    if is_classic(board):
        verbs |= {
            "classes": lambda puzzles: _verbs.classes(puzzles, errors=errors, threads=1),
            "canonical": lambda puzzles: _verbs.canonical(puzzles, errors=errors, threads=1),
        }
    return verbs


def fields(board: Board | None) -> dict[str, tuple[str, str, Kind]]:
    """Returns the functions whose answers are a column of tables(): its table, its name and its type."""
    listed: dict[str, tuple[str, str, Kind]] = {
        "status": ("solve", "status", "text"),
        "is_minimal": ("check", "minimal", "truth"),
        "error": ("parse", "error", "text"),
    }
    if is_classic(board):
        listed |= {
            "rate": ("rate", "er", "real"),
            "rate_ep": ("rate", "ep", "real"),
            "rate_ed": ("rate", "ed", "real"),
            "canon": ("canonical", "form", "text"),
        }
    return listed


def is_classic(board: Board | None) -> bool:
    return board is None or board.name == "9x9"


def functions(board: Board | None, limits: Limits, errors: Errors) -> dict[str, Function]:
    """Returns the other functions, except solve and class, which engines derive from tables() themselves."""
    asked: Any = {"board": board, "limits": limits, "errors": errors, "threads": 1}

    def by_row(answer: Callable[..., Any], kind: Kind = "text", *more: tuple[str, Kind, str | int]) -> Function:
        return Function(partial(_by_row, answer, board, errors, ARROW_TYPES[kind]), kind, more)

    def diagnose(puzzles: Array) -> Array:
        """Accepts texts that are not puzzles."""
        texts = puzzles.to_pylist()
        return pa.array([None if text is None else core.diagnose_text(text, limits) for text in texts], pa.string())

    listed = {
        "is_unique": Function(lambda puzzles: array(_verbs.is_unique(puzzles, **asked)), "truth"),
        "givens": Function(lambda puzzles: array(_verbs.givens(puzzles, board=board, errors=errors)).cast(pa.int16()), "small"),
        "count": by_row(partial(_counted, limits), "number", ("most", "number", 0)),
        "level": by_row(partial(_level, limits), "text", ("scale", "text", "nonet")),
        "score": by_row(partial(_score, limits), "real", ("scale", "text", "hodoku")),
        "format": by_row(format, "text", ("form", "text", "line")),
        "check": by_row(lambda puzzle: core.check(puzzle, True, limits)),
        "diagnose": Function(diagnose, "text"),
        "hint": by_row(
            lambda puzzle, level: core.hint(puzzle, level, None, "se", None, [], limits)[0], "text", ("level", "number", 5)
        ),
        "explain": by_row(lambda puzzle: core.explain(puzzle, False, "se", None, [], limits)[0]),
        "steps": Function(lambda puzzles: array(_verbs.explain(puzzles, **asked)["steps"]).cast(ARROW_TYPES["steps"]), "steps"),
        "draw": by_row(partial(_drawn, limits), "text", ("step", "number", 0)),
    }
    if is_classic(board):
        listed["canon_json"] = by_row(_canonical)
        listed["scramble"] = by_row(
            lambda puzzle, seed, item: str(puzzle.scramble(seed, item)), "text", ("seed", "natural", ""), ("item", "natural", 0)
        )
    return listed


def _canonical(puzzle: Puzzle) -> str | None:
    try:
        return core.canonical(puzzle)
    except NonetError:  # a digit twice in a house
        return None


def _counted(limits: Limits, puzzle: Puzzle, most: int) -> int | None:
    bounds = Limits(solutions=most, nodes=limits.nodes, seconds=limits.seconds)
    found = puzzle.count(limits=bounds)
    return found.count if found.stop in ("finished", "solutions") else None


def _level(limits: Limits, puzzle: Puzzle, scale: str) -> str | None:
    rating = puzzle.rate(limits=limits) if scale == "nonet" and not is_classic(puzzle.board) else puzzle.rate(scale=scale, limits=limits)
    return rating.hodoku.level if rating.hodoku else rating.scales[0].level if rating.scales else rating.level


def _score(limits: Limits, puzzle: Puzzle, scale: str) -> float | None:
    rating = puzzle.rate(scale=scale, limits=limits)
    return rating.hodoku.score if rating.hodoku else rating.scales[0].score if rating.scales else rating.er


def _drawn(limits: Limits, puzzle: Puzzle, step: int) -> str | None:
    """Returns a picture of the puzzle, or of a step of its path, from 1; None if there is no such step."""
    if step == 0:
        return str(puzzle.draw())
    steps = puzzle.explain(limits=limits).steps
    return steps[step - 1].draw() if 0 < step <= len(steps) else None


def _by_row(
    answer: Callable[..., Any], board: Board | None, errors: Errors, kind: Any, puzzles: Array, *more: Array
) -> Array:
    """Returns the answers for rows whose options can differ. Null is the answer of a null."""
    answers: list[Any] = []
    for number, (text, *given) in enumerate(zip(*(column.to_pylist() for column in (puzzles, *more)), strict=True)):
        try:
            answers.append(None if text is None or None in given else answer(Puzzle(text, board=board), *given))
        except NonetError as error:
            if errors == "raise" or error.code == "bad_argument":
                error.row = number
                raise
            answers.append(None)
    return pa.array(answers, kind)


def array(answers: Column | pa.ChunkedArray[Any]) -> Array:
    found = answers.to_pyarrow() if isinstance(answers, Column) else answers
    return found.combine_chunks() if isinstance(found, pa.ChunkedArray) else found


_CANDIDATES = pa.list_(pa.struct([("cell", pa.string()), ("digit", pa.int16())]))

ARROW_TYPES: dict[Kind, Any] = {
    "truth": pa.bool_(),
    "small": pa.int16(),
    "number": pa.int64(),
    "natural": pa.uint64(),
    "real": pa.float64(),
    "text": pa.string(),
    "steps": pa.list_(
        pa.struct(
            [
                ("technique", pa.string()),
                ("name", pa.string()),
                ("rating", pa.float64()),
                ("level", pa.string()),
                ("place", _CANDIDATES),
                ("remove", _CANDIDATES),
                ("text", pa.string()),
            ]
        )
    ),
}
