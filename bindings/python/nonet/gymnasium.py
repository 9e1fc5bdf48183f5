"""Sudoku as an environment for Gymnasium. Importing this module registers it as nonet/Sudoku-v0.

>>> import gymnasium
>>> env = gymnasium.make("nonet.gymnasium:nonet/Sudoku-v0", board="4x4")
>>> observation, info = env.reset(seed=1)
>>> observation["grid"].shape, env.action_space
((4, 4), Discrete(64))
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, TypeAlias

import gymnasium
import numpy
from gymnasium import spaces

from . import _core
from ._prompt import spaced, symbols_of
from ._puzzle import Puzzle
from .env import Dataset

_Observation: TypeAlias = "dict[str, Any]"
_Grid: TypeAlias = "numpy.ndarray[Any, numpy.dtype[numpy.uint8]]"

# A seed chooses the first puzzle, and each episode takes the next one.
_FIRST_PUZZLES = 1 << 30


class SudokuEnv(gymnasium.Env[_Observation, numpy.int64]):
    """An endless series of puzzles, each an episode. An action writes a digit into a cell.

    observation   'grid': (rows, columns) uint8, 0 for an empty cell, digits count from 1; 'givens': the same shape, 1
                  for a given
    action        digits * cell + digit - 1: the cells are counted row by row from 0
    reward        1 / (number of empty cells) for each digit that is right, so that an episode without mistakes has the
                  return 1; with credit='exact', 1 for the solved grid. ``penalty`` is subtracted for a mistake, that
                  is a wrong digit, or any digit in a cell that cannot be changed
    terminated    the puzzle is solved, or a mistake was made with wrong='end'
    truncated     the episode has had max_steps actions
    info          'action_mask': int8, 1 for each allowed action; 'index': the number of the puzzle. The first info of
                  an episode has 'puzzle' and 'board' too

    The mask has the digits that the houses allow in the empty cells, but not what other rules forbid. With wrong='keep'
    it has every change of a cell that is no given.

    >>> env = SudokuEnv(board="4x4", render_mode="ansi")
    >>> observation, info = env.reset(seed=1)
    >>> env.render()[:7]
    '. . . 3'
    >>> observation, reward, terminated, truncated, info = env.step(env.action_space.sample(info["action_mask"]))
    >>> terminated, truncated
    (False, False)
    """

    metadata = {"render_modes": ["ansi"], "render_fps": 4}

    def __init__(
        self,
        *,
        wrong: Literal["reject", "keep", "end"] = "reject",
        penalty: float = 0.0,
        credit: Literal["cells", "exact"] = "cells",
        max_steps: int | None = None,
        render_mode: str | None = None,
        **order: Any,
    ) -> None:
        """
        wrong       what happens to a wrong digit: 'reject': it is not written; 'keep': it is written, and every digit
                    but the givens can be overwritten; 'end': it ends the episode
        penalty     subtracted from the reward for each mistake
        credit      'cells': a reward for each right digit; 'exact': only for the solved grid
        max_steps   the most actions of an episode; default: four times the number of empty cells
        order       the options of nonet.env.Dataset: seed, board, level, part, ...
        """
        if wrong not in ("reject", "keep", "end"):
            raise ValueError(f"wrong={wrong!r}: expected 'reject', 'keep' or 'end'")
        if credit not in ("cells", "exact"):
            raise ValueError(f"credit={credit!r}: expected 'cells' or 'exact'")
        if render_mode not in (None, "ansi"):
            raise ValueError(f"render_mode={render_mode!r}: expected 'ansi'")
        self.render_mode = render_mode
        self._wrong, self._penalty, self._credit, self._max_steps = wrong, penalty, credit, max_steps
        self._puzzles = Dataset(**order)
        self._board = _core.Board(order.get("board") or "9x9")
        shape = self._board.rows, self._board.columns
        self._digits = self._board.digits
        self._peers = _peers(self._board)
        self.observation_space = spaces.Dict(
            {
                "grid": spaces.Box(0, self._digits, shape, numpy.uint8),
                "givens": spaces.MultiBinary(shape),
            }
        )
        self._actions = shape[0] * shape[1] * self._digits
        self.action_space = spaces.Discrete(self._actions)
        self._index: int | None = None

    def reset(
        self, *, seed: int | None = None, options: Mapping[str, Any] | None = None
    ) -> tuple[_Observation, dict[str, Any]]:
        """Begins the next puzzle, or the one with the number options['index']. A seed begins a new series."""
        super().reset(seed=seed)
        if seed is not None or self._index is None:
            self._index = int(self.np_random.integers(_FIRST_PUZZLES)) - 1
        self._index = (self._index + 1 if not options else options.get("index", self._index + 1)) % len(self._puzzles)
        asked = self._puzzles[self._index]["metadata"]
        if asked["board"] != self._board.name:  # each puzzle has its own
            self._board = _core.Board(asked["board"])
            self._peers = _peers(self._board)
        givens = self._values(asked["puzzle"])
        self._solution = self._values(asked["solution"])
        self._givens = givens > 0
        self._grid = numpy.zeros_like(givens)
        self._taken = numpy.zeros((len(givens), self._digits), numpy.bool_)
        for cell in numpy.flatnonzero(givens):
            self._write(int(cell), int(givens[cell]) - 1)
        self._empty = int((~self._givens).sum())
        self._steps = 0
        return self._observation(), self._info() | {"puzzle": asked["puzzle"], "board": asked["board"]}

    def step(
        self, action: numpy.int64 | int
    ) -> tuple[_Observation, float, bool, bool, dict[str, Any]]:
        if not self.action_space.contains(action):
            raise ValueError(f"action {action!r}: expected 0 to {self._actions - 1}")
        cell, digit = divmod(int(action), self._digits)
        before = self._right()
        is_right = bool(self._solution[cell] == digit + 1)
        can_change = not self._givens[cell] if self._wrong == "keep" else self._grid[cell] == 0
        if can_change and (is_right or self._wrong == "keep"):
            self._write(cell, digit)
        mistake = not (can_change and is_right)
        self._steps += 1
        after = self._right()
        solved = after == self._empty
        gained = float(solved) if self._credit == "exact" else (after - before) / max(self._empty, 1)
        terminated = solved or (mistake and self._wrong == "end")
        most = 4 * self._empty if self._max_steps is None else self._max_steps
        return (
            self._observation(),
            gained - self._penalty * mistake,
            terminated,
            not terminated and self._steps >= most,
            self._info(),
        )

    def action_masks(self) -> numpy.ndarray[Any, numpy.dtype[numpy.bool_]]:
        """Returns the mask as bools, as sb3_contrib's MaskablePPO asks for it."""
        if self._wrong == "keep":
            allowed = ~self._givens[:, None] & (numpy.arange(1, self._digits + 1) != self._grid[:, None])
        else:
            allowed = (self._grid == 0)[:, None] & ~self._taken
        mask: numpy.ndarray[Any, numpy.dtype[numpy.bool_]] = allowed.reshape(-1)
        return mask

    def render(self) -> str | None:
        if self.render_mode is None:
            return None
        symbols = "." + symbols_of(self._board)
        return spaced("".join(symbols[value] for value in self._grid), self._board)

    def _write(self, cell: int, digit: int) -> None:
        self._grid[cell] = digit + 1
        self._taken[self._peers[cell], digit] = True

    def _values(self, line: str) -> _Grid:
        return numpy.frombuffer(bytes(Puzzle(line, board=self._board)), numpy.uint8).copy()

    def _right(self) -> int:
        return int(((self._grid == self._solution) & ~self._givens).sum())

    def _observation(self) -> _Observation:
        shape = self._board.rows, self._board.columns
        return {"grid": self._grid.reshape(shape).copy(), "givens": self._givens.reshape(shape).astype(numpy.int8)}

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self.action_masks().astype(numpy.int8), "index": self._index}


def _peers(board: _core.Board) -> list[list[int]]:
    """Returns for each cell those that share a house with it, itself included."""
    sees: list[set[int]] = [set() for _ in range(board.rows * board.columns)]
    for house in board.houses:
        cells = {(cell.row - 1) * board.columns + cell.column - 1 for cell in house.cells}
        for cell in cells:
            sees[cell] |= cells
    return [sorted(cells) for cells in sees]


gymnasium.register("nonet/Sudoku-v0", entry_point="nonet.gymnasium:SudokuEnv")
