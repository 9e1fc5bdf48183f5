"""The names that options accept."""

from __future__ import annotations

import json
from typing import NamedTuple

from . import _core


class Engine(NamedTuple):
    """A solving algorithm: that of a tutorial, or a modern successor."""

    name: str
    idea: str
    source: str
    takes_marks: bool


class Technique(NamedTuple):
    """A method of deduction that a person can follow. ``rating`` is the lowest rating of its steps, 0 for none."""

    id: str
    name: str
    rating: float
    assumes_unique: bool
    meaning: str


class RuleKind(NamedTuple):
    """A kind of rule that boards can have: its word in a board's name, and its arguments.

    ``place`` is the arrangement of its cells: ``cells`` (in any order), ``line`` (in order), ``outside`` (a row, a
    column or a diagonal, starting at the clue) or ``board`` (none). ``numbers`` is ``none``, ``one``, ``optional``,
    ``usual`` (optional, with a default), ``several``, ``pattern`` or ``rules``. A maximum of 0 means any number.
    ``generated`` is whether `Generator` can make clues of the kind.
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
    generated: bool


class Symmetry(NamedTuple):
    """A symmetry of the places of the givens."""

    name: str
    words: str


class Kernel(NamedTuple):
    """The fast engine's code for an instruction set."""

    name: str
    lanes: int
    supported: bool
    chosen: bool


def engines() -> list[Engine]:
    """Returns the engines, from the simplest to the fastest.

    >>> [engine.name for engine in engines()][-1]
    'fast'
    """
    return [Engine(*one) for one in _core.engines()]


def techniques() -> list[Technique]:
    """Returns the solving techniques, in the order in which they are tried.

    >>> next(one.rating for one in techniques() if one.id == "x_wing")
    3.2
    """
    return [Technique(*one) for one in _core.techniques()]


def rule_kinds() -> list[RuleKind]:
    """Returns the kinds of rules, as in docs/rules.md.

    >>> rule_kinds()[0][:2], rule_kinds()[0].place, rule_kinds()[0].numbers
    (('killer', 'Killer Cage'), 'cells', 'optional')
    """
    return [RuleKind(**one) for one in json.loads(_core.rule_kinds())["kinds"]]


def symmetries() -> list[Symmetry]:
    """Returns the symmetries that can be ordered; the first is 'none'.

    >>> symmetries()[1]
    Symmetry(name='rot180', words='half turn')
    """
    return [Symmetry(*one) for one in _core.symmetries()]


def kernels() -> list[Kernel]:
    """Returns the kernels of this build, from the most portable to the fastest. The environment variable NONET_KERNEL
    selects one if it is set before the first puzzle."""
    return [Kernel(*one) for one in _core.kernels()]
