// Puzzles with rules and their only solutions: data/rules.tsv.

#include <gtest/gtest.h>

#include <map>
#include <sstream>
#include <string>
#include <vector>

#include "nonet/board_text.hpp"
#include "nonet/boards.hpp"
#include "nonet/check.hpp"
#include "nonet/rules.hpp"
#include "nonet/solve.hpp"
#include "rules/board.hpp"
#include "support/files.hpp"

namespace nonet::testing {
namespace {

struct Solved {
    std::string id;
    BoardPuzzle puzzle;
    std::vector<std::uint8_t> solution;
};

std::vector<Solved> solved() {
    std::vector<Solved> found;
    const std::vector<std::string> lines = read_lines(source_path("data/rules.tsv"));
    for (std::size_t i = 1; i < lines.size(); ++i) {
        std::istringstream line(lines[i]);
        std::string id, kind, board, puzzle, solution;
        for (std::string* field : {&id, &kind, &board, &puzzle, &solution}) std::getline(line, *field, '\t');
        const auto geometry = parse_board(board);
        EXPECT_TRUE(geometry) << id << ": " << geometry.error().message();
        if (!geometry) continue;
        found.push_back({id, parse_board_puzzle(puzzle, *geometry).value(),
                         parse_board_puzzle(solution, *geometry).value().values});
    }
    return found;
}

TEST(SolvedRules, HoldInTheSolutionAndNotWhereTwoCellsAreExchanged) {
    const auto puzzles = solved();
    ASSERT_GT(puzzles.size(), 100u);
    for (const auto& [id, puzzle, solution] : puzzles) {
        EXPECT_TRUE(is_solution(puzzle.geometry, solution)) << id;
        auto wrong = solution;
        std::swap(wrong[0], wrong[1]);
        EXPECT_FALSE(is_solution(puzzle.geometry, wrong)) << id;
    }
}

TEST(SolvedRules, LeadToTheOnlySolution) {
    for (const auto& [id, puzzle, solution] : solved()) {
        const Answer answer = solve(puzzle);
        EXPECT_EQ(answer.status, Status::unique) << id;
        EXPECT_EQ(answer.first, solution) << id;
    }
}

// Without rules, the same puzzle has more solutions, or does not need the rules: there are some of each kind.
TEST(SolvedRules, AreNeeded) {
    std::size_t needed = 0;
    const auto puzzles = solved();
    for (const auto& [id, puzzle, solution] : puzzles)
        needed +=
            solve(BoardPuzzle{parse_board("9x9").value(), puzzle.values, {}}).status == Status::multiple;
    EXPECT_GT(needed, puzzles.size() / 2);
}

TEST(SolvedRules, CheckAndCandidatesAgree) {
    const auto puzzles = solved();
    for (std::size_t i = 0; i < puzzles.size(); i += 16) {
        const auto& [id, puzzle, solution] = puzzles[i];
        const CheckReport report = check(puzzle, false);
        EXPECT_EQ(report.status, Status::unique) << id;
        EXPECT_EQ(report.first, solution) << id;
        const TrueCandidates candidates = true_candidates(puzzle);
        EXPECT_EQ(candidates.stop, Stop::finished);
        for (std::size_t cell = 0; cell < solution.size(); ++cell)
            EXPECT_EQ(candidates.digits[cell], BoardDigitSet::of(static_cast<Digit>(solution[cell] - 1)))
                << id;
    }
}

TEST(SolvedRules, AreNamedWhereAFullGridBreaksThem) {
    const auto board = parse_board("4x4+killer=3:r1c1,r1c2+sum=4:r1c3,r1c4").value();
    const BoardPuzzle grid = parse_board_puzzle("1234341221434321", board).value();
    const auto facts = describe(check(grid), grid, true);
    EXPECT_EQ(facts.front(), "a finished grid, but wrong");
    EXPECT_EQ(facts.back(), "sum=4:r1c3,r1c4 does not hold");
}

// If rules compare values, digits that no given has are not interchangeable.
TEST(SolvedRules, MakeDigitsUnlike) {
    const BoardPuzzle ruled{parse_board("4x4+greater:r1c1,r1c2").value(), std::vector<std::uint8_t>(16), {}};
    const BoardPuzzle plain{parse_board("4x4").value(), std::vector<std::uint8_t>(16), {}};
    EXPECT_TRUE(warnings(check(ruled), ruled).empty());
    EXPECT_FALSE(warnings(check(plain), plain).empty());
}

}  // namespace
}  // namespace nonet::testing
