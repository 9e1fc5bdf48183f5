#pragma once
// Grids in boxes, as people look at them.

#include <string>

#include "frame/streams.hpp"
#include "nonet/puzzle.hpp"

namespace nonet::cli {

struct Look {
    bool colour = false;  // digits that were not given stand out
    bool lines = false;   // the boxes are drawn with lines, and not with + - |

    Look(bool wants_colour, bool draws_lines) : colour(wants_colour), lines(draws_lines) {}
    explicit Look(const Streams& io) : Look(io.out_colour, io.out_draws_boxes) {}
};

// Thirteen lines.  Where `look` asks for nothing these are format_pretty's.
std::string boxed(const Grid& grid, const Grid& givens, const Look& look);

}  // namespace nonet::cli
