"""Errors in texts and arguments."""

from __future__ import annotations

import operator

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ._core import Board


class NonetError(ValueError):
    """A text or an argument is wrong. (A puzzle without a solution is not an error.)

    code              'wrong_length', 'bad_character', 'bad_structure', 'bad_argument' or 'unsupported'
    line, column      the place in the text, from 1; columns are bytes of UTF-8
    found, expected   in words
    row               the row of a column, from 0; None for a call with one puzzle
    """

    def __init__(
        self, code: str, line: int, column: int, found: str, expected: str, row: int | None = None
    ) -> None:
        self.code = code
        self.line = line
        self.column = column
        self.found = found
        self.expected = expected
        self.row = row
        super().__init__(code, line, column, found, expected, row)

    def __str__(self) -> str:
        from . import _core

        words = _core.message(self.found, self.expected)
        return words if self.row is None else f"row {self.row}: {words}"


class TextError(NonetError):
    """A text is not a puzzle.

    >>> import nonet
    >>> try:
    ...     nonet.Puzzle("12")
    ... except nonet.TextError as error:
    ...     print(error.code, error.line, error.column, error)
    wrong_length 1 3 found 2 cells in row 1, expected 9
    """


def whole(name: str, value: int, most: int = (1 << 64) - 1) -> int:
    """Returns the value as an integer. Raises ValueError if it is below 0 or above ``most``."""
    number = operator.index(value)
    if not 0 <= number <= most:
        raise ValueError(f"{name}={number}: expected 0 to {most}")
    return number


def error_of(parts: tuple[str, int, int, str, str, int | None], before: int = 0) -> NonetError:
    """Returns the exception for an error of the engine. ``before`` is the number of rows in earlier calls."""
    code, line, column, found, expected, row = parts
    about_text = code in ("wrong_length", "bad_character", "bad_structure")
    kind = TextError if about_text else NonetError
    return kind(code, line, column, found, expected, None if row is None else before + row)


def classic_only(what: str, board: str | Board | None) -> None:
    """Raises an error for boards other than the classic one, because their symmetries are not known."""
    if board is None:
        return
    from . import _core

    name = _core.Board(board).name
    if name != "9x9":
        words = "none, as the symmetries of other boards than the classic one are not known"
        raise NonetError("unsupported", 1, 1, f"board={name!r} for {what}", words)
