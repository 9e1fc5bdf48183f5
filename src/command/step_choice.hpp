#pragma once
// Questions about steps with a choice that callers make: of some techniques, or of a scale.

#include <vector>

#include "nonet/explain.hpp"
#include "nonet/more/scales.hpp"
#include "nonet/more/techniques.hpp"

namespace nonet {

// A scale is chosen only for puzzles of the classic board; then the techniques are ignored. Both must outlive the choice.
struct StepChoice {
    const Scale* scale = nullptr;
    TechniqueChoice techniques;
};

inline Path explain(const StepChoice& choice, const Puzzle& puzzle, const Limits& limits,
                    const ScaleExplainOptions& options = {}) {
    if (choice.scale) return explain(*choice.scale, *puzzle.classic(), limits, options);
    return explain(puzzle, limits,
                   {.techniques = choice.techniques,
                    .on_progress = options.on_progress,
                    .most_steps = options.most_steps});
}

inline Hint hint(const StepChoice& choice, const Puzzle& puzzle, const Limits& limits,
                 std::span<const std::uint8_t> givens = {}) {
    return choice.scale ? hint(*choice.scale, *puzzle.classic(), limits, givens)
                        : hint(puzzle, limits, givens, choice.techniques);
}

inline Contradiction why_not(const StepChoice& choice, const Puzzle& puzzle, Candidate candidate,
                             const Limits& limits) {
    return choice.scale ? why_not(*choice.scale, *puzzle.classic(), candidate, limits)
                        : why_not(puzzle, candidate, limits, choice.techniques);
}

// state   of a puzzle of that board
inline std::vector<Step> all_steps(const StepChoice& choice, const State& state, Status status,
                                   const Limits& limits, const Geometry& board) {
    return choice.scale ? all_steps(*choice.scale, state, status, limits)
                        : all_steps(state, status, limits, choice.techniques, board);
}

}  // namespace nonet
