#pragma once
// Is it a proper puzzle?  Is it a right solution?

#include <vector>

#include "nonet/solve.hpp"

namespace nonet {

// The same value twice in one house.
struct Duplicate {
    Cell first, second;
    House house;  // the first house in which they meet: row before column before box
    Digit digit;
};

struct CheckReport {
    std::vector<Duplicate> duplicates;  // each pair of cells once
    bool complete = false;              // no empty cell
    bool correct = false;               // complete, and every house holds every digit
    Status status = Status::none;       // unique, none, multiple or budget
    Grid first, second;                 // solutions, as in Answer
    std::vector<Cell> differing;        // cells in which first and second differ
    bool minimal_known = false;         // false when it was not asked, not unique, or the budget was spent
    bool minimal = false;               // no given can be dropped
    std::vector<Cell> redundant;        // givens of which each can be dropped alone, ascending
    int givens = 0;
    int absent_digits = 0;              // digits that no given shows; two or more can never be unique
};

// Every pair of equal givens that share a house.
std::vector<Duplicate> find_duplicates(const Grid& grid);

// Checks a puzzle, or a finished grid.
//
//   minimality  also ask whether a given can be dropped: one more search per given
//   cost        one search, plus up to 81 for minimality
//   threads     safe
CheckReport check(const Puzzle& puzzle, bool minimality = true, const Limits& limits = {});

}  // namespace nonet
