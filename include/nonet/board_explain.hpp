#pragma once
// Human-style solving on any board: the functions of explain.hpp and rate.hpp for a WidePuzzle.
//
// The techniques are those of board_order(). The others are off: they are written for the classic board. Steps have no
// numeric rating: Sudoku Explainer's scale is defined for the classic board only, so Step::rating is 0. The difficulty of
// a puzzle is the level of the hardest technique it needs.

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "nonet/explain.hpp"
#include "nonet/function_ref.hpp"

namespace nonet {

struct Technique;  // nonet/more/techniques.hpp

// Like State: a value, 0 or digit + 1, and the candidates for each cell.
struct WideState {
    std::vector<std::uint8_t> values;
    std::vector<WideDigitSet> marks;
    friend bool operator==(const WideState&, const WideState&) = default;
};

// The level of a technique on boards other than the classic one, and of a puzzle that needs it.
enum class Level : std::uint8_t {
    easy,    // singles
    medium,  // cages, lines and other rules, locked candidates, common peers, pairs, triplets
    hard,    // innies and outies, clues from outside, the law of leftovers, fish, wings, quads
    expert,  // chains
    trial,   // a supposition and everything that follows from it
};

// "easy", "medium", "hard", "expert", "trial".
[[nodiscard]] std::string_view name_of(Level level) noexcept;

// The techniques for any board in their order of trial, easier ones first; and the level of one, none if it is off.
[[nodiscard]] std::span<const Technique* const> board_order() noexcept;
[[nodiscard]] std::optional<Level> level_of(const Technique& technique) noexcept;

// Why a technique is off on a board, in words; empty if it is on. "X-Wing needs rows and columns that hold every digit".
[[nodiscard]] std::string why_off(const Technique& technique, const Geometry& board);

// The state in which a puzzle begins, and a step applied to a state: like start_of and apply for the classic board.
[[nodiscard]] WideState start_of(const WidePuzzle& puzzle);
void apply(const Geometry& board, WideState& state, const Step& step);

// Like Path.
struct WidePath {
    Status status = Status::none;
    Ending ending = Ending::stuck;
    WideState start, end;
    std::vector<Step> steps;
    std::optional<DeadEnd> dead_end;
};

// Like ExplainOptions; if no technique of the list is on, the path is stuck at its start.
struct WideExplainOptions {
    std::span<const Technique* const> techniques = board_order();
    FunctionRef<void(const WidePath& path)> on_progress = {};
    std::size_t most_steps = static_cast<std::size_t>(-1);  // a longer path ends here, with Ending::budget
};

// Like explain(). The last technique, a trial, solves what chains do not, so only the budget can cut a path short; with
// fewer techniques a path may get stuck.
//
//   cost     milliseconds, and the search for the solution: set limits on boards of 20 x 20 and larger
//   threads  safe
[[nodiscard]] WidePath explain(const WidePuzzle& puzzle, const Limits& limits = reasoning_limits,
                               const WideExplainOptions& options = {});

// Like pruned().
[[nodiscard]] WidePath pruned(const Geometry& board, WidePath path);

// Like Hint, but the wrong values are known only if the givens are.
struct WideHint {
    Status status = Status::none;
    std::vector<Cell> wrong_values;
    std::vector<CellDigits> wrong;
    std::optional<Step> step;
    WideState state;
    Ending ending = Ending::stuck;
};

// Like hint().
//
//   givens   the values the player began with, if the puzzle is known and proper; otherwise empty
[[nodiscard]] WideHint hint(const WidePuzzle& puzzle, const Limits& limits = reasoning_limits,
                            std::span<const std::uint8_t> givens = {},
                            std::span<const Technique* const> techniques = board_order());

// Like Contradiction.
struct WideContradiction {
    Status status = Status::none;
    bool found = false;
    bool right = false;
    WideState start;
    std::vector<Step> steps;
    std::optional<Cell> value;
    std::optional<DeadEnd> dead_end;
};

// Like why_not().
//
//   cost     a path; then up to the square of its length to drop unneeded steps
[[nodiscard]] WideContradiction why_not(const WidePuzzle& puzzle, Candidate candidate,
                                        const Limits& limits = reasoning_limits,
                                        std::span<const Technique* const> techniques = board_order());

// Like all_steps().
[[nodiscard]] std::vector<Step> all_steps(const Geometry& board, const WideState& state,
                                          const Limits& limits = reasoning_limits,
                                          std::span<const Technique* const> techniques = board_order());

// The difficulty of a puzzle: the level of its hardest step, and the steps of each technique. No numeric rating is
// defined.
struct WideRating {
    Status status = Status::none;  // unique: rated, as far as the techniques reach
    Ending ending = Ending::stuck;
    Level level = Level::easy;  // of the hardest step; with Ending::stuck the techniques do not suffice
    std::string_view hardest;   // the name of its technique; empty if there was no step
    std::vector<std::uint32_t> counts;  // steps of each technique, in the order of board_order()
};
[[nodiscard]] WideRating rate(const WidePuzzle& puzzle, const Limits& limits = reasoning_limits);
[[nodiscard]] WideRating rating_of(const WidePath& path);

// ---- In words: as in explain.hpp, with the board's names of cells and houses, and values as the board writes them.

[[nodiscard]] StepWords words_of(const Step& step, const Geometry& board, Cells cells = Cells::r1c1);
[[nodiscard]] std::string conclusion_of(const Step& step, const Geometry& board, Cells cells = Cells::r1c1);
[[nodiscard]] std::string describe(const Step& step, Rung rung, const Geometry& board,
                                   Cells cells = Cells::r1c1);
[[nodiscard]] std::string describe(const WideHint& hint, Rung rung, const Geometry& board,
                                   Cells cells = Cells::r1c1);
[[nodiscard]] std::string describe_clash(const WideContradiction& contradiction, const Geometry& board,
                                         Cells cells = Cells::r1c1);
[[nodiscard]] std::string describe(const DeadEnd& end, const Geometry& board, Cells cells = Cells::r1c1);
[[nodiscard]] std::string candidate_name(Candidate candidate, const Geometry& board,
                                         Cells cells = Cells::r1c1);

// ---- As JSON, with the keys of docs/json.md and docs/steps.md.

[[nodiscard]] std::string to_json(const WidePath& path, const Geometry& board, Cells cells = Cells::r1c1);
[[nodiscard]] std::string to_json(const WideHint& hint, Rung rung, const Geometry& board,
                                  Cells cells = Cells::r1c1);
[[nodiscard]] std::string to_json(const WideContradiction& contradiction, Candidate candidate,
                                  const Geometry& board, Cells cells = Cells::r1c1);
[[nodiscard]] std::string to_json(const WideRating& rating, const Geometry& board, bool counts = false);

// The result of all_steps in the state in which a puzzle of this status begins.
[[nodiscard]] std::string to_json(const WideState& start, Status status, std::span<const Step> steps,
                                  const Geometry& board, Cells cells = Cells::r1c1);

}  // namespace nonet
