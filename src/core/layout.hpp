#pragma once
// The data of a Geometry, and how to make one for any board.
//
//   houses     any lists of cells, each with up to the number of digits, overlapping in any way
//   derived    for each cell its houses and its peers
//
//   boxed_geometry(2, 3)                boxes of 2 rows and 3 columns: 6 digits, 6 x 6 cells
//        c0 c1 c2   c3 c4 c5
//   r0    0  1  2 |  3  4  5            house  0..5   rows
//   r1    6  7  8 |  9 10 11                   6..11  columns
//        ---------+---------                  12..17  boxes, row by row
//   r2   12 13 14 | 15 16 17

#include <string>
#include <vector>

#include "core/lists.hpp"
#include "nonet/geometry.hpp"
#include "nonet/rules.hpp"
#include "nonet/sets.hpp"

namespace nonet {

// One house. Its number is its index within its kind.
struct HouseLayout {
    HouseKind kind = HouseKind::row;
    int number = 0;
    std::string name;
    std::vector<Cell> cells;  // ascending
    bool derived = false;     // follows from the others: core/boards.hpp
    friend bool operator==(const HouseLayout&, const HouseLayout&) = default;
};

// The rules of a board apart from houses.
struct BoardRules {
    std::vector<CellPair> pairs;         // each once; `different` and `apart` with the smaller cell first
    std::vector<BoardDigitSet> allowed;  // for each cell; empty: every digit everywhere
    bool zero_based = false;
    std::vector<Rule> rules;
    friend bool operator==(const BoardRules&, const BoardRules&) = default;
};

struct Geometry::Layout {
    int rows = 0, columns = 0, digits = 0;
    std::vector<HouseLayout> houses;
    BoardRules rules;
    std::string name;  // the board's name, or empty

    // Derived from the houses and the rules.
    Lists<House> houses_of;
    Lists<Cell> peers;
};

// Returns the geometry of some houses, which are numbered in the order of the list.
//
//   rows, columns, digits   1..25
//   houses                  each of 1..`digits` different cells of the board
//   rules                   of its cells and digits
//   name                    of the board, if it has one
//   cost                    allocates; make it once for a board, and copy it
Geometry geometry_of(int rows, int columns, int digits, std::vector<HouseLayout> houses,
                     BoardRules rules = {}, std::string name = {});

// Returns the board of rows, columns and boxes of equal height and width, which all hold every digit.
//
//   height * width   2..25: the number of digits, rows and columns.  3 and 3 give the classic board
Geometry boxed_geometry(int box_height, int box_width);

// Returns a board's default boxes: as many cells as its longer side, as square as possible, at least two high and wide,
// rather wide than high; {0, 0} if there are none.
struct BoxShape {
    int height = 0, width = 0;
    friend bool operator==(const BoxShape&, const BoxShape&) = default;
};
BoxShape default_boxes(int rows, int columns);

// Returns "6x6", "6x6:3x2", "6x6:none": the beginning of a board's name.
std::string size_name(int rows, int columns, BoxShape boxes);

}  // namespace nonet
