#pragma once
// Puzzle files: the repository's own, and those beside it, which a test has to do without where they are absent.

#include <cstdio>
#include <filesystem>
#include <fstream>
#include <memory>
#include <string>
#include <vector>

#ifndef NONET_SOURCE_DIR  // tests/CMakeLists.txt names it; without it, the folder we run in
#define NONET_SOURCE_DIR "."
#endif

namespace nonet::testing {

inline std::string source_path(const std::string& name) { return std::string(NONET_SOURCE_DIR) + "/" + name; }

inline std::vector<std::string> read_lines(const std::string& path) {
    std::ifstream file(path);
    std::vector<std::string> lines;
    for (std::string line; std::getline(file, line);) lines.push_back(line);
    return lines;
}

// The first `limit` lines of ../shared/data/puzzles/NAME (0: all), unpacked by the zstd program if need be; none when
// the file or the program is missing.
inline std::vector<std::string> shared_lines(const std::string& name, std::size_t limit = 0) {
    const std::string path = source_path("../shared/data/puzzles/" + name);
    std::vector<std::string> lines;
    if (!std::filesystem::exists(path)) return lines;
    const std::string command = (name.ends_with(".zst") ? "zstd -dcq '" : "cat '") + path + "' 2>/dev/null";
    const auto close = [](std::FILE* file) { pclose(file); };
    const std::unique_ptr<std::FILE, decltype(close)> pipe(popen(command.c_str(), "r"), close);
    char buffer[256];
    while ((limit == 0 || lines.size() < limit) && pipe && std::fgets(buffer, sizeof buffer, pipe.get()))
        lines.emplace_back(buffer);
    return lines;
}

}  // namespace nonet::testing
