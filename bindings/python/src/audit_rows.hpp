#pragma once
// Judges rows of a column like an audit, except for their relation to other rows.

#include <vector>

#include "blocks.hpp"
#include "limits.hpp"
#include "nonet/more/dataset.hpp"

namespace nonet::python {

// Returns an error if the number of solutions differs from the number of puzzles; nothing if there is one for each, or
// if none are given.
void check_solutions(const Rows& rows, const Rows* solutions);

// Judges rows on threads.
//
//   solutions   nullptr, or the same number of rows; each row that is not null is checked
//   first       the place of the first row; the others are on the lines that follow
//   returns     the rows in their order, in pieces
std::vector<std::vector<JudgedRow>> judge_column_rows(const Rows& rows, const Rows* solutions, Place first,
                                                      bool minimality, const Bounds& bounds, const Run& run);

// The names of all defects, by their numbers.
Words names_of_defects();

}  // namespace nonet::python
