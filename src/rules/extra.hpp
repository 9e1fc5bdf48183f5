#pragma once
// Extra cells, outside of the grid, which rules may name like the cells of the grid.
//
//   on a 4x4 board with extra=2x3:s+extra:a
//
//     r1c1 .. r4c4   cells 0..15             s1 s2 s3     cells 16..18      a   cell 22
//                                            s4 s5 s6     cells 19..21
//
// All rules that name an extra cell are parts of one rule of the board, `extra`: these cells can be filled so that each
// part holds. A solution is a filling of the grid; different fillings of the extra cells do not make different
// solutions.

#include <vector>

#include "core/extra_cells.hpp"
#include "nonet/geometry.hpp"
#include "nonet/rules.hpp"

namespace nonet::rules {

// Returns the extra cells of a board's rule `extra`.
ExtraCells extra_cells(const Rule& rule);

// Returns the board's rule of its extra cells, or nullptr.
const Rule* extra_rule(const Geometry& board);

bool names_extra(const Rule& rule, int cells);

// Combines all rules that name extra cells into one rule, the last of the list.
void gather_extra(std::vector<Rule>& rules, const ExtraCells& cells);

// Returns the cells orthogonally adjacent to a cell: on the board, or in the rows of its name.
//
//   extra   the rule of the extra cells, or nullptr
std::vector<Cell> neighbours_of(const Geometry& board, const Rule* extra, Cell cell);

}  // namespace nonet::rules
