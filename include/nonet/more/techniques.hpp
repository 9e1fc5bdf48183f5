#pragma once
// The named techniques, and ratings and explanations that use some of them only.

#include <span>
#include <string_view>
#include <vector>

#include "nonet/explain.hpp"
#include "nonet/function_ref.hpp"
#include "nonet/rate.hpp"

namespace nonet {

// The lowest rating that a step of a technique can have, on each scale; 0 where the technique is not part of it.
struct Ratings {
    double se = 0;  // Sudoku Explainer 1.2.1
};

// Handed out by pointer, by the functions below; a technique of one's own is none that the library could use.
struct Technique {
    std::string_view id;       // "hidden_pair": stable, printed in tables and JSON
    std::string_view name;     // "Hidden Pair"
    std::string_view meaning;  // in a sentence
    Ratings ratings;
    bool assumes_unique = false;  // whether it relies on the puzzle having one solution
};

// All techniques: first those of Sudoku Explainer, in its order of trial, then the others.
//
//   cost      a table, made at the first call
//   threads   safe
[[nodiscard]] std::span<const Technique* const> techniques() noexcept;

// The techniques of Sudoku Explainer 1.2.1 in its order of trial, which is not quite the order of its ratings.  What it
// rates and explains uses these and no others.
[[nodiscard]] std::span<const Technique* const> se_order() noexcept;

// Any of techniques(); nullptr when there is none of that id.
[[nodiscard]] const Technique* find_technique(std::string_view id) noexcept;

// A line of a scale (more/scales.hpp): a technique in its turn, and how hard its steps are.
struct ScaleEntry {
    std::string_view technique;           // its id, on the scales of HoDoKu that of HodokuTechnique
    const Technique* found_by = nullptr;  // nullptr: nothing but HoDoKu's own walk finds it
    // Of each step; on the scale of Sudoku Explainer, where steps differ, the least; 0: each step keeps its own.
    double difficulty = 0;
    std::uint32_t longest = 0;  // chains of at most so many literals (Step::complexity); 0: of any number
};

// Some of the techniques, in their order of trial.
//
//   only       these; those of `otherwise` where there are none
//   without    but none of these
//   returns    empty when none is left
//   cost       next to nothing
//   threads    safe
[[nodiscard]] std::vector<const Technique*> choose_techniques(
    std::span<const Technique* const> only, std::span<const Technique* const> without,
    std::span<const Technique* const> otherwise = se_order());

// What a rating may use.  With less than everything it answers "is this technique needed?" (leave it out: does the
// puzzle get stuck?) and "is it harder than this?" (without finding out by how much).
struct RatingOptions {
    std::span<const Technique* const> techniques = se_order();  // in the order of trial
    int ceiling = stuck_rating;  // tenths: where the next step would be harder, the puzzle counts as stuck
};

// rate() with some of the techniques only.
//
//   returns  see Rating; stuck_rating where the techniques do not suffice
//   errors   none
//   cost     that of rate
//   threads  safe; no state outlives the call
[[nodiscard]] Rating rate(const ClassicPuzzle& puzzle, const Limits& limits, const RatingOptions& options);

inline constexpr std::size_t every_step = static_cast<std::size_t>(-1);

// With what a path is found, how far, and who hears of it while it is.
struct ExplainOptions {
    std::span<const Technique* const> techniques = se_order();  // in the order of trial
    FunctionRef<void(const Path& path)> on_progress =
        {};  // once when path.status is known, then after each step: path.steps.back()
    std::size_t most_steps = every_step;  // a path with more ends here, with Ending::budget
    // Where there are any: these instead of `techniques`, and each step has the difficulty of its entry as its rating.
    std::span<const ScaleEntry> entries = {};
};

// explain(), hint(), why_not() and all_steps() with some of the techniques only.
//
//   returns  as without; stuck, or nothing found, where the techniques do not suffice
//   errors   none
//   cost     that of all techniques at most
//   threads  safe; no state outlives the call
[[nodiscard]] Path explain(const ClassicPuzzle& puzzle, const Limits& limits, const ExplainOptions& options);
[[nodiscard]] Hint hint(const ClassicPuzzle& puzzle, const Limits& limits, const std::optional<Grid>& givens,
                        std::span<const Technique* const> techniques);
[[nodiscard]] Contradiction why_not(const ClassicPuzzle& puzzle, Candidate candidate, const Limits& limits,
                                    std::span<const Technique* const> techniques);
[[nodiscard]] std::vector<Step> all_steps(const State& state, Status status, const Limits& limits,
                                          std::span<const Technique* const> techniques);

// The same by the entries of a scale; each step has the difficulty of its entry as its rating.
[[nodiscard]] Hint hint(const ClassicPuzzle& puzzle, const Limits& limits, const std::optional<Grid>& givens,
                        std::span<const ScaleEntry> entries);
[[nodiscard]] Contradiction why_not(const ClassicPuzzle& puzzle, Candidate candidate, const Limits& limits,
                                    std::span<const ScaleEntry> entries);
[[nodiscard]] std::vector<Step> all_steps(const State& state, Status status, const Limits& limits,
                                          std::span<const ScaleEntry> entries);

}  // namespace nonet
