"""Puzzles for reinforcement learning and language models: docs/env.md.

>>> import nonet.env
>>> data = nonet.env.Dataset(seed=1, part="train", givens=(30, 36))
>>> entry = data[1000]
>>> data.score_answer(f"<ANSWER>{entry['answer']}</ANSWER>", entry)
1.0
>>> data[1000] == nonet.env.Dataset(seed=1, part="train", givens=(30, 36))[1000]
True

SudokuEnv is a Gymnasium environment. Only it needs gymnasium, which ``pip install 'nonet[env]'`` installs.
"""

from __future__ import annotations

import functools
import json
import time
from collections.abc import Iterable, Iterator, Mapping
from typing import TYPE_CHECKING, Any, Literal, NamedTuple, TypeAlias

from . import _core
from ._dataset import split
from ._generator import Generator
from ._names import techniques
from ._prompt import SYMBOLS, prompt, read_answer, rules_in_words, symbols_of
from ._puzzle import BoardLike, PuzzleLike, puzzle_of

if TYPE_CHECKING:
    from ._core import Limits
    from .gymnasium import SudokuEnv

__all__ = [
    "PARTS",
    "Dataset",
    "Reason",
    "SudokuEnv",
    "prompt",
    "read_answer",
    "reasoning",
    "rules_in_words",
    "score",
    "vocabulary",
]

Credit: TypeAlias = Literal["exact", "cells", "net"]

PARTS: Mapping[str, float] = {"train": 0.8, "val": 0.1, "test": 0.1}
"""The parts of a Dataset and their shares, unless it is made with others."""

_ENDLESS = 1 << 31
# Puzzles are made in pages, because a single one takes the generator ten times as long. A page has 64 classic puzzles,
# or about a thousand cells of other boards, or one puzzle if its difficulty is ordered. If puzzles are chosen by part,
# page p has the first that fit of those with the numbers from p << 32.
_CLASSIC_PAGE = 64
_CELLS_OF_A_PAGE = 1024
_MOST_AT_ONCE = 4096
_CANDIDATES_OF_A_PAGE = 1 << 32


def __getattr__(name: str) -> object:
    if name == "SudokuEnv":
        from .gymnasium import SudokuEnv

        return SudokuEnv
    raise AttributeError(f"module 'nonet.env' has no attribute {name!r}")


