#pragma once
// Large sets of puzzles: fingerprints, duplicates, reproducible splits into parts, and audits. docs/dataset.md explains
// how they are used.

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "nonet/check.hpp"
#include "nonet/limits.hpp"
#include "nonet/puzzle.hpp"
#include "nonet/result.hpp"

namespace nonet {

// A 128-bit identifier of a grid: the first half of the SHA-256 of its 81 values, two per byte, the first in the high
// half. Among n different grids the odds of any two with the same fingerprint are below n^2 / 2^129: 1.5e-27 for a
// million, 1.5e-21 for a billion.
struct Fingerprint {
    std::uint64_t high = 0, low = 0;
    friend constexpr bool operator==(const Fingerprint&, const Fingerprint&) = default;
};

// Returns the fingerprint of any grid; no rule is checked.
//
//   cost     about a microsecond
[[nodiscard]] Fingerprint fingerprint(const Grid& grid) noexcept;

// Returns the fingerprint of a canonical form, which is the same for all isomorphic puzzles.
//
//   of        the form of the puzzle's givens (marks are ignored) or of its solution, shared by all puzzles of one grid
//   limits    of the search for the solution; `solutions` is ignored
//   errors    bad_argument: equal givens in a house; or the solution is wanted and there is not exactly one.
//             unsupported: a board other than the classic one
//   cost      that of canonicalize: a finished grid takes thirty times as long as a minimal puzzle
//   threads   safe
enum class FormOf : std::uint8_t { puzzle, solution };
[[nodiscard]] Result<Fingerprint> form_fingerprint(const Puzzle& puzzle, FormOf of = FormOf::puzzle,
                                                   const Limits& limits = {});
[[nodiscard]] Result<Fingerprint> form_fingerprint(const ClassicPuzzle& puzzle, FormOf of = FormOf::puzzle,
                                                   const Limits& limits = {});

// Remembers puzzles, and reports for each one whether it, or an isomorph of it, came before.
//
//   memory    32 bytes for each different puzzle, in a table that is between three eighths and three quarters full (while
//             it grows, half as much again)
//   threads   one at a time
class SeenPuzzles {
 public:
    enum class Novelty : std::uint8_t {
        novel,     // no isomorph of it came before
        isomorph,  // an isomorph did, but not this exact puzzle
        repeat,    // this exact puzzle did
    };
    struct Answer {
        Novelty novelty;
        std::uint64_t place;  // of the exact puzzle, otherwise of the first isomorph; for a novel one its own
    };

    // Looks a puzzle up, and remembers it.
    //
    //   form     fingerprint of the canonical form
    //   puzzle   fingerprint of the puzzle itself
    //   place    the caller's identifier for it: a line, a record
    Answer add(const Fingerprint& form, const Fingerprint& puzzle, std::uint64_t place);

    [[nodiscard]] std::uint64_t forms() const { return forms_; }      // classes of isomorphs seen
    [[nodiscard]] std::uint64_t puzzles() const { return puzzles_; }  // different puzzles seen
    [[nodiscard]] std::size_t bytes() const { return table_.size() * sizeof(Entry); }

 private:
    // The first puzzle of a class is stored under the fingerprint of its form, every further one under its own.
    struct Entry {
        Fingerprint key;
        std::uint64_t puzzle = 0;  // the first half of the puzzle's fingerprint
        std::uint64_t place = 0;
        bool empty() const { return key == Fingerprint{}; }
    };
    static_assert(sizeof(Entry) == 32);

    Entry& slot_of(const Fingerprint& key);
    void make_room();

    std::vector<Entry> table_;
    std::uint64_t forms_ = 0, puzzles_ = 0;
};

// Assigns something to one of several parts by its fingerprint alone: if the fingerprint is of the canonical form,
// isomorphs go to the same part, in any file and on any machine.
//
//   seed      another seed gives another division
//   shares    their sum must be valid, see sum_of_shares
//   returns   an index into `shares`; part i has the probability shares[i] / sum
//   errors    none: shares without a valid sum are a bug
[[nodiscard]] std::size_t part_of(const Fingerprint& form, std::uint64_t seed,
                                  std::span<const std::uint32_t> shares) noexcept;

// Adds up the parts' shares.
//
//   errors    Errc::bad_argument if the sum is 0, or 2^32 or more
[[nodiscard]] Result<std::uint32_t> sum_of_shares(std::span<const std::uint32_t> shares);

// ---- Audits: each row judged on its own, then compared with all rows before it
//
//     rows --judge_rows--> judged rows --Audit::take, in order--> findings, totals
//          any thread, any batch        one thread

enum class Defect : std::uint8_t {
    unreadable,      // the row has no readable puzzle
    clash,           // equal givens in a house
    none,            // no solution
    multiple,        // several
    undecided,       // the budget was spent before the answer was known
    wrong_solution,  // the row's solution does not solve its puzzle
    not_minimal,     // a given can be dropped, and minimal puzzles were asked for
    repeat,          // the puzzle came before
    isomorph,        // an isomorph of it came before
    leak,            // it or an isomorph of it is in another file
};
inline constexpr std::size_t defect_count = 10;

// "wrong_solution": as used in reports.
[[nodiscard]] std::string_view name_of(Defect defect) noexcept;

// A row's place, in the caller's numbers.
struct Place {
    std::uint64_t file = 0, line = 0;

