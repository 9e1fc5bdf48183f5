"""What a puzzle turned out to be."""

from enum import StrEnum

from . import _core


class Status(StrEnum):
    """The status of a puzzle. The members compare equal to their words: ``answer.status == "unique"``."""

    UNIQUE = "unique"
    NONE = "none"
    MULTIPLE = "multiple"
    SOLVED = "solved"
    BUDGET = "budget"
    STUCK = "stuck"
    INVALID = "invalid"


_core.set_statuses(tuple(Status))
