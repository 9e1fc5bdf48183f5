#pragma once
// When two puzzles are the same: the symmetries of Sudoku, canonical forms, automorphisms.
//
// A symmetry may transpose the grid, permute the bands, the rows within each band, the stacks, the columns within each
// stack, and rename the digits: 2 * 6^8 * 9! in all, of which 2 * 6^8 = 3,359,232 move cells. Two puzzles are isomorphic
// if a symmetry maps one to the other; solving, counting and rating give the same results for both.

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "nonet/puzzle.hpp"
#include "nonet/result.hpp"

namespace nonet {

// One symmetry.  Applied to a grid g, in this order:
//
//   h            = transposed ? g mirrored in its main diagonal : g
//   result[r][c] = digits[ h[ rows[r] ][ columns[c] ] ]          an empty cell stays empty
//
// `rows` and `columns` name sources, `digits` names targets; all are permutations of 0..8, and the first two keep the
// bands and the stacks together.  Anything else is a bug of the caller.
struct Transform {
    bool transposed = false;
    std::array<std::uint8_t, side> rows{0, 1, 2, 3, 4, 5, 6, 7, 8};
    std::array<std::uint8_t, side> columns{0, 1, 2, 3, 4, 5, 6, 7, 8};
    std::array<Digit, side> digits{0, 1, 2, 3, 4, 5, 6, 7, 8};

    friend constexpr bool operator==(const Transform&, const Transform&) = default;
};

// Formats a symmetry: sources of the rows and columns, and the new names of the digits.
//
//   returns  "transposed=no rows=123456789 columns=123456789 digits=123456789"
[[nodiscard]] std::string format_transform(const Transform& transform);

// Moves and renames the cells of a grid as described at Transform.
//
//   grid     values 0..9; no rule is checked
//   cost     some hundred nanoseconds
[[nodiscard]] Grid apply(const Transform& transform, const Grid& grid) noexcept;

// Composes two symmetries into one, and inverts one.
//
//   returns  apply(compose(first, then), g) == apply(then, apply(first, g));
//            apply(inverse(t), apply(t, g)) == g
[[nodiscard]] Transform compose(const Transform& first, const Transform& then) noexcept;
[[nodiscard]] Transform inverse(const Transform& transform) noexcept;

// Draws one of all symmetries, each equally likely.
//
//   seed, item  the same pair gives the same symmetry everywhere; each item of a seed is a separate draw
[[nodiscard]] Transform random_transform(std::uint64_t seed, std::uint64_t item = 0) noexcept;

struct Canonical {
    Grid grid;                        // the minlex form
    Transform transform;              // maps the puzzle to `grid`; one of `automorphisms` possible ones
    std::uint64_t automorphisms = 0;  // see Automorphisms::count
};

// Returns the minlex form: the smallest of the 81-character strings (row by row, 0 for an empty cell, so empty sorts
// before 1) of all isomorphic puzzles. Two puzzles have the same form exactly when they are isomorphic.
//
//   grid      complete or not, proper or not, empty allowed
//   errors    Errc::bad_argument if a house repeats a value, or a value is greater than 9
//   cost      about 4 microseconds for a minimal puzzle, 110 for a complete grid, below a millisecond for the
//             most symmetric inputs found (docs/canon.md); 136 bytes for each set of symmetries kept at a time
//   source    the definition is that of the players' forum (gsf, gridchecker); the method is in docs/canon.md
[[nodiscard]] Result<Canonical> canonicalize(const Grid& grid);

struct Automorphisms {
    // The number of the 3,359,232 cell symmetries that leave the puzzle unchanged if its digits are suitably renamed. For
    // a complete grid these are the automorphisms in the usual sense. Digits that do not occur could also be renamed
    // among themselves; that factor (the factorial of their number) is not counted.
    std::uint64_t count = 0;
    std::vector<Transform> generators;  // a few symmetries that generate all of these; none if count is 1
};

// Finds the symmetries of one puzzle.
//
//   grid     as for canonicalize
//   errors   those of canonicalize
//   cost     that of canonicalize, and memory for the generators
//   threads  safe
[[nodiscard]] Result<Automorphisms> automorphisms(const Grid& grid);

// Finds a symmetry that maps one puzzle to the other.
//
//   from, to  as for canonicalize
//   returns   none if they are not isomorphic
//   errors    those of canonicalize
//   cost      that of two canonical forms
//   threads   safe
[[nodiscard]] Result<std::optional<Transform>> find_isomorphism(const Grid& from, const Grid& to);

}  // namespace nonet
