#pragma once
// Large sets of puzzles: fingerprints, what was seen before, and fair parts.  docs/dataset.md tells how they are used.

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "nonet/limits.hpp"
#include "nonet/puzzle.hpp"
#include "nonet/result.hpp"

namespace nonet {

// 128 bits that stand for a grid: the first half of the SHA-256 of its 81 values, two in a byte, the first in the high
// half.  Among n different grids the odds of any two with the same fingerprint are below n^2 / 2^129: 1.5e-27 for a
// million, 1.5e-21 for a billion.
struct Fingerprint {
    std::uint64_t high = 0, low = 0;
    friend constexpr bool operator==(const Fingerprint&, const Fingerprint&) = default;
};

Fingerprint fingerprint(const Grid& grid) noexcept;

// What a puzzle has in common with all its isomorphs: the fingerprint of a canonical form.
//
//   of        its givens' form (marks are not looked at), or its solution's, which all puzzles of one grid share
//   limits    of the search for the solution; `solutions` is not looked at
//   errors    bad_argument: equal givens in a house; a solution is asked for, and there is not exactly one.
//             unsupported: another board than the classic one
//   cost      that of canonicalize: a finished grid takes thirty times as long as a minimal puzzle
enum class FormOf : std::uint8_t { puzzle, solution };
Result<Fingerprint> form_fingerprint(const Puzzle& puzzle, FormOf of = FormOf::puzzle,
                                     const Limits& limits = {});
Result<Fingerprint> form_fingerprint(const ClassicPuzzle& puzzle, FormOf of = FormOf::puzzle,
                                     const Limits& limits = {});

// Remembers puzzles, and tells of each one whether it, or an isomorph of it, came before.
//
//   memory    32 bytes for each different puzzle, in a table between three eighths and three quarters full (while
//             it grows, half as much again)
//   threads   one at a time
class SeenPuzzles {
 public:
    enum class Novelty : std::uint8_t {
        novel,     // no isomorph of it came before
        isomorph,  // one did, but not this very puzzle
        repeat,    // this very puzzle did
    };
    struct Answer {
        Novelty novelty;
        std::uint64_t
            place;  // of what came before: of the very puzzle, or of the first isomorph; else the puzzle's own
    };

    // Asks, and remembers the puzzle.
    //
    //   form     fingerprint of the canonical form
    //   puzzle   fingerprint of the puzzle itself
    //   place    the caller's name for it: a line, a record
    Answer add(const Fingerprint& form, const Fingerprint& puzzle, std::uint64_t place);

    std::uint64_t forms() const { return forms_; }      // classes of isomorphs seen
    std::uint64_t puzzles() const { return puzzles_; }  // different puzzles seen
    std::size_t bytes() const { return table_.size() * sizeof(Entry); }

 private:
    // The first puzzle of a class stands under the fingerprint of its form, every further one under its own.
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

// Which of several parts something belongs to, by its fingerprint alone: isomorphs, given the fingerprint of their form,
// go to the same part, in any file and on any machine.
//
//   seed      another seed, another division
//   shares    with a sum, see sum_of_shares
//   returns   an index into `shares`; part i comes up with the chance shares[i] / sum
std::size_t part_of(const Fingerprint& form, std::uint64_t seed,
                    std::span<const std::uint32_t> shares) noexcept;

// The sum of the parts' shares.  Errc::bad_argument when it is 0, or 2^32 or more.
Result<std::uint32_t> sum_of_shares(std::span<const std::uint32_t> shares);

}  // namespace nonet
