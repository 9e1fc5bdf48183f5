#pragma once
// Boards by their names: every size from 1 x 1 to 25 x 25, jigsaws, and the rules that classic Sudoku does not have.
//
//   16x16                                rows x columns, boxes as square as can be
//   6x6:3x2   7x7:none                   boxes 3 high and 2 wide; no boxes
//   jigsaw:112211221...                  for each cell, row by row, the label of its piece; '.': in no piece
//   9x9+x+knight                         with rules, each behind a '+'
//   x         knight+king                the same of the classic board, 9x9
//
//   rule                 other spellings                what it says
//   0..8   1..12         0-8                            the values: from 0 or 1, no fewer than the longer side (1 to 25 with `repeats`)
//   jigsaw:LABELS                                       pieces beside the boxes
//   x                    diagonals                      both diagonals
//   diagonal-                                           the falling one, from r1c1
//   diagonal+                                           the rising one
//   windoku              hyper                          windows: 4 on 9x9, 9 on 16x16
//   disjoint             disjoint-groups                no digit twice at one place of its boxes
//   asterisk, girandola                                 nine cells each of 9x9
//   centredot            centre-dot, centerdot          the middles of the boxes
//   region:r1c1,r2c2     extra-region                   no digit twice in these cells
//   knight, king         anti-knight, anti-king         no digit twice a knight's, a king's move apart
//   nonconsecutive       non-consecutive                neighbours in a row or column do not differ by 1
//   repeats              norowcol                       a digit may stand twice in a row or column; the other houses stay
//   odd:r1c1,r2c2   even:                               cells of odd values, of even ones
//   min:r5c5   max:      minimum, maximum               less, more than each of its neighbours but those that are also marked so
//
// Capitals, '-' and '_' in the words do not matter.  docs/boards.md shows each kind.

#include <optional>
#include <string_view>

#include "nonet/geometry.hpp"
#include "nonet/result.hpp"

namespace nonet {

// The board of that name.  Its own name (Geometry::name) is in one fixed form, and of it the same board is made again.
//
//   errors   bad_argument, with the place in the name and what was expected
//   cost     some microseconds; with many rules on a large board some milliseconds.  Make it once, and copy it
//   threads  safe
[[nodiscard]] Result<Geometry> parse_board(std::string_view name);

}  // namespace nonet
