#pragma once
// Is a step right?  Asked of its evidence alone.

#include <optional>
#include <string>

#include "nonet/board_explain.hpp"
#include "nonet/explain.hpp"

namespace nonet {

struct Verdict {
    bool sound = false;
    std::string reason;  // what is wrong with an unsound step, in zero-based cells and digits
};

// Checks that a step's conclusions follow from its evidence: nothing is believed but the rules of the game, the marks
// and (where the step says so) that there is only one solution.
//
//   before   the state the step applies to
//   step     of any origin
//   givens   what came with the puzzle, for steps that rest on values that did not; without it every value is taken for a
//            given
//   returns  sound only if every placement and every removal is proved by the houses, cells and chains the step shows
//   errors   none
//   cost     microseconds; chains within chains a little more
//   threads  safe
//   shares   no code with the techniques
[[nodiscard]] Verdict verify(const State& before, const Step& step,
                             const std::optional<Grid>& givens = std::nullopt);

// The same on any board, of a step that explain() of a WidePuzzle or another made.
[[nodiscard]] Verdict verify(const Geometry& board, const WideState& before, const Step& step);

}  // namespace nonet
