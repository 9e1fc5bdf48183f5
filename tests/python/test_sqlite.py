"""nonet.sqlite: the extension within the package."""

import os
import pathlib
import sqlite3
import subprocess
import sys
from contextlib import closing

import pytest

import nonet.sqlite

CAN_LOAD = hasattr(sqlite3.Connection, "enable_load_extension")


def test_the_extension():
    """In this Python, or in Debian's if this one cannot load extensions."""
    python = sys.executable if CAN_LOAD else "/usr/bin/python3"
    can = f"import sqlite3, sys; sys.exit(not hasattr(sqlite3.Connection, 'enable_load_extension') or sys.version_info[:2] != {sys.version_info[:2]})"
    if not os.path.exists(python) or subprocess.run([python, "-c", can], check=False).returncode != 0:
        pytest.skip("no Python of this version loads extensions of SQLite")
    done = subprocess.run([python, pathlib.Path(__file__).with_name("sqlite_asks.py")], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


@pytest.mark.skipif(CAN_LOAD, reason="this Python loads extensions")
def test_a_python_that_cannot_says_so():
    with closing(sqlite3.connect(":memory:")) as connection, pytest.raises(sqlite3.NotSupportedError, match="was built without enable_load_extension"):
        nonet.sqlite.load(connection)
