// Each algorithm of the solver against the obvious one, on random small boards of every kind of rule.

#include <gtest/gtest.h>

#include "core/rng.hpp"
#include "covers/solver.hpp"
#include "nonet/solve.hpp"
#include "support/random_boards.hpp"

namespace nonet::testing {
namespace {

constexpr std::size_t most = 200;

void expect_same(const BoardPuzzle& puzzle, covers::CoverSolver& solver, covers::Way way,
                 const Solutions& all) {
    Solutions found;
    std::uint64_t handed = 0;
    const auto result = solver.run(
        puzzle.values, puzzle.marks, {.solutions = most},
        [&](std::span<const std::uint8_t> values) {
            ++handed;
            found.insert({values.begin(), values.end()});
        },
        way);
    EXPECT_EQ(handed, result.solutions);
    EXPECT_EQ(found.size(), handed);
    EXPECT_EQ(result.stop, all.size() >= most ? Stop::solutions : Stop::finished);
    EXPECT_EQ(result.solutions, std::min(all.size(), most));
    if (all.size() < most)
        EXPECT_EQ(found, all);
    else
        for (const auto& values : found) EXPECT_TRUE(ObviousBoard::is_right(puzzle.geometry, values));
}

TEST(SmallBoards, HaveTheSolutionsThatAreSeenByTrying) {
    std::array<int, 3> kinds{};
    for (std::uint64_t number = 0; number < 10'000; ++number) {
        SCOPED_TRACE(number);
        Rng rng(1, number);
        const BoardPuzzle puzzle = random_board_puzzle(rng);
        ObviousBoard obvious(puzzle);
        const Solutions all = obvious.solutions(most);
        if (obvious.gave_up()) continue;
        ++kinds[std::min<std::size_t>(all.size(), 2)];
        covers::CoverSolver solver(puzzle.geometry);
        for (covers::Way way : {covers::Way::depth_first, covers::Way::clauses, covers::Way::both})
            expect_same(puzzle, solver, way, all);
        if (HasFailure()) break;
    }
    for (int count : kinds) EXPECT_GT(count, 300);
}

TEST(SmallBoards, HaveTheTrueCandidatesOfAllTheirSolutions) {
    for (std::uint64_t number = 0; number < 1'000; ++number) {
        SCOPED_TRACE(number);
        Rng rng(2, number);
        const BoardPuzzle puzzle = random_board_puzzle(rng);
        ObviousBoard obvious(puzzle);
        const Solutions all = obvious.solutions(2'000);
        if (obvious.gave_up() || all.size() == 2'000) continue;
        std::vector<BoardDigitSet> expected(puzzle.values.size());
        for (const auto& values : all)
            for (std::size_t cell = 0; cell < values.size(); ++cell)
                expected[cell].insert(static_cast<Digit>(values[cell] - 1));
        const TrueCandidates found = true_candidates(puzzle);
        EXPECT_EQ(found.stop, Stop::finished);
        ASSERT_EQ(found.digits, expected);
    }
}

}  // namespace
}  // namespace nonet::testing
