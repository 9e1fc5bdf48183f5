"""The functions for columns as methods, for libraries whose columns can get new methods."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Mapping
from typing import Any, Generic, Literal, TypeVar

from . import _dataset, _verbs

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ._columns import Column, Table
    from ._core import Limits
    from ._puzzle import BoardLike
    from ._verbs import Errors

T = TypeVar("T")
C = TypeVar("C")


class Verbs(ABC, Generic[T, C]):
    """The functions of nonet for each puzzle of a column.

    Null gives null. A row that is not a puzzle has the status 'invalid', nulls, and the reason as its error; with
    ``errors="raise"`` the first one raises TextError. ``limits`` applies to each puzzle; ``threads`` defaults to all
    CPUs. ``board`` is the name of another board: see nonet.Board.
    """

    @abstractmethod
    def _table(self, ask: Callable[[Any], Table], *, row_by_row: bool = True) -> T:
        """Returns an answer that is a table. row_by_row: the answer depends only on its own row."""

    @abstractmethod
    def _column(self, ask: Callable[[Any], Column]) -> C: ...

    def solve(
        self,
        *,
        board: BoardLike | None = None,
        limits: Limits | None = None,
        errors: Errors = "column",
        threads: int | None = None,
    ) -> T:
        """status, solution, second, nodes, error: nonet.solve."""
        return self._table(
            lambda given: _verbs.solve(given, board=board, limits=limits, errors=errors, threads=threads)
        )

    def is_unique(
        self,
        *,
        board: BoardLike | None = None,
        limits: Limits | None = None,
        errors: Errors = "column",
        threads: int | None = None,
    ) -> C:
        """True if there is exactly one solution: nonet.is_unique."""
        return self._column(
            lambda given: _verbs.is_unique(given, board=board, limits=limits, errors=errors, threads=threads)
        )

    def check(
        self,
        *,
        board: BoardLike | None = None,
        minimality: bool = True,
        limits: Limits | None = None,
        errors: Errors = "column",
        threads: int | None = None,
    ) -> T:
        """status, givens, complete, correct, minimal, redundant, duplicates, solution, error: nonet.check."""
        return self._table(
            lambda given: _verbs.check(
                given, board=board, minimality=minimality, limits=limits, errors=errors, threads=threads
            )
        )

    def minimal(
        self,
        *,
        board: BoardLike | None = None,
        limits: Limits | None = None,
        errors: Errors = "column",
        threads: int | None = None,
    ) -> T:
        """status, minimal (a minimal puzzle within each), error: nonet.minimal."""
        return self._table(
            lambda given: _verbs.minimal(given, board=board, limits=limits, errors=errors, threads=threads)
        )

    def rate(
        self,
        *,
        board: BoardLike | None = None,
        scale: str = "se",
        without: Iterable[str] = (),
        limits: Limits | None = None,
        errors: Errors = "column",
        threads: int | None = None,
    ) -> T:
        """status, and er, ep, ed, or hodoku_level, hodoku_score, or level, difficulty, score, or on other
        boards level, hardest, steps; and error: nonet.rate."""
        return self._table(
            lambda given: _verbs.rate(
                given, board=board, scale=scale, without=without, limits=limits, errors=errors, threads=threads
            )
        )

    def explain(
        self,
        *,
        board: BoardLike | None = None,
        pruned: bool = False,
        scale: str = "se",
        only: Iterable[str] | None = None,
        without: Iterable[str] = (),
        limits: Limits | None = None,
        errors: Errors = "column",
        threads: int | None = None,
    ) -> T:
        """status, ending, steps (a list of records), error: nonet.explain."""
        return self._table(
            lambda given: _verbs.explain(
                given,
                board=board,
                pruned=pruned,
                scale=scale,
                only=only,
                without=without,
                limits=limits,
                errors=errors,
                threads=threads,
            )
        )

    def hint(
        self,
        *,
        board: BoardLike | None = None,
        level: int = 5,
        scale: str = "se",
        only: Iterable[str] | None = None,
        without: Iterable[str] = (),
        limits: Limits | None = None,
        errors: Errors = "column",
        threads: int | None = None,
    ) -> T:
        """status, hint (in words), steps (a list of records), error: nonet.hint."""
        return self._table(
            lambda given: _verbs.hint(
                given,
                board=board,
                level=level,
                scale=scale,
                only=only,
                without=without,
                limits=limits,
                errors=errors,
                threads=threads,
            )
        )

    def classes(
        self,
        *,
        by: Literal["puzzle", "solution"] = "puzzle",
        limits: Limits | None = None,
        errors: Errors = "column",
        threads: int | None = None,
    ) -> T:
        """class (16 bytes, the same for isomorphs only), error: nonet.classes."""
        return self._table(
            lambda given: _verbs.classes(given, by=by, limits=limits, errors=errors, threads=threads)
        )

    def canonical(self, *, errors: Errors = "column", threads: int | None = None) -> T:
        """form, automorphisms, error: nonet.canonical."""
        return self._table(lambda given: _verbs.canonical(given, errors=errors, threads=threads))

    def scramble(
        self, seed: int, *, item: int = 0, errors: Errors = "column", threads: int | None = None
    ) -> T:
        """puzzle (row i transformed by symmetry item + i of the seed), error: nonet.scramble."""
        return self._table(
            lambda given: _verbs.scramble(given, seed, item=item, errors=errors, threads=threads),
            row_by_row=False,
        )

    def split(
        self,
        parts: Mapping[str, float],
        seed: int,
        *,
        by: Literal["puzzle", "solution"] = "puzzle",
        limits: Limits | None = None,
        errors: Errors = "column",
        threads: int | None = None,
    ) -> T:
        """part (the same for isomorphs), error: nonet.split."""
        return self._table(
            lambda given: _dataset.split(
                given, parts, seed, by=by, limits=limits, errors=errors, threads=threads
            )
        )

    def givens(self, *, board: BoardLike | None = None, errors: Errors = "column") -> C:
        """The number of givens: nonet.givens."""
        return self._column(lambda given: _verbs.givens(given, board=board, errors=errors))

    def parse(
        self, *, board: BoardLike | None = None, errors: Errors = "column", threads: int | None = None
    ) -> T:
        """puzzle (81 characters), marks (729, where there are any), format, error: nonet.parse."""
        return self._table(lambda given: _verbs.parse(given, board=board, errors=errors, threads=threads))

    def format_as(
        self,
        form: str,
        *,
        board: BoardLike | None = None,
        errors: Errors = "column",
        threads: int | None = None,
    ) -> C:
        """Each puzzle as 'line', 'grid', 'pretty', 'pencil', 'marks', ...: nonet.format_as."""
        return self._column(
            lambda given: _verbs.format_as(given, form, board=board, errors=errors, threads=threads)
        )
