"""A puzzle as a prompt for a language model, in the notation of Sudoku-Bench, and the answer in a reply."""

from __future__ import annotations

import re
from functools import lru_cache

from . import _core
from ._names import rule_kinds
from ._puzzle import puzzle_of

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator

    from ._core import Board
    from ._houses import BoardHouse
    from ._puzzle import BoardLike, PuzzleLike

# The rules that are neither houses nor kinds of nonet.rule_kinds(): docs/boards.md.
_OWN_RULES = {
    "knight": "No digit repeats a chess knight's move apart.",
    "king": "No digit repeats in diagonally adjacent cells.",
    "nonconsecutive": "Digits in horizontally or vertically adjacent cells do not differ by 1.",
    "odd": "These cells hold odd digits.",
    "even": "These cells hold even digits.",
    "min": "Each of these cells is less than its unmarked neighbours in its row and column.",
    "max": "Each of these cells is greater than its unmarked neighbours in its row and column.",
}
SYMBOLS = "0123456789ABCDEFGHIJKLMNOPQ"
_EMPTY = "._"

# What a reply is searched for. Longer replies are cut at the front, so that a reply costs a bounded time.
_LONGEST_REPLY = 100_000
_OPENING = re.compile("<answer>", re.IGNORECASE | re.ASCII)
_CLOSING = re.compile("</answer>", re.IGNORECASE | re.ASCII)
_PLACEMENT = re.compile(r"\br(\d{1,2})c(\d{1,2})\s*[:=]\s*(\d{1,2}|[A-Z])\b", re.IGNORECASE | re.ASCII)


def prompt(puzzle: PuzzleLike, board: BoardLike | None = None) -> str:
    """Returns the prompt of a puzzle of any board: its rules, its cells, and the form of the answer.

    >>> print(prompt("..4..2....14....")[-204:])
    ## Initial Sudoku Board ##
    . . 4 .
    . 2 . .
    . . 1 4
    . . . .
    <BLANKLINE>
    ## Answer Format ##
    End your response with the solved grid, row by row, as a sequence of 4x4 = 16 digits within tags:
    <ANSWER>
    1234...
    </ANSWER>
    """
    asked = puzzle_of(puzzle, board)
    return _form(asked.board.name).format(spaced(str(asked), asked.board))


@lru_cache(maxsize=256)
def _form(name: str) -> str:
    """Returns the prompts of a board, with {} for the puzzle."""
    board = _core.Board(name)
    symbols = symbols_of(board)
    classic = name == "9x9"
    rules = "\n".join(f"- {rule}" for rule in rules_in_words(board))
    parts = [
        "Solve this Sudoku puzzle. It has exactly one solution.",
        f"## {'Standard Sudoku Rules' if classic else 'Rules'} ##\n{rules}",
        "## Initial Sudoku Board ##\n\0",
        "## Answer Format ##\nEnd your response with the solved grid, row by row, as a sequence of "
        f"{board.rows}x{board.columns} = {board.rows * board.columns} "
        f"{'digits' if symbols.isdecimal() else 'characters'} within tags:\n<ANSWER>\n{symbols[:7]}...\n</ANSWER>",
    ]
    if not classic:
        cells = "r1c1 is the top-left cell at row 1 column 1, r1c2 is the cell to its right, and r2c1 is the cell below it."
        lines = "\nIn rules, r1c1-r1c4 are the cells from r1c1 to r1c4, and / separates groups." if ":" in name else ""
        parts[2:2] = [f"## Format Explanation ##\n{cells}{lines}", f"## Size ##\n{board.rows} x {board.columns}"]
    return "\n\n".join(parts).replace("{", "{{").replace("}", "}}").replace("\0", "{}")


def spaced(line: str, board: Board) -> str:
    """Returns a grid with spaces between the cells, one row per line."""
    rows = (line[first : first + board.columns] for first in range(0, len(line), board.columns))
    return "\n".join(" ".join(row) for row in rows)


def symbols_of(board: Board) -> str:
    """Returns the characters of the board's values, in order."""
    return SYMBOLS[board.first_value : board.first_value + board.digits]


