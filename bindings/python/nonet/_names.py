"""What can be named in options."""

from __future__ import annotations

from typing import NamedTuple

from . import _core


class Engine(NamedTuple):
    """A way to solve: a tutorial's algorithm, or one of its modern heirs."""

    name: str
    idea: str
    source: str
    takes_marks: bool


class Technique(NamedTuple):
    """A way to a conclusion that a person can follow.  ``rating`` is the lowest that a step of it can have, 0 for none."""

    id: str
    name: str
    rating: float
    assumes_unique: bool
    meaning: str


class Symmetry(NamedTuple):
    """A way in which the places of givens can repeat."""

    name: str
    words: str


class Kernel(NamedTuple):
    """The fast solver for an instruction set."""

    name: str
    lanes: int
    supported: bool
    chosen: bool


def engines() -> list[Engine]:
    """The engines, from the plainest to the fastest.

    >>> [engine.name for engine in engines()][-1]
    'fast'
    """
    return [Engine(*one) for one in _core.engines()]


def techniques() -> list[Technique]:
    """The techniques that people use, in the order in which they are tried.

    >>> next(one.rating for one in techniques() if one.id == "x_wing")
    3.2
    """
    return [Technique(*one) for one in _core.techniques()]


def symmetries() -> list[Symmetry]:
    """The symmetries that can be ordered, the first of which is none.

    >>> symmetries()[1]
    Symmetry(name='rot180', words='half turn')
    """
    return [Symmetry(*one) for one in _core.symmetries()]


def kernels() -> list[Kernel]:
    """The kernels of this build, from the most portable to the fastest; NONET_KERNEL chooses one when it is set before the
    first puzzle."""
    return [Kernel(*one) for one in _core.kernels()]
