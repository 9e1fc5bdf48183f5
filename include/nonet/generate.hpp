#pragma once
// Makes puzzles. Every one is proved to have exactly one solution.

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "nonet/explain.hpp"
#include "nonet/limits.hpp"
#include "nonet/puzzle.hpp"
#include "nonet/rate.hpp"
#include "nonet/result.hpp"
#include "nonet/rules.hpp"

namespace nonet {

struct Technique;  // more/techniques.hpp
struct Scale;      // more/scales.hpp

// How the pattern of the givens repeats: the ten subgroups of the symmetries of a square.
enum class Symmetry : std::uint8_t {
    none,
    rot180,      // half turn
    rot90,       // quarter turns
    horizontal,  // mirrored left to right: column 1 matches column 9
    vertical,    // mirrored top to bottom: row 1 matches row 9
    diagonal,    // mirrored in the diagonal through r1c1
    antidiagonal,
    mirrors,    // horizontal and vertical, so rot180 as well
    diagonals,  // both diagonals, so rot180 as well
    full,       // all symmetries of the square
};
inline constexpr int symmetry_count = 10;

// "none", "rot180", ...: as typed after --symmetry.
[[nodiscard]] std::string_view name_of(Symmetry symmetry) noexcept;

// The symmetry of that name, if there is one.
[[nodiscard]] std::optional<Symmetry> find_symmetry(std::string_view name) noexcept;

// In words: "half turn", "left and right".
[[nodiscard]] std::string_view describe(Symmetry symmetry) noexcept;

// In tenths; both bounds are included.
struct RatingRange {
    int lowest = 0, highest = stuck_rating;
};

// The required rating on the scale that an order names.
struct ScaleOrder {
    std::string level = {};  // one of the scale's level names; empty: any
    std::optional<std::pair<int, int>> difficulty =
        {};  // of the hardest step, in tenths; both bounds are included
    std::optional<std::pair<int, int>> score = {};  // the sum of the steps, in tenths
};

struct GenerateOptions {
    std::uint64_t seed = 0;
    Symmetry symmetry = Symmetry::none;
    bool minimal = false;            // no single given can be dropped
    int fewest_givens = 0;           // at least this many givens
    int most_givens = cell_count;    // at most this many
    Grid contains;                   // givens that the puzzle must have
    CellSet cells = CellSet::all();  // the only cells that may hold givens
    std::optional<Grid> solution;    // the solution, finished and right; `contains` must agree with it
    // Minlex forms, ascending: puzzles isomorphic to one of them are rejected. Not copied: see Generator::create.
    std::span<const Grid> avoid;
    std::optional<RatingRange> rating;  // ER, by Sudoku Explainer's scale
    // The puzzle must be solvable with this technique and those before it in se_order(), and not without this one. If a
    // rating is ordered too, the other techniques are those that are not harder than it.
    const Technique* needs = nullptr;
    // If set, `needs` refers to the scale's entries before the technique, and `on_scale` is the required rating. The
    // scale must outlive the generator. If not set, a technique that Sudoku Explainer does not have is judged on the
    // scale nonet-1.
    const Scale* scale = nullptr;
    std::optional<ScaleOrder> on_scale;
    // Make neighbours of this puzzle: drop `like_drop` of its givens and add `like_add` others (with a symmetry: that
    // many groups of givens).
    std::optional<Grid> like;
    int like_drop = 1, like_add = 1;
    bool unbiased = false;       // minimal puzzles, each with the same chance as others of as many givens
    std::uint64_t attempts = 0;  // solutions or neighbours to try for each puzzle; 0: no limit
};

// Requires givens exactly in the cells where `mask`, one character per cell, is neither '.' nor '0'. Sets `cells` and
// both bounds.
//
//   errors   Errc::bad_argument if the mask has the wrong number of characters
[[nodiscard]] Result<void> set_pattern(GenerateOptions& options, std::string_view mask);

// The rating of a puzzle on the scale of its order.
struct OnScale {
    std::string level;              // empty if the scale has no levels or its techniques do not suffice
    int difficulty = 0, score = 0;  // in tenths
    std::string scale;              // the stamp
};

struct Generated {
    Grid puzzle;  // proper; if `met`, also everything else that was ordered
    Grid solution;
    // If false, the puzzle is the best one found when attempts or time ended; it is empty if none was found.
    bool met = false;
    std::uint64_t attempts = 0;       // solutions or neighbours tried
    std::optional<int> er;            // in tenths, if a rating was ordered and the puzzle was rated
    std::optional<OnScale> on_scale;  // if GenerateOptions::on_scale was set and the puzzle was rated
};

// Makes puzzles to order. Puzzle number i depends only on the options and on i: not on the machine, the kernel, the
// number of threads, or which puzzles are made together.
//
//   without a range of givens   draws solutions and removes givens in random order as long as the puzzle stays proper;
//                               then `minimal` holds automatically unless a symmetry is ordered
//   with a range of givens      stops removing at a number of givens drawn from the range; with `minimal`, puzzles
//                               outside the range are rejected
//   with a rating               takes the first puzzle that has it; after 64 misses it tries neighbours of the nearest
//                               one
//   like another                draws neighbours until one is proper
//   distribution                described in docs/generate.md, with its limits
class Generator {
 public:
    // Takes an order.
    //
    //   options   copied, except the forms to `avoid`: these stay the caller's and must outlive the generator
    //   errors    Errc::bad_argument if no puzzle can meet them, as far as that is easily detected
    //   cost      below a millisecond
    [[nodiscard]] static Result<Generator> create(const GenerateOptions& options);
    ~Generator();
    Generator(Generator&&) noexcept;
    Generator& operator=(Generator&&) noexcept;

