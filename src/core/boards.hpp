#pragma once
// Boards of the kinds that have names: what one is made of, and the geometry of it.
//
//   houses, in this order   rows, columns, boxes, pieces, diagonals, windows, groups, regions (asterisk, centre dot,
//                           girandola, then those that are listed), those that follow from them (derived_houses.cpp), and from rules

#include <string>
#include <utility>
#include <vector>

#include "core/extra_cells.hpp"
#include "core/layout.hpp"

namespace nonet {

struct BoardParts {
    int rows = side, columns = side, digits = side;
    bool zero_based = false;
    BoxShape boxes;  // {0, 0}: none
    std::vector<int>
        pieces;  // of a jigsaw: for each cell the number of its piece from 0, or -1; empty: no jigsaw
    bool falling = false;  // the diagonal from r1c1
    bool rising = false;   // the other one
    bool windows = false, groups = false, asterisk = false, centre_dot = false, girandola = false;
    bool knight = false, king = false, nonconsecutive = false;
    bool repeats = false;                           // rows and columns are no houses
    std::vector<std::vector<Cell>> regions;         // each ascending
    std::vector<Cell> odd, even, minimum, maximum;  // each ascending
    std::vector<Rule> rules;
    ExtraCells extra;  // that these can name
    // Cells that these keep different, each ascending with its name: houses that follow, where no other house has them all.
    std::vector<std::pair<std::string, std::vector<Cell>>> different;
};

// What is asked of the parts (bugs otherwise): houses fit the board and its digits; diagonals a square; windows, groups and
// the centre dot boxes, for the dot of odd sides; asterisk and girandola nine rows and columns.
// There are as many digits as the longer side has cells, or more; fewer only with `repeats`.
//
//   cost   up to some milliseconds; make it once
Geometry board_of(const BoardParts& parts, std::string name);

// Houses that follow from others, each of as many cells as there are digits, and none of them is there already.
//
//   Some lines together hold each digit k times.  Where k - 1 pieces (or windows, ...) lie wholly within them, their other
//   cells hold each digit once.  And where k + 1 of these cover the k lines, the cells beyond the lines do.
//
//     windoku     . . . . . . . . .      rows 2 to 4 hold each digit three times, the windows w in them
//                 o w w w o w w w o      twice: the cells o hold each digit once
//                 o w w w o w w w o
//                 o w w w o w w w o
//
//   digits   the number of them
//   houses   of the board: first rows and columns, whole ones
std::vector<HouseLayout> derived_houses(int rows, int columns, int digits,
                                        const std::vector<HouseLayout>& houses);

}  // namespace nonet
