"""Puzzles from pictures."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from ._answers import AnswerBase
from ._calls import core as _core
from ._puzzle import Puzzle
from ._status import Status

if TYPE_CHECKING:
    import numpy


@dataclass(frozen=True, slots=True)
class Photo(AnswerBase):
    """The puzzle that is printed on a picture.

    cells        81 characters, '.' for an empty cell
    confidence   of each cell, from 0 to 1; below 0.9 it needs a look by a person: see doubtful
    corners      x and y in pixels of four corners of the grid: of r1c1, r1c9, r9c9 and r9c1
    status       UNIQUE; any other if no likely reading has exactly one solution, and then every cell is doubtful
    """

    cells: str
    confidence: tuple[float, ...]
    corners: tuple[tuple[float, float], ...]
    status: Status

    def puzzle(self) -> Puzzle:
        return Puzzle(self.cells)

    @property
    def doubtful(self) -> tuple[int, ...]:
        """The cells, from 0, with a confidence below 0.9."""
        return tuple(cell for cell, share in enumerate(self.confidence) if share < 0.9)


def read_photo(pixels: numpy.ndarray[Any, Any], /) -> Photo:
    """Reads the puzzle printed on a picture: a photo, a scan or a screenshot.

    pixels   a two-dimensional array of bytes, row by row from the top: 0 is black, 255 is white.  With Pillow:
             ``numpy.asarray(Image.open("photo.jpg").convert("L"))``
    errors   TypeError: another type of array.  NonetError: there is no grid of 9 x 9 cells, or it is handwritten, or too
             much of it is unclear

    Of the likely readings the result is the most likely one with exactly one solution. Other threads run meanwhile.
    """
    found = getattr(pixels, "dtype", type(pixels).__name__)
    if str(found) != "uint8":
        raise TypeError(f"found pixels of type {found}, expected a two-dimensional array of uint8")
    cells, confidence, corners, status = _core.read_photo(pixels)
    return Photo(cells, confidence, corners, Status(status))
