#pragma once
// The error for a board that a function does not support.

#include <string>
#include <string_view>

#include "core/say.hpp"
#include "nonet/puzzle.hpp"
#include "nonet/result.hpp"

namespace nonet {

// "found a board of 6 x 6 cells, expected the classic one for engine 'fast'"
inline Error other_board(const Geometry& geometry, std::string_view taker) {
    return {.code = Errc::unsupported,
            .found = say("a board of {rows} x {columns} cells", geometry.rows(), geometry.columns()),
            .expected = say("the classic one for {taker}", translated(taker))};
}

}  // namespace nonet
