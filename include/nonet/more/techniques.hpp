#pragma once
// The named techniques, and ratings and explanations that use only some of them.

#include <concepts>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "nonet/explain.hpp"
#include "nonet/function_ref.hpp"
#include "nonet/rate.hpp"

namespace nonet {

// The lowest rating that a step of a technique can have, on each scale; 0 if the technique is not part of it.
struct Ratings {
    double se = 0;  // Sudoku Explainer 1.2.1
};

// Obtained by pointer from the functions below. The library cannot use a technique that a caller defines.
struct Technique {
    std::string_view id;       // "hidden_pair": stable, printed in tables and JSON
    std::string_view name;     // "Hidden Pair"
    std::string_view meaning;  // in one sentence
    Ratings ratings;
    bool assumes_unique = false;  // whether it relies on the puzzle having one solution
};

// All techniques: first those of Sudoku Explainer, in its order of trial, then the others.
//
//   cost      a table, made at the first call
//   threads   safe
[[nodiscard]] std::span<const Technique* const> techniques() noexcept;

// The techniques of Sudoku Explainer 1.2.1 in its order of trial, which differs slightly from the order of its ratings.
// Its ratings and explanations use only these.
[[nodiscard]] std::span<const Technique* const> se_order() noexcept;

// The techniques for boards other than the classic one in their order of trial, easier ones first. The others are off
// there: they are written for the classic board.
[[nodiscard]] std::span<const Technique* const> board_order() noexcept;

// The level of a technique of board_order(); none if it is off.
[[nodiscard]] std::optional<Level> level_of(const Technique& technique) noexcept;

// Why a technique is off on a board, in words; empty if it is on. "X-Wing needs rows and columns that hold every digit".
[[nodiscard]] std::string why_off(const Technique& technique, const Geometry& board);

// Finds any of techniques() by id; nullptr if there is none.
[[nodiscard]] const Technique* find_technique(std::string_view id) noexcept;

// An entry of a scale (more/scales.hpp): a technique and the difficulty of its steps.
struct ScaleEntry {
    std::string_view technique;           // its id; on the scales of HoDoKu that of HodokuTechnique
    const Technique* found_by = nullptr;  // nullptr: only HoDoKu's own walk finds it
    // Of each step; on Sudoku Explainer's scale, where steps differ, the minimum; 0: each step keeps its own.
    double difficulty = 0;
    std::uint32_t longest = 0;  // maximum literals of a chain (Step::complexity); 0: no limit
};

// Selects some of the techniques, in their order of trial.
//
//   only       select these; if empty, those of `otherwise`
//   without    leave out these
//   returns    empty if none is left
//   cost       next to nothing
//   threads    safe
[[nodiscard]] std::vector<const Technique*> choose_techniques(
    std::span<const Technique* const> only, std::span<const Technique* const> without,
    std::span<const Technique* const> otherwise = se_order());

// The techniques that a rating may use. A restricted rating answers "is this technique needed?" (leave it out and see
// whether the puzzle gets stuck) and "is it harder than this?" (without finding out by how much).
struct RatingOptions {
    std::span<const Technique* const> techniques = se_order();  // in the order of trial
    int ceiling = stuck_rating;  // tenths: if the next step would be harder, the puzzle counts as stuck
};

// rate() with only some of the techniques.
//
//   returns  see Rating; stuck_rating if the techniques do not suffice
//   errors   none
//   cost     that of rate
//   threads  safe; no state outlives the call
[[nodiscard]] Rating rate(const ClassicPuzzle& puzzle, const Limits& limits, const RatingOptions& options);

inline constexpr std::size_t every_step = static_cast<std::size_t>(-1);

// The techniques that an answer may use: a list, or the entries of a scale.
//
//   list      in the order of trial; none: se_order() on the classic board, board_order() on others
//   entries   if not empty, these are used, and the rating of each step is the difficulty of its entry; for the classic
//             board only
struct TechniqueChoice {
    std::optional<std::span<const Technique* const>> list = {};
    std::span<const ScaleEntry> entries = {};

    TechniqueChoice() = default;
    template <std::convertible_to<std::span<const Technique* const>> List>
    TechniqueChoice(const List& techniques) : list(techniques) {}
    template <std::convertible_to<std::span<const ScaleEntry>> List>
    TechniqueChoice(const List& of_scale) : entries(of_scale) {}
};

// The techniques of a path, its maximum length, and a callback for its progress.
struct ExplainOptions {
    TechniqueChoice techniques = {};
    FunctionRef<void(const Path& path)> on_progress =
        {};  // once when path.status is known, then after each step: path.steps.back()
    std::size_t most_steps = every_step;  // a longer path ends here, with Ending::budget
};

// explain(), hint(), why_not() and all_steps() with only some of the techniques, all_steps() for a state of any board.
//
//   returns  as those functions; stuck, or nothing found, if the techniques do not suffice. On boards other than the
//            classic one the last technique, a trial, solves what the others do not
//   errors   none
//   cost     at most that of all techniques
//   threads  safe; no state outlives the call
[[nodiscard]] Path explain(const Puzzle& puzzle, const Limits& limits, const ExplainOptions& options);
[[nodiscard]] Hint hint(const Puzzle& puzzle, const Limits& limits, std::span<const std::uint8_t> givens,
                        const TechniqueChoice& techniques);
[[nodiscard]] Contradiction why_not(const Puzzle& puzzle, Candidate candidate, const Limits& limits,
                                    const TechniqueChoice& techniques);
[[nodiscard]] std::vector<Step> all_steps(const State& state, Status status, const Limits& limits,
                                          const TechniqueChoice& techniques,
                                          const Geometry& board = Geometry::classic());

}  // namespace nonet
