#pragma once
// What is wrong with a set of puzzles: each row looked at by itself, and beside all rows before it.  docs/dataset.md
// tells how that is used.
//
//     rows --judge_rows--> judged rows --Audit::take, in order--> findings, totals
//          any thread, any batch        one thread

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "nonet/check.hpp"
#include "nonet/dataset.hpp"
#include "nonet/limits.hpp"
#include "nonet/result.hpp"

namespace nonet {

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
std::string_view name_of(Defect defect) noexcept;

// A row's place, in the caller's numbers.
struct Place {
    std::uint64_t file = 0, line = 0;

    // In one number: the file in the high 16 bits, the line in the other 48.
    static constexpr int line_bits = 48;
    static constexpr std::uint64_t most_files = std::uint64_t{1} << (64 - line_bits);
    static constexpr std::uint64_t most_lines = std::uint64_t{1} << line_bits;
    constexpr std::uint64_t packed() const { return file << line_bits | line; }
    static constexpr Place unpacked(std::uint64_t packed) {
        return {packed >> line_bits, packed & (most_lines - 1)};
    }
    friend constexpr bool operator==(const Place&, const Place&) = default;
};

// The row that another one repeats: the first of its kind.
struct Earlier {
    Place place;
    bool same = false;  // the very puzzle; otherwise an isomorph of it
};

// A cell of the row's solution that is not as given.
struct Mismatch {
    Cell cell;
    int value, given;
};

// Of a puzzle that can lose these givens, each alone; none where the budget was spent before an answer.
struct Minimality {
    std::vector<Cell> redundant;
};

struct Finding {
    Defect defect;
    // What there is to tell of it: unreadable text, equal digits in the puzzle or in its solution, and so on.
    std::variant<std::monostate, Error, Duplicate, Mismatch, Minimality, Earlier> reason;

    // Of repeat, isomorph and leak; otherwise nullptr.
    const Earlier* earlier() const { return std::get_if<Earlier>(&reason); }
};

// A finding in words: "isomorph of train.csv:17".  A file without a name is called by its number.
std::string describe(const Finding& finding, std::span<const std::string> files = {});

// A row as it came.
struct AuditRow {
    Place place;
    Result<ClassicPuzzle> puzzle;         // or why none could be read
    std::optional<std::string> solution;  // the one that the row itself gives, as text
};

struct JudgedRow {
    Place place;
    std::vector<Finding> findings;
    bool readable = false;
    bool has_form = false;  // no equal givens in a house
    Fingerprint form, puzzle;
    int givens = 0;
    bool unique = false, minimal = false;  // known to be
};

// Judges rows, all but their relation to other rows.
//
//   minimality   also ask whether each puzzle is minimal; 25 times the searches
//   limits       nodes are per puzzle; cancel for all; solutions and time are not looked at
//   returns      one for each row; nothing when it was cancelled
//   cost         about 6 microseconds a row, a thousand at a time
//   threads      safe
std::optional<std::vector<JudgedRow>> judge_rows(std::span<const AuditRow> rows, bool minimality,
                                                 const Limits& limits = {});

// What an audit has counted.
struct AuditTotals {
    std::uint64_t rows = 0, readable = 0, unique = 0, minimal = 0;
    std::uint64_t forms = 0;  // classes of isomorphs
    std::array<std::uint64_t, defect_count> defects{};
    std::array<std::uint64_t, cell_count + 1> givens{};  // how many puzzles have that many

    std::uint64_t of(Defect defect) const { return defects[static_cast<std::size_t>(defect)]; }
    std::uint64_t all_defects() const;
};

// Compares each row with those before it, and counts.
//
//   memory    that of SeenPuzzles
//   threads   one at a time
class Audit {
 public:
    // The next row.  What it repeats is added to its findings; only a row with a form can repeat anything.
    void take(JudgedRow& row);

    // As if a row had been taken, for an audit that goes on with an earlier one's work: what it saw, and what it
    // counted.
    void remember(const Fingerprint& form, const Fingerprint& puzzle, const Place& place);
    void go_on_from(const AuditTotals& totals) { totals_ = totals; }

    const AuditTotals& totals() const { return totals_; }
    const SeenPuzzles& seen() const { return seen_; }

 private:
    void compare(JudgedRow& row);
    void count(const JudgedRow& row);
    SeenPuzzles seen_;
    AuditTotals totals_;
};

}  // namespace nonet
