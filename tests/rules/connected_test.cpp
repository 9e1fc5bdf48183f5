// Connected cells of some values on a whole board: the engine agrees with the meaning.

#include <gtest/gtest.h>

#include <string>

#include "rules/search.hpp"
#include "support/random_rules.hpp"

namespace nonet {
namespace {

TEST(ConnectedValues, AreCountedByTheEngineAsByTheirMeaning) {
    int solvable = 0, unsolvable = 0;
    for (const auto& [plain_name, values] :
         {std::pair{"4x4", "1,2"}, {"4x4:none", "2,3"}, {"4x4", "1,2,4"}}) {
        const Geometry plain = parse_board(plain_name).value();
        const Geometry board = parse_board(std::string(plain_name) + "+connected=" + values +
                                           ":r1c1-r1c4,r2c1-r2c4,r3c1-r3c4,r4c1-r4c4")
                                   .value();
        for (std::uint64_t seed = 1; seed <= 40; ++seed) {
            test::RandomRules random(seed);
            test::Values givens{1, 2, 3, 4, 3, 4, 1, 2, 2, 1, 4, 3, 4, 3, 2, 1};
            for (int i = 0; i < 25; ++i) givens[static_cast<std::size_t>(random.below(16))] = 0;
            const std::uint64_t meant = test::count_by_meaning(plain, board, givens);
            rules::Solver solver(board);
            EXPECT_EQ(solver.run(givens, {}, {.solutions = 0}).solutions, meant)
                << board.name() << ' ' << seed;
            ++(meant == 0 ? unsolvable : solvable);
        }
    }
    EXPECT_GE(solvable, 20);
    EXPECT_GE(unsolvable, 5);
}

}  // namespace
}  // namespace nonet
