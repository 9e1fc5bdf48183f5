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
    std::vector<Duplicate> duplicates;    // each pair of cells once
    bool complete = false;                // no empty cell
    bool correct = false;                 // complete, and every house holds every digit
    std::vector<House> incomplete;        // houses that lack a digit, ascending; if complete, the wrong ones
    std::array<int, house_count> sums{};  // of each house's values; 45 if right, but not only then
    Status status = Status::none;         // unique, none, multiple or budget
    Grid first, second;                   // solutions, as in Answer
    std::vector<Cell> differing;          // cells in which first and second differ
    bool minimal_known = false;           // false if not asked for, not unique, or the budget was spent
    bool minimal = false;                 // known, and no given can be dropped
    std::vector<Cell> redundant;          // givens that can each be dropped alone; all of them if known
    int givens = 0;
    int absent_digits = 0;  // digits that no given shows; with two or more a puzzle is never unique
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
[[nodiscard]] CheckReport check(const ClassicPuzzle& puzzle, bool minimality = true,
                                const Limits& limits = {});

// The same for a puzzle of any board.
struct WideCheckReport {
    std::vector<Duplicate>
        duplicates;                 // of each house, each pair of cells once: in the first house they share
    std::vector<CellPair> broken;   // pairs of the board whose two values break their relation
    std::vector<Cell> forbidden;    // cells with a value that the board or their marks forbid
    bool complete = false;          // no empty cell
    bool correct = false;           // complete, and no rule is broken
    std::vector<House> incomplete;  // houses with a cell for every digit that lack a digit, ascending
    Status status = Status::none;   // unique, none, multiple or budget
    std::vector<std::uint8_t> first, second;  // solutions, as in WideAnswer
    std::vector<Cell> differing;              // cells in which these differ
    bool minimal_known = false, minimal = false;
    std::vector<Cell> redundant;  // as in CheckReport
    int givens = 0;
    int absent_digits = 0;  // digits that no given shows
};

// Like check() for a classic puzzle; searches on the classic board use the classic engine.
[[nodiscard]] WideCheckReport check(const WidePuzzle& puzzle, bool minimality = true,
                                    const Limits& limits = {});

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
[[nodiscard]] std::vector<std::string> describe(const CheckReport& report, bool minimality_asked);

// "r1c1 and r1c5 are both 3 (row 1)"
[[nodiscard]] std::string describe(const Duplicate& pair);

// The same for any board: the report, its duplicates, pairs of cells that break a rule.
[[nodiscard]] std::vector<std::string> describe(const WideCheckReport& report, const WidePuzzle& puzzle,
                                                bool minimality_asked);
[[nodiscard]] std::string describe(const Duplicate& pair, const WidePuzzle& puzzle);
[[nodiscard]] std::string describe(const CellPair& broken, const WidePuzzle& puzzle);

// Suspicious properties that prove nothing: too few givens, two digits that can be exchanged.
[[nodiscard]] std::vector<std::string> warnings(const Grid& givens, const CheckReport& report);
[[nodiscard]] std::vector<std::string> warnings(const WidePuzzle& puzzle, const WideCheckReport& report);

}  // namespace nonet
