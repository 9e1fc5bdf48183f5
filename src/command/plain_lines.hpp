#pragma once
// The plainest of puzzles, lines of exactly 81 cells, many at a time: how the command reads millions.

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>

#include "nonet/reader.hpp"

namespace nonet {

// A line of 81 cells as it came.
using LineText = std::array<char, cell_count>;

// Puzzles on lines of exactly 81 cells, one directly behind the other.
struct PlainLines {
    std::size_t count = 0;
    std::uint64_t line = 0;     // the line on which the first one begins, 1-based
    std::uint64_t at = 0;       // the byte of the stream at which it begins
    std::uint32_t advance = 0;  // bytes from one line to the next: a line may end in a carriage return too

    // Takes the lines of exactly 81 cells that come now, as far as they are read already and there is room.
    //
    //   grids, texts  rooms of the same size
    //   returns       how many, and where they stood.  None: next() knows what comes
    [[nodiscard]] static PlainLines taken_from(PuzzleReader& reader, std::span<Grid> grids,
                                               std::span<LineText> texts);

    // Line `index` as the record that next() would have made of it.
    void make_record(std::size_t index, const Grid& grid, const LineText& text, Record& record) const;
};

}  // namespace nonet
