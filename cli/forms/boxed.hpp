#pragma once
// Grids in boxes, as people look at them.

#include <span>
#include <string>
#include <string_view>

#include "frame/streams.hpp"
#include "nonet/board_text.hpp"
#include "nonet/function_ref.hpp"
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

// The same of any board: `values` of the puzzle's, along boxes or pieces.
std::string boxed(const WidePuzzle& puzzle, std::span<const std::uint8_t> values, Glyphs glyphs,
                  const Look& look);

// A drawing of format_board_pretty's kind as `look` wants it; cells are numbered as they come.
std::string boxed(std::string_view pretty, FunctionRef<bool(std::size_t cell)> is_found, const Look& look);

}  // namespace nonet::cli
