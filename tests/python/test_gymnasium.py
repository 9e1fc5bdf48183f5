"""nonet.gymnasium: Sudoku as an environment."""

import functools
import itertools
import subprocess
import sys

import gymnasium
import numpy
import pytest
from gymnasium.utils.env_checker import check_env

import nonet
import nonet.env
import nonet.gymnasium
from nonet.env import Dataset

BOARDS = ["9x9", "4x4", "6x6+x", "jigsaw:111122112222333344334444555566556666", "4x4+0..3", "16x16"]


@pytest.mark.parametrize("wrong", ["reject", "keep", "end"])
@pytest.mark.parametrize("board", [None, "6x6+x", "4x4+0..3"])
def test_check_env(wrong, board):
    env = gymnasium.make("nonet/Sudoku-v0", board=board, wrong=wrong, render_mode="ansi")
    check_env(env.unwrapped)


def test_it_is_found_by_its_module():
    code = "import gymnasium; env = gymnasium.make('nonet.gymnasium:nonet/Sudoku-v0', level='easy', givens=32); print(env.reset(seed=1)[1]['board'])"
    assert subprocess.run([sys.executable, "-c", code], stdout=subprocess.PIPE, text=True, check=True).stdout == "9x9\n"
    assert nonet.env.SudokuEnv is nonet.gymnasium.SudokuEnv


def solve(env, observation, puzzle) -> tuple[float, list[float], bool]:
    """Takes the right actions, cell by cell."""
    board = env.unwrapped._board
    solution = bytes(nonet.Puzzle(nonet.Puzzle(puzzle, board=board).solve().solution, board=board))
    rewards, terminated = [], False
    for cell, value in enumerate(solution):
        if not observation["givens"].reshape(-1)[cell]:
            assert env.unwrapped.action_masks()[cell * board.digits + value - 1] and not terminated
            _, reward, terminated, truncated, info = env.step(cell * board.digits + value - 1)
            rewards.append(reward)
            assert not truncated
    return sum(rewards), rewards, terminated


@pytest.mark.parametrize("wrong", ["reject", "keep", "end"])
@pytest.mark.parametrize("board", BOARDS)
def test_a_perfect_episode_returns_1(wrong, board):
    for credit in ("cells", "exact"):
        env = nonet.gymnasium.SudokuEnv(board=board, wrong=wrong, credit=credit, penalty=1)
        observation, info = env.reset(seed=2)
        told, rewards, terminated = solve(env, observation, info["puzzle"])
        assert told == pytest.approx(1) and terminated and (rewards[0] == 0) == (credit == "exact")
        assert not env.unwrapped.action_masks().any() or wrong == "keep"


def test_each_puzzle_can_have_its_own_pieces():
    env = nonet.gymnasium.SudokuEnv(board="6x6", jigsaw=True, rules=["killer"])
    check_env(gymnasium.make("nonet/Sudoku-v0", board="4x4", jigsaw=True, render_mode="ansi").unwrapped)
    boards = set()
    for seed in (1, None, None):
        observation, info = env.reset(seed=seed)
        boards.add(info["board"])
        told, _, terminated = solve(env, observation, info["puzzle"])  # asserts that the mask has every right digit
        assert told == pytest.approx(1) and terminated and env.unwrapped._board.name == info["board"]
    assert len(boards) == 3 and all(board.startswith("jigsaw:") for board in boards)


def test_series_of_puzzles():
    env = nonet.gymnasium.SudokuEnv(part="train")
    told = [env.reset(seed=1)[1], env.reset()[1], env.reset()[1], env.reset(seed=1)[1], env.reset(options={"index": 7})[1], env.reset()[1]]
    numbers = [info["index"] for info in told]
    assert numbers[:4] == [numbers[0], numbers[0] + 1, numbers[0] + 2, numbers[0]] and numbers[4:] == [7, 8]
    assert told[4]["puzzle"] == Dataset(part="train")[7]["metadata"]["puzzle"]
    assert env.reset(seed=2)[1]["index"] != numbers[0]


