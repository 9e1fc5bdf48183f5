#pragma once
// Checks whether a step is right, from its evidence alone.

#include <optional>
#include <string>

#include "nonet/board_explain.hpp"
#include "nonet/explain.hpp"

namespace nonet {

struct Verdict {
    bool sound = false;
    std::string reason;  // why a step is unsound, in zero-based cells and digits
};

// Checks that a step's conclusions follow from its evidence. It assumes only the rules of the game, the marks and (if the
// step says so) that there is only one solution.
//
//   before   the state the step applies to
//   step     of any origin
//   givens   the puzzle's original values, for steps that depend on values that were not given; without it every value is
//            treated as a given
//   returns  sound only if every placement and every removal is proved by the houses, cells and chains the step shows
//   errors   none
//   cost     microseconds; chains within chains a little more
//   threads  safe
//   shares   no code with the techniques
[[nodiscard]] Verdict verify(const State& before, const Step& step,
                             const std::optional<Grid>& givens = std::nullopt);

// The same for a step on any board, made by explain() of a WidePuzzle or by other code.
[[nodiscard]] Verdict verify(const Geometry& board, const WideState& before, const Step& step);

}  // namespace nonet