class Dataset:
    """Puzzles as questions with answers, made on demand: ``data[i]`` is a dict with the keys question, answer and
    metadata.

    Entry i depends only on the options and i, not on the machine or on other entries. Each puzzle has exactly one
    solution. The metadata can be written as JSON.

    Datasets with different ``part`` have no isomorphic puzzles in common, whatever their other options.
    """

    def __init__(
        self,
        seed: int = 0,
        *,
        size: int = _ENDLESS,
        board: BoardLike | None = None,
        level: str | None = None,
        rating: tuple[float, float] | None = None,
        needs: str | None = None,
        scale: str | None = None,
        givens: int | tuple[int, int] | None = None,
        symmetry: str = "none",
        minimal: bool = False,
        rules: Iterable[str] = (),
        clues: int = 0,
        jigsaw: bool = False,
        part: str | None = None,
        parts: Mapping[str, float] = PARTS,
        by: Literal["puzzle", "solution"] = "puzzle",
        credit: Credit = "cells",
        traces: bool = False,
        seconds: float = 60,
    ) -> None:
        """
        size       the number of entries
        board      another board, with its rules, by its name
        level      the difficulty: on the classic board a level of the scale, on others and with rules or jigsaw easy,
                   medium, hard, expert or trial
        rating, needs, scale, givens, symmetry, minimal   as in nonet.Generator
        rules, clues, jigsaw   also; then each entry has a board of its own
        part       the part of the data: one of the keys of parts; classic board without rules only
        parts      the shares of the parts. All datasets of a project need the same ones
        by         'puzzle': isomorphic puzzles are in the same part; 'solution': those with isomorphic solutions are
        credit     the credit of score_answer: see score
        traces     adds the reasoning to the metadata, as 'trace'
        seconds    the most time to search for one entry; then TimeoutError is raised
        """
        rules = (rules,) if isinstance(rules, str) else tuple(rules)
        given = {name: value for name, value in locals().items() if name not in ("self", "seed", "board")}
        self._seed, self._size = seed, size
        self._board = _core.Board(board or "9x9")
        self._options = {"board": None if board is None else self._board.name, **given}
        self._classic = self._board.name == "9x9" and not rules and not jigsaw
        if part is not None and part not in parts:
            raise ValueError(f"part={part!r}: expected one of {', '.join(parts)}")
        if credit not in ("exact", "cells", "net"):
            raise ValueError(f"credit={credit!r}: expected 'exact', 'cells' or 'net'")
        self._generator = Generator(
            seed,
            board=self._board,
            level=level,
            rating=rating,
            needs=needs,
            scale=scale,
            givens=givens,
            symmetry=symmetry,
            minimal=minimal,
            rules=rules,
            clues=clues,
            jigsaw=jigsaw,
            limits=_core.Limits(seconds=seconds),
        )
        self._level = level
        self._part, self._parts, self._by = part, dict(parts), by
        if part is not None:
            if rules or jigsaw:
                raise ValueError(f"part={part!r} with rules or jigsaw: expected the classic board alone")
            split([], parts, seed=0, by=by, board=board)  # raises an error if an option is wrong
        self._credit, self._traces, self._seconds = credit, traces, seconds
        cells = self._board.rows * self._board.columns
        usual_page = _CLASSIC_PAGE if self._classic else max(1, _CELLS_OF_A_PAGE // cells)
        self._page = 1 if level or rating or needs else usual_page
        self._cached_page = functools.lru_cache(maxsize=8)(self._make_page)

    def __len__(self) -> int:
        return self._size

    def __getitem__(self, index: int) -> dict[str, Any]:
        number = range(self._size)[index]
        row = self._cached_page(number // self._page)[number % self._page]
        board = row.get("board") or self._board.name
        metadata = {
            "source_dataset": "nonet",
            "source_index": number,
            "board": board,
            "puzzle": row["puzzle"],
            "solution": row["solution"],
            "difficulty": {name: row[name] for name in ("givens", "er", "level") if row.get(name) is not None},
        }
        if self._traces:
            metadata["trace"] = [step._asdict() for step in reasoning(row["puzzle"], board)]
        return {"question": prompt(row["puzzle"], board), "answer": row["solution"], "metadata": metadata}

    def __iter__(self) -> Iterator[dict[str, Any]]:
        return (self[index] for index in range(self._size))

    def score_answer(self, answer: str | None, entry: Mapping[str, Any]) -> float:
        """Returns the score of a reply to an entry, 0 to 1: see score."""
        return score(answer, entry["metadata"], self._credit)

    def _make_page(self, page: int) -> list[dict[str, Any]]:
        if self._part is None:
            return self._make(page * self._page, self._page)
        share = self._parts[self._part] / sum(self._parts.values())
        rows: list[dict[str, Any]] = []
        first, until = page * _CANDIDATES_OF_A_PAGE, time.monotonic() + self._seconds
        while len(rows) < self._page:
            count = min(max(1, int((self._page - len(rows)) / max(share, 1e-3))), _MOST_AT_ONCE)
            rows += self._chosen(self._make(first, count))
            first += count
            if len(rows) < self._page and time.monotonic() > until:
                raise self._not_found(until)
        return rows[: self._page]

    def _make(self, first: int, count: int) -> list[dict[str, Any]]:
        until = time.monotonic() + self._seconds
        table = self._generator.take(count, first=first)
        columns = {name: column.to_list() for name, column in table._columns.items()}
        if self._level and "level" not in columns:  # of boards, where it is as ordered
            columns["level"] = [self._level] * count
        if not all(columns["met"]):
            raise self._not_found(until)
        return [dict(zip(columns, row, strict=True)) for row in zip(*columns.values(), strict=True)]

    def _chosen(self, rows: list[dict[str, Any]]) -> list[dict[str, Any]]:
        """Returns the rows of the ordered part."""
        # The seed of the split is always the same, so that datasets with different seeds have the same parts.
        parts = split([row["puzzle"] for row in rows], self._parts, seed=0, by=self._by).part
        return [row for row, part in zip(rows, parts, strict=True) if part == self._part]

    def _not_found(self, until: float) -> Exception:
        if time.monotonic() < until:
            return ValueError(f"there is no such puzzle: {self!r}")
        return TimeoutError(f"no such puzzle was found in {self._seconds:g} seconds: {self!r}")

    def __repr__(self) -> str:
        usual = Dataset.__init__.__kwdefaults__ or {}
        shown = (f", {name}={value!r}" for name, value in self._options.items() if usual.get(name) != value)
        return f"Dataset({self._seed}{''.join(shown)})"

    def __reduce__(self) -> tuple[Any, ...]:
        return functools.partial(Dataset, self._seed, **self._options), ()


def score(reply: str | None, asked: Mapping[str, Any], credit: Credit = "cells") -> float:
    """Returns the score of a reply, 0 to 1. ``asked`` has the board, the puzzle and the solution, as the metadata of
    an entry does.

    'exact'   1 for the solution, otherwise 0
    'cells'   the share of the empty cells that are right
    'net'     the same, minus the share that guessing wrong as often would get right: a random grid scores 0 on average

    A reply without a grid and one that changes a given score 0.

    >>> asked = {"board": "4x4", "puzzle": "..4..2....14....", "solution": "3142423123141423"}
    >>> score("<ANSWER>31424231231414..</ANSWER>", asked), score("1" * 16, asked)
    (0.8333333333333334, 0.0)
    """
    grid = read_answer(reply, asked["board"]) if isinstance(reply, str) else None
    if grid is None:
        return 0.0
    empty = right = wrong = 0
    for given, told, wanted in zip(asked["puzzle"], grid, asked["solution"], strict=True):
        if given == ".":
            empty += 1
            right += told == wanted
            wrong += told not in (wanted, ".")
        elif told not in (given, "."):
            return 0.0
    if credit == "exact":
        return float(right == empty)
    if credit == "net":
        return max(0.0, right - wrong / (_core.Board(asked["board"]).digits - 1)) / max(empty, 1)
    return right / max(empty, 1)


class Reason(NamedTuple):
    """A step of a solution: its technique, its argument in words, and its actions in the notation of Sudoku-Bench.

    The action ``vl:5:r1c2`` writes the digit 5, ``cd:-:5:r1c2,r1c3`` removes it from the candidates.
    """

    technique: str
    text: str
    actions: list[str]

    @property
    def tokens(self) -> list[str]:
        """The technique and the actions as tokens, all of which are in vocabulary(): ``<naked_single> <vl> <value5>
        <r1> <c2>``."""
        tokens = [f"<{self.technique}>"]
        for action in self.actions:
            kind, *sign, value, cells = action.split(":")
            tokens += [f"<{kind}>", *(f"<{one}>" for one in sign), f"<value{value}>"]
            for cell in cells.split(","):
                row, column = cell[1:].split("c")
                tokens += [f"<r{row}>", f"<c{column}>"]
        return tokens


def reasoning(
    puzzle: PuzzleLike, board: BoardLike | None = None, *, pruned: bool = False, limits: Limits | None = None
) -> list[Reason]:
    """Returns the steps from a puzzle to its solution, in order, as Puzzle.explain() does. Each cell starts with the
    candidates that the rules leave, and a written digit leaves the candidates of the cells that see it.

    ``pruned`` drops the steps that the solution does not need. Without limits it ends after ten million nodes.

    >>> steps = reasoning("1.....569492.561.8.561.924...964.8.1.64.1....218.356.4.4.5...169.5.614.2621.....5")
    >>> print(steps[0].text, *steps[0].tokens)  # doctest: +NORMALIZE_WHITESPACE
    Pointing. In box 5, the 9 is confined to column 4: it must be in r5c4 or r6c4. It can therefore be removed from the
    rest of column 4. So r9c4 is not 9. <pointing> <cd> <-> <value9> <r9> <c4>
    """
    asked = puzzle_of(puzzle, board)
    # The JSON of the engine: making the dataclasses of Puzzle.explain() takes ten times as long.
    steps = json.loads(_core.explain(asked, pruned, "se", None, [], limits)[0])["steps"]
    return [Reason(step["technique"], step["text"], list(_actions(step))) for step in steps]


def _actions(step: Mapping[str, Any]) -> Iterator[str]:
    for one in step["place"]:
        yield f"vl:{SYMBOLS[one['digit']]}:{_name(one['cell'])}"
    cells: dict[int, list[str]] = {}
    for one in step["remove"]:
        for digit in one["digits"]:
            cells.setdefault(digit, []).append(_name(one["cell"]))
    for digit in sorted(cells):
        yield f"cd:-:{SYMBOLS[digit]}:{','.join(cells[digit])}"


def _name(cell: list[int]) -> str:
    return f"r{cell[0]}c{cell[1]}"


def vocabulary(board: BoardLike = "9x9") -> list[str]:
    """Returns all tokens of reasoning about puzzles of a board.

    >>> vocabulary()[:6], len(vocabulary()) == 3 + 9 + 9 + 9 + len(techniques())
    (['<vl>', '<cd>', '<->', '<value1>', '<value2>', '<value3>'], True)
    """
    made = _core.Board(board)
    return [
        "<vl>",
        "<cd>",
        "<->",
        *(f"<value{symbol}>" for symbol in symbols_of(made)),
        *(f"<r{row + 1}>" for row in range(made.rows)),
        *(f"<c{column + 1}>" for column in range(made.columns)),
        *(f"<{technique.id}>" for technique in techniques()),
    ]
