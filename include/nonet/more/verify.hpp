#pragma once
// Checks whether a step is right, from its evidence alone.

#include <cstdint>
#include <span>
#include <string>

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
//   givens   the puzzle's original values, for steps of the classic board that depend on values that were not given; if
//            empty, every value is treated as a given
//   board    of the state
//   returns  sound only if every placement and every removal is proved by the houses, cells and chains the step shows
//   errors   none
//   cost     microseconds; chains within chains a little more
//   threads  safe
//   shares   no code with the techniques
[[nodiscard]] Verdict verify(const State& before, const Step& step, std::span<const std::uint8_t> givens = {},
                             const Geometry& board = Geometry::classic());

}  // namespace nonet
