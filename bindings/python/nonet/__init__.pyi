# The names of the package for type checkers. Python takes them from the list in __init__.py; a test compares the two.

from ._answers import (
    Candidate as Candidate,
    CellDigits as CellDigits,
    DeadEnd as DeadEnd,
    Duplicate as Duplicate,
    House as House,
)
from ._cells import Cell as Cell, CellLike as CellLike
from ._columns import Column as Column, Table as Table
from ._core import Answer as Answer, Board as Board, Limits as Limits, __version__ as __version__
from ._dataset import (
    Audit as Audit,
    augment as augment,
    grids_of as grids_of,
    labels as labels,
    split as split,
    to_onehot as to_onehot,
)
from ._diagnosis import (
    Conflict as Conflict,
    Diagnosis as Diagnosis,
    Edit as Edit,
    Entries as Entries,
    Fault as Fault,
    Forced as Forced,
    Repair as Repair,
    RuleRepair as RuleRepair,
)
from ._errors import NonetError as NonetError, TextError as TextError
from ._generated import Generated as Generated
from ._generator import Generator as Generator
from ._houses import BoardHouse as BoardHouse
from ._language import set_language as set_language
from ._names import (
    Engine as Engine,
    Kernel as Kernel,
    RuleKind as RuleKind,
    Symmetry as Symmetry,
    Technique as Technique,
    engines as engines,
    kernels as kernels,
    rule_kinds as rule_kinds,
    symmetries as symmetries,
    techniques as techniques,
)
from ._photo import Photo as Photo, read_photo as read_photo
from ._puzzle import BoardLike as BoardLike, Puzzle as Puzzle, PuzzleLike as PuzzleLike, diagnose as diagnose
from ._ratings import (
    HodokuRating as HodokuRating,
    Rating as Rating,
    Scale as Scale,
    ScaleLevel as ScaleLevel,
    ScaleRating as ScaleRating,
    ScaleTechnique as ScaleTechnique,
    scale as scale,
)
from ._reading import (
    Misread as Misread,
    Parsed as Parsed,
    ParsedAll as ParsedAll,
    parse_all as parse_all,
    read as read,
)
from ._solutions import (
    BrokenPair as BrokenPair,
    Check as Check,
    Count as Count,
    Estimate as Estimate,
    Listing as Listing,
    Proof as Proof,
    TrueCandidates as TrueCandidates,
)
from ._status import Status as Status
from ._steps import (
    AllSteps as AllSteps,
    Beside as Beside,
    Chain as Chain,
    ChainNode as ChainNode,
    Clash as Clash,
    Exhibit as Exhibit,
    Hint as Hint,
    HodokuChain as HodokuChain,
    HodokuNode as HodokuNode,
    HodokuPath as HodokuPath,
    HodokuStep as HodokuStep,
    Literal as Literal,
    Path as Path,
    Step as Step,
    WhyNot as WhyNot,
)
from ._symmetry import Canonical as Canonical, Same as Same, Transform as Transform
from ._trace import Event as Event, Trace as Trace
from ._verbs import (
    canonical as canonical,
    check as check,
    classes as classes,
    explain as explain,
    format_as as format_as,
    givens as givens,
    hint as hint,
    is_unique as is_unique,
    minimal as minimal,
    parse as parse,
    rate as rate,
    scramble as scramble,
    solve as solve,
)
