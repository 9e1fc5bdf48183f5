"""Puzzles made to order, each identified by its number."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from . import _core
from ._columns import Column, Table
from ._errors import whole
from ._input import Teller, thread_count
from ._puzzle import Puzzle, puzzle_of

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any, overload

    from ._core import Board, Limits
    from ._generated import Generated
    from ._input import Progress
    from ._puzzle import BoardLike, PuzzleLike


_USUAL = {"symmetry": "none", "minimal": False, "unbiased": False, "like_drop": 1, "like_add": 1, "attempts": 0, "unlike": "", "rules": "", "clues": 0, "jigsaw": False}


class Generator:
    """Makes puzzles to order, each with exactly one solution, which is proved.

    Puzzle number i depends only on the options and on i, so slices are the same on every machine and in any order.

    >>> g = Generator(seed=1, symmetry="rot180", givens=(24, 30))
    >>> g[0].puzzle[:18], g[0].givens
    ('3....1.....54....1', 28)
    >>> g[1000:1003].puzzle[0] == g[1000].puzzle
    True
    >>> Generator(board="6x6+x", seed=1)[0].puzzle
    '.6.2..25.......31...................'
    >>> Generator(board="4x4", rules=["thermo"], clues=1, seed=1)[0].board
    '4x4+thermo:r2c3,r1c2,r2c1'
    """

    __slots__ = ("_options", "_board", "_order", "_limits", "_threads")

    def __init__(
        self,
        seed: int = 0,
        *,
        givens: int | tuple[int, int] | None = None,
        symmetry: str = "none",
        minimal: bool = False,
        unbiased: bool = False,
        pattern: str | None = None,
        contains: PuzzleLike | None = None,
        solution: PuzzleLike | None = None,
        rating: tuple[float, float] | None = None,
        needs: str | None = None,
        scale: str | None = None,
        level: str | None = None,
        like: PuzzleLike | None = None,
        like_drop: int = 1,
        like_add: int = 1,
        unlike: Iterable[PuzzleLike] = (),
        attempts: int = 0,
        board: BoardLike | None = None,
        rules: Iterable[str] = (),
        clues: int = 0,
        jigsaw: bool = False,
        limits: Limits | None = None,
        threads: int | None = None,
    ) -> None:
        """
        givens     the number of givens, or (fewest, most)
        symmetry   the symmetry of their places: see symmetries()
        minimal    no given can be dropped
        unbiased   minimal, and all minimal puzzles with the same number of givens are equally likely
        pattern    81 characters: givens exactly in the cells that are neither '.' nor '0'
        contains   givens that must be there
        solution   the solution
        rating     (lowest, highest) Sudoku Explainer rating: (7.1, 7.5)
        needs      the id of a technique that the puzzle requires: see techniques()
        scale      the scale of needs and level: "nonet", "hodoku", ..., or the text of a scale
        level      the difficulty, as a level of the scale (default: "nonet"); of other boards, with rules and
                   with jigsaw: easy, medium, hard, expert or trial
        like       similar to this puzzle: like_drop of its givens are dropped, like_add others are added
        unlike     puzzles of which no isomorph is made
        attempts   the most solutions to try for one puzzle; 0: no limit
        board      another board; it supports only seed, givens, symmetry, minimal, attempts, level, rules, clues and
                   jigsaw
        rules      kinds of rules, "killer", "thermo", ...: clues of them are made for each puzzle, which then has its
                   own board
        clues      the number of clues of each of these kinds; 0: the usual one
        jigsaw     each puzzle has pieces of its own instead of the board's boxes
        limits     the seconds of each call; a puzzle that does not match the order by then has met == False
        """
        lines = {"contains": contains, "solution": solution, "like": like}
        wanted: dict[str, Any] = {
            "seed": seed,
            "givens": (givens, givens) if hasattr(givens, "__index__") else givens,
            "symmetry": symmetry,
            "minimal": minimal,
            "unbiased": unbiased,
            "pattern": pattern,
            "rating": rating,
            "needs": needs,
            "scale": scale,
            "level": level,
            "like_drop": like_drop,
            "like_add": like_add,
            "attempts": attempts,
            "rules": ",".join([rules] if isinstance(rules, str) else rules),
            "clues": clues,
            "jigsaw": jigsaw,
            "unlike": "\n".join(str(puzzle_of(one)) for one in unlike),
            **{name: None if grid is None else str(puzzle_of(grid)) for name, grid in lines.items()},
        }
        self._options = {name: value for name, value in wanted.items() if value is not None}
        self._board = None if board is None else _core.Board(board)
        ordered = {name: value for name, value in self._options.items() if _USUAL.get(name) != value}
        if "rules" in ordered or "jigsaw" in ordered or (self._board is not None and self._board.name != "9x9"):
            self._order: _core.Order | _core.BoardOrder = _core.board_order_of(ordered, self._board)
        else:
            self._order = _core.order_of(ordered)
        self._limits = limits
        self._threads = threads
        thread_count(threads)  # raises an error if it is wrong

    if TYPE_CHECKING:

        @overload
        def __getitem__(self, item: int) -> Generated: ...
        @overload
        def __getitem__(self, item: slice) -> Table: ...

    def __getitem__(self, item: int | slice) -> Generated | Table:
        if isinstance(item, slice):
            if item.stop is None or item.step not in (None, 1):
                raise ValueError("a slice of a generator must have an end and the step 1")
            first = item.start or 0
            return self.take(item.stop - first, first=first)
        from ._generated import Generated

        return Generated.from_json(self._order.make_one(whole("item", item), self._limits))

    def take(self, count: int, *, first: int = 0, progress: Progress = False) -> Table:
        """Returns the puzzles first, first + 1, ...: item, puzzle, solution, givens, attempts, er (if a rating was
        ordered), level, difficulty, score (if a level of the classic board was ordered), board (if rules or jigsaws were ordered), met (False: the puzzle is
        proper, but it does not match the order)."""
        first, count = whole("first", first), whole("count", count, (1 << 63) - 1)
        teller = Teller(progress, count)
        made = self._order.make_column(first, count, self._limits, thread_count(self._threads), teller.on_rows)
        teller.finish(count)
        teller.end()
        return Table({name: Column([chunk]) for name, chunk in made.items()})

    def batches(self, size: int = 4096, *, first: int = 0, progress: Progress = False) -> Iterator[Table]:
        """Yields tables with the given number of puzzles, endlessly."""
        if size < 1:
            raise ValueError(f"batches of {size} puzzles: expected at least 1")
        teller = Teller(progress, None)
        while True:
            yield self.take(size, first=first)
            first += size
            teller.finish(size)

    def __iter__(self) -> Iterator[Puzzle]:
        """Yields the puzzles one by one, endlessly."""
        for table in self.batches(256):
            boards = table["board"] if "board" in table else [self._board] * len(table)
            for line, board in zip(table["puzzle"], boards, strict=True):
                yield Puzzle(line, board=board)

    def __repr__(self) -> str:
        shown = {name: value for name, value in self._options.items() if _USUAL.get(name) != value}
        shown |= {} if self._board is None else {"board": self._board.name}
        return f"Generator({', '.join(f'{name}={value!r}' for name, value in shown.items())})"

    def __reduce__(self) -> tuple[Any, ...]:
        return _restored, (self._options, self._limits, self._threads, self._board)


def _restored(
    options: dict[str, Any], limits: Limits | None, threads: int | None, board: Board | None
) -> Generator:
    own = {**options, "unlike": options["unlike"].split(), "rules": options["rules"].split(",") if options["rules"] else ()}
    return Generator(**own, board=board, limits=limits, threads=threads)