def first_wrong(env, info) -> int:
    """An allowed action that is wrong."""
    board = env.unwrapped._board
    solution = bytes(nonet.Puzzle(nonet.Puzzle(info["puzzle"], board=board).solve().solution, board=board))
    return next(int(a) for a in numpy.flatnonzero(info["action_mask"]) if solution[a // board.digits] != a % board.digits + 1)


def test_mistakes():
    for wrong in ("reject", "keep", "end"):
        env = nonet.gymnasium.SudokuEnv(wrong=wrong, penalty=0.5)
        observation, info = env.reset(seed=3)
        action = first_wrong(env, info)
        after, reward, terminated, truncated, _ = env.step(action)
        written = after["grid"].reshape(-1)[action // 9]
        assert (reward, terminated, truncated) == (-0.5, wrong == "end", False)
        assert written == (action % 9 + 1 if wrong == "keep" else 0)
        given = int(observation["givens"].reshape(-1).argmax())
        value = int(observation["grid"].reshape(-1)[given])
        for other in (value, value % 9 + 1):
            after, reward, *_ = env.step(9 * given + other - 1)
            assert reward == -0.5 and after["grid"].reshape(-1)[given] == value
        assert not env.action_masks().reshape(81, 9)[given].any()


def test_kept_digits_can_be_overwritten_without_gain():
    env = nonet.gymnasium.SudokuEnv(wrong="keep")
    observation, info = env.reset(seed=4)
    wrong = first_wrong(env, info)
    cell = wrong // 9
    right = 9 * cell + int(nonet.Puzzle(info["puzzle"]).solve().solution[cell]) - 1
    rewards = [env.step(action)[1] for action in (right, wrong, right, right, wrong)]
    one = 1 / (81 - observation["givens"].sum())
    assert rewards == pytest.approx([one, -one, one, 0, -one])


def test_the_mask_is_what_the_houses_leave():
    for board in BOARDS:
        env = nonet.gymnasium.SudokuEnv(board=board)
        _, info = env.reset(seed=5)
        made = env.unwrapped._board
        values = list(nonet.Puzzle(info["puzzle"], board=board))
        wanted = []
        for number, value in enumerate(values):
            place = divmod(number, made.columns)
            seen = {value}
            for house in made.houses:
                cells = [(cell.row - 1, cell.column - 1) for cell in house.cells]
                if place in cells:
                    seen |= {values[row * made.columns + column] for row, column in cells}
            wanted += [int(not value and digit not in seen) for digit in range(1, made.digits + 1)]
        assert info["action_mask"].tolist() == wanted


def test_truncation():
    for most in (None, 3):
        env = nonet.gymnasium.SudokuEnv(max_steps=most)
        observation, info = env.reset(seed=6)
        action = first_wrong(env, info)
        steps = list(itertools.takewhile(lambda ended: not ended, (env.step(action)[3] for _ in range(1000))))
        assert len(steps) + 1 == (most or 4 * int((observation["givens"] == 0).sum()))


def test_rendering_and_errors():
    env = nonet.gymnasium.SudokuEnv(board="16x16", render_mode="ansi")
    _, info = env.reset(seed=1)
    assert env.render().replace(" ", "").replace("\n", "") == info["puzzle"] and env.render().count("\n") == 15
    for wrong in (-1, 4096, "1", 1.5):
        with pytest.raises(ValueError, match="expected 0 to 4095"):
            env.step(wrong)
    for options in ({"wrong": "ignore"}, {"credit": "net"}, {"render_mode": "human"}, {"part": "dev"}):
        with pytest.raises(ValueError, match="expected"):
            nonet.gymnasium.SudokuEnv(**options)


def test_masked_random_play_and_vectors():
    envs = gymnasium.vector.SyncVectorEnv([functools.partial(nonet.gymnasium.SudokuEnv, board="4x4", seed=i) for i in range(3)])
    observations, info = envs.reset(seed=1)
    assert observations["grid"].shape == (3, 4, 4) and info["action_mask"].shape == (3, 64)
    returns = numpy.zeros(3)
    envs.single_action_space.seed(1)
    for step in range(60):
        actions = [envs.single_action_space.sample(mask.astype(numpy.int8)) for mask in info["action_mask"]]
        _, rewards, *_, info = envs.step(numpy.array(actions))
        returns += rewards
    assert (returns >= 1).all()
