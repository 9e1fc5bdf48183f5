#pragma once
// Nine rows with more around their cells than a drawing: names of rows and columns, decimal points, nothing at all where a
// cell is empty.

#include "formats/formats.hpp"

namespace nonet::formats {

// Whether such rows may begin with this line: a quick no for most others.
bool may_be_dressed(const Text& text);

// Takes them if they are of that kind in every point, or say in two ways where the cells are, which is an error; otherwise
// takes nothing, and gives false.
bool read_dressed_rows(Source& source, const Line& first, Record& record);

}  // namespace nonet::formats
