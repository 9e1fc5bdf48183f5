#pragma once
// The cases of tests/golden/formats/*.txt, whose form csv.txt describes.

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <string>
#include <string_view>
#include <vector>

#include "support/files.hpp"

namespace nonet::testing {

struct FormatCase {
    std::string title, input, expected;
};

inline int hex_digit(char c) { return c <= '9' ? c - '0' : c - 'A' + 10; }

// Undoes \xHH, \r, \t, and the \ that removes the last newline.
inline std::string unescaped(std::string_view text) {
    std::string out;
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (text[i] != '\\') {
            out += text[i];
        } else if (text[++i] == 'x') {
            out += static_cast<char>(hex_digit(text[i + 1]) * 16 + hex_digit(text[i + 2]));
            i += 2;
        } else if (text[i] != '\n') {
            out += text[i] == 'r' ? '\r' : '\t';
        }
    }
    return out;
}

// The cases of a file, by its name without folder and extension.
inline std::vector<FormatCase> format_cases(const std::string& name) {
    std::ifstream file(source_path("tests/golden/formats/" + name + ".txt"));
    std::vector<FormatCase> cases;
    bool input = false;
    for (std::string line; std::getline(file, line);) {
        if (line.starts_with("== ")) {
            cases.push_back({line.substr(3), "", ""});
            input = true;
        } else if (input && line == "=>") {
            cases.back().input = unescaped(cases.back().input);
            input = false;
        } else if (input) {
            cases.back().input += line + "\n";
        } else if (!cases.empty() && !line.empty()) {
            cases.back().expected += line + "\n";
        }
    }
    return cases;
}

// The names of these files.
inline std::vector<std::string> format_golden_files() {
    std::vector<std::string> names;
    for (const auto& entry : std::filesystem::directory_iterator(source_path("tests/golden/formats")))
        names.push_back(entry.path().stem().string());
    std::ranges::sort(names);
    return names;
}

}  // namespace nonet::testing
