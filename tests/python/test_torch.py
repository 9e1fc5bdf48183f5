"""Pairs for a training loop.  They are NumPy arrays: nothing here needs torch."""

import concurrent.futures
import multiprocessing
import pickle

import numpy
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from puzzles import EASY, SEVERAL

import nonet
from nonet.torch import Pairs, Shuffled


@pytest.fixture(scope="module")
def made() -> nonet.Table:
    return nonet.Generator(seed=2).take(60)


@pytest.fixture(scope="module")
def pairs(made) -> Pairs:
    return Pairs(made.puzzle, made.solution, seed=11)


def digits_of(table: nonet.Table) -> tuple[numpy.ndarray, numpy.ndarray]:
    return table.to_numpy("puzzle").reshape(-1, 9, 9), table.to_numpy("solution").reshape(-1, 9, 9) - 1


@settings(max_examples=50, deadline=None)
@given(epoch=st.integers(0, 10**6), indices=st.lists(st.integers(0, 59), max_size=8), later=st.integers(0, 3))
def test_as_augment(made, epoch, indices, later):
    """Whatever the order and the batch: the pairs of nonet.augment."""
    pairs = Pairs(made.puzzle, made.solution, seed=11)
    pairs.set_epoch(epoch)
    inputs, labels = pairs.batch([i + later * len(pairs) for i in indices])
    wanted = digits_of(nonet.augment(made.puzzle, made.solution, seed=11, epoch=epoch + later))
    assert (inputs == wanted[0][indices]).all() and (labels == wanted[1][indices]).all()
    for index, one in zip(indices, pairs.__getitems__(indices), strict=True):
        assert all((a == b).all() for a, b in zip(one, pairs[index], strict=True))


def test_forms(made):
    plain = Pairs(made.puzzle, made.solution, augment=False)
    onehot = Pairs(made.puzzle, made.solution, augment=False, input="onehot")
    inputs, labels = plain[7]
    assert (inputs.dtype, inputs.shape, labels.dtype, labels.shape) == (numpy.int64, (9, 9), numpy.int64, (9, 9))
    assert (inputs == nonet.Puzzle(made.puzzle[7]).to_numpy()).all() and nonet.Puzzle(inputs) == nonet.Puzzle(made.puzzle[7])
    assert (labels + 1 == nonet.Puzzle(made.solution[7]).to_numpy()).all()
    hot = onehot[7][0]
    assert (hot.dtype, hot.shape) == (numpy.float32, (9, 9, 9))
    assert (hot.sum(axis=2) == (inputs > 0)).all() and (hot.argmax(axis=2)[inputs > 0] + 1 == inputs[inputs > 0]).all()
    assert onehot.batch([])[0].shape == (0, 9, 9, 9)


def test_what_goes_in(made, pairs):
    """Columns and arrays are the same; without solutions they are found."""
    values = made.to_numpy("puzzle").reshape(-1, 9, 9)
    for other in (Pairs(values, made.to_numpy("solution"), seed=11), Pairs(made.puzzle.to_list(), seed=11)):
        assert all((a == b).all() for a, b in zip(other.batch(range(60)), pairs.batch(range(60)), strict=True))
    assert len(list(pairs)) == len(pairs) == 60


def test_memory_is_its_own(made):
    """Neither a batch nor the caller's array can change the pairs."""
    values = made.to_numpy("puzzle").copy()
    pairs = Pairs(values, augment=False)
    before = pairs[0][0].copy()
    values[:] = 0
    pairs.batch([0])[0][:] = 5
    pairs.set_epoch(3)
    assert (pairs[0][0] == before).all()
    Pairs(before[None], seed=1)[0]
    assert (pairs[0][0] == before).all()


