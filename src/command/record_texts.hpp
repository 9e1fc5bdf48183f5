#pragma once
// A record of a stream as texts, for the C interface.

#include <string>
#include <string_view>

#include "nonet/puzzle.hpp"

namespace nonet {

// The name of Geometry::classic(), available without making it.
inline constexpr std::string_view classic_name = "9x9";

// The strings keep their memory from one record to the next.
struct RecordTexts {
    std::string cells;
    std::string marks;  // empty: none
    std::string board;  // its name
};

// Writes a record's puzzle of another board.
void write_texts(const WidePuzzle& puzzle, RecordTexts& texts);

}  // namespace nonet
