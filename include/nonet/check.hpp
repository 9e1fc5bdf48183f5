#pragma once
// Is it a proper puzzle?  Is it a right solution?

#include <array>
#include <span>
#include <string>
#include <vector>

#include "nonet/solve.hpp"

namespace nonet {

// Every proper puzzle has at least this many givens: proved by searching all grids (McGuire and others 2012).
inline constexpr int fewest_proper_givens = 17;

// Equal values in one house.
struct Duplicate {
    Cell first, second;
    House house;  // the first house they share: row before column before box
    Digit digit;
};

struct CheckReport {
    std::vector<Duplicate> duplicates;        // each pair of cells once, in the first house they share
    std::vector<CellPair> broken;             // pairs of the board whose two values break their relation
    std::vector<Cell> forbidden;              // cells with a value that the board or their marks forbid
    bool complete = false;                    // no empty cell
    bool correct = false;                     // complete, and no rule is broken
    std::vector<House> incomplete;            // houses with a cell for every digit that lack one, ascending
    Status status = Status::none;             // unique, none, multiple or budget
    std::vector<std::uint8_t> first, second;  // solutions, values row by row; empty if not found
    std::vector<Cell> differing;              // cells in which first and second differ
    bool minimal_known = false;               // false if not asked for, not unique, or the budget was spent
    bool minimal = false;                     // known, and no given can be dropped
    std::vector<Cell> redundant;              // givens that can each be dropped alone; all of them if known
    int givens = 0;
    int absent_digits = 0;  // that no given shows; if digits are alike, two make a puzzle ambiguous
};

// Finds equal values in one house.
//
//   grid     values 0..9
//   returns  every pair that shares a house, ordered by the first cell, then the second
//   cost     a few microseconds
[[nodiscard]] std::vector<Duplicate> find_duplicates(const Grid& grid);

// Checks a puzzle, or a finished grid.
//
//   minimality  also ask whether a given can be dropped (with the marks of its cell)
//   limits      nodes, time and cancel, for all searches together; `solutions` is ignored
//   returns     see CheckReport; a finished grid is treated as a puzzle, with one solution or none
//   errors      none: faults are part of the report
//   cost        one search, plus one for each given for minimality
//   threads     safe
[[nodiscard]] CheckReport check(const Puzzle& puzzle, bool minimality = true, const Limits& limits = {});

// The same for many puzzles: each report equals that of check(), several times faster.
//
//   reports  as many as puzzles
//   limits   time and cancel, for the whole call; unknown results are marked as in any report
//   errors   none
//   cost     best for a hundred or more puzzles at a time; about 400 bytes of memory for each given of a few dozen
//            puzzles
//   threads  safe
void check_batch(std::span<const ClassicPuzzle> puzzles, std::span<CheckReport> reports,
                 bool minimality = true, const Limits& limits = {});

// The report in words.
//
//   minimality_asked  whether check was asked for it
//   returns           one sentence per finding, without a full stop: first the finding, then why, then where
//   cost              some microseconds
[[nodiscard]] std::vector<std::string> describe(const CheckReport& report, const Puzzle& puzzle,
                                                bool minimality_asked);

// "r1c1 and r1c5 are both 3 (row 1)"
[[nodiscard]] std::string describe(const Duplicate& pair, const Geometry& board = Geometry::classic());
[[nodiscard]] std::string describe(const CellPair& broken, const Puzzle& puzzle);

// Suspicious properties that prove nothing: too few givens, two digits that can be exchanged.
[[nodiscard]] std::vector<std::string> warnings(const CheckReport& report, const Puzzle& puzzle);

}  // namespace nonet
