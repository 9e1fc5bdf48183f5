#pragma once
// Paths as text: a puzzle, then its steps, as in the golden file and the public sets.
//
//   P <tab> puzzle <tab> level <tab> score
//   S <tab> technique <tab> found <tab> score <tab> result [<tab> words]    result: +436: 4 placed in r3c6, -436: removed

#include <functional>
#include <string>
#include <tuple>
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
    std::string words;  // HoDoKu's own words, if the file has them: "Naked Pair: 3,8 in r23c4 => r1c4<>3"
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
            path.steps.push_back({fields[1], fields[4], fields.size() > 5 ? fields[5] : ""});
        }
    });
    if (!path.puzzle.empty()) visit(path);
}

inline std::string code_of(std::string_view technique) {
    for (const hodoku::Trial& trial : hodoku::trials())
        if (trial.id == technique) return std::string(trial.code);
    return "?";
}

// The name and the conclusion in HoDoKu's words; both are empty if there are none.
struct Told {
    std::string name, notation;
};
inline Told told_of(const std::string& words) {
    const std::size_t arrow = words.find(" => ");
    if (arrow == std::string::npos) return {};
    std::string name = words.substr(0, std::min(words.find(':'), arrow)), notation = words.substr(arrow + 4);
    name = name.substr(0, name.find(" in "));  // "Forcing Chain Contradiction in r4c4"
    return {name, notation.substr(0, notation.find(" |"))};
}

// Returns the first difference of two steps; empty if there is none.
inline std::string difference(const Row& want, const HodokuStep& got) {
    const std::string result = result_of(got.place, got.remove), code = code_of(got.technique);
    if (code != want.code || result != want.result)
        return want.code + ' ' + want.result + ", found " + code + ' ' + result;
    const Told told = told_of(want.words);
    if (!told.notation.empty() && hodoku_notation(got) != told.notation)
        return told.notation + ", written " + hodoku_notation(got);
    // If two nets remove the same candidates, it is not certain which of them is shorter.
    if (!told.name.empty() && want.code != "fn" && hodoku_name(got.kind) != told.name)
        return told.name + ", named " + std::string(hodoku_name(got.kind));
    return "";
}

// Returns the first difference; empty if there is none.
inline std::string difference(const Path& want, const HodokuPath& got) {
    const std::size_t steps = std::min(want.steps.size(), got.steps.size());
    for (std::size_t i = 0; i < steps; ++i) {
        const std::string differs = difference(want.steps[i], got.steps[i]);
        if (!differs.empty()) return want.puzzle + " step " + std::to_string(i + 1) + " is " + differs;
    }
    const HodokuRating& rating = got.rating;
    const std::string rated = std::string(nonet::name_of(rating.level)) + ' ' + std::to_string(rating.score) +
                              ' ' + std::to_string(got.steps.size());
    const std::string wanted =
        want.level + ' ' + std::to_string(want.score) + ' ' + std::to_string(want.steps.size());
    return rated == wanted ? "" : want.puzzle + " is " + wanted + ", rated " + rated;
}

// Returns the first step that removes a candidate of the solution, or whose words are wrong; empty if there is none.
inline std::string unsound(const HodokuPath& path) {
    State state = path.start;
    for (const HodokuStep& step : path.steps) {
        bool wrong = step.place.empty() == step.remove.empty();
        for (Candidate gone : step.remove)
            wrong = wrong || path.end.values[gone.cell] == gone.digit + 1 ||
                    !state.marks[gone.cell].contains(gone.digit);
        for (Candidate placed : step.place) wrong = wrong || path.end.values[placed.cell] != placed.digit + 1;
        const StepWords words = words_of(step);
        for (const std::string& sentence : words.sentences)
            for (const char* gap : {"{", "  ", " .", " ,", " :"}) wrong = wrong || sentence.contains(gap);
        if (wrong) return std::string(step.kind) + ": " + text_of(words);
        apply(state, step);
    }
    return state == path.end ? "" : "the steps do not lead to the end";
}

// The comparison of every n-th path of a file: the number of paths, and the differences.
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
        const HodokuPath got = explain_hodoku(puzzle, version);
        auto differs = difference(path, got);
        if (differs.empty()) differs = unsound(got);
        // Without evidence the same steps are found.
        if (const HodokuRating rating = rate_hodoku(puzzle, version);
            differs.empty() && std::tie(rating.level, rating.score, rating.counts) !=
                                   std::tie(got.rating.level, got.rating.score, got.rating.counts))
            differs = path.puzzle + " is rated otherwise than explained";
        if (!differs.empty()) outcome.differences.push_back(std::move(differs));
    });
    return outcome;
}

}  // namespace nonet::hodoku_data
