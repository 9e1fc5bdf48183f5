"""What test_sqlite.py runs in a Python that loads extensions: nonet.sqlite.  Ends with an AssertionError if an answer is wrong."""

import doctest
import os
import pathlib
import re
import sqlite3
from contextlib import closing

from puzzles import EASY

import nonet.sqlite


def refused(connection, words, asked):
    try:
        connection.execute(asked)
    except sqlite3.Error as error:
        assert words in str(error), error
    else:
        raise AssertionError(asked)


assert doctest.testmod(nonet.sqlite, raise_on_error=True).attempted == 8
with closing(sqlite3.connect(":memory:")) as connection:
    nonet.sqlite.load(connection)
    document = (pathlib.Path(os.environ["NONET_SOURCE_DIR"]) / "docs/sql.md").read_text().split("## Functions")[1].split("Rules for all")[0]
    there = {row[0] for row in connection.execute("select name from pragma_function_list where name like 'sudoku%'")}
    assert there == set(re.findall(r"`(sudoku_\w+)", document)), there
    connection.execute("create table puzzle(text)")
    connection.execute("create unique index class on puzzle(sudoku_class(text))")
    connection.execute("insert into puzzle values (?)", [EASY])
    refused(connection, "UNIQUE constraint failed", "insert into puzzle select sudoku_scramble(text, 3) from puzzle")
    assert connection.execute("select sudoku_solve(text) from puzzle").fetchone() == (str(nonet.solve(EASY).solution),)
    # It is the only extension that was allowed.
    refused(connection, "not authorized", "select load_extension('x')")
