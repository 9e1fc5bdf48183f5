// Every step of the original Sudoku Explainer on some puzzles of our own, and on some hundred others if they are
// present: from the same position, the first step of the list must be the same.

#include <gtest/gtest.h>

#include <algorithm>

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

class Replay {
 public:
    // The first step from the original's position must equal the original's step.
    void compare(se::OracleStep want) {
        const Position position(want.values, want.marks);
        std::vector<Step> steps;
        find_next(position, {.keep = Keep::conclusion}, true, se_order(), steps);
        std::ranges::sort(want.remove);
        // The original lists a placement's own cell among the removals, and we do not.
        for (const Candidate& placed : want.place)
            std::erase_if(want.remove, [&](const Candidate& c) { return c.cell == placed.cell; });
        const std::string expected = words(want.tenths, "", want.place, want.remove);
        const std::string got =
            steps.empty() ? "none"
                          : words(tenths_of(steps[0].rating), "", steps[0].place, flat(steps[0].remove));
        ++compared_;
        if (got != expected && different_++ < 20)
            ADD_FAILURE() << want.puzzle << " step " << want.number << "\nwant " << want.text << ": "
                          << expected << "\ngot  " << (steps.empty() ? "" : std::string(steps[0].kind))
                          << ": " << got;
    }
    // Expects at least the given number of steps, and that all of them were equal.
    void finish(int fewest) const {
        EXPECT_GE(compared_, fewest);
        EXPECT_EQ(different_, 0) << "of " << compared_;
    }

 private:
    int compared_ = 0, different_ = 0;
};

TEST(Techniques, TakeTheStepsOfTheOriginal) {
    Replay replay;
    se::for_each_own_step([&](const se::OracleStep& step) { replay.compare(step); });
    replay.finish(2000);
}

TEST(Techniques, TakeTheStepsOfTheOriginalOnOthersPuzzles) {
    Replay replay;
    std::string puzzle;
    const bool found =
        se::for_each_line(testing::sets_path("rating/se_steps.txt.zst"), [&](const std::string& line) {
            if (line[0] == 'P') puzzle = line.substr(2);
            if (line[0] == 'S') replay.compare(se::parse_step(puzzle, line));
        });
    if (!found)
        GTEST_SKIP() << "se_steps.txt.zst is not here; data/rated_steps.txt is read by the test above";
    replay.finish(30'000);
}

}  // namespace
}  // namespace nonet
