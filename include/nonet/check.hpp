#pragma once
// Is it a proper puzzle?  Is it a right solution?

#include <array>
#include <span>
#include <string>
#include <vector>

#include "nonet/solve.hpp"

namespace nonet {

// A proper puzzle has this many givens or more: proved by going through all grids (McGuire and others 2012).
inline constexpr int fewest_proper_givens = 17;

// The same value twice in one house.
struct Duplicate {
    Cell first, second;
    House house;  // the first house in which they meet: row before column before box
    Digit digit;
};

struct CheckReport {
    std::vector<Duplicate> duplicates;    // each pair of cells once
    bool complete = false;                // no empty cell
    bool correct = false;                 // complete, and every house holds every digit
    std::vector<House> incomplete;        // houses that lack a digit, ascending; the wrong ones if complete
    std::array<int, house_count> sums{};  // of each house's values; 45 in a right one, but not only there
    Status status = Status::none;         // unique, none, multiple or budget
    Grid first, second;                   // solutions, as in Answer
    std::vector<Cell> differing;          // cells in which first and second differ
    bool minimal_known = false;           // false when it was not asked, not unique, or the budget was spent
    bool minimal = false;                 // known, and no given can be dropped
    std::vector<Cell> redundant;          // givens of which each can be dropped alone; all of them when known
    int givens = 0;
    int absent_digits = 0;  // digits that no given shows; two or more can never be unique
};

// Equal values in one house.
//
//   grid     values 0..9
//   returns  every pair that shares a house, ordered by the first cell, then the second
//   cost     a few microseconds
[[nodiscard]] std::vector<Duplicate> find_duplicates(const Grid& grid);

// Checks a puzzle, or a finished grid.
//
//   minimality  also ask whether a given can be dropped (and with it its own cell's marks)
//   limits      nodes, time and cancel, for all the searches together; `solutions` is not looked at
//   returns     see CheckReport; a finished grid is a puzzle like others, with one solution or none
//   errors      none: what is wrong is the answer
//   cost        one search, plus one for each given for minimality
//   threads     safe
[[nodiscard]] CheckReport check(const ClassicPuzzle& puzzle, bool minimality = true,
                                const Limits& limits = {});

// The same of a puzzle of any board.
struct WideCheckReport {
    std::vector<Duplicate>
        duplicates;  // of each house, each pair of cells once: in the first house in which they meet
    std::vector<CellPair> broken;   // pairs of the board whose two values break what holds between them
    std::vector<Cell> forbidden;    // cells whose value the board, or their marks, do not allow
    bool complete = false;          // no empty cell
    bool correct = false;           // complete, and no rule is broken
    std::vector<House> incomplete;  // houses of as many cells as digits that lack one, ascending
    Status status = Status::none;   // unique, none, multiple or budget
    std::vector<std::uint8_t> first, second;  // solutions, as in WideAnswer
    std::vector<Cell> differing;              // cells in which these differ
    bool minimal_known = false, minimal = false;
    std::vector<Cell> redundant;  // as in CheckReport
    int givens = 0;
    int absent_digits = 0;  // digits that no given shows
};

// As check() of a classic puzzle; the classic board's searches are made by the classic engine.
[[nodiscard]] WideCheckReport check(const WidePuzzle& puzzle, bool minimality = true,
                                    const Limits& limits = {});

// The same for many puzzles, as check() says it of each, several times faster.
//
//   reports  as many as puzzles
//   limits   time and cancel, for the whole call; what is not known when they end it is marked as in any report
//   errors   none
//   cost     a hundred or more puzzles at a time are best; some 400 bytes of memory for each given of a few dozen puzzles
//   threads  safe
void check_batch(std::span<const ClassicPuzzle> puzzles, std::span<CheckReport> reports,
                 bool minimality = true, const Limits& limits = {});

// The report in words.
//
//   minimality_asked  whether check was asked for it
//   returns           each thing to say a sentence without a full stop: what it is, then why, then where
//   cost              some microseconds
[[nodiscard]] std::vector<std::string> describe(const CheckReport& report, bool minimality_asked);

// "r1c1 and r1c5 are both 3 (row 1)"
[[nodiscard]] std::string describe(const Duplicate& pair);

// The same of any board: the report, its duplicates, pairs of cells that break a rule.
[[nodiscard]] std::vector<std::string> describe(const WideCheckReport& report, const WidePuzzle& puzzle,
                                                bool minimality_asked);
[[nodiscard]] std::string describe(const Duplicate& pair, const WidePuzzle& puzzle);
[[nodiscard]] std::string describe(const CellPair& broken, const WidePuzzle& puzzle);

// What is suspicious, though no proof: too few givens, two digits that can be exchanged.
[[nodiscard]] std::vector<std::string> warnings(const Grid& givens, const CheckReport& report);
[[nodiscard]] std::vector<std::string> warnings(const WidePuzzle& puzzle, const WideCheckReport& report);

}  // namespace nonet