    // Packed into one number: the file in the high 16 bits, the line in the other 48.
    static constexpr int line_bits = 48;
    static constexpr std::uint64_t most_files = std::uint64_t{1} << (64 - line_bits);
    static constexpr std::uint64_t most_lines = std::uint64_t{1} << line_bits;
    [[nodiscard]] constexpr std::uint64_t packed() const { return file << line_bits | line; }
    [[nodiscard]] static constexpr Place unpacked(std::uint64_t packed) {
        return {packed >> line_bits, packed & (most_lines - 1)};
    }
    friend constexpr bool operator==(const Place&, const Place&) = default;
};

// The row that another one repeats: the first of its kind.
struct Earlier {
    Place place;
    bool same = false;  // the exact puzzle; otherwise an isomorph of it
};

// A cell in which the row's solution differs from the given.
struct Mismatch {
    Cell cell;
    int value, given;
};

// Givens that can each be dropped alone; none if the budget was spent before an answer was found.
struct Minimality {
    std::vector<Cell> redundant;
};

struct Finding {
    Defect defect;
    // Details of the finding: unreadable text, equal digits in the puzzle or in its solution, and so on.
    std::variant<std::monostate, Error, Duplicate, Mismatch, Minimality, Earlier> reason;

    // For repeat, isomorph and leak; otherwise nullptr.
    [[nodiscard]] const Earlier* earlier() const { return std::get_if<Earlier>(&reason); }
};

// A finding in words.
//
//   files     their names, by number; a file without a name is referred to by its number
//   returns   "isomorph of train.csv:17"
[[nodiscard]] std::string describe(const Finding& finding, std::span<const std::string> files = {});

// A row as read.
struct AuditRow {
    Place place;
    Result<ClassicPuzzle> puzzle;         // or why it could not be read
    std::optional<std::string> solution;  // the row's own solution, as text
};

struct JudgedRow {
    Place place;
    std::vector<Finding> findings;
    bool readable = false;
    bool has_form = false;  // no equal givens in a house
    Fingerprint form, puzzle;
    int givens = 0;
    bool unique = false, minimal = false;  // known to be
    bool solution_checked = false;         // the row has a solution
};

// Judges rows, except for their relation to other rows.
//
//   minimality   also ask whether each puzzle is minimal; 25 times the searches
//   limits       nodes are per puzzle; cancel for all; solutions and time are ignored
//   returns      one for each row; nothing if cancelled
//   errors       none: faults of a row are findings
//   cost         about 6 microseconds a row, a thousand at a time
//   threads      safe
[[nodiscard]] std::optional<std::vector<JudgedRow>> judge_rows(std::span<const AuditRow> rows,
                                                               bool minimality, const Limits& limits = {});

// The counts of an audit.
struct AuditTotals {
    std::uint64_t rows = 0, readable = 0, unique = 0, minimal = 0;
    std::uint64_t forms = 0;      // classes of isomorphs
    std::uint64_t solutions = 0;  // given by rows, right or wrong: all were checked
    std::array<std::uint64_t, defect_count> defects{};
    std::array<std::uint64_t, cell_count + 1> givens{};  // the number of puzzles with each number of givens

    [[nodiscard]] std::uint64_t of(Defect defect) const { return defects[static_cast<std::size_t>(defect)]; }
    [[nodiscard]] std::uint64_t all_defects() const;
};

// Compares each row with those before it, and counts.
//
//   memory    that of SeenPuzzles
//   threads   one at a time
class Audit {
 public:
    // Takes the next row, as judged by judge_rows.
    //
    //   row    its repetitions are added to its findings; only a row with a form can repeat another
    //   cost   some tens of nanoseconds, and now and then the table grows
    void take(JudgedRow& row);

    [[nodiscard]] const AuditTotals& totals() const { return totals_; }
    [[nodiscard]] const SeenPuzzles& seen() const { return seen_; }

 private:
    friend struct EarlierAudit;  // resumes an earlier run's work: src/command/audit.hpp
    void compare(JudgedRow& row);
    void count(const JudgedRow& row);
    SeenPuzzles seen_;
    AuditTotals totals_;
};

}  // namespace nonet
