#pragma once
// The questions about columns of puzzles of other boards: rows.board says which.  The columns of the answers are those of the
// classic board, but of rate: a level, and no numbers.

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
