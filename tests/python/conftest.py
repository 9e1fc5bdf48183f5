import pathlib
import sys

import pytest

import nonet

sys.path.insert(0, str(pathlib.Path(__file__).parent))  # finds puzzles.py


@pytest.fixture(scope="session")
def minimal() -> list[str]:
    return nonet.Generator(seed=5, minimal=True).take(2000).puzzle.to_list()
