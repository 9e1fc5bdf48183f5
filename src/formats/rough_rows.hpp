#pragma once
// The cells of text that is not quite a grid, row by row, however many there are.

#include <cstdint>
#include <string_view>
#include <vector>

namespace nonet::formats {

// One row for each line that shows cells; borders, comments and empty lines are passed over.
std::vector<std::vector<std::uint8_t>> rough_rows(std::string_view text);

}  // namespace nonet::formats
