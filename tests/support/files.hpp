#pragma once
// Puzzle files: the repository's own, and public ones, without which tests must still pass.

#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <memory>
#include <string>
#include <vector>

namespace nonet::testing {

// The path of a file of this repository.
std::string source_path(const std::string& name);

inline std::vector<std::string> read_lines(const std::string& path) {
    std::ifstream file(path);
    std::vector<std::string> lines;
    for (std::string line; std::getline(file, line);) lines.push_back(line);
    return lines;
}

// Returns the path of a file of the public sets: in the folder that NONET_SETS names, which tools/fetch_sets fills, or
// in ../shared/data.
inline std::string sets_path(const std::string& name) {
    const char* folder = std::getenv("NONET_SETS");
    return (folder ? std::string(folder) + "/" : source_path("../shared/data/")) + name;
}

// Returns the first `limit` lines of the public set puzzles/NAME (0: all), unpacked by the zstd program if necessary.
// Returns none if neither NAME nor NAME without .zst exists, or if the program is missing.
inline std::vector<std::string> shared_lines(const std::string& name, std::size_t limit = 0) {
    std::string path = sets_path("puzzles/" + name);
    std::vector<std::string> lines;
    if (!std::filesystem::exists(path) && path.ends_with(".zst")) path.resize(path.size() - 4);
    if (!std::filesystem::exists(path)) return lines;
    const std::string command = (path.ends_with(".zst") ? "zstd -dcq '" : "cat '") + path + "' 2>/dev/null";
    const auto close = [](std::FILE* file) { pclose(file); };
    const std::unique_ptr<std::FILE, decltype(close)> pipe(popen(command.c_str(), "r"), close);
    char buffer[256];
    while ((limit == 0 || lines.size() < limit) && pipe && std::fgets(buffer, sizeof buffer, pipe.get()))
        lines.emplace_back(buffer);
    return lines;
}

}  // namespace nonet::testing
