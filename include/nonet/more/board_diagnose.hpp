#pragma once
// Why is a puzzle of another board broken, and how can it be repaired? For the classic board, diagnose.hpp reports more.

#include <chrono>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "nonet/check.hpp"
#include "nonet/limits.hpp"
#include "nonet/more/diagnose.hpp"
#include "nonet/puzzle.hpp"

namespace nonet {

// A way to repair the puzzle: the changed puzzle has exactly one solution.
struct WideRepair {
    Slip slip{};
    std::vector<Edit> edits;  // ascending by cell; values are 1 + digit, 0 an empty cell
    std::vector<std::uint8_t> values;
    friend bool operator==(const WideRepair&, const WideRepair&) = default;
};

// A way to repair a rule of many cells: another number; none means removing the rule.
struct RuleRepair {
    std::uint16_t rule = 0;  // its index in Geometry::rules()
    std::optional<std::int32_t> value;
    friend bool operator==(const RuleRepair&, const RuleRepair&) = default;
};

struct WideDiagnosis {
    WideCheckReport report;  // faults, status, solutions, minimality, ...
    // If there is no solution: givens that contradict each other, ascending.
    std::vector<Cell> conflict;
    std::vector<std::uint16_t> conflict_rules;  // and rules of many cells, by index
    bool conflict_minimal =
        false;  // drop any one and the rest can be solved; false only if the budget was spent
    // If there are several: their number, the cells in which they differ, and each given that leaves only one of them.
    std::uint64_t solutions = 0;
    bool solutions_exact = false;  // otherwise there are at least that many
    std::vector<Cell> differing;
    std::vector<Edit> completions;   // by cell and digit
    bool completions_known = false;  // false if the budget was spent before all were tried
    // If there is none: single changes that leave exactly one solution, likeliest first, those that keep a symmetric
    // pattern before others. Each changes a given of the conflict: no other change can be a repair.
    std::vector<WideRepair> repairs;
    std::vector<RuleRepair> rule_repairs;  // the same for a rule of the conflict: numbers near its own first
    bool repairs_known = false;            // false if the budget was spent before all were tried
    // If there is one solution: rules of many cells that it does not need, each left out alone.
    std::vector<std::uint16_t> redundant_rules;
    bool redundant_known = true;  // false if the budget was spent before each was left out
};

// Diagnoses a puzzle of any board.
//
//   puzzle   its marks are ignored
//   limits   `time`, `nodes` and `cancel` bound the whole diagnosis; the findings so far are returned
//   errors   none: faults are part of the diagnosis
//   cost     a search for each given, and one for each change of a given of the conflict or each candidate: milliseconds
//            up to 12 x 12, up to seconds for larger boards; with rules of many cells also one for each rule, and for
//            each number that a rule of the conflict could have
//   threads  safe
[[nodiscard]] WideDiagnosis diagnose(const WidePuzzle& puzzle,
                                     const Limits& limits = {.time = std::chrono::seconds(5)});

// One line per finding, in the order in which a person would say them; the repairs come last.
[[nodiscard]] std::vector<std::string> describe(const WideDiagnosis& diagnosis, const WidePuzzle& puzzle);
[[nodiscard]] std::string describe(const WideRepair& repair,
                                   const Geometry& board);  // "5 instead of 3 in r1c2"
// "killer=11:r1c1,r1c2 instead of killer=10:r1c1,r1c2"
[[nodiscard]] std::string describe(const RuleRepair& repair, const Geometry& board);

}  // namespace nonet
