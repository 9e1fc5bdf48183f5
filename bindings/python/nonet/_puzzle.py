"""One puzzle, with methods that solve, rate and explain it."""

from __future__ import annotations

from functools import total_ordering

from ._calls import core as _core
from ._errors import whole
from ._status import Status

# The methods import the classes of the answers that they return, because importing all of them takes longer than most
# calls.
TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence
    from typing import Any, Literal, TypeAlias, overload

    import numpy

    from ._cells import Cell, CellLike
    from ._core import Answer, Board, Limits
    from ._diagnosis import Diagnosis, Entries
    from ._ratings import Rating
    from ._solutions import Check, Count, Estimate, Listing, Proof, TrueCandidates
    from ._steps import AllSteps, Hint, HodokuPath, Path, WhyNot
    from ._symmetry import Canonical, Same
    from ._trace import Trace

PuzzleLike: TypeAlias = "Puzzle | str | Iterable[Any]"
"""A puzzle, its text in any form, or its 81 values in any shape."""


BoardLike: TypeAlias = "str | Board"
"""A board, or its name."""


def puzzle_of(given: PuzzleLike, board: BoardLike | None = None) -> Puzzle:
    return given if isinstance(given, Puzzle) and board is None else Puzzle(given, board=board)


@total_ordering
class Puzzle(_core.Puzzle):
    """A Sudoku puzzle: its givens, and its pencil marks if it has any.

    It is made from text in any form that the command reads, from 81 values in any shape (0 is an empty cell), or from
    another puzzle. It is immutable and hashable. Wrong text raises TextError with its place. The puzzle is of the board
    that the text names, as links do, or of the board with boxes that has as many cells; with ``board``, a Board or its
    name, it is of that board. The numbers 9 and 81 in this documentation are then those of the board.

    >>> p = Puzzle("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79")
    >>> p.givens, p == Puzzle(str(p)), format(p, "line")[:9]
    (30, True, '53..7....')
    >>> Puzzle([[5, 3, 0, 0, 7, 0, 0, 0, 0]] + [[0] * 9] * 8).givens
    3
    >>> Puzzle('{"board": "4x4+x", "puzzle": "....4.......1..2"}').solve().solution
    '3214412323411432'
    >>> Puzzle(".6.2..25.......31...................", board="6x6+x").solve().solution
    '361245254163546312132456613524425631'

    Threads can share puzzles and call their methods at the same time; no method holds Python's lock while it works.
    Ctrl-C ends any of them.
    """

    __slots__ = ()
    __match_args__ = ("line",)

    @property
    def line(self) -> str:
        """81 characters, '.' for an empty cell; above 9 the values are A = 10, B = 11, ..."""
        return str(self)

    @property
    def marks(self) -> str | None:
        """The puzzle's own pencil marks as 729 characters, or None if it has none."""
        return self._own_marks

    def __repr__(self) -> str:
        text = str(self) if self._own_marks is None else format(self, "marks")
        board = "" if self._is_classic else f", board={self.board.name!r}"
        return f"Puzzle({text!r}{board})"

    def __hash__(self) -> int:
        return super().__hash__()

    def __eq__(self, other: object) -> bool:
        return super().__eq__(other)

    def __reduce__(self) -> tuple[Any, ...]:
        own = () if self._is_classic else (self.board.name,)
        return _restored, (str(self), self._own_marks, *own)

    @property
    def _is_classic(self) -> bool:
        return self.board.name == "9x9"

    def __getitem__(self, cell: CellLike) -> int:
        """Returns the value of a cell, 0 if it is empty: ``p["r1c2"]``."""
        from ._cells import cell_number

        return bytes(self)[cell_number(cell, self.board)]

    def __iter__(self) -> Iterator[int]:
        """Returns its 81 values, row by row: 0 is an empty cell, and digits count from 1."""
        return iter(bytes(self))

    def to_numpy(self) -> numpy.ndarray[tuple[int, int], numpy.dtype[numpy.uint8]]:
        """Returns a new (9, 9) array of uint8."""
        import numpy

        return numpy.frombuffer(bytes(self), numpy.uint8).reshape(self.board.rows, self.board.columns).copy()

    def __array__(self, dtype: Any = None, copy: bool | None = None) -> Any:
        return self.to_numpy() if dtype is None else self.to_numpy().astype(dtype)

    # ---- Solutions

    def solve(self, *, engine: str | None = None, limits: Limits | None = None) -> Answer:
        """Solves the puzzle, and proves that the solution is the only one, unless limits.solutions is 1.

        Takes half a microsecond for an easy puzzle. With the name of an engine, the answer has its counters: see
        engines().

        >>> Puzzle("4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......").solve().solution[:9]
        '417369825'
        """
        return _core.solve(self, limits, engine)

    def is_unique(self, *, limits: Limits | None = None) -> bool | None:
        """Returns whether the puzzle has exactly one solution; None if the limits ended the search before that was
        known.

        ``limits.solutions`` is ignored: the search ends at the second solution.
        """
        bounds = _core.Limits(nodes=limits.nodes, seconds=limits.seconds) if limits else None
        status = _core.solve(self, bounds).status
        return None if status is Status.BUDGET else status is Status.UNIQUE

    def count(self, *, limits: Limits | None = None) -> Count:
        """Counts the solutions, up to limits.solutions (default 2; 0 counts all of them).

        >>> p = Puzzle("........2.2..5.8.1......3..7.4.9........8541.....37...18....9....7..9...2...4..58")
        >>> p.count(limits=Limits(solutions=0))
        Count(count=26, exact=True, stop='finished')
        """
        from ._solutions import Count

        count, stop = _core.count(self, limits)
        return Count(count, stop == "finished", stop)

    def estimate(self, *, seed: int = 1, probes: int = 10_000, limits: Limits | None = None) -> Estimate:
        """Estimates the number of solutions if there are too many to count, with a 95 % interval. The same seed gives
        the same estimate."""
        from ._solutions import Estimate

        asked = whole("seed", seed), whole("probes", probes)
        return Estimate.from_json(_core.estimate(self, *asked, limits))

    def check(self, *, minimality: bool = True, limits: Limits | None = None) -> Check:
        """Checks whether it is a proper puzzle, a minimal one, or a correct solution, and where it is wrong."""
        from ._solutions import Check

        return Check.from_json(_core.check(self, minimality, limits))

    def candidates(self, *, limits: Limits | None = None) -> TrueCandidates:
        """Returns the digits that each cell holds in some solution."""
        from ._solutions import TrueCandidates

        return TrueCandidates(*_core.candidates(self, limits), _board=self.board)

    def diagnose(self, *, limits: Limits | None = None) -> Diagnosis:
        """Finds out why the puzzle is broken and how to repair it, on any board. Without limits it ends after five
        seconds.

        >>> p = Puzzle("........2.2..5.8.1......3..7.4.9........8541.....37...18....9....7..9...2...4..58")
        >>> p.diagnose().headline
        '26 solutions'
        >>> cages = "6x6+killer=3:r1c1,r1c2+killer=4:r1c2,r1c3"
        >>> Puzzle("1.....3.....................2.......", board=cages).diagnose().conflict.rules
        ('killer=4:r1c2,r1c3',)
        """
        from ._diagnosis import Diagnosis

        return Diagnosis.from_json(_core.diagnose(self, limits))

    def diagnose_entries(
        self, entries: PuzzleLike, order: Iterable[CellLike] = (), *, limits: Limits | None = None
    ) -> Entries:
        """Compares a player's grid with this puzzle. ``order`` lists the cells in the order of play."""
        from ._cells import cell_number
        from ._diagnosis import Entries

        played = [cell_number(cell) for cell in order]
        return Entries.from_json(_core.diagnose_entries(self, puzzle_of(entries), played, limits))

    def prove(self, *, limits: Limits | None = None) -> Proof:
        """Returns a certificate of the answer, which the separate program nonet-verify checks.

        >>> Puzzle(".6.2..25.......31...................", board="6x6+x").prove().proof[:18]
        'board 6x6+x unique'
        """
        from ._solutions import Proof

        status, proof = _core.prove(self, limits)
        return Proof(Status(status), proof)

    # ---- Lists of grids. Without limits.solutions they are complete, however long that takes.

    def all_solutions(self, *, limits: Limits | None = None) -> Listing[str]:
        """Returns all solutions, one line each.

        >>> p = Puzzle("........2.2..5.8.1......3..7.4.9........8541.....37...18....9....7..9...2...4..58")
        >>> found = p.all_solutions()
        >>> len(found), found.exact, found[0][:9]
        (26, True, '345718692')
        """
        from ._solutions import Listing

        lines, stop = _core.solutions(self, limits)
        return Listing(tuple(lines), stop)

    def minimal(self, *, limits: Limits | None = None) -> Puzzle | None:
        """Returns a minimal puzzle within it: drops givens in the order of the cells as long as the solution stays the
        only one. Returns None if the limits end the search. Raises NonetError unless the puzzle has exactly one
        solution.

        >>> p = Puzzle("3.65.84..52........87....31..3.1..8.9..863..5.5..9.6..13....25........74..52.63..")
        >>> p.givens, p.minimal().givens
        (32, 25)
        """
        found = _core.minimal(self, limits)
        return None if found is None else Puzzle(found)

    def minimal_puzzles(self, *, limits: Limits | None = None) -> Listing[str]:
        """Returns all minimal puzzles within it, one line each; classic board only. There can be very many."""
        from ._solutions import Listing

        lines, stop = _core.minimal_puzzles(self, limits)
        return Listing(tuple(lines), stop)

    def neighbours(self, drop: int = 1, add: int = 1, *, limits: Limits | None = None) -> Listing[str]:
        """Returns all puzzles with one solution that result from dropping and adding the given numbers of givens, one
        line each; classic board only. Takes milliseconds for {-1+1}, seconds for {-2+2}.

        >>> len(Puzzle("4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......").neighbours())
        2
        """
        from ._solutions import Listing

        lines, stop = _core.neighbours(self, drop, add, limits)
        return Listing(tuple(lines), stop)

    def unavoidable_sets(
        self, most_cells: int = 10, *, limits: Limits | None = None
    ) -> Listing[tuple[Cell, ...]]:
        """Returns the minimal unavoidable sets of its solution with at most the given number of cells, the smallest
        first; classic board only. Every puzzle with that solution has a given in each of them. Takes 20 milliseconds
        for 12 cells, and five times as long for each two more."""
        from ._cells import Cell
        from ._solutions import Listing

        sets, stop = _core.unavoidable_sets(self, most_cells, limits)
        cells = [Cell(number // 9 + 1, number % 9 + 1) for number in range(81)]
        return Listing(tuple(tuple(cells[number] for number in one) for one in sets), stop)

    # ---- Reasoning. Without limits these end after ten million nodes, about ten seconds. On boards other than the
    # classic one, steps have a level and no rating, and there are fewer techniques: docs/boards.md.

    def rate(
        self, *, scale: str | Sequence[str] = "se", without: Iterable[str] = (), limits: Limits | None = None
    ) -> Rating:
        """Rates the puzzle: ER, EP and ED of Sudoku Explainer 1.2.1; on HoDoKu's scale level and score; on others
        level, difficulty and score.

        ``scale`` is "se", "hodoku" (the same as "hodoku-2.2"), "hodoku-2.3", "nonet", the text of a scale, or a list of
        these. ``without`` lists the ids of techniques to switch off. For other boards no scale is defined; the answer
        is the level of the hardest step.

        >>> p = Puzzle("1.....569492.561.8.561.924...964.8.1.64.1....218.356.4.4.5...169.5.614.2621.....5")
        >>> p.rate().er, p.rate(scale="nonet").scales[0].level
        (3.2, 'hard')
        >>> Puzzle(".6.2..25.......31...................", board="6x6+x").rate().level
        'medium'
        """
        from ._ratings import Rating

        off = technique_ids("without", without)
        if not self._is_classic and scale == "se" and not off:
            return Rating.from_json(_core.rate_board(self, limits))
        names = [scale] if isinstance(scale, str) else list(scale)
        if not names:
            raise ValueError("no scale: expected the name of a scale")
        rating = Rating(Status.UNIQUE)
        for name in names:
            rating = self._rated(rating, name, off, limits)
        return rating

    def _rated(self, rating: Rating, name: str, without: list[str], limits: Limits | None) -> Rating:
        """Returns the rating with the results of another scale added. The status is the first one that is not
        unique."""
        import json
        from dataclasses import replace

        from ._ratings import HodokuRating, ScaleRating

        if name == "se" and not without:
            status, er, ep, ed, stamp = _core.rate(self, limits)
            found: dict[str, Any] = {"er": er / 10, "ep": ep / 10, "ed": ed / 10, "scale": stamp}
        elif is_hodoku(name) and not without:
            status, level, score, stamp = _core.rate_hodoku(self, name, limits)
            found = {"hodoku": HodokuRating(level, score, stamp)}
        else:
            told = json.loads(_core.rate_on(self, name, without, limits))
            status = told.pop("status")
            found = {"scales": (*rating.scales, ScaleRating.from_dict(told))} if status == "unique" else {}
        if status != Status.UNIQUE:
            found = {"status": Status(status)} if rating.status is Status.UNIQUE else {}
        return replace(rating, **found)

    def hint(
        self,
        level: int = 5,
        *,
        began_as: PuzzleLike | None = None,
        scale: str = "se",
        only: Iterable[str] | None = None,
        without: Iterable[str] = (),
        limits: Limits | None = None,
    ) -> Hint:
        """Returns the next step. Level 1 tells the region, 2 the house, 3 the technique, 4 the cells, 5 everything.

        ``began_as`` is the puzzle that the player began with; if it is given, all wrong values are found. ``scale``,
        ``only`` and ``without`` choose the techniques (see rate); other boards have no scale.

        >>> p = Puzzle("1.....569492.561.8.561.924...964.8.1.64.1....218.356.4.4.5...169.5.614.2621.....5")
        >>> print(p.hint(level=3))
        There is a Pointing in box 5.
        """
        from ._steps import Hint

        began = None if began_as is None else puzzle_of(began_as)
        return Hint.drawn(_core.hint(self, level, began, scale, *chosen_ids(only, without), limits))

    if TYPE_CHECKING:

        @overload
        def explain(
            self,
            *,
            pruned: bool = False,
            only: Iterable[str] | None = None,
            without: Iterable[str] = (),
            scale: Literal["se", "se-1.2.1", "nonet", "nonet-1"] = "se",
            limits: Limits | None = None,
        ) -> Path: ...
        @overload
        def explain(
            self,
            *,
            scale: Literal["hodoku", "hodoku-2.2", "hodoku-2.3"],
            without: Iterable[str] = (),
            limits: Limits | None = None,
        ) -> HodokuPath: ...
        @overload
        def explain(
            self,
            *,
            pruned: bool = False,
            only: Iterable[str] | None = None,
            without: Iterable[str] = (),
            scale: str = "se",
            limits: Limits | None = None,
        ) -> Path | HodokuPath: ...

    def explain(
        self,
        *,
        pruned: bool = False,
        only: Iterable[str] | None = None,
        without: Iterable[str] = (),
        scale: str = "se",
        limits: Limits | None = None,
    ) -> Path | HodokuPath:
        """Returns every step to the solution, on request with some techniques only, without unnecessary steps, or on
        another scale (see rate).

        With scale="hodoku" it is HoDoKu's path, in its words; if pruned, it is a path like those of other scales.
        """
        from ._steps import HodokuPath, Path

        chosen, off = chosen_ids(only, without)
        if is_hodoku(scale) and not pruned:
            if chosen is not None:
                raise ValueError("only works only with the scale se")
            return HodokuPath.from_json(_core.explain_hodoku(self, scale, off, limits))
        return Path.drawn(_core.explain(self, pruned, scale, chosen, off, limits))

    def all_steps(
        self,
        *,
        scale: str = "se",
        only: Iterable[str] | None = None,
        without: Iterable[str] = (),
        limits: Limits | None = None,
    ) -> AllSteps:
        """Returns every step that any technique finds now, on request with some techniques only or on another scale
        (see rate)."""
        from ._steps import AllSteps

        return AllSteps.drawn(_core.all_steps(self, scale, *chosen_ids(only, without), limits))

    def why_not(
        self,
        cell: CellLike,
        digit: int,
        *,
        scale: str = "se",
        only: Iterable[str] | None = None,
        without: Iterable[str] = (),
        limits: Limits | None = None,
    ) -> WhyNot:
        """Shows the contradiction that follows from a candidate.

        >>> p = Puzzle("1.....569492.561.8.561.924...964.8.1.64.1....218.356.4.4.5...169.5.614.2621.....5")
        >>> print(p.why_not("r1c2", 3).clash)
        Then r8c4 has no candidate.
        """
        from ._cells import cell_number
        from ._steps import WhyNot

        number = cell_number(cell, self.board)
        return WhyNot.drawn(_core.why_not(self, number, digit, scale, *chosen_ids(only, without), limits))

    def trace(self, engine: str = "row", *, max_events: int = 100_000, limits: Limits | None = None) -> Trace:
        """Returns the events of an engine's search. Without limits it ends at the first solution."""
        from ._trace import Trace

        counted = _core.trace(self, engine, whole("max_events", max_events), limits)
        return Trace(*counted, self.board.columns, self.board.first_value)

    # ---- Symmetries, for puzzles of the classic board without pencil marks.

    def canonical(self) -> Canonical:
        """Returns the canonical form, which all isomorphs of the puzzle share, and its symmetries."""
        from ._symmetry import Canonical

        return Canonical.from_json(_core.canonical(self))

    def class_id(self, *, by: Literal["puzzle", "solution"] = "puzzle", limits: Limits | None = None) -> str:
        """Returns 32 hexadecimal digits that identify the puzzle's class of isomorphs, or that of its solution.

        >>> p = Puzzle("4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......")
        >>> p.class_id() == p.scramble(seed=7).class_id()
        True
        """
        return _core.class_id(self, of_solution(by), limits).hex()

    def is_isomorphic(self, other: PuzzleLike) -> Same:
        """Returns whether another puzzle is an isomorph, and the symmetry that relates them."""
        from ._symmetry import Same

        return Same.from_json(_core.same(self, puzzle_of(other)))

    def automorphisms(self) -> int:
        """Returns the number of symmetries that leave the puzzle unchanged."""
        return self.canonical().automorphisms

    def scramble(self, seed: int, item: int = 0) -> Puzzle:
        """Returns a random isomorph. The same seed and item give the same one on every machine."""
        return Puzzle(_core.scramble(self, whole("seed", seed), whole("item", item)))

    # ---- Pictures

    def draw(self, form: Literal["svg", "pdf"] = "svg", *, candidates: bool = True) -> str | bytes:
        """Returns a picture: SVG as text, or PDF as bytes."""
        return _core.draw(self, form, candidates)

    def _repr_svg_(self) -> str:
        return str(_core.draw(self, "svg", self._own_marks is not None))


def technique_ids(name: str, given: Iterable[str]) -> list[str]:
    if isinstance(given, str):
        raise TypeError(f"{name}: expected a list of technique ids: [{given!r}]")
    return list(given)


def chosen_ids(only: Iterable[str] | None, without: Iterable[str]) -> tuple[list[str] | None, list[str]]:
    return None if only is None else technique_ids("only", only), technique_ids("without", without)


def is_hodoku(scale: str) -> bool:
    """Returns whether it is the name of that scale. The text of a scale has several lines."""
    return scale.startswith("hodoku") and "\n" not in scale


def of_solution(by: str) -> bool:
    if by not in ("puzzle", "solution"):
        raise ValueError(f"by={by!r}: expected 'puzzle' or 'solution'")
    return by == "solution"


def _restored(line: str, marks: str | None, board: str | None = None) -> Puzzle:
    return Puzzle(_core.restored(line, marks, board))


def diagnose(puzzle: PuzzleLike, *, limits: Limits | None = None) -> Diagnosis:
    """Diagnoses a text like Puzzle.diagnose. If it is not a puzzle, lists the grids that it could have been.

    >>> d = diagnose("3.65.84..52........87....31..3.1..8.9..863..5.5..9.6..13....25........74..52.63.")
    >>> d.status, d.error.found, len(d.repairs) > 0
    (<Status.INVALID: 'invalid'>, '80 cells', True)
    """
    if isinstance(puzzle, str):
        from ._diagnosis import Diagnosis

        return Diagnosis.from_json(_core.diagnose_text(puzzle, limits))
    return puzzle_of(puzzle).diagnose(limits=limits)
