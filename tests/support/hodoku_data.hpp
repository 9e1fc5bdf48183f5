#pragma once
// Paths as text: a puzzle, then its steps, as the golden file and the public sets have them.
//
//   P <tab> puzzle <tab> level <tab> score
//   S <tab> technique <tab> found <tab> score <tab> result     result: +436 is 4 placed in r3c6, -436 436 ... removed

#include <functional>
#include <string>
#include <vector>

#include "hodoku/scale.hpp"
#include "support/se_data.hpp"

namespace nonet::hodoku_data {

inline std::string name_of(Candidate candidate) {
    return std::to_string((candidate.digit + 1) * 100 + (row_of(candidate.cell) + 1) * 10 +
                          column_of(candidate.cell) + 1);
}

inline std::string result_of(const std::vector<Candidate>& place, const std::vector<Candidate>& remove) {
    std::string text(1, place.empty() ? '-' : '+');
    std::vector<Candidate> seen;
    for (Candidate each : place.empty() ? remove : place) {
        if (std::ranges::find(seen, each) != seen.end()) continue;
        if (!seen.empty()) text += ' ';
        text += name_of(each);
        seen.push_back(each);
    }
    return text;
}

struct Row {
    std::string code, result;
};
struct Path {
    std::string puzzle, level;
    int score = 0;
    std::vector<Row> steps;
};

inline void for_each_path(const std::filesystem::path& file, bool& found,
                          const std::function<void(const Path&)>& visit) {
    Path path;
    found = se::for_each_line(file, [&](const std::string& line) {
        const auto fields = se::split(line, '\t');
        if (fields[0] == "P") {
            if (!path.puzzle.empty()) visit(path);
            path = {fields[1], fields[2], std::stoi(fields[3]), {}};
            path.level[0] = static_cast<char>(std::tolower(path.level[0]));
        } else if (fields[0] == "S") {
            path.steps.push_back({fields[1], fields[4]});
        }
    });
    if (!path.puzzle.empty()) visit(path);
}

inline std::string code_of(std::string_view technique) {
    for (const hodoku::Trial& trial : hodoku::trials())
        if (trial.id == technique) return std::string(trial.code);
    return "?";
}

// What differs first; empty where nothing does.
inline std::string difference(const Path& want, const HodokuRating& got) {
    const std::size_t steps = std::min(want.steps.size(), got.steps.size());
    for (std::size_t i = 0; i < steps; ++i) {
        const std::string result = result_of(got.steps[i].place, got.steps[i].remove),
                          code = code_of(got.steps[i].technique);
        if (code != want.steps[i].code || result != want.steps[i].result)
            return want.puzzle + " step " + std::to_string(i + 1) + " is " + want.steps[i].code + ' ' +
                   want.steps[i].result + ", found " + code + ' ' + result;
    }
    const std::string rated = std::string(nonet::name_of(got.level)) + ' ' + std::to_string(got.score) + ' ' +
                              std::to_string(got.steps.size());
    const std::string wanted =
        want.level + ' ' + std::to_string(want.score) + ' ' + std::to_string(want.steps.size());
    return rated == wanted ? "" : want.puzzle + " is " + wanted + ", rated " + rated;
}

// Compares every n-th path of a file; how many there were, and what differed.
struct Outcome {
    bool found = false;
    int paths = 0, steps = 0;
    std::vector<std::string> differences;
};
inline Outcome compare_paths(const std::filesystem::path& file, HodokuVersion version, int every) {
    Outcome outcome;
    int number = 0;
    for_each_path(file, outcome.found, [&](const Path& path) {
        if (number++ % every != 0) return;
        ++outcome.paths;
        outcome.steps += static_cast<int>(path.steps.size());
        const ClassicPuzzle puzzle{.givens = grid_of(path.puzzle), .marks = {}};
        if (auto differs = difference(path, rate_hodoku(puzzle, version)); !differs.empty())
            outcome.differences.push_back(std::move(differs));
    });
    return outcome;
}

}  // namespace nonet::hodoku_data
