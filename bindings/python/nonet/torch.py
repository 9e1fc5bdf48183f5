"""A data set of NumPy arrays for PyTorch's DataLoader. It does not import torch.

>>> import nonet, nonet.torch
>>> made = nonet.Generator(seed=7).take(100)
>>> pairs = nonet.torch.Pairs(made.puzzle, made.solution, seed=1)
>>> digits, labels = pairs[3]
>>> digits.shape, bool((digits[digits > 0] - 1 == labels[digits > 0]).all())
((9, 9), True)

With torch::

    loader = DataLoader(pairs, batch_size=768, shuffle=True, num_workers=2)
    for epoch in range(epochs):
        pairs.set_epoch(epoch)      # workers that start with the epoch, as they do by default, see it
        for digits, labels in loader:
            loss = cross_entropy(model(digits).flatten(0, 2), labels.flatten())

Persistent workers (persistent_workers=True) keep the epoch with which they started. For them, let the indices carry the
epoch: ``DataLoader(pairs, sampler=nonet.torch.Shuffled(pairs, seed=1), persistent_workers=True, ...)``.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Literal, TypeAlias

import numpy

from . import _core, _dataset, _verbs
from ._errors import classic_only, whole
from ._input import ColumnLike
from ._puzzle import BoardLike

Arrays: TypeAlias = "tuple[numpy.ndarray[Any, Any], numpy.ndarray[Any, Any]]"
# The number of a symmetry combines row and epoch in 63 bits.
_LAST_EPOCH = (1 << 31) - 1

_Grids: TypeAlias = "numpy.ndarray[Any, numpy.dtype[numpy.uint8]]"


class Pairs:
    """A map-style data set of puzzles with their solutions: ``pairs[i]`` is (input, labels).

    With ``augment`` each pair is transformed by symmetry number i + epoch * len(pairs) of the seed, like nonet.augment.
    The result is the same in any worker, order or batch. An index at or above the length means a later epoch: ``pairs[i
    + len(pairs)]`` is ``pairs[i]`` of the next epoch.

    input    'digits': (9, 9) int64, 0 for an empty cell; 'onehot': (9, 9, 9) float32, [r, c, d] is 1 if the cell holds
    d + 1
    labels   (9, 9) int64, 0 to 8

    With ``board``, puzzles and shapes are those of another board. Its symmetries are not known, so ``augment`` must be
    False.

    It uses 162 bytes per pair, can be pickled, and can be read by several threads. A pair takes a few microseconds.
    """

    def __init__(
        self,
        puzzles: ColumnLike,
        solutions: ColumnLike | None = None,
        *,
        seed: int = 0,
        augment: bool = True,
        input: Literal["digits", "onehot"] = "digits",
        board: BoardLike | None = None,
    ) -> None:
        """
        puzzles     a column, or an array (N, 81) or (N, 9, 9); a row that is not a puzzle raises TextError
        solutions   likewise; each must have the givens of its puzzle; None: computed, if each puzzle has exactly one
        """
        if input not in ("digits", "onehot"):
            raise ValueError(f"input={input!r}: expected 'digits' or 'onehot'")
        if augment:
            classic_only("Pairs(augment=True)", board)
        self._board = _core.Board(board or "9x9")
        self._puzzles = _all_there(puzzles, "puzzle", board)
        self._solutions = (
            _solved(self._puzzles, board) if solutions is None else _all_there(solutions, "solution", board)
        )
        if len(self._puzzles) != len(self._solutions):
            raise ValueError(f"{len(self._solutions)} solutions for {len(self._puzzles)} puzzles")
        _dataset.labels(self._solutions, board=board)  # raises for an empty cell
        fits = (self._puzzles == 0) | (self._puzzles == self._solutions)
        if not fits.all():
            raise ValueError(f"row {fits.all(axis=1).argmin()}: this is not a solution of the puzzle")
        self._seed, self._augment, self._input = whole("seed", seed), augment, input
        self._epoch = 0

    def set_epoch(self, epoch: int) -> None:
        """Sets the epoch of all later pairs, counted from 0."""
        self._epoch = whole("epoch", epoch, _LAST_EPOCH)

    def __len__(self) -> int:
        return len(self._puzzles)

    def __getitem__(self, index: int) -> Arrays:
        return self.__getitems__([index])[0]

    def __getitems__(self, indices: Sequence[int]) -> list[Arrays]:
        """Returns the pairs of a batch; DataLoader calls this."""
        return list(zip(*self.batch(indices), strict=True))

    def batch(self, indices: Sequence[int] | numpy.ndarray[Any, Any]) -> Arrays:
        """Returns a batch as two arrays, (B, 9, 9) or (B, 9, 9, 9), and (B, 9, 9)."""
        given = numpy.asarray(indices)
        if given.ndim != 1 or len(given) and given.dtype.kind not in "iu":
            raise TypeError(f"indices of {given.dtype} in {given.ndim} dimensions: expected a list of whole numbers")
        numbers = given.astype(numpy.int64)
        if len(numbers) and numbers.min() < 0 or not len(self):
            raise IndexError(f"indices of {len(self)} pairs: expected numbers from 0")
        epochs, rows = numpy.divmod(numbers, len(self))
        puzzles, solutions = self._puzzles[rows], self._solutions[rows]  # copies
        if self._augment:
            items = (rows + (epochs + self._epoch) * len(self)).astype(numpy.uint64)
            _core.move_grids(puzzles, self._seed, items)
            _core.move_grids(solutions, self._seed, items)
        if self._input == "onehot":
            shown: Any = _dataset.to_onehot(puzzles, board=self._board).astype(numpy.float32)
        else:
            shown = self._shaped(puzzles)
        return shown, self._shaped(solutions) - 1

    def _shaped(self, grids: _Grids) -> numpy.ndarray[Any, numpy.dtype[numpy.int64]]:
        return grids.reshape(-1, self._board.rows, self._board.columns).astype(numpy.int64)

    def __iter__(self) -> Iterator[Arrays]:
        for index in range(len(self)):
            yield self[index]

    def __repr__(self) -> str:
        return f"<Pairs of {len(self)}: seed {self._seed}, epoch {self._epoch}>"


class Shuffled:
    """A sampler. Each iteration gives the indices of the next epoch, in an order that depends on (seed, epoch).

    The indices carry the epoch (see Pairs), so persistent workers also make the right pairs. ``replicas`` share an
    epoch: each takes every ``replicas``-th index, starting at ``rank``. Leftover indices are dropped, so all get the
    same number.

    >>> import nonet
    >>> pairs = Pairs(nonet.Generator(seed=7).take(3).puzzle)
    >>> sampler = Shuffled(pairs, seed=1)
    >>> sorted(sampler), sorted(sampler), len(sampler)
    ([0, 1, 2], [3, 4, 5], 3)
    """

    def __init__(self, pairs: Pairs, seed: int = 0, *, rank: int = 0, replicas: int = 1) -> None:
        if not 0 <= rank < replicas:
            raise ValueError(f"rank {rank} of {replicas}: expected 0 to {replicas - 1}")
        self._pairs, self._seed, self._rank, self._replicas = len(pairs), seed, rank, replicas
        self._epoch = 0

    def set_epoch(self, epoch: int) -> None:
        """The number of the next epoch."""
        self._epoch = epoch

    def __len__(self) -> int:
        return self._pairs // self._replicas

    def __iter__(self) -> Iterator[int]:
        epoch = self._epoch
        self._epoch += 1
        order = numpy.random.default_rng((self._seed, epoch)).permutation(self._pairs)
        own = order[self._rank :: self._replicas][: len(self)] + epoch * self._pairs
        yield from own.tolist()


def _all_there(grids: ColumnLike, what: str, board: BoardLike | None) -> _Grids:
    """Returns every row as values. A missing row is an error, not an empty grid."""
    puzzles = _verbs.parse(grids, board=board, errors="raise")["puzzle"]
    if puzzles.null_count:
        row = next(i for i, puzzle in enumerate(puzzles) if puzzle is None)
        raise ValueError(f"row {row}: there is no {what}")
    return numpy.ascontiguousarray(puzzles.to_numpy(), dtype=numpy.uint8)


def _solved(puzzles: _Grids, board: BoardLike | None) -> _Grids:
    answers = _verbs.solve(puzzles, board=board)
    for row, status in enumerate(answers["status"]):
        if status not in ("unique", "solved"):
            raise ValueError(f"row {row}: the puzzle has no single solution: {status}")
    return numpy.ascontiguousarray(answers["solution"].to_numpy(), dtype=numpy.uint8)
