#pragma once
// Ratings and steps of the original Sudoku Explainer: those of our own puzzles in data/, and more if they are present
// (rating/ of the public sets, files.hpp).

#include <gtest/gtest.h>

#include <cstdio>
#include <filesystem>
#include <functional>
#include <sstream>
#include <string>
#include <string_view>
#include <vector>

#include "core/classic_state.hpp"
#include "nonet/explain.hpp"
#include "nonet/puzzle.hpp"
#include "nonet/step.hpp"
#include "support/files.hpp"
#include "support/text_grid.hpp"

namespace nonet::se {

// Calls `line` for each line of a file; *.zst through the zstd command. Returns false if the file (or the command) is
// missing.
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

// Calls `row` with the fields of each rated puzzle: puzzle, ER, EP, ED. Uses every `own`th of our own, and every
// `other`th of the others.
inline void for_each_rated(int own, int other,
                           const std::function<void(const std::vector<std::string>&)>& row) {
    const auto read = [&](const std::string& path, int every) {
        int number = 0;
        return for_each_line(path, [&](const std::string& line) {
            if (number++ % every == 0) row(split(line, '\t'));
        });
    };
    EXPECT_TRUE(read(testing::source_path("data/rated.tsv"), own));
    read(testing::sets_path("rating/se_dev.tsv"), other);
}

// One step of the original.
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

inline int tenths_in(const std::string& rating) {
    return std::stoi(rating.substr(0, rating.find('.')) + rating.substr(rating.find('.') + 1));
}

// "r1c2=3" among the placements, "r1c2-345" among the removals.
inline void add_conclusion(std::string_view word, OracleStep& step) {
    auto& kind = word[4] == '=' ? step.place : step.remove;
    for (char digit : word.substr(5)) kind.push_back({parse_cell(word), static_cast<Digit>(digit - '1')});
}

inline OracleStep parse_step(const std::string& puzzle, const std::string& line) {
    const auto fields = split(line, '\t');
    OracleStep step{.puzzle = puzzle,
                    .number = std::stoi(fields[1]),
                    .tenths = tenths_in(fields[2]),
                    .technique = fields[3],
                    .text = fields[4]};
    for (const auto& conclusions : {fields[5], fields[6]}) {
        std::istringstream words(conclusions);
        for (std::string word; words >> word;) add_conclusion(word, step);
    }
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

// The steps of data/rated_steps.txt: a puzzle, then a line for each step, "4.2 r1c2=3" or "4.2 r1c2-3 r4c5-67"; each
// with the state before it, which follows from the earlier steps.
inline void for_each_own_step(const std::function<void(const OracleStep&)>& step) {
    State state;
    OracleStep next;
    const bool found =
        for_each_line(testing::source_path("data/rated_steps.txt"), [&](const std::string& line) {
            if (line.size() == cell_count) {
                next = {.puzzle = line};
                state = start_of(ClassicPuzzle{grid_of(line), {}});
            } else if (!line.empty()) {
                std::istringstream words(line);
                std::string word;
                words >> word;
                next.tenths = tenths_in(word), ++next.number, next.text = line;
                next.place.clear(), next.remove.clear();
                while (words >> word) add_conclusion(word, next);
                const ClassicState classic(state);
                next.values = classic.values, next.marks = classic.marks;
                step(next);
                Step taken;
                taken.place = next.place;
                for (const auto& [cell, digit] : next.remove)
                    taken.remove.push_back({cell, DigitSet::of(digit)});
                apply(state, taken);
            }
        });
    EXPECT_TRUE(found);
}

}  // namespace nonet::se
