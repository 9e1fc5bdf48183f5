#pragma once
// Making puzzles: always with one solution, proved.

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "nonet/limits.hpp"
#include "nonet/puzzle.hpp"
#include "nonet/rate.hpp"
#include "nonet/result.hpp"

namespace nonet {

struct Technique;  // more/techniques.hpp

// How the places of the givens repeat: the ten subgroups of the symmetries of a square.
enum class Symmetry : std::uint8_t {
    none,
    rot180,      // half turn
    rot90,       // quarter turns
    horizontal,  // mirrored left to right: columns 1 and 9 alike
    vertical,    // mirrored top to bottom: rows 1 and 9 alike
    diagonal,    // mirrored in the diagonal through r1c1
    antidiagonal,
    mirrors,    // horizontal and vertical, so rot180 as well
    diagonals,  // both diagonals, so rot180 as well
    full,       // all of them
};
inline constexpr int symmetry_count = 10;

// "none", "rot180", ...: as typed after --symmetry.
[[nodiscard]] std::string_view name_of(Symmetry symmetry) noexcept;

// The symmetry of that name, if there is one.
[[nodiscard]] std::optional<Symmetry> find_symmetry(std::string_view name) noexcept;

// In words: "half turn", "left and right".
[[nodiscard]] std::string_view describe(Symmetry symmetry) noexcept;

// In tenths; both bounds belong to it.
struct RatingRange {
    int lowest = 0, highest = stuck_rating;
};

struct GenerateOptions {
    std::uint64_t seed = 0;
    Symmetry symmetry = Symmetry::none;
    bool minimal = false;            // no single given can be dropped
    int fewest_givens = 0;           // this many givens or more
    int most_givens = cell_count;    // this many or fewer
    Grid contains;                   // givens that the puzzle must have
    CellSet cells = CellSet::all();  // givens stand in these cells only
    std::optional<Grid> solution;    // the solution, finished and right; `contains` must agree with it
    // Minlex forms, ascending: puzzles isomorphic to one of them are thrown away.  Not copied: Generator::create.
    std::span<const Grid> avoid;
    std::optional<RatingRange> rating;  // ER, by Sudoku Explainer's scale
    // The puzzle can be solved with this technique and those before it in se_order(), or with a rating ordered, with those
    // that are not harder than that; and it cannot without this one.
    const Technique* needs = nullptr;
    // Make neighbours of this puzzle: `like_drop` of its givens go, `like_add` others come (with a symmetry: that many
    // groups of givens).
    std::optional<Grid> like;
    int like_drop = 1, like_add = 1;
    bool unbiased = false;       // minimal puzzles, all those with the same number of givens equally likely
    std::uint64_t attempts = 0;  // solutions, or neighbours, to try for one puzzle; 0: no limit
};

// Givens are to stand where `mask`, a character for each cell, has another one than '.' and '0', and nowhere else: sets
// `cells` and both bounds.
//
//   errors   Errc::bad_argument when the mask has another number of characters
[[nodiscard]] Result<void> set_pattern(GenerateOptions& options, std::string_view mask);

struct Generated {
    Grid puzzle;  // proper; everything else that was asked for as well, if `met`
    Grid solution;
    // If not, the puzzle is the best there was when attempts or time ended, and empty when there was none.
    bool met = false;
    std::uint64_t attempts = 0;  // solutions, or neighbours, tried
    std::optional<int> er;       // in tenths, when a rating was asked for and the puzzle was rated
};

// Makes puzzles to order.  Puzzle number i depends on the options and on i, and on nothing else: not on the machine, the
// kernel, the number of threads, or which puzzles are made together.
//
//   without a range of givens   solutions are drawn, and givens taken away in random order for as long as the puzzle
//                               stays proper; then `minimal` holds by itself unless a symmetry asks for more
//   with a range of givens      taking away stops at a number of givens drawn from the range; with `minimal`, puzzles
//                               outside the range are thrown away
//   with a rating               the puzzles met first; when 64 have missed it, neighbours of the nearest one
//   like another                neighbours are drawn until one is proper
//   distribution                docs/generate.md says what it is and what it is not
class Generator {
 public:
    // Takes an order.
    //
    //   options   copied, but for the forms to `avoid`: these stay the caller's, and must outlive the generator
    //   errors    Errc::bad_argument when no puzzle can meet them, as far as that is easily seen
    //   cost      below a millisecond
    [[nodiscard]] static Result<Generator> create(const GenerateOptions& options);
    ~Generator();
    Generator(Generator&&) noexcept;
    Generator& operator=(Generator&&) noexcept;

    // Makes the puzzles first, first + 1, ...
    //
    //   limits    time and cancel, for the whole call; what is not finished then is not `met`
    //   out       all of them are written, one for each
    //   returns   Stop::finished, budget or cancelled
    //   errors    none
    //   cost      about 18 microseconds for a puzzle ordered with nothing but a seed, 256 or more at a time; 2 MB of memory
    //   threads   one generator per thread
    Stop make(std::uint64_t first, std::span<Generated> out, const Limits& limits = {});

 private:
    class Impl;
    explicit Generator(std::unique_ptr<Impl> impl);
    std::unique_ptr<Impl> impl_;
};

}  // namespace nonet
