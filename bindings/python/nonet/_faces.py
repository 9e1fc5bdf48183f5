"""The functions for columns as methods, for libraries whose columns can get new methods."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from functools import wraps
from typing import Any, Concatenate, Generic, ParamSpec, Protocol, TypeVar

from . import _dataset, _verbs

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ._columns import Column, Table

T = TypeVar("T")
C = TypeVar("C")
P = ParamSpec("P")


if TYPE_CHECKING:

    class _TableMethod(Protocol[P]):
        def __get__(self, face: Verbs[T, C], kind: type[Verbs[T, C]] | None = None) -> Callable[P, T]: ...

    class _ColumnMethod(Protocol[P]):
        def __get__(self, face: Verbs[T, C], kind: type[Verbs[T, C]] | None = None) -> Callable[P, C]: ...


def _table_of(function: Callable[Concatenate[Any, P], Table], *, row_by_row: bool = True) -> _TableMethod[P]:
    """Returns a method with the options of a function whose answer is a table."""

    def method(face: Verbs[Any, Any], /, *args: Any, **options: Any) -> Any:
        return face._table(lambda given: function(given, *args, **options), row_by_row=row_by_row)

    made: Any = wraps(function)(method)
    return made  # type: ignore[no-any-return]


def _column_of(function: Callable[Concatenate[Any, P], Column]) -> _ColumnMethod[P]:
    """The same for a function whose answer is a column."""

    def method(face: Verbs[Any, Any], /, *args: Any, **options: Any) -> Any:
        return face._column(lambda given: function(given, *args, **options))

    made: Any = wraps(function)(method)
    return made  # type: ignore[no-any-return]


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

    solve = _table_of(_verbs.solve)
    is_unique = _column_of(_verbs.is_unique)
    check = _table_of(_verbs.check)
    minimal = _table_of(_verbs.minimal)
    rate = _table_of(_verbs.rate)
    explain = _table_of(_verbs.explain)
    hint = _table_of(_verbs.hint)
    classes = _table_of(_verbs.classes)
    canonical = _table_of(_verbs.canonical)
    scramble = _table_of(_verbs.scramble, row_by_row=False)
    split = _table_of(_dataset.split)
    givens = _column_of(_verbs.givens)
    parse = _table_of(_verbs.parse)
    format_as = _column_of(_verbs.format_as)
