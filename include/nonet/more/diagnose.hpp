#pragma once
// Why is a puzzle broken, and how can it be repaired?

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

// One value changed: 0 is an empty cell.
struct Edit {
    Cell cell;
    std::uint8_t from, to;
    friend bool operator==(const Edit&, const Edit&) = default;
};

// What may have gone wrong, the likeliest first: repairs are ranked in this order.
enum class Slip : std::uint8_t {
    swapped,         // two values next to each other stand in each other's place
    neighbour_cell,  // a given stands one cell beside its own
    shifted,         // a value was left out or typed twice, and what follows in its row or line moved by one
    missing_character,  // text of one cell too few
    extra_character,    // text of one cell too many
    missing_row,        // text of one row too few
    extra_row,          // text of one row too many
    missing_given,      // a given was left out
    near_digit,         // a digit beside the right one: one more or less, or above or below it on a keypad
    wrong_digit,        // any other digit
    extra_given,        // a given that should not be there
    two_changes,        // two givens are wrong
};

[[nodiscard]] std::string_view name_of(Slip slip) noexcept;  // "swapped", "neighbour_cell", ...

// A way to repair the grid: after it, there is exactly one solution.
struct Repair {
    Slip slip{};
    std::vector<Edit> edits;  // ascending by cell
    Grid grid;                // the repaired grid
    friend bool operator==(const Repair&, const Repair&) = default;
};

// A digit that has to go into a cell: the only candidate of the cell, or the only place in a house.
struct Forced {
    Cell cell;
    Digit digit;
    std::optional<House> house;  // the house of a hidden single; none for the last candidate of a cell
};

// Givens that already contradict each other.
struct Conflict {
    std::vector<Cell> cells;  // ascending; drop any one and the rest can be solved
    bool minimum = false;     // proved: no smaller set does
    bool minimal = false;     // false only when the budget was spent while shrinking
    // The reason, where singles show it: what follows from the givens in `reason` alone, and where it ends.  These are
    // `cells`, or where singles do not show why those contradict each other, a larger set of which they do.
    std::vector<Cell> reason;
    std::vector<Forced> steps;
    std::optional<DeadEnd> dead_end;
};

// Givens to add so that there is one solution.
struct Completions {
    std::vector<Edit> single;   // every given that does it alone, by cell and digit; empty when none does
    bool single_known = false;  // false when the budget was spent before all were tried
    std::vector<Edit> fewest;   // otherwise the fewest found
    bool fewest_proved = false;
    int needed = 1;  // fewer than these cannot do
};

struct Diagnosis {
    CheckReport report;                // duplicates, status, solutions, differing cells, minimality, ...
    std::vector<DeadEnd> dead_ends;    // impossible cells and houses of the givens as they stand
    std::optional<Conflict> conflict;  // when there is no solution
    std::uint64_t solutions = 0;       // counted
    bool solutions_exact = false;      // otherwise there are at least that many
    CellSet differing;                 // cells that are not the same in all solutions
    std::optional<Completions> completions;  // when there are several solutions
    std::vector<Repair> repairs;             // when there is not exactly one: the likeliest first
    bool repairs_known = false;  // false when the budget was spent before every single change was tried
};

// Diagnoses one puzzle.
//
//   puzzle   its marks are not looked at
//   limits   `time`, `nodes` and `cancel` bound the whole diagnosis; what was found so far is returned
//   errors   none: what is wrong is the answer
//   cost     a few thousand searches for a broken puzzle, one for a proper one; typically a few milliseconds
//   threads  safe
[[nodiscard]] Diagnosis diagnose(const ClassicPuzzle& puzzle,
                                 const Limits& limits = {.time = std::chrono::seconds(5)});

// One line each, in the order in which a person would say them: "repair 1: exchange r3c3=5 and r3c4=7".  All of it costs
// some ten microseconds.
[[nodiscard]] std::vector<std::string> describe(const Diagnosis& diagnosis, const Grid& grid);
[[nodiscard]] std::string describe(const Repair& repair);
[[nodiscard]] std::string describe(const Forced& step);       // "r4c5=2 (its only place in row 4)"
[[nodiscard]] std::string_view describe(Slip slip) noexcept;  // "two values exchanged"

// What it comes to, as sentences: "No solution", "Equal digits see each other."
struct Summary {
    std::string headline, about;
};
[[nodiscard]] Summary summary_of(const Diagnosis& diagnosis, const Grid& grid);

// Text that is not quite a grid: 80 or 82 cells, a row of eight or ten, eight rows.
struct TextDiagnosis {
    Error error;  // what parse_puzzle says of it
    bool is_nearly_a_grid =
        false;  // one character or row too few or too many; only then is there more to say
    // Grids it could have been that have one solution.  There is one edit: the value left out or too many, where it stands
    // in the text; for a row, its first cell.
    std::vector<Repair> repairs;
    std::vector<House> missing_rows;  // of a grid with a row too few: where it can be missing
    bool repairs_known = true;        // false when the budget was spent before every such grid was tried
};

// As describe() of a diagnosis, without the repairs.
[[nodiscard]] std::vector<std::string> describe(const TextDiagnosis& diagnosis);

// What is wrong with text that parse_puzzle refuses.
//
//   limits   those of diagnose
//   returns  std::nullopt when the text is a puzzle: then diagnose() is the one to ask
//   errors   none
//   cost     a search for each grid that it could have been: milliseconds
//   threads  safe
[[nodiscard]] std::optional<TextDiagnosis> diagnose_text(std::string_view text,
                                                         const Limits& limits = {
                                                             .time = std::chrono::seconds(5)});

// A player's grid against its puzzle.
struct Entries {
    Status status = Status::none;  // of the puzzle; the rest is known only when it is unique
    Grid solution;
    std::vector<Edit> changed;  // givens that the player's grid does not have: from the given, to the entry
    std::vector<Edit> wrong;    // entries that contradict the solution: from the entry, to the right value
    std::optional<Edit> first_wrong;  // by the order of play, when it was given
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
