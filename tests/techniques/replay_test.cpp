// Every step the original Sudoku Explainer took on some hundred puzzles: from the same position the list's
// first step must be the same one.

#include <gtest/gtest.h>

#include <algorithm>
#include <map>

#include "nonet/more/techniques.hpp"
#include "support/se_data.hpp"
#include "techniques/technique.hpp"

namespace nonet {
namespace {

std::vector<Candidate> flat(const std::vector<CellDigits>& marks) {
    std::vector<Candidate> flat;
    for (const auto& [cell, digits] : marks)
        for (Digit digit : digits) flat.push_back({cell, digit});
    std::ranges::sort(flat);
    return flat;
}

std::string words(const std::vector<Candidate>& candidates) {
    std::string text;
    for (auto [cell, digit] : candidates)
        text += " r" + std::to_string(row_of(cell) + 1) + "c" + std::to_string(column_of(cell) + 1) + ":" +
                std::to_string(digit + 1);
    return text;
}

std::string words(int tenths, std::string_view technique, const std::vector<Candidate>& place,
                  const std::vector<Candidate>& remove) {
    return std::to_string(tenths) + " " + std::string(technique) + " set" + words(place) + " remove" +
           words(remove);
}

TEST(Techniques, TakeTheStepsOfTheOriginal) {
    std::string puzzle;
    std::map<std::string, std::array<int, 2>> counts;  // by the original's name: equal, different
    int shown = 0;
    const bool found =
        se::for_each_line(se::data_folder() / "se_steps.txt.zst", [&](const std::string& line) {
            if (line[0] == 'P') puzzle = line.substr(2);
            if (line[0] != 'S') return;
            se::OracleStep want = se::parse_step(puzzle, line);
            const Position position(want.values, want.marks);
            std::vector<Step> steps;
            find_next(position, {.keep = Keep::conclusion}, true, se_order(), steps);
            std::ranges::sort(want.remove);
            // A placement's own cell is listed by the original and not by us.
            for (const Candidate& placed : want.place)
                std::erase_if(want.remove, [&](const Candidate& c) { return c.cell == placed.cell; });
            const std::string expected = words(want.tenths, "", want.place, want.remove);
            const std::string got =
                steps.empty() ? "none"
                              : words(tenths_of(steps[0].rating), "", steps[0].place, flat(steps[0].remove));
            const bool equal = got == expected;
            ++counts[want.technique][equal ? 0 : 1];
            if (!equal && shown++ < 20)
                ADD_FAILURE() << puzzle << " step " << want.number << "\nwant " << want.text << ": "
                              << expected << "\ngot  " << (steps.empty() ? "" : std::string(steps[0].kind))
                              << ": " << got;
        });
    if (!found) GTEST_SKIP() << "../shared/data/rating/se_steps.txt.zst is not here";
    for (const auto& [name, count] : counts)
        if (count[1] != 0)
            ADD_FAILURE() << name << ": " << count[1] << " of " << count[0] + count[1] << " differ";
}

}  // namespace
}  // namespace nonet
