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

from . import _verbs
from ._columns import Column, Table
from ._core import Board, Limits
from ._errors import TextError
from ._generator import Generator
from ._puzzle import Puzzle

if TYPE_CHECKING:
    from ._puzzle import BoardLike
    from ._verbs import Errors

_Array: TypeAlias = "pa.Array[Any]"

# The functions that people call take fields out of structs, because DuckDB computes a struct once for all fields that a
# SELECT uses. The first word of each name is chosen by the caller.
_MACROS = """
sudoku_solve(puzzle) as nonet_solve(puzzle).solution
sudoku_status(puzzle) as nonet_solve(puzzle).status
sudoku_is_unique(puzzle) as nonet_is_unique(puzzle)
sudoku_is_minimal(puzzle) as nonet_check(puzzle).minimal
sudoku_givens(puzzle) as nonet_givens(puzzle)
sudoku_format(puzzle, form := 'line') as nonet_format(puzzle, form)
sudoku_error(puzzle) as nonet_parse(puzzle).error
""".strip().splitlines()

_MACROS_OF_CLASSIC = """
sudoku_rate(puzzle) as nonet_rate(puzzle).er
sudoku_rate_ep(puzzle) as nonet_rate(puzzle).ep
sudoku_rate_ed(puzzle) as nonet_rate(puzzle).ed
sudoku_class(puzzle) as lower(hex(nonet_classes(puzzle)."class"))
sudoku_canon(puzzle) as nonet_canonical(puzzle).form
sudoku_scramble(puzzle, seed, item := 0) as nonet_scramble(puzzle, seed::ubigint, item::ubigint)
""".strip().splitlines()

_MACROS_OF_BOARDS = ["sudoku_level(puzzle) as nonet_rate(puzzle).level"]


def register(
    connection: duckdb.DuckDBPyConnection,
    *,
    board: BoardLike | None = None,
    name: str = "sudoku",
    limits: Limits | None = None,
    errors: Errors = "column",
) -> None:
    """Registers with a connection the functions that docs/sql.md describes for SQLite: sudoku_solve, sudoku_status,
    sudoku_is_unique, sudoku_is_minimal, sudoku_rate, sudoku_rate_ep, sudoku_rate_ed (7.2), sudoku_class (32 hexadecimal
    digits), sudoku_canon, sudoku_scramble(puzzle, seed, item := 0), sudoku_givens, sudoku_format(puzzle, form :=
    'line') and sudoku_error (why a text is not a puzzle). It also registers nonet_solve, nonet_check, nonet_rate,
    nonet_classes, nonet_canonical and nonet_parse, which return answers as structs.

    board    another board: without the functions for ratings and symmetries, but with sudoku_level (easy, medium, hard,
             expert, trial), because no scale is defined there
    name     replaces 'sudoku', so that a connection can have functions for several boards: six_solve, nonet_six_solve
    limits   the limits of each puzzle
    errors   'column': a text that is not a puzzle has the status 'invalid', and NULL for everything else; 'raise': it
             ends the query with an error, unless only sudoku_error uses it

    NULL gives NULL. DuckDB calls the functions from its own threads in parallel, with 2,048 rows at a time. To change
    limits or errors, register again. Connections of the same database share the functions; registering with another one
    gives it the names, with the limits and errors of the first.

    >>> connection = duckdb.connect()
    >>> register(connection, board="4x4", name="four")
    >>> connection.sql("select four_solve('..4..2....14....'), four_level('..4..2....14....')").fetchall()
    [('3142423123141423', 'easy')]
    >>> connection.close()
    """
    if not name.isidentifier():
        raise ValueError(f"name={name!r}: expected the beginning of names in SQL")
    made = None if board is None else Board(board)
    classic = made is None or made.name == "9x9"
    core = "nonet" if name == "sudoku" else f"nonet_{name}"
    tables: dict[str, Callable[[Any], Table]] = {
        "solve": lambda given: _verbs.solve(given, board=made, limits=limits, errors=errors, threads=1),
        "check": lambda given: _verbs.check(given, board=made, limits=limits, errors=errors, threads=1),
        "rate": lambda given: _verbs.rate(given, board=made, limits=limits, errors=errors, threads=1),
        "parse": lambda given: _verbs.parse(given, board=made, threads=1),
    }
    if classic:
        tables |= {
            "classes": lambda given: _verbs.classes(given, errors=errors, threads=1),
            "canonical": lambda given: _verbs.canonical(given, errors=errors, threads=1),
        }
    for verb, ask in tables.items():
        _create(connection, f"{core}_{verb}", _structs(ask), ["VARCHAR"], _struct_type(ask([])))

    def is_unique(puzzles: _Array) -> _Array:
        return _array(_verbs.is_unique(puzzles, board=made, limits=limits, errors=errors, threads=1))

    def givens(puzzles: _Array) -> _Array:
        return _array(_verbs.givens(puzzles, board=made, errors=errors))

    def formatted(puzzles: _Array, forms: _Array) -> _Array:
        return _by_row(lambda text, form: format(Puzzle(text, board=made), form), errors, puzzles, forms)

    def scramble(puzzles: _Array, seeds: _Array, items: _Array) -> _Array:
        return _by_row(
            lambda text, seed, item: str(Puzzle(text).scramble(seed, item)), errors, puzzles, seeds, items
        )

    _create(connection, f"{core}_is_unique", is_unique, ["VARCHAR"], "BOOLEAN")
    _create(connection, f"{core}_givens", givens, ["VARCHAR"], _sql_type(givens(pa.array([], pa.string())).type))
    _create(connection, f"{core}_format", formatted, ["VARCHAR", "VARCHAR"], "VARCHAR")
    if classic:
        _create(connection, f"{core}_scramble", scramble, ["VARCHAR", "UBIGINT", "UBIGINT"], "VARCHAR")
    for macro in _MACROS + (_MACROS_OF_CLASSIC if classic else _MACROS_OF_BOARDS):
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
        except TextError as error:  # the row number is relative to DuckDB's piece
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


def _by_row(answer: Callable[..., str], errors: Errors, *columns: _Array) -> _Array:
    """Returns the answers for rows whose options can differ."""
    answers: list[str | None] = []
    for number, row in enumerate(zip(*(column.to_pylist() for column in columns), strict=True)):
        try:
            answers.append(None if None in row else answer(*row))
        except TextError as error:
            if errors == "raise":
                error.row = number
                raise
            answers.append(None)
    return pa.array(answers, pa.string())


def _structs(ask: Callable[[Any], Table]) -> Callable[[_Array], _Array]:
    return lambda puzzles: _struct(ask(puzzles))


def _struct(table: Table) -> _Array:
    return _array(pa.table(table).to_struct_array())


def _array(answers: Column | pa.ChunkedArray[Any]) -> _Array:
    array = answers.to_pyarrow() if isinstance(answers, Column) else answers
    return array.combine_chunks() if isinstance(array, pa.ChunkedArray) else array


def _struct_type(table: Table) -> str:
    fields = (f'"{field.name}" {_sql_type(field.type)}' for field in pa.table(table).schema)
    return f"STRUCT({', '.join(fields)})"


def _sql_type(arrow: pa.DataType) -> str:
    if pa.types.is_dictionary(arrow) or pa.types.is_string(arrow):
        return "VARCHAR"
    if pa.types.is_fixed_size_binary(arrow):
        return "BLOB"
    names = {"bool": "BOOLEAN", "uint8": "UTINYINT", "uint64": "UBIGINT", "double": "DOUBLE"}
    return names[str(arrow)]
