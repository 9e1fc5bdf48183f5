#pragma once
// Boards of the kinds that have names: their parts, and their geometry.
//
//   houses, in this order   rows, columns, boxes, pieces, diagonals, windows, groups, regions (asterisk, centre dot,
//                           girandola, then listed ones), derived houses (derived_houses.cpp), houses from rules

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
        pieces;  // of a jigsaw: for each cell the zero-based number of its piece, or -1; empty: not a jigsaw
    bool falling = false;  // the diagonal from r1c1
    bool rising = false;   // the other one
    bool windows = false, groups = false, asterisk = false, centre_dot = false, girandola = false;
    bool knight = false, king = false, nonconsecutive = false;
    bool repeats = false;                           // rows and columns are not houses
    std::vector<std::vector<Cell>> regions;         // each ascending
    std::vector<Cell> odd, even, minimum, maximum;  // each ascending
    std::vector<Rule> rules;
    ExtraCells extra;  // that the rules can name
    // Cells that the rules keep different, each list ascending with its name: they become derived houses unless another
    // house has them all.
    std::vector<std::pair<std::string, std::vector<Cell>>> different;
};

// Requirements on the parts (bugs otherwise): houses fit the board and its digits. Diagonals need a square board;
// windows, groups and the centre dot need boxes, for the dot with odd sides; asterisk and girandola need nine rows and
// columns. There are at least as many digits as the longer side has cells; fewer are only allowed with `repeats`.
//
//   cost   up to some milliseconds; make it once
Geometry board_of(const BoardParts& parts, std::string name);

// Returns the houses that follow from others, each with as many cells as there are digits, and none that exists
// already.
//
// Some k lines together hold each digit k times. If k - 1 pieces (or windows, ...) are wholly within them, their other
// cells hold each digit once. If k + 1 of these cover the k lines, the cells outside of the lines hold each digit once.
//
//     windoku     . . . . . . . . .      rows 2 to 4 hold each digit three times, the windows w in them
//                 o w w w o w w w o      twice: the cells o hold each digit once
//                 o w w w o w w w o
//                 o w w w o w w w o
//
//   digits   the number of digits
//   houses   of the board: whole rows and columns first
std::vector<HouseLayout> derived_houses(int rows, int columns, int digits,
                                        const std::vector<HouseLayout>& houses);

}  // namespace nonet
