"""The extension for SQLite that docs/sql.md describes, for Python's module sqlite3. It is in this package.

>>> import sqlite3
>>> import nonet.sqlite
>>> connection = sqlite3.connect(":memory:")
>>> nonet.sqlite.load(connection)
>>> puzzle = "3.65.84..52........87....31..3.1..8.9..863..5.5..9.6..13....25........74..52.63.."
>>> connection.execute("select sudoku_status(?1), sudoku_rate(?1), sudoku_givens(?1)", [puzzle]).fetchone()
('unique', 1.5, 32)
>>> connection.execute("select count(*) from sudoku_steps(?)", [puzzle]).fetchone()
(49,)
>>> connection.close()
"""

from __future__ import annotations

import sqlite3

from . import _core


def load(connection: sqlite3.Connection) -> None:
    """Adds the functions and tables to a connection. Each connection needs its own.

    Raises sqlite3.NotSupportedError if this Python was built without support for extensions (Debian's and those of
    python.org and conda have it, pyenv's has not by default), or this package without SQLite's headers.
    """
    if not hasattr(connection, "enable_load_extension"):
        raise sqlite3.NotSupportedError("this Python cannot load extensions of SQLite: it was built without enable_load_extension")
    connection.enable_load_extension(True)
    try:
        connection.execute("select load_extension(?, 'sqlite3_modnonet_init')", [_core.__file__])
    except sqlite3.OperationalError as error:
        if "sqlite3_modnonet_init" not in str(error):
            raise
        raise sqlite3.NotSupportedError("this package was built without the extension for SQLite: sqlite3ext.h was missing") from None
    finally:
        connection.enable_load_extension(False)
