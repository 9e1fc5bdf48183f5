"""nonet: a Sudoku engine.

>>> import nonet
>>> p = nonet.Puzzle("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79")
>>> p.solve().status
<Status.UNIQUE: 'unique'>

One puzzle is a Puzzle; solve, check, rate, ... take a column as well, of any library that speaks Arrow, NumPy, or a list.
"""

from ._answers import (
    Candidate,
    Canonical,
    CellDigits,
    Check,
    Conflict,
    Count,
    DeadEnd,
    Diagnosis,
    Duplicate,
    Edit,
    Entries,
    Estimate,
    Fault,
    Forced,
    Generated,
    House,
    Proof,
    Repair,
    Same,
    Status,
    Transform,
    TrueCandidates,
)
from ._cells import Cell, CellLike
from ._columns import Column, Table
from ._core import Answer, Limits, __version__
from ._dataset import Audit, augment, grids_of, labels, split, to_onehot
from ._errors import NonetError, TextError
from ._generator import Generator
from ._names import Engine, Kernel, Symmetry, Technique, engines, kernels, symmetries, techniques
from ._puzzle import Puzzle, PuzzleLike, diagnose
from ._ratings import HodokuRating, Rating
from ._reading import Misread, Parsed, ParsedAll, parse_all, read
from ._steps import (
    AllSteps,
    Chain,
    ChainNode,
    Clash,
    Exhibit,
    Hint,
    HodokuChain,
    HodokuNode,
    HodokuPath,
    HodokuStep,
    Literal,
    Path,
    Step,
    WhyNot,
)
from ._trace import Event, Trace
from ._verbs import canonical, check, classes, format_as, givens, is_unique, parse, rate, scramble, solve