    // Makes the puzzles first, first + 1, ...
    //
    //   limits    time and cancel, for the whole call; puzzles unfinished by then are not `met`
    //   out       every element is written
    //   returns   Stop::finished, budget or cancelled
    //   errors    none
    //   cost      about 18 microseconds for a puzzle ordered with only a seed, at 256 or more at a time; 2 MB of memory
    //   threads   one generator per thread
    Stop make(std::uint64_t first, std::span<Generated> out, const Limits& limits = {});

 private:
    class Impl;
    explicit Generator(std::unique_ptr<Impl> impl);
    std::unique_ptr<Impl> impl_;
};

// ---- Any board

struct BoardOrder {
    std::uint64_t seed = 0;
    Symmetry symmetry = Symmetry::none;  // the board's shape must allow it: turns and diagonals need a square
    bool minimal = false;                // no single given can be dropped
    int fewest_givens = 0;               // at least this many givens
    int most_givens = Geometry::most_cells;  // at most this many
    std::uint64_t attempts = 0;              // solutions to try for each puzzle; 0: no limit
    // Kinds of rules for which clues are made for each puzzle, true of its solution. If the board has cages without
    // totals, these get totals and no new cages are made.
    std::vector<RuleKind> rules;
    int clues = 0;               // of each of these kinds; 0: the usual number
    std::optional<Level> level;  // the puzzle's level, as determined by rate
    // Each puzzle has pieces of its own, made by make_jigsaw, instead of the board's boxes.
    bool jigsaw = false;
};

// The kinds of rules for which clues can be made.
[[nodiscard]] std::span<const RuleKind> makeable_rules() noexcept;

// Returns the kinds of a list of names separated by commas: "killer,thermo".
//
//   errors   Errc::bad_argument for an empty list, or a name that is not one of makeable_rules()
[[nodiscard]] Result<std::vector<RuleKind>> read_makeable_rules(std::string_view names);

struct BoardPuzzleMade {
    std::vector<std::uint8_t> puzzle;    // proper; if `met`, also everything else that was ordered
    std::vector<std::uint8_t> solution;  // empty if the board has none, or none was found in time
    bool met = false;                    // if false, the puzzle is the last one tried, as far as it was made
    std::uint64_t attempts = 0;          // solutions tried
    // The board with the puzzle's own clues and pieces; empty if none were ordered.
    std::optional<Geometry> board;
};

// Makes puzzles of one board to order. Puzzle number i depends only on the board, the order and i.
//
//   without most_givens   draws a solution and removes givens in random order as long as the puzzle stays proper
//   with most_givens      stops as soon as few enough are left, unless `minimal` is set. A given is then also kept if it
//                         takes long to find out whether it can go
//   with rules            places clues at random over the solution before removing givens, all of which may go if the
//                         clues suffice
//   with jigsaw           makes the pieces first; boards with further rules can have no solution with most pieces: set
//                         `attempts` or a time
//   distribution          not uniform: solutions are found by a search with random choices
class BoardGenerator {
 public:
    // Takes an order.
    //
    //   errors   Errc::bad_argument if the bounds leave no number of givens, the board's shape does not have the
    //            symmetry, a rule is not among makeable_rules(), or a board that is not square or is a jigsaw is to be
    //            made a jigsaw
    //   cost     that of preparing the board: microseconds to a millisecond
    [[nodiscard]] static Result<BoardGenerator> create(const Geometry& geometry, const BoardOrder& order);
    ~BoardGenerator();
    BoardGenerator(BoardGenerator&&) noexcept;
    BoardGenerator& operator=(BoardGenerator&&) noexcept;

    // Makes the puzzles first, first + 1, ...
    //
    //   limits    time and cancel, for the whole call; puzzles unfinished by then are not `met`
    //   out       every element is written
    //   returns   Stop::finished, budget or cancelled
    //   errors    none; for a board without a solution no puzzle is made
    //   cost      tens of milliseconds for 16 x 16, about a second for 25 x 25 down to 300 givens; without a limit, minimal
    //             puzzles of 25 x 25 can take very long
    //   threads   one generator per thread
    Stop make(std::uint64_t first, std::span<BoardPuzzleMade> out, const Limits& limits = {});

 private:
    class Impl;
    explicit BoardGenerator(std::unique_ptr<Impl> impl);
    std::unique_ptr<Impl> impl_;
};

struct JigsawMade {
    std::vector<std::uint8_t>
        pieces;  // for each cell the number of its piece, from 0 in the order of their first cells
    std::vector<std::uint8_t> filling;  // a solution of that board
};

// Makes a random jigsaw of `side` rows and columns: `side` connected pieces of `side` cells each, and a filling of it.
//
//   side      1..25
//   number    selects the jigsaw, which depends only on side, seed and number
//   returns   empty pieces if the limits ended the call
//   errors    Errc::bad_argument for another side
//   cost      some milliseconds for 9, a tenth of a second for 16; from 20 on half a second and more
//   threads   safe
[[nodiscard]] Result<JigsawMade> make_jigsaw(int side, std::uint64_t seed, std::uint64_t number = 0,
                                             const Limits& limits = {});

}  // namespace nonet
