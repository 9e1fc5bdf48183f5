"""Puzzles of texts and files in any form; the form of each is detected separately."""

from __future__ import annotations

import os
from collections.abc import Iterator
from dataclasses import dataclass
from typing import IO, Any, cast

from ._calls import core as _core
from ._answers import AnswerBase
from ._columns import Column, Table
from ._errors import whole
from ._puzzle import BoardLike, Puzzle


@dataclass(frozen=True, slots=True)
class Parsed(AnswerBase):
    """A puzzle of a text, with the line on which it begins."""

    line: int
    cells: str
    marks: str | None
    format: str

    def puzzle(self) -> Puzzle:
        return Puzzle(_core.restored(self.cells, self.marks))


@dataclass(frozen=True, slots=True)
class Misread(AnswerBase):
    """A place where a puzzle was expected, with the text that was found."""

    code: str
    line: int
    column: int
    message: str


@dataclass(frozen=True, slots=True)
class ParsedAll(AnswerBase):
    """The puzzles of a text, and the places that are not puzzles. The counts include those that are not listed."""

    puzzles: tuple[Parsed, ...]
    errors: tuple[Misread, ...]
    puzzle_count: int
    error_count: int


def parse_all(text: str, *, most: int | None = None) -> ParsedAll:
    """Returns every puzzle of a text, as the command reads its files. Places that are not puzzles are listed, and
    reading continues after them.

    >>> found = parse_all("Grid 1\\n53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79\\nwhat?")
    >>> [one.line for one in found.puzzles], found.errors[0].message
    ([2], "found 'w', expected a puzzle")
    """
    puzzles, errors, puzzle_count, error_count = _core.parse_all(text, (1 << 63) if most is None else whole("most", most))
    return ParsedAll(
        tuple(Parsed(*one) for one in puzzles), tuple(Misread(*one) for one in errors), puzzle_count, error_count
    )


def read(
    source: str | os.PathLike[str] | IO[bytes], /, *, size: int = 65_536, board: BoardLike | None = None
) -> Iterator[Table]:
    """Yields the puzzles of a file, as tables of at most ``size`` rows: puzzle, solution (as given in the row), marks,
    line, format, error.

    source   a path, also of .gz and .zst (with Python 3.14, or the package zstandard), or a file opened for bytes.  Lines,
             grids, CSV, JSON Lines, ...: the form of each puzzle is detected separately, as in the command
    board    the board of puzzles that do not name their own (JSON and CSV can); the column board has that of each
    memory   the memory for one table

    An unreadable puzzle is null, and its error gives the reason and the line.
    """
    if size < 1:
        raise ValueError(f"tables of {size} rows: expected at least 1")
    made = None if board is None else _core.Board(board)
    if not isinstance(source, str | os.PathLike):
        return _tables(source, size, made)
    return _tables_and_close(_open(os.fspath(source)), size, made)


def _tables_and_close(file: IO[bytes], size: int, board: _core.Board | None) -> Iterator[Table]:
    with file:
        yield from _tables(file, size, board)


def _tables(file: IO[bytes], size: int, board: _core.Board | None) -> Iterator[Table]:
    reader = _core.FileReader(file, board)
    while (columns := reader.next(size)) is not None:
        yield Table({name: Column([chunk]) for name, chunk in columns.items()})


def _open(path: str) -> IO[bytes]:
    with open(path, "rb") as file:
        magic = file.read(4)
    if magic[:2] == b"\x1f\x8b":
        import gzip

        return cast(IO[bytes], gzip.open(path, "rb"))
    if magic == b"\x28\xb5\x2f\xfd":
        return _open_zstd(path)
    return open(path, "rb")


def _open_zstd(path: str) -> IO[bytes]:
    import importlib

    for name in ("compression.zstd", "backports.zstd", "zstandard"):
        try:
            module: Any = importlib.import_module(name)
        except ImportError:
            continue
        return cast(IO[bytes], module.open(path, "rb"))
    raise ModuleNotFoundError(f"{path} is compressed with zstd: this requires Python 3.14, or pip install zstandard")
