#pragma once
// The error for a board that a function does not support.

#include <string>
#include <string_view>

#include "nonet/puzzle.hpp"
#include "nonet/result.hpp"

namespace nonet {

// "found a board of 6 x 6 cells, expected the classic one for engine 'fast'"
inline Error other_board(const Geometry& geometry, std::string_view taker) {
    return {.code = Errc::unsupported,
            .found = "a board of " + std::to_string(geometry.rows()) + " x " +
                     std::to_string(geometry.columns()) + " cells",
            .expected = "the classic one for " + std::string(taker)};
}

}  // namespace nonet
