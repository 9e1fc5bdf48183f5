#pragma once
// verify() for callers that already have the Wide of a board.

#include <span>

#include "core/nine.hpp"
#include "core/wide.hpp"
#include "nonet/more/verify.hpp"

namespace nonet {

Verdict verify_on(const Nine& board, const State& before, const Step& step,
                  std::span<const std::uint8_t> givens = {});
Verdict verify_on(const Wide& board, const State& before, const Step& step,
                  std::span<const std::uint8_t> givens = {});

}  // namespace nonet