def rules_in_words(board: BoardLike) -> list[str]:
    """Returns the rules of a board as sentences.

    >>> rules_in_words("4x4+diagonal-+thermo:r4c1-r2c1")[2:]  # doctest: +NORMALIZE_WHITESPACE
    ['No digit repeats in a column.', 'No digit repeats in a box of 2x2 cells.',
     'No digit repeats in diagonal 1: r1c1 r2c2 r3c3 r4c4.',
     'Thermometer (thermo:r4c1-r2c1): Values increase along the line, starting at the bulb.']
    """
    made = _core.Board(board)
    symbols = symbols_of(made)
    return [
        f"Every cell holds a digit from {symbols[0]} to {symbols[-1]}."
        if symbols.isdecimal()
        else f"Every cell holds a value from {made.first_value} to {made.first_value + made.digits - 1}. "
        f"Values above 9 are written as letters: A is 10, and {symbols[-1]} is {SYMBOLS.index(symbols[-1])}.",
        *_houses_in_words(made.houses),
        *_rules_in_words(made.name),
    ]


def _houses_in_words(houses: tuple[BoardHouse, ...]) -> Iterator[str]:
    told = set()
    for house in houses:
        if house.kind in ("row", "column", "box"):
            if house.kind not in told:
                high, wide = (len(set(lines)) for lines in zip(*house.cells, strict=True))
                yield f"No digit repeats in a {house.kind}{f' of {high}x{wide} cells' if house.kind == 'box' else ''}."
            told.add(house.kind)
        else:
            yield f"No digit repeats in {house.name}: {' '.join(map(str, house.cells))}."


def _rules_in_words(name: str) -> Iterator[str]:
    """Yields the rules in a board's name other than houses."""
    kinds = {kind.id: kind for kind in rule_kinds()}
    for rule in re.split(r"\+(?![^\[]*\])", name)[1:]:
        word, *inner = re.findall(r"(?:^|[\[+])([a-z-]+)", rule) or [""]
        if word in _OWN_RULES:
            yield _OWN_RULES[word] if word == rule else f"{rule}: {_OWN_RULES[word]}"
        elif word in kinds:
            told = (f" {kinds[one].name}: {kinds[one].meaning}" for one in dict.fromkeys(inner))
            yield f"{kinds[word].name} ({rule}): {kinds[word].meaning}{''.join(told)}"


def read_answer(reply: str, board: BoardLike) -> str | None:
    """Returns the grid in a reply as a line, '.' for a cell without a value, or None if the reply has no grid.

    The grid is in the last <ANSWER> of the reply, or is the whole reply if it has no tag. It is as many values as the
    board has cells, with anything else between them, or a list of placements. Only the last 100,000 characters are
    read.

    >>> read_answer("So r1c1 is 3. <ANSWER>\\n3 1 4 2 | 4 2 3 1 | 2 3 1 4 | 1 4 2 3\\n</ANSWER>", "4x4")
    '3142423123141423'
    >>> read_answer("<ANSWER>r1c1: 3</ANSWER>", "4x4"), read_answer("I do not know.", "4x4")
    ('3...............', None)
    """
    made = _core.Board(board)
    text = reply[-_LONGEST_REPLY:]
    starts = [opening.end() for opening in _OPENING.finditer(text)]
    if starts:
        closing = _CLOSING.search(text, starts[-1])
        text = text[starts[-1] : closing.start() if closing else None]
    symbols = symbols_of(made)
    placed = _PLACEMENT.findall(text)
    if placed:
        return _with_placements(placed, made, symbols)
    blanks = _EMPTY if made.first_value == 0 else _EMPTY + "0"
    cells = [symbol for symbol in text.upper() if symbol in symbols or symbol in blanks]
    if len(cells) != made.rows * made.columns:
        return None
    return "".join("." if symbol in blanks else symbol for symbol in cells)


def _with_placements(placed: list[tuple[str, str, str]], board: Board, symbols: str) -> str | None:
    cells = ["."] * (board.rows * board.columns)
    for row, column, value in placed:
        symbol = SYMBOLS[int(value)] if value.isdecimal() and int(value) < len(SYMBOLS) else value.upper()
        if not 1 <= int(row) <= board.rows or not 1 <= int(column) <= board.columns or symbol not in symbols:
            return None
        cells[(int(row) - 1) * board.columns + int(column) - 1] = symbol
    return "".join(cells)
