"""Functions for DuckDB.

>>> import duckdb
>>> import nonet.duckdb
>>> connection = duckdb.connect()
>>> nonet.duckdb.register(connection)
>>> puzzle = "4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......"
>>> connection.sql("select sudoku_status(p), sudoku_givens(p) from (values (?), (null), ('12')) t(p)", params=[puzzle]).fetchall()
[('unique', 17), (None, None), ('invalid', None)]
>>> nonet.duckdb.register_generator(connection, nonet.Generator(seed=7, minimal=True))
>>> connection.sql("select item, givens from sudoku_generate(2, first := 1000)").fetchall()
[(1000, 23), (1001, 25)]
>>> connection.close()

It requires pyarrow and NumPy, like all Arrow functions of DuckDB. Close the connection: otherwise DuckDB's module
reports leaks when the process ends.
"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from typing import TYPE_CHECKING, Any, TypeAlias

import duckdb
import duckdb.func
import pyarrow as pa

from . import _sql
from ._columns import Table
from ._core import Board, Limits, __version__
from ._errors import NonetError
from ._generator import Generator

if TYPE_CHECKING:
    from ._puzzle import BoardLike
    from ._verbs import Errors

_Array: TypeAlias = "pa.Array[Any]"

def register(
    connection: duckdb.DuckDBPyConnection,
    *,
    board: BoardLike | None = None,
    name: str = "sudoku",
    limits: Limits | None = None,
    errors: Errors = "column",
) -> None:
    """Registers the functions of docs/sql.md with a connection, with the same names, parameters and answers, except those
    that begin with try_ and the parameter of nodes. Parameters after the puzzle are given by name: sudoku_hint(puzzle,
    level := 3). ``sudoku_steps(puzzle)`` is a list; the table is ``select unnest(sudoku_steps(puzzle),
    recursive := true)``. It also registers nonet_solve, nonet_check, nonet_rate, nonet_classes, nonet_canonical and
    nonet_parse, which return answers as structs.

    board    another board: without the functions for ratings in numbers and symmetries, which are not defined there
    name     replaces 'sudoku', so that a connection can have functions for several boards: six_solve, nonet_six_solve
    limits   the limits of each puzzle in each function; ten million nodes if there are none
    errors   'column': a text that is not a puzzle has the status 'invalid', and NULL for everything else; 'raise': it
             ends the query with an error, unless only sudoku_error uses it

    NULL gives NULL. DuckDB calls the functions from its own threads in parallel, with 2,048 rows at a time. To change
    limits or errors, register again. Connections of the same database share the functions; registering with another one
    gives it the names, with the limits and errors of the first.

    >>> connection = duckdb.connect()
    >>> register(connection, board="4x4", name="four")
    >>> connection.sql("select four_solve('..4..2....14....'), four_level('..4..2....14....')").fetchall()
    [('3142423123141423', 'easy')]
    >>> connection.sql("select place from (select unnest(four_steps('..4..2....14....'), recursive := true)) limit 1").fetchall()
    [([{'cell': 'r2c1', 'digit': 4}],)]
    >>> connection.close()
    """
    if not name.isidentifier():
        raise ValueError(f"name={name!r}: expected the beginning of names in SQL")
    made = None if board is None else Board(board)
    core = "nonet" if name == "sudoku" else f"nonet_{name}"
    asked = (made, limits or _sql.DEFAULT_LIMITS, errors)
    for verb, ask in _sql.tables(*asked).items():
        _create(connection, f"{core}_{verb}", _structs(ask), ["VARCHAR"], _struct_type(ask([])))
    # The functions that people call take fields out of structs, because DuckDB computes a struct once for all fields that a
    # SELECT uses.
    macros = ["sudoku_solve(puzzle) as case when nonet_solve(puzzle).status = 'unique' then nonet_solve(puzzle).solution end"]
    macros += (f"sudoku_{function}(puzzle) as nonet_{verb}(puzzle).{column}" for function, (verb, column, _) in _sql.fields(made).items())
    if _sql.is_classic(made):
        macros.append('sudoku_class(puzzle) as lower(hex(nonet_classes(puzzle)."class"))')
    for function, what in _sql.functions(*asked).items():
        given = ["VARCHAR", *(_sql_type(_sql.ARROW_TYPES[kind]) for _, kind, _ in what.more)]
        _create(connection, f"{core}_answer_{function}", what.answer, given, _sql_type(_sql.ARROW_TYPES[what.kind]))
        named = "".join(f", {word}" + ("" if default == "" else f" := {default!r}") for word, _, default in what.more)
        passed = "".join(f", {word}::{kind}" for (word, _, _), kind in zip(what.more, given[1:], strict=True))
        macros.append(f"sudoku_{function}(puzzle{named}) as nonet_answer_{function}(puzzle{passed})")
    for macro in [*macros, f"sudoku_version() as '{__version__}'"]:
        own = macro.replace("nonet_", f"{core}_").replace("sudoku_", f"{name}_", 1)
        connection.execute(f"create or replace temp macro {own}")


def register_generator(
    connection: duckdb.DuckDBPyConnection, generator: Generator, name: str = "sudoku_generate"
) -> None:
    """Registers the table function ``name(n, first := 0)`` with a connection: n puzzles of a generator, starting with
    number ``first``, with the columns of Generator.take.

    Puzzles are made on demand, 2,048 at a time.
    """

    def made(items: _Array) -> _Array:
        # DuckDB passes the numbers of a range, or those that remain after a filter.
        return pa.concat_arrays(
            [_struct(generator.take(count, first=first)) for first, count in _runs(items.to_pylist())]
        )

    function, macro = f"nonet_made_{name}", name.replace('"', '""')
    _create(connection, function, made, ["UBIGINT"], _struct_type(generator.take(0)))
    called = function.replace('"', '""')
    connection.execute(
        f'create or replace temp macro "{macro}"(n, first := 0) as table '
        f'select unnest("{called}"(range::ubigint)) from range(first, first + n)'
    )


def _runs(numbers: list[int]) -> list[tuple[int, int]]:
    """Yields runs of consecutive numbers as (first, count)."""
    runs: list[tuple[int, int]] = []
    for number in numbers:
        if runs and sum(runs[-1]) == number:
            runs[-1] = (runs[-1][0], runs[-1][1] + 1)
        else:
            runs.append((number, 1))
    return runs


def _create(
    connection: duckdb.DuckDBPyConnection,
    name: str,
    answer: Callable[..., _Array],
    given: list[str],
    answered: str,
) -> None:
    def call(*arrays: _Array) -> _Array:
        try:
            return answer(*arrays)
        except NonetError as error:  # the row number is relative to DuckDB's piece
            text = arrays[0][error.row or 0].as_py()
            raise ValueError(f"{text!r}: found {error.found}, expected {error.expected}") from error

    # DuckDB requires as many parameters as there are types.
    wrapped: Any = {
        1: lambda a: call(a),
        2: lambda a, b: call(a, b),
        3: lambda a, b, c: call(a, b, c),
    }[len(given)]
    with suppress(duckdb.InvalidInputException):  # there is none yet
        connection.remove_function(name)
    with suppress(duckdb.CatalogException):  # another connection of the database has registered it
        connection.create_function(
            name,
            wrapped,
            [duckdb.sqltype(one) for one in given],
            duckdb.sqltype(answered),
            type=duckdb.func.ARROW,
            null_handling=duckdb.func.SPECIAL,
        )


def _structs(ask: Callable[[Any], Table]) -> Callable[[_Array], _Array]:
    return lambda puzzles: _struct(ask(puzzles))


def _struct(table: Table) -> _Array:
    return _sql.array(pa.table(table).to_struct_array())


def _struct_type(table: Table) -> str:
    return _sql_type(pa.struct(list(pa.table(table).schema)))


def _sql_type(arrow: pa.DataType) -> str:
    if pa.types.is_dictionary(arrow) or pa.types.is_string(arrow):
        return "VARCHAR"
    if pa.types.is_fixed_size_binary(arrow):
        return "BLOB"
    if pa.types.is_list(arrow):
        return f"{_sql_type(arrow.value_type)}[]"
    if pa.types.is_struct(arrow):
        fields = (f'"{field.name}" {_sql_type(field.type)}' for field in arrow)
        return f"STRUCT({', '.join(fields)})"
    names = {
        "bool": "BOOLEAN",
        "uint8": "UTINYINT",
        "int16": "SMALLINT",
        "int64": "BIGINT",
        "uint64": "UBIGINT",
        "double": "DOUBLE",
    }
    return names[str(arrow)]