def test_workers(pairs):
    """As DataLoader's: processes that got the pairs by pickle, with the epoch in them; and threads."""
    pairs.set_epoch(4)
    wanted = pairs.batch(range(60))
    halves = [list(range(30)), list(range(30, 60))]
    assert (pickle.loads(pickle.dumps(pairs)).batch(range(60))[0] == wanted[0]).all()
    spawn = multiprocessing.get_context("spawn")
    for pool in (concurrent.futures.ProcessPoolExecutor(2, spawn), concurrent.futures.ThreadPoolExecutor(4)):
        with pool:
            parts = list(pool.map(Pairs.batch, [pairs, pairs], halves))
        assert (numpy.concatenate([part[0] for part in parts]) == wanted[0]).all()
        assert (numpy.concatenate([part[1] for part in parts]) == wanted[1]).all()
    pairs.set_epoch(0)


@settings(max_examples=50, deadline=None)
@given(replicas=st.integers(1, 7), seed=st.integers(0, 99), epoch=st.integers(0, 5))
def test_shuffled(pairs, replicas, seed, epoch):
    samplers = [Shuffled(pairs, seed, rank=rank, replicas=replicas) for rank in range(replicas)]
    for sampler in samplers:
        sampler.set_epoch(epoch)
    orders = [list(sampler) for sampler in samplers]
    assert {len(order) for order in orders} == {len(samplers[0])} == {60 // replicas}
    every = sum(orders, [])
    assert len(set(every)) == len(every) and {index // 60 for index in every} <= {epoch}
    following = list(samplers[0])
    assert {index // 60 for index in following} <= {epoch + 1}
    assert [i % 60 for i in following] != [i % 60 for i in orders[0]] or len(following) < 9


def test_errors(made, pairs):
    with pytest.raises(nonet.TextError, match="row 1"):
        Pairs([EASY, "12"])
    with pytest.raises(ValueError, match="row 1: there is no puzzle"):
        Pairs([EASY, None])
    with pytest.raises(ValueError, match="row 0: the puzzle has no single solution: multiple"):
        Pairs([SEVERAL])
    with pytest.raises(ValueError, match="r1c3 is empty"):
        Pairs([EASY], [EASY])
    with pytest.raises(ValueError, match="59 solutions for 60 puzzles"):
        Pairs(made.puzzle, made.solution[:59])
    with pytest.raises(IndexError, match="expected numbers from 0"):
        pairs[-1]
    with pytest.raises(ValueError, match="row 1: this is not a solution of the puzzle"):
        Pairs(made.puzzle[:3], [made.solution[0], made.solution[2], made.solution[1]])
    for wrong in (1.5, "1", slice(3), None, [1.0], [[0, 1]]):
        with pytest.raises(TypeError):
            pairs[wrong]
        with pytest.raises(TypeError):
            pairs.batch(wrong)
    for wrong in (-1, 2**31, 10**30):
        with pytest.raises(ValueError, match=f"epoch={wrong}"):
            pairs.set_epoch(wrong)
    with pytest.raises(ValueError, match="seed=-1"):
        Pairs(made.puzzle, made.solution, seed=-1)
    with pytest.raises(ValueError, match="input='image'"):
        Pairs(made.puzzle, input="image")
    with pytest.raises(ValueError, match="rank 2 of 2"):
        Shuffled(pairs, rank=2, replicas=2)


def test_pairs_of_another_board():
    made = nonet.Generator(board="6x6", seed=2).take(5)
    pairs = Pairs(made.puzzle, made.solution, board="6x6", augment=False)
    digits, labels = pairs[3]
    assert digits.shape == labels.shape == (6, 6) and labels.max() == 5
    assert digits.ravel().tolist() == list(nonet.Puzzle(made.puzzle[3], board="6x6"))
    assert (digits[digits > 0] - 1 == labels[digits > 0]).all()
    onehot, _ = Pairs(made.puzzle, board="6x6", augment=False, input="onehot").batch([0, 1])
    assert onehot.shape == (2, 6, 6, 6) and (onehot.sum(axis=3) <= 1).all()
    with pytest.raises(nonet.NonetError, match="symmetries") as raised:
        Pairs(made.puzzle, board="6x6")
    assert raised.value.code == "unsupported"
