#pragma once
// Grids for tests: from 81 characters, and from the public puzzle sets.

#include <string>
#include <string_view>
#include <vector>

#include "nonet/puzzle.hpp"
#include "support/files.hpp"

namespace nonet {

inline Grid grid_of(std::string_view text) {
    Grid grid;
    for (int cell = 0; cell < cell_count; ++cell) {
        const char c = text[static_cast<std::size_t>(cell)];
        grid[cell] = c >= '1' && c <= '9' ? static_cast<std::uint8_t>(c - '0') : 0;
    }
    return grid;
}

inline std::string text_of(const Grid& grid) {
    std::string text;
    for (auto value : grid.values) text += static_cast<char>(value == 0 ? '.' : '0' + value);
    return text;
}

// Returns up to `most` puzzles of a public set; none if it is absent.
inline std::vector<Grid> shared_puzzles(const std::string& name, std::size_t most) {
    std::vector<Grid> grids;
    for (const std::string& line : testing::shared_lines(name, most)) grids.push_back(grid_of(line));
    return grids;
}

}  // namespace nonet
