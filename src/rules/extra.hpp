#pragma once
// Cells beside the board, which rules may name as those on it.
//
//   on a 4x4 board with extra=2x3:s+extra:a
//
//     r1c1 .. r4c4   cells 0..15             s1 s2 s3     cells 16..18      a   cell 22
//                                            s4 s5 s6     cells 19..21
//
//   All rules that name one are parts of one rule of the board, `extra`, which says that these cells can be filled so that
//   each part holds.  A solution is a filling of the board: two ways to fill the others make no second one.

#include <vector>

#include "core/extra_cells.hpp"
#include "nonet/geometry.hpp"
#include "nonet/rules.hpp"

namespace nonet::rules {

// Those of a board's rule `extra`.
ExtraCells extra_cells(const Rule& rule);

// The board's rule of its extra cells, or nullptr.
const Rule* extra_rule(const Geometry& board);

bool names_extra(const Rule& rule, int cells);

// Makes one rule of all that name cells beside the board, the last of them.
void gather_extra(std::vector<Rule>& rules, const ExtraCells& cells);

// The cells at the sides of one: on the board, or in the rows of its name.
//
//   extra   the rule of the extra cells, or nullptr
std::vector<Cell> neighbours_of(const Geometry& board, const Rule* extra, Cell cell);

}  // namespace nonet::rules
