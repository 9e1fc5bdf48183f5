// Techniques that know the solution skip searches that can find nothing. Their steps stay the same.

#include <gtest/gtest.h>

#include <map>

#include "rule_paths.hpp"

#include "explain/game.hpp"
#include "support/slow_build.hpp"

namespace nonet::testing {
namespace {

TEST(KnownSolution, ChangesNoStepOnBoardsWithRules) {
    std::map<std::string_view, int> compared;
    for (const std::string& row : read_lines(source_path("data/rules.tsv"))) {
        std::istringstream line(row);
        std::string id, kind, board, puzzle;
        for (std::string* field : {&id, &kind, &board, &puzzle}) std::getline(line, *field, '\t');
        if (id != "whisper-000" && id != "modular3-000" && id != "equalsum-000" && id != "renban-002")
            continue;
        SCOPED_TRACE(id);
        const BoardPuzzle asked = puzzle_on(board, puzzle);
        const Answer answer = solve(asked, {.solutions = 2});
        ASSERT_EQ(answer.status, Status::unique);
        const Wide wide(asked.geometry);
        const Path path = explain(asked, {}, {.most_steps = slow_build ? 20U : 60U});
        State state = path.start;
        for (const Step& step : path.steps) {
            const WidePosition position = position_of(wide, state);
            for (const Technique* technique : board_order()) {
                // A trial takes long, so only those of the path are compared.
                if (technique->id == "trial" && step.technique != "trial") continue;
                std::vector<Step> with, without;
                find_steps(*technique, position, {.solution = answer.first}, with);
                find_steps(*technique, position, {}, without);
                ASSERT_EQ(with.empty(), without.empty()) << technique->id;
                if (with.empty()) continue;
                const auto text = [&](const Step& found) {
                    return describe(found, Rung::whole, Cells::r1c1, asked.geometry);
                };
                EXPECT_EQ(text(with.front()), text(without.front())) << technique->id;
                ++compared[technique->id];
            }
            apply(state, step, asked.geometry);
        }
    }
    for (std::string_view technique :
         {"rules_together", "rules_and_houses", "digit_classes", "forcing_chain", "multiple_chain", "trial"})
        EXPECT_GE(compared[technique], 1) << technique;
}

}  // namespace
}  // namespace nonet::testing
