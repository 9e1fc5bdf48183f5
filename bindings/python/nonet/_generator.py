"""Puzzles made to order, by their numbers."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, SupportsIndex, overload

from . import _core
from ._answers import Generated
from ._columns import Column, Table
from ._core import Limits
from ._errors import whole
from ._input import Progress, Teller, thread_count
from ._puzzle import Puzzle, PuzzleLike, puzzle_of


class Generator:
    """Puzzles to order, each with one solution, proved.

    Puzzle number i depends on the options and on i only, so slices are the same on every machine and in any order.

    >>> g = Generator(seed=1, symmetry="rot180", givens=(24, 30))
    >>> g[0].puzzle[:18], g[0].givens
    ('3....1.....54....1', 28)
    >>> g[1000:1003].puzzle[0] == g[1000].puzzle
    True
    """

    __slots__ = ("_options", "_order", "_limits", "_threads")

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
        like: PuzzleLike | None = None,
        like_drop: int = 1,
        like_add: int = 1,
        unlike: Iterable[PuzzleLike] = (),
        attempts: int = 0,
        limits: Limits | None = None,
        threads: int | None = None,
    ) -> None:
        """
        givens     how many, or (fewest, most)
        symmetry   how their places repeat: see symmetries()
        minimal    no given can be dropped
        unbiased   minimal, and all those with as many givens are equally likely
        pattern    81 characters: givens exactly where there is neither '.' nor '0'
        contains   givens that must be there
        solution   the solution
        rating     (lowest, highest) of Sudoku Explainer's ratings: (7.1, 7.5)
        needs      the id of a technique without which it cannot be solved: see techniques()
        like       near this puzzle: like_drop of its givens go, like_add others come
        unlike     no isomorph of these is made
        attempts   how many solutions to try for one puzzle; 0: no limit
        limits     seconds of each call; what was not met then has met == False
        """
        lines = {"contains": contains, "solution": solution, "like": like}
        wanted: dict[str, Any] = {
            "seed": seed,
            "givens": (givens, givens) if isinstance(givens, SupportsIndex) else givens,
            "symmetry": symmetry,
            "minimal": minimal,
            "unbiased": unbiased,
            "pattern": pattern,
            "rating": rating,
            "needs": needs,
            "like_drop": like_drop,
            "like_add": like_add,
            "attempts": attempts,
            "unlike": "\n".join(str(puzzle_of(one)) for one in unlike),
            **{name: None if grid is None else str(puzzle_of(grid)) for name, grid in lines.items()},
        }
        self._options = {name: value for name, value in wanted.items() if value is not None}
        self._order = _core.order_of(self._options)
        self._limits = limits
        self._threads = threads
        thread_count(threads)  # says what is wrong with it

    @overload
    def __getitem__(self, item: int) -> Generated: ...
    @overload
    def __getitem__(self, item: slice) -> Table: ...
    def __getitem__(self, item: int | slice) -> Generated | Table:
        if isinstance(item, slice):
            if item.stop is None or item.step not in (None, 1):
                raise ValueError("a slice of a generator has an end, and the step 1")
            first = item.start or 0
            return self.take(item.stop - first, first=first)
        return Generated.from_json(self._order.make_one(whole("item", item), self._limits))

    def take(self, count: int, *, first: int = 0, progress: Progress = False) -> Table:
        """The puzzles first, first + 1, ...: item, puzzle, solution, givens, attempts, er (in tenths, when a rating was
        ordered), met (False: proper, but the order was not met in time)."""
        first, count = whole("first", first), whole("count", count, (1 << 63) - 1)
        teller = Teller(progress, count)
        made = self._order.make_column(first, count, self._limits, thread_count(self._threads), teller.on_rows)
        teller.finish(count)
        teller.end()
        return Table({name: Column([chunk]) for name, chunk in made.items()})

    def batches(self, size: int = 4096, *, first: int = 0, progress: Progress = False) -> Iterator[Table]:
        """Tables of so many puzzles, without end."""
        if size < 1:
            raise ValueError(f"batches of {size} puzzles: wanted is at least 1")
        teller = Teller(progress, None)
        while True:
            yield self.take(size, first=first)
            first += size
            teller.finish(size)

    def __iter__(self) -> Iterator[Puzzle]:
        """The puzzles one after the other, without end."""
        for table in self.batches(256):
            yield from map(Puzzle, table["puzzle"])

    def __repr__(self) -> str:
        usual = {"symmetry": "none", "minimal": False, "unbiased": False, "like_drop": 1, "like_add": 1, "attempts": 0, "unlike": ""}
        shown = {name: value for name, value in self._options.items() if usual.get(name) != value}
        return f"Generator({', '.join(f'{name}={value!r}' for name, value in shown.items())})"

    def __reduce__(self) -> tuple[Any, ...]:
        return _restored, (self._options, self._limits, self._threads)


def _restored(options: dict[str, Any], limits: Limits | None, threads: int | None) -> Generator:
    own = {**options, "unlike": options["unlike"].split()}
    return Generator(**own, limits=limits, threads=threads)
