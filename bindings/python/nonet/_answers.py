"""Answers: frozen dataclasses with the keys of docs/json.md, built from the JSON that the engine writes."""

from __future__ import annotations

import json
import types
import typing
from collections.abc import Callable, Mapping, Sequence
from dataclasses import MISSING, dataclass, field, fields
from enum import StrEnum
from functools import cache
from typing import Any, Self, TypeVar, cast, overload

from ._cells import Cell


@dataclass(frozen=True, slots=True)
class AnswerBase:
    """The base class of all answers."""

    @classmethod
    def from_dict(cls, data: Mapping[str, Any]) -> Self:
        """Returns the answer for a dict as made by ``to_dict``."""
        return cls(
            **{
                name: data[key] if read is None else read(data[key])
                for key, name, read in _READERS.get(cls) or _readers(cls)
                if key in data
            }
        )

    @classmethod
    def from_json(cls, text: str) -> Self:
        return cls.from_dict(json.loads(text))

    def to_dict(self) -> dict[str, Any]:
        """Returns the answer as a dict, as the command writes it with --json."""
        out: dict[str, Any] = {}
        for key, name, default in _writers(cast(Any, type(self))):
            value = getattr(self, name)
            if default is MISSING or value != default:
                out[key] = _plain(value)
        return out


_T = TypeVar("_T")


class LazyTuple(Sequence[_T]):
    """Items that are made when they are first used: a path has up to some hundred steps of some hundred objects. Equal to a
    tuple of the same items, and pickled as one."""

    __slots__ = ("_data", "_made", "_make")

    def __init__(self, data: Sequence[Any], make: Callable[[int, Any], _T]) -> None:
        self._data = data
        self._made: list[_T | None] = [None] * len(data)
        self._make = make

    def __len__(self) -> int:
        return len(self._data)

    @overload
    def __getitem__(self, index: int) -> _T: ...
    @overload
    def __getitem__(self, index: slice) -> tuple[_T, ...]: ...
    def __getitem__(self, index: int | slice) -> _T | tuple[_T, ...]:
        numbers = range(len(self._data))[index]
        return tuple(map(self._item, numbers)) if isinstance(numbers, range) else self._item(numbers)

    def _item(self, number: int) -> _T:
        item = self._made[number]
        if item is None:
            item = self._made[number] = self._make(number, self._data[number])
        return item

    def __eq__(self, other: object) -> bool:
        return tuple(self) == tuple(other) if isinstance(other, tuple | LazyTuple) else NotImplemented

    def __hash__(self) -> int:
        return hash(tuple(self))

    def __repr__(self) -> str:
        return repr(tuple(self))

    def __reduce__(self) -> tuple[Any, ...]:
        return tuple, (tuple(self),)


def _plain(value: Any) -> Any:
    if isinstance(value, AnswerBase):
        return value.to_dict()
    if isinstance(value, tuple | LazyTuple):
        return [_plain(item) for item in value]
    return str(value) if isinstance(value, StrEnum) else value


# The functions that make values of a type from JSON values; None for types that JSON has.
_Reader: typing.TypeAlias = Callable[[Any], Any] | None
_READERS: dict[type, list[tuple[str, str, _Reader]]] = {}


def _readers(cls: Any) -> list[tuple[str, str, _Reader]]:
    hints = typing.get_type_hints(cls)
    own = [(_key(f.name), f.name, _reader(hints[f.name])) for f in fields(cls) if not f.name.startswith("_")]
    _READERS[cls] = own
    return own


@cache
def _writers(cls: Any) -> list[tuple[str, str, Any]]:
    return [(_key(f.name), f.name, f.default) for f in fields(cls) if not f.name.startswith("_")]


def _key(name: str) -> str:
    return "from" if name == "from_" else name


def _reader(hint: Any) -> _Reader:
    if isinstance(hint, types.UnionType):
        inner = _reader(next(part for part in typing.get_args(hint) if part is not types.NoneType))
        return None if inner is None else lambda value: None if value is None else inner(value)
    if typing.get_origin(hint) is tuple:
        item = _reader(typing.get_args(hint)[0])
        return tuple if item is None else lambda value: tuple(map(item, value))
    if typing.get_origin(hint) is Sequence:
        one = typing.get_args(hint)[0].from_dict
        return lambda value: LazyTuple(value, lambda _, data: one(data))
    if hint is Cell:
        return lambda value: Cell(*value)
    if isinstance(hint, type) and issubclass(hint, AnswerBase):
        return hint.from_dict
    if isinstance(hint, type) and issubclass(hint, StrEnum):
        return hint
    return None


# The JSON leaves out a key that has its default value. A key without a default is always present.


@dataclass(frozen=True, slots=True)
class House(AnswerBase):
    """A row, a column or a box."""

    kind: str
    number: int
    name: str

    def __str__(self) -> str:
        return self.name


@dataclass(frozen=True, slots=True)
class Candidate(AnswerBase):
    """A digit in a cell."""

    cell: Cell
    digit: int

    def __str__(self) -> str:
        return f"{self.cell}={self.digit}"


@dataclass(frozen=True, slots=True)
class CellDigits(AnswerBase):
    """A cell and some of its digits; without digits, the cell as a whole."""

    cell: Cell
    digits: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Duplicate(AnswerBase):
    """The same digit twice in one house."""

    digit: int
    first: Cell
    second: Cell
    house: House
    text: str


@dataclass(frozen=True, slots=True)
class DeadEnd(AnswerBase):
    """A cell without a candidate, or a house without a place for a digit."""

    cell: Cell | None = None
    house: House | None = None
    digit: int | None = None
    text: str = field(kw_only=True)
