"""What can be named in options."""

from __future__ import annotations

import json
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


class RuleKind(NamedTuple):
    """A kind of rule that boards can have: its word in a board's name, and what it takes.

    ``place`` says where its cells lie: ``cells`` (in any order), ``line`` (in order), ``outside`` (a row, a column or a diagonal
    from the end where the clue stands) or ``board`` (none).  ``numbers``: ``none``, ``one``, ``optional``, ``usual`` (without one
    the usual one is meant), ``several``, ``pattern`` or ``rules``.  A most of 0 is any number.
    """

    id: str
    name: str
    meaning: str
    example: str
    place: str
    numbers: str
    least_groups: int
    most_groups: int
    least_cells: int
    most_cells: int


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


def rule_kinds() -> list[RuleKind]:
    """The kinds of rules, as docs/rules.md has them.

    >>> rule_kinds()[0][:2], rule_kinds()[0].place, rule_kinds()[0].numbers
    (('killer', 'Killer Cage'), 'cells', 'optional')
    """
    return [RuleKind(**one) for one in json.loads(_core.rule_kinds())["kinds"]]


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
