#pragma once
// The functions for columns of puzzles of other boards; the board is rows.board. The answers have the same columns as
// for the classic board, except rate: a level instead of numbers.

#include <nanobind/nanobind.h>

#include "limits.hpp"
#include "rows.hpp"

namespace nonet::python {

nb::dict solve_board_column(const Rows& rows, const Bounds* bounds, int threads, nb::object progress);
nb::dict unique_board_column(const Rows& rows, const Bounds* bounds, int threads, nb::object progress);
nb::dict check_board_column(const Rows& rows, bool minimality, const Bounds* bounds, int threads,
                            nb::object progress);
nb::dict rate_board_column(const Rows& rows, const Bounds* bounds, int threads, nb::object progress);
nb::dict minimal_board_column(const Rows& rows, const Bounds* bounds, int threads, nb::object progress);
nb::dict givens_board_column(const Rows& rows, int threads, nb::object progress);
nb::dict parse_board_column(const Rows& rows, int threads, nb::object progress);
nb::dict format_board_column(const Rows& rows, std::string_view form, int threads, nb::object progress);

}  // namespace nonet::python
