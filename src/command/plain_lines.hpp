#pragma once
// The simplest puzzles, lines of exactly 81 cells, many at a time: this is how the command reads millions.

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>

#include "nonet/reader.hpp"

namespace nonet {

// The original text of 81 cells.
using LineText = std::array<char, cell_count>;

// Puzzles on successive lines of exactly 81 cells.
struct PlainLines {
    std::size_t count = 0;
    std::uint64_t line = 0;     // the line on which the first one begins, 1-based
    std::uint64_t at = 0;       // the byte of the stream at which it begins
    std::uint32_t advance = 0;  // bytes from one line to the next, which may include a carriage return

    // Takes the following lines of exactly 81 cells that are already in the buffer, as many as there is room for.
    //
    //   grids, texts  arrays of the same size
    //   returns       the number of lines and their place. If it is 0, next() reads the rest
    [[nodiscard]] static PlainLines taken_from(PuzzleReader& reader, std::span<Grid> grids,
                                               std::span<LineText> texts);

    // Makes the record of line `index`, as next() would have made it.
    void make_record(std::size_t index, const Grid& grid, const LineText& text, Record& record) const;
};

}  // namespace nonet
