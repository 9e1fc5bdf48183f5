#pragma once
// Nine rows that have more around their cells than a drawing has: names of rows and columns, decimal points, or blanks
// instead of empty cells.

#include "formats/formats.hpp"

namespace nonet::formats {

// Returns whether such rows may begin with this line. It rejects most other lines quickly.
bool may_be_dressed(const Text& text);

// Takes the rows if they are entirely of that kind, or if the places of their cells are ambiguous, which is an error.
// Otherwise takes nothing and returns false.
bool read_dressed_rows(Source& source, const Line& first, Record& record);

}  // namespace nonet::formats
