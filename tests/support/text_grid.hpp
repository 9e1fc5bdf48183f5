#pragma once
// Grids for tests: from 81 characters, and from the puzzle sets beside the repository.

#include <array>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

#include "nonet/puzzle.hpp"

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

// Up to `most` puzzles of ../shared/data/puzzles/NAME (unpacked by the zstd program); none where the set is
// absent.
inline std::vector<Grid> shared_puzzles(const std::string& name, std::size_t most) {
    const std::string path = std::string(NONET_SOURCE_DIR) + "/../shared/data/puzzles/" + name;
    std::vector<Grid> grids;
    if (!std::filesystem::exists(path)) return grids;
    std::FILE* pipe = popen(((path.ends_with(".zst") ? "zstd -dcq '" : "cat '") + path + "'").c_str(), "r");
    if (pipe == nullptr) return grids;
    std::array<char, 256> line{};
    while (std::fgets(line.data(), line.size(), pipe) != nullptr)
        if (const std::string_view text(line.data()); text.size() > cell_count && grids.size() < most)
            grids.push_back(grid_of(text));
    pclose(pipe);
    return grids;
}

}  // namespace nonet
