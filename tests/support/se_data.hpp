#pragma once
// Ratings and steps of the original Sudoku Explainer, where they are at hand (../shared/data/rating).

#include <cstdio>
#include <filesystem>
#include <fstream>
#include <functional>
#include <sstream>
#include <string>
#include <string_view>
#include <vector>

#include "nonet/puzzle.hpp"
#include "nonet/step.hpp"

namespace nonet::se {

inline std::filesystem::path data_folder() {
    return std::filesystem::path(NONET_SOURCE_DIR) / ".." / "shared" / "data" / "rating";
}

// Calls `line` for each line of a file; *.zst through the zstd command.  False when there is no such file (or
// command).
inline bool for_each_line(const std::filesystem::path& path,
                          const std::function<void(const std::string&)>& line) {
    if (!std::filesystem::exists(path)) return false;
    const bool packed = path.extension() == ".zst";
    const std::string command = (packed ? "zstd -dcq '" : "cat '") + path.string() + "'";
    FILE* pipe = popen(command.c_str(), "r");
    if (pipe == nullptr) return false;
    std::string text;
    char buffer[1 << 14];
    while (std::fgets(buffer, sizeof buffer, pipe)) {
        text += buffer;
        if (text.back() != '\n') continue;
        text.pop_back();
        line(text);
        text.clear();
    }
    return pclose(pipe) == 0;
}

inline std::vector<std::string> split(const std::string& text, char separator) {
    std::vector<std::string> parts;
    std::size_t from = 0;
    for (std::size_t at; (at = text.find(separator, from)) != std::string::npos; from = at + 1)
        parts.push_back(text.substr(from, at - from));
    parts.push_back(text.substr(from));
    return parts;
}

// One step as the original took it.
struct OracleStep {
    std::string puzzle;
    int number = 0;
    int tenths = 0;
    std::string technique, text;
    std::vector<Candidate> place;
    std::vector<Candidate> remove;
    Grid values;
    Candidates marks{};
};

inline Cell parse_cell(std::string_view text) { return cell_at(text[1] - '1', text[3] - '1'); }

inline OracleStep parse_step(const std::string& puzzle, const std::string& line) {
    const auto fields = split(line, '\t');
    OracleStep step{
        .puzzle = puzzle, .number = std::stoi(fields[1]), .technique = fields[3], .text = fields[4]};
    step.tenths =
        std::stoi(fields[2].substr(0, fields[2].find('.')) + fields[2].substr(fields[2].find('.') + 1));
    std::istringstream place(fields[5]), remove(fields[6]);
    for (std::string word; place >> word;)
        step.place.push_back({parse_cell(word), static_cast<Digit>(word[5] - '1')});
    for (std::string word; remove >> word;)
        for (char digit : word.substr(5))
            step.remove.push_back({parse_cell(word), static_cast<Digit>(digit - '1')});
    const auto cells = split(fields[7], ',');
    std::size_t next = 0;
    for (int cell = 0; cell < cell_count; ++cell) {
        if (cells[next][0] == '=') {
            step.values[cell] = static_cast<std::uint8_t>(cells[next++][1] - '0');
            continue;
        }
        for (char digit : cells[next++]) step.marks[cell].insert(static_cast<Digit>(digit - '1'));
    }
    return step;
}

}  // namespace nonet::se
