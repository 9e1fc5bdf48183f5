"""nonet: a Sudoku engine.

>>> import nonet
>>> p = nonet.Puzzle("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79")
>>> p.solve().status
<Status.UNIQUE: 'unique'>

Puzzle is one puzzle. solve, check, rate and others also take a column: any Arrow data, a NumPy array, or a list.
"""

from ._core import Answer, Board, Limits, __version__

# The modules of the other names. Each is imported on first use, because importing the classes of answers alone takes
# longer than a script that solves a puzzle.
_HOMES = {
    "_answers": "Candidate CellDigits DeadEnd Duplicate House",
    "_cells": "Cell CellLike",
    "_columns": "Column Table",
    "_dataset": "Audit augment grids_of labels split to_onehot",
    "_diagnosis": "Conflict Diagnosis Edit Entries Fault Forced Repair RuleRepair",
    "_errors": "NonetError TextError",
    "_generated": "Generated",
    "_generator": "Generator",
    "_houses": "BoardHouse",
    "_language": "set_language",
    "_names": "Engine Kernel RuleKind Symmetry Technique engines kernels rule_kinds symmetries techniques",
    "_photo": "Photo read_photo",
    "_puzzle": "BoardLike Puzzle PuzzleLike diagnose",
    "_ratings": "HodokuRating Rating Scale ScaleLevel ScaleRating ScaleTechnique scale",
    "_reading": "Misread Parsed ParsedAll parse_all read",
    "_solutions": "BrokenPair Check Count Estimate Listing Proof TrueCandidates",
    "_status": "Status",
    "_steps": (
        "AllSteps Beside Chain ChainNode Clash Exhibit Hint HodokuChain HodokuNode HodokuPath HodokuStep Literal "
        "Path Step WhyNot"
    ),
    "_symmetry": "Canonical Same Transform",
    "_trace": "Event Trace",
    "_verbs": "canonical check classes explain format_as givens hint is_unique minimal parse rate scramble solve",
}
_HOME_OF = {name: home for home, names in _HOMES.items() for name in names.split()}

__all__ = ["Answer", "Board", "Limits", "__version__", *_HOME_OF]


def __getattr__(name: str) -> object:
    if name not in _HOME_OF:
        raise AttributeError(f"module 'nonet' has no attribute {name!r}")
    from importlib import import_module

    thing = getattr(import_module(f"nonet.{_HOME_OF[name]}"), name)
    globals()[name] = thing
    return thing


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
