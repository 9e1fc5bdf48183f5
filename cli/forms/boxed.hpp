#pragma once
// Grids in boxes, for people.

#include <span>
#include <string>
#include <string_view>

#include "frame/streams.hpp"
#include "nonet/board_text.hpp"
#include "nonet/function_ref.hpp"
#include "nonet/puzzle.hpp"

namespace nonet::cli {

struct Look {
    bool colour = false;  // highlights digits that are not givens
    bool lines = false;   // draws boxes with line-drawing characters instead of + - |

    Look(bool wants_colour, bool draws_lines) : colour(wants_colour), lines(draws_lines) {}
    explicit Look(const Streams& io) : Look(io.out_colour, io.out_draws_boxes) {}
};

// Returns `values` with the boxes or pieces of the puzzle's board. Without colour and lines, the result equals
// format_pretty's.
std::string boxed(const Puzzle& puzzle, std::span<const std::uint8_t> values, Glyphs glyphs,
                  const Look& look);

// Changes a drawing like format_pretty's to `look`; cells are numbered in order of appearance.
std::string boxed(std::string_view pretty, FunctionRef<bool(std::size_t cell)> is_found, const Look& look);

}  // namespace nonet::cli
