#pragma once
// A record of a stream as texts, for the C face.

#include <string>
#include <string_view>

#include "nonet/puzzle.hpp"

namespace nonet {

// The name that Geometry::classic() has, without making that.
inline constexpr std::string_view classic_name = "9x9";

// They keep their memory from one record to the next.
struct RecordTexts {
    std::string cells;
    std::string marks;  // empty: none
    std::string board;  // its name
};

// Writes the puzzle of a record of another board than the classic one.
void write_texts(const WidePuzzle& puzzle, RecordTexts& texts);

}  // namespace nonet
