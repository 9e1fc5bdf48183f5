#pragma once
// Why is a puzzle of any board broken, and how can it be repaired?

#include <chrono>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "nonet/check.hpp"
#include "nonet/explain.hpp"
#include "nonet/limits.hpp"
#include "nonet/puzzle.hpp"

namespace nonet {

// One value changed: 1 + digit, 0 is an empty cell.
struct Edit {
    Cell cell;
    std::uint8_t from, to;
    friend bool operator==(const Edit&, const Edit&) = default;
};

// The probable mistakes, likeliest first: repairs are ranked in this order.
enum class Slip : std::uint8_t {
    swapped,            // two adjacent values are exchanged
    neighbour_cell,     // a given is one cell away from its right place
    shifted,            // a value was left out or typed twice, and the rest of its row or line moved by one
    missing_character,  // the text lacks one cell
    extra_character,    // the text has an extra cell
    missing_row,        // the text lacks one row
    extra_row,          // the text has an extra row
    missing_given,      // a given was left out
    near_digit,         // a digit close to the right one: one more or less, or above or below it on a keypad
    wrong_digit,        // any other digit
    extra_given,        // a given that should not be there
    two_changes,        // two givens are wrong
};

[[nodiscard]] std::string_view name_of(Slip slip) noexcept;  // "swapped", "neighbour_cell", ...

// A way to repair the puzzle: the changed puzzle has exactly one solution.
struct Repair {
    Slip slip{};
    std::vector<Edit> edits;           // ascending by cell
    std::vector<std::uint8_t> values;  // the repaired puzzle
    friend bool operator==(const Repair&, const Repair&) = default;
};

// A way to repair a rule of many cells: another number; none means removing the rule.
struct RuleRepair {
    std::uint16_t rule = 0;  // its index in Geometry::rules()
    std::optional<std::int32_t> value;
    friend bool operator==(const RuleRepair&, const RuleRepair&) = default;
};

// A digit that must go into a cell: the cell's only candidate, or the digit's only place in a house.
struct Forced {
    Cell cell;
    Digit digit;
    std::optional<House> house;  // the house of a hidden single; none for the only candidate of a cell
};

// Givens, and rules of many cells, that contradict each other. Both are empty if the empty board has no solution.
struct Conflict {
    std::vector<Cell> cells;           // ascending; drop any one and the rest can be solved
    std::vector<std::uint16_t> rules;  // by index in Geometry::rules(); the same holds for them
    bool minimum = false;  // proved: no smaller set contradicts itself; only tried on the classic board
    bool minimal = false;  // false only if the budget was spent while shrinking
    // On the classic board: the contradiction, if singles show it: the steps that follow from the givens in `reason` alone, and where they end.
    // These givens are `cells`, or a larger set if singles do not show the contradiction of `cells`.
    std::vector<Cell> reason;
    std::vector<Forced> steps;
    std::optional<DeadEnd> dead_end;
};

// Givens to add to make the solution unique.
struct Completions {
    std::vector<Edit> single;   // every given that suffices alone, by cell and digit; empty if none does
    bool single_known = false;  // false if the budget was spent before all were tried
    std::vector<Edit> fewest;   // the smallest set found; on other boards only if a single one suffices
    bool fewest_proved = false;
    int needed = 1;  // no smaller number can suffice
};

struct Diagnosis {
    CheckReport report;  // duplicates, status, solutions, differing cells, minimality, ...
    std::vector<DeadEnd>
        dead_ends;  // on the classic board: impossible cells and houses of the givens as they are
    std::optional<Conflict> conflict;        // if there is no solution
    std::uint64_t solutions = 0;             // counted
    bool solutions_exact = false;            // otherwise there are at least that many
    std::vector<Cell> differing;             // cells that are not the same in all solutions
    std::optional<Completions> completions;  // if there are several solutions
    // If there is not exactly one solution: single slips whose repair leaves one, likeliest first, those that keep a
    // symmetric pattern before others. On other boards only if there is none, and only changes of a given of the
    // conflict.
    std::vector<Repair> repairs;
    std::vector<RuleRepair> rule_repairs;  // changes of a rule of the conflict: numbers near its own first
    bool repairs_known = false;  // false if the budget was spent before every single change was tried
    // If there is one solution: rules of many cells that it does not need, each left out alone.
    std::vector<std::uint16_t> redundant_rules;
    bool redundant_known = true;  // false if the budget was spent before each was left out
};

// Diagnoses one puzzle.
//
//   puzzle   its marks are ignored
//   limits   `time`, `nodes` and `cancel` bound the whole diagnosis; the findings so far are returned
//   errors   none: faults are part of the diagnosis
//   cost     on the classic board a few thousand searches for a broken puzzle, one for a proper one; typically a few
//            milliseconds. On others a search for each given, and one for each change of a given of the conflict or each
//            candidate: milliseconds up to 12 x 12, up to seconds for larger boards; with rules of many cells also one
//            for each rule, and for each number that a rule of the conflict could have
//   threads  safe
[[nodiscard]] Diagnosis diagnose(const Puzzle& puzzle,
                                 const Limits& limits = {.time = std::chrono::seconds(5)});

// One line per finding, in the order in which a person would say them: "repair 1: exchange r3c3=5 and r3c4=7". The cost
// is about ten microseconds in total.
[[nodiscard]] std::vector<std::string> describe(const Diagnosis& diagnosis, const Puzzle& puzzle);
[[nodiscard]] std::string describe(const Repair& repair, const Geometry& board = Geometry::classic());
// "killer=11:r1c1,r1c2 instead of killer=10:r1c1,r1c2"
[[nodiscard]] std::string describe(const RuleRepair& repair, const Geometry& board);
[[nodiscard]] std::string describe(const Forced& step);       // "r4c5=2 (the only place in row 4)"
[[nodiscard]] std::string_view describe(Slip slip) noexcept;  // "two values swapped"

// The result in sentences: "No solution", "Equal digits see each other."
struct Summary {
    std::string headline, about;
};
[[nodiscard]] Summary summary_of(const Diagnosis& diagnosis, const Puzzle& puzzle);

// Text that is not quite a grid: 80 or 82 cells, a row of eight or ten, eight rows.
struct TextDiagnosis {
    Error error;                    // the error of parse_classic_puzzle
    bool is_nearly_a_grid = false;  // one character or row too few or too many; only then are there repairs
    // Grids with one solution that may have been meant. Each has one edit: the missing or extra value, at its place in
    // the text; for a row, its first cell.
    std::vector<Repair> repairs;
    std::vector<House> missing_rows;  // for a grid with a row too few: where it may be missing
    bool repairs_known = true;        // false when the budget was spent before every such grid was tried
};

// Like describe() of a diagnosis, without the repairs.
[[nodiscard]] std::vector<std::string> describe(const TextDiagnosis& diagnosis);

// Diagnoses text that parse_classic_puzzle rejects.
//
//   limits   those of diagnose
//   returns  std::nullopt if the text is a puzzle: then use diagnose()
//   errors   none
//   cost     a search for each grid that may have been meant: milliseconds
//   threads  safe
[[nodiscard]] std::optional<TextDiagnosis> diagnose_text(std::string_view text,
                                                         const Limits& limits = {
                                                             .time = std::chrono::seconds(5)});

// A player's grid compared with its puzzle.
struct Entries {
    Status status = Status::none;  // of the puzzle; the rest is known only if it is unique
    Grid solution;
    std::vector<Edit> changed;  // givens missing from the player's grid: from the given, to the entry
    std::vector<Edit> wrong;    // entries that contradict the solution: from the entry, to the right value
    std::optional<Edit> first_wrong;  // by the order of play, if it was given
};

// Compares entries with the solution.
//
//   order    cells in the order of play; may be empty or partial
//   limits   of the search for the solution
//   returns  see Entries
//   errors   none
//   cost     one search
//   threads  safe
[[nodiscard]] Entries diagnose_entries(const ClassicPuzzle& puzzle, const Grid& entries,
                                       std::span<const Cell> order = {}, const Limits& limits = {});

}  // namespace nonet
