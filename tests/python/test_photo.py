"""Puzzles read from pictures."""

import numpy
import pytest
from matplotlib import font_manager
from PIL import Image, ImageDraw, ImageFont

import nonet

PUZZLE = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"


def drawn(cells: str, side: int = 40, rim: int = 20) -> numpy.ndarray:
    whole = 9 * side + 2 * rim
    image = Image.new("L", (whole, whole), 255)
    pen = ImageDraw.Draw(image)
    font = ImageFont.truetype(font_manager.findfont("DejaVu Sans"), side * 2 // 3)
    for line in range(10):
        at, width = rim + line * side, 3 if line % 3 == 0 else 1
        pen.line([(at, rim), (at, whole - rim)], fill=0, width=width)
        pen.line([(rim, at), (whole - rim, at)], fill=0, width=width)
    for cell, digit in enumerate(cells):
        if digit != ".":
            middle = (rim + (cell % 9 + 0.5) * side, rim + (cell // 9 + 0.5) * side)
            pen.text(middle, digit, fill=0, font=font, anchor="mm")
    return numpy.asarray(image)


def test_a_drawn_puzzle_is_read():
    photo = nonet.read_photo(drawn(PUZZLE))
    assert photo.cells == PUZZLE
    assert photo.status is nonet.Status.UNIQUE
    assert photo.puzzle() == nonet.Puzzle(PUZZLE)
    assert len(photo.confidence) == 81
    assert photo.doubtful == tuple(cell for cell in range(81) if photo.confidence[cell] < 0.9)
    for (x, y), wanted in zip(photo.corners, [(20, 20), (380, 20), (380, 380), (20, 380)], strict=True):
        assert (x, y) == pytest.approx(wanted, abs=4)


def test_what_is_no_puzzle_is_refused():
    with pytest.raises(nonet.NonetError, match="found no grid"):
        nonet.read_photo(numpy.full((400, 400), 255, numpy.uint8))
    with pytest.raises(TypeError):
        nonet.read_photo(numpy.zeros((4, 4, 3), numpy.uint8))
    for pixels in (drawn(PUZZLE).astype(float), [[0]]):
        with pytest.raises(TypeError, match="expected a two-dimensional array of uint8"):
            nonet.read_photo(pixels)
