#pragma once
// Rows of a column, judged as an audit judges them, all but their relation to other rows.

#include <vector>

#include "blocks.hpp"
#include "limits.hpp"
#include "nonet/more/dataset.hpp"

namespace nonet::python {

// What is wrong with as many solutions as this for so many puzzles; nothing when there is one for each, or none are given.
void check_solutions(const Rows& rows, const Rows* solutions);

// Judges rows on threads.
//
//   solutions   nullptr, or as many rows, of which each that is there is checked
//   first       the place of the first row; the others are on the lines that follow
//   returns     the rows in their order, in pieces
std::vector<std::vector<JudgedRow>> judge_column_rows(const Rows& rows, const Rows* solutions, Place first,
                                                      bool minimality, const Bounds& bounds, const Run& run);

// The names of all defects, by their numbers.
Words names_of_defects();

}  // namespace nonet::python
