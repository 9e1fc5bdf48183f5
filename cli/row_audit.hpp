#pragma once
// What is wrong with one row of a data set, looked at by itself.

#include <array>
#include <optional>
#include <string>
#include <vector>

#include "batch.hpp"
#include "nonet/dataset.hpp"
#include "nonet/limits.hpp"

namespace nonet::cli {

enum class Defect : std::uint8_t {
    unreadable,      // no puzzle stands there
    clash,           // equal givens in a house
    none,            // no solution
    multiple,        // several
    undecided,       // the budget was spent before the answer
    wrong_solution,  // the solution that the row gives is none of its puzzle
    not_minimal,     // a given can be dropped, and minimal puzzles were asked for
    repeat,          // the puzzle came before
    isomorph,        // an isomorph of it came before
    leak,            // it or an isomorph of it is in another file
};
inline constexpr std::size_t defect_count = 10;

// "wrong_solution": as in reports.
std::string_view name_of(Defect defect);

struct Finding {
    Defect defect;
    std::string detail;
    std::uint64_t place = 0;  // of the earlier row, for the last three
};

struct AuditedRow {
    std::uint64_t line = 0, column = 1;
    std::vector<Finding> findings;
    bool has_form = false;  // no equal givens in a house
    Fingerprint form, puzzle;
    int givens = 0;
    bool unique = false, minimal = false;  // known to be
};

// Audits the rows of a batch, all but their relation to other rows.
//
//   minimality   also ask whether each puzzle is minimal; 25 times the searches
//   limits       per puzzle; cancel for all
//   returns      one for each record; nothing when it was cancelled
std::optional<std::vector<AuditedRow>> audit_rows(const Batch& batch, bool minimality, const Limits& limits);

}  // namespace nonet::cli
