#pragma once
// Boards by name: every size from 1 x 1 to 25 x 25, jigsaws, and the rules that classic Sudoku does not have.
//
//   16x16                                rows x columns, boxes as square as can be
//   6x6:3x2   7x7:none                   boxes 3 high and 2 wide; no boxes
//   jigsaw:112211221...                  for each cell, row by row, the label of its piece; '.': in no piece
//   9x9+x+knight                         with rules, each after a '+'
//   x         knight+king                the same on the classic board, 9x9
//
//   rule                 other spellings                meaning
//   0..8   1..12         0-8                            the values, at least as many as the longer side (`repeats`: 1 to 25)
//   jigsaw:LABELS                                       pieces in addition to the boxes
//   x                    diagonals                      both diagonals
//   diagonal-                                           the falling one, from r1c1
//   diagonal+                                           the rising one
//   windoku              hyper                          windows: 4 on 9x9, 9 on 16x16
//   disjoint             disjoint-groups                no digit twice at the same place in different boxes
//   asterisk, girandola                                 nine cells each, on 9x9
//   centredot            centre-dot, centerdot          the middles of the boxes
//   region:r1c1,r2c2     extra-region                   no digit twice in these cells
//   knight, king         anti-knight, anti-king         no equal digits a knight's or a king's move apart
//   nonconsecutive       non-consecutive                neighbours in a row or column do not differ by 1
//   repeats              norowcol                       rows and columns may repeat a digit; the other houses stay
//   odd:r1c1,r2c2   even:                               cells with odd values, with even values
//   min:r5c5   max:      minimum, maximum               less, more than each adjacent cell that is not marked the same
//
// Case, '-' and '_' in the words do not matter. docs/boards.md shows each kind.

#include <optional>
#include <string_view>

#include "nonet/geometry.hpp"
#include "nonet/result.hpp"

namespace nonet {

// Returns the board of that name. Its canonical name (Geometry::name) has one fixed form; parsing it gives the same
// board.
//
//   errors   bad_argument, with the place in the name and the expected text
//   cost     some microseconds; with many rules on a large board some milliseconds. Make it once, and copy it
//   threads  safe
[[nodiscard]] Result<Geometry> parse_board(std::string_view name);

}  // namespace nonet
