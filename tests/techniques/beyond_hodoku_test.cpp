// Worked examples of techniques that neither Sudoku Explainer nor HoDoKu has: each is found at the stated place, and
// its step is proved by its evidence.

#include <gtest/gtest.h>

#include <map>
#include <sstream>

#include "explain/game.hpp"
#include "nonet/more/verify.hpp"
#include "nonet/text.hpp"
#include "support/text_grid.hpp"
#include "techniques/technique.hpp"

namespace nonet {
namespace {

using namespace nonet::testing;

// The technique for the first words of an example; the longest matching name counts.
const std::map<std::string, std::string_view> finders = {
    {"almost_locked", "almost_locked_candidates"},
    {"bent_naked", "bent_set"},
    {"bent_set", "bent_set"},
    {"bent_set_3", "xyz_wing"},  // under another name
    {"bivalue_oddagon", "bivalue_oddagon"},
    {"broken_wing", "broken_wing"},
    {"erip", "empty_rectangle_pair"},
    {"extended_rectangle", "extended_rectangle"},
    {"firework", "firework"},
    {"gurth", "symmetrical_placement"},
    {"junior_exocet", "junior_exocet"},
    {"medusa", "medusa"},
    {"msls", "multi_sector_locked_set"},
    {"qiu_", "qiu_pattern"},
    {"sk_loop", "sk_loop"},
    {"tridagon", "tridagon"},
    {"unique_", "unique_polygon"},
    {"whip", "whip"},
};

std::string_view finder_of(const std::string& name) {
    std::string_view found;
    for (const auto& [prefix, id] : finders)
        if (name.starts_with(prefix)) found = id;
    return found;
}

// "153 713": digit, row, column.
Candidates parse_removals(const std::string& text) {
    Candidates removed{};
    std::istringstream words(text);
    for (std::string word; words >> word;)
        removed[(word[1] - '1') * side + word[2] - '1'].insert(static_cast<Digit>(word[0] - '1'));
    return removed;
}

// Returns whether all of these are removed after the step and the locked candidates that it leaves.
bool removes_all(Position position, const Step& step, const Candidates& removed) {
    apply_step(position, step);
    for (bool changed = true; changed;) {
        changed = false;
        for (std::string_view id : {"pointing", "claiming"}) {
            std::vector<Step> steps;
            find_steps(*find_technique(id), position, {.keep = Keep::first}, steps);
            if (steps.empty()) continue;
            apply_step(position, steps.front());
            changed = true;
        }
    }
    for (int cell = 0; cell < cell_count; ++cell)
        if (!(position.candidates(static_cast<Cell>(cell)) & removed[cell]).empty()) return false;
    return true;
}

TEST(BeyondHodoku, ExamplesAreFound) {
    const auto lines = read_lines(sets_path("hodoku/examples_beyond_hodoku.tsv"));
    if (lines.empty()) GTEST_SKIP() << "the examples lie beside the repository";
    int found = 0;
    for (const std::string& line : lines) {
        std::istringstream row(line);
        std::string name, puzzle, state, pattern, removes;
        for (std::string* field : {&name, &puzzle, &state, &pattern, &removes})
            std::getline(row, *field, '\t');
        const std::string_view id = finder_of(name);
        if (id.empty()) continue;  // the column names
        const auto parsed = parse_classic_puzzle(state);
        ASSERT_TRUE(parsed) << state;
        const Position position(*parsed);
        const Grid givens = grid_of(puzzle);
        std::vector<Step> steps;
        find_steps(*find_technique(id), position, {.keep = Keep::all, .givens = &givens}, steps);
        const State before = state_of(position);
        bool is_there = false;
        for (const Step& step : steps) {
            const Verdict verdict = verify(before, step, givens.values);
            EXPECT_TRUE(verdict.sound) << name << ": " << verdict.reason;
            is_there = is_there || removes_all(position, step, parse_removals(removes));
        }
        EXPECT_TRUE(is_there) << name << " in " << state << ", " << steps.size() << " steps";
        found += is_there;
    }
    EXPECT_EQ(found, 68);
}

}  // namespace
}  // namespace nonet
