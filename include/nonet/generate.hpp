#pragma once
// Making puzzles: always with one solution, proved.

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "nonet/board_explain.hpp"
#include "nonet/limits.hpp"
#include "nonet/puzzle.hpp"
#include "nonet/rate.hpp"
#include "nonet/result.hpp"
#include "nonet/rules.hpp"

namespace nonet {

struct Technique;  // more/techniques.hpp
struct Scale;      // more/scales.hpp

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

// On the scale that an order names: what a puzzle must be rated there.
struct ScaleOrder {
    std::string level = {};  // one of the scale's, in its words; empty: any
    std::optional<std::pair<int, int>> difficulty =
        {};  // of the hardest step, in tenths; both bounds belong to it
    std::optional<std::pair<int, int>> score = {};  // the sum of the steps, in tenths
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
    // With a scale (which must outlive the generator) `needs` is what that says of the entries before the technique, and
    // `on_scale` what the puzzle is rated.  Without one, a technique that Sudoku Explainer does not know is needed on the
    // scale nonet-1.
    const Scale* scale = nullptr;
    std::optional<ScaleOrder> on_scale;
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

// What a puzzle is rated on the scale of its order.
struct OnScale {
    std::string level;              // empty where the scale has none, or its techniques do not suffice
    int difficulty = 0, score = 0;  // in tenths
    std::string scale;              // the stamp
};

struct Generated {
    Grid puzzle;  // proper; everything else that was asked for as well, if `met`
    Grid solution;
    // If not, the puzzle is the best there was when attempts or time ended, and empty when there was none.
    bool met = false;
    std::uint64_t attempts = 0;       // solutions, or neighbours, tried
    std::optional<int> er;            // in tenths, when a rating was asked for and the puzzle was rated
    std::optional<OnScale> on_scale;  // when GenerateOptions::on_scale was asked for and the puzzle was rated
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

// ---- Any board

struct BoardOrder {
    std::uint64_t seed = 0;
    Symmetry symmetry = Symmetry::none;  // the board's shape must have it: turns and diagonals need a square
    bool minimal = false;                // no single given can be dropped
    int fewest_givens = 0;               // this many givens or more
    int most_givens = Geometry::most_cells;  // this many or fewer
    std::uint64_t attempts = 0;              // solutions to try for one puzzle; 0: no limit
    // Kinds of rules of which clues are made for each puzzle, true of its solution.  Cages of the board without a total get
    // theirs instead of new ones.
    std::vector<RuleKind> rules;
    int clues = 0;               // of each of these kinds; 0: as many as are usual
    std::optional<Level> level;  // of the puzzle, as rate tells it
};

// The kinds of which clues can be made.
[[nodiscard]] std::span<const RuleKind> makeable_rules() noexcept;

struct BoardPuzzleMade {
    std::vector<std::uint8_t> puzzle;    // proper; everything else that was asked for as well, if `met`
    std::vector<std::uint8_t> solution;  // empty when the board has none, or none was found in time
    bool met = false;                    // if not, the puzzle is the last there was, as far as it was made
    std::uint64_t attempts = 0;          // solutions tried
    // The board with the clues that were made; nothing where none were asked for.
    std::optional<Geometry> board;
};

// Makes puzzles of one board to order.  Puzzle number i depends on the board, the order and on i, and on nothing else.
//
//   without most_givens   a solution is drawn, and givens taken away in random order for as long as the puzzle stays proper
//   with it               that ends as soon as so few are left, but with `minimal`.  A given is then also kept where it
//                         takes long to find out whether it can go
//   with rules            clues are laid out by chance over the solution before givens are taken away, all of them if they
//                         need not be there
//   distribution          not uniform: solutions are found by a search whose choices are random
class BoardGenerator {
 public:
    // Takes an order.
    //
    //   errors   Errc::bad_argument for bounds that leave no number, for a symmetry that the board's shape has not, and for
    //            rules that are not among makeable_rules()
    //   cost     what is made of the board: microseconds to a millisecond
    [[nodiscard]] static Result<BoardGenerator> create(const Geometry& geometry, const BoardOrder& order);
    ~BoardGenerator();
    BoardGenerator(BoardGenerator&&) noexcept;
    BoardGenerator& operator=(BoardGenerator&&) noexcept;

    // Makes the puzzles first, first + 1, ...
    //
    //   limits    time and cancel, for the whole call; what is not finished then is not `met`
    //   out       all of them are written, one for each
    //   returns   Stop::finished, budget or cancelled
    //   errors    none; a board without a solution makes none
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
        pieces;  // of each cell the number of its piece, from 0 in the order of their first cells
    std::vector<std::uint8_t> filling;  // a solution of that board
};

// A random jigsaw of `side` rows and columns: `side` connected pieces of as many cells, and a filling of it.
//
//   side      1..25
//   number    which of them: it depends on side, seed and number, and on nothing else
//   returns   empty pieces where the limits ended it
//   errors    Errc::bad_argument for another side
//   cost      a millisecond for 9; from 20 on some tenths of a second and more
//   threads   safe
[[nodiscard]] Result<JigsawMade> make_jigsaw(int side, std::uint64_t seed, std::uint64_t number = 0,
                                             const Limits& limits = {});

}  // namespace nonet
