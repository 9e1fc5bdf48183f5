#pragma once
// Reads the cells of text that is not quite a grid, row by row; rows may have any length.

#include <cstdint>
#include <string_view>
#include <vector>

namespace nonet::formats {

// Returns one row for each line that has cells. Borders, comments and empty lines are skipped.
std::vector<std::vector<std::uint8_t>> rough_rows(std::string_view text);

}  // namespace nonet::formats
