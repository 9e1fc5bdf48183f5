// scalar against its definition (tests/support/slow_scalar.hpp), and the total work of the searches on fixed lists.

#include <gtest/gtest.h>

#include "engines/registry.hpp"
#include "nonet/more/engines.hpp"
#include "support/files.hpp"
#include "support/puzzle_sets.hpp"
#include "support/slow_scalar.hpp"

namespace nonet {
namespace {

using namespace nonet::testing;

void expect_same_tree(const ClassicPuzzle& puzzle) {
    const SlowScalar slow(puzzle);
    std::vector<std::string> found;
    const auto search =
        run(engine::scalar, puzzle, {.solutions = 0}, [&](const Grid& g) { found.push_back(text(g)); });
    ASSERT_EQ(search->counters, slow.counters) << text(puzzle.givens);
    ASSERT_EQ(found, slow.solutions) << text(puzzle.givens);  // including their order
}

TEST(Scalar, HasTheTreesOfItsMeaningOnMinimalPuzzles) {
    for (const auto& line : read_lines(source_path("data/minimal.txt"))) expect_same_tree(puzzle(line));
}

TEST(Scalar, HasTheTreesOfItsMeaningWhereThereIsNoSolution) {
    for (const auto& line : read_lines(source_path("data/unsolvable.txt"))) expect_same_tree(puzzle(line));
}

TEST(Scalar, HasTheTreesOfItsMeaningWhereThereAreSeveralSolutions) {
    for (const auto& line : read_lines(source_path("data/several.txt")))
        if (std::stoul(line.substr(cell_count)) < 100) expect_same_tree(puzzle(line));
}

TEST(Scalar, HasTheTreesOfItsMeaningUnderMarks) {
    for (std::uint64_t i = 0; i < 300; ++i) {
        Rng rng(11, i);
        const Grid solution = random_solution(rng);
        ClassicPuzzle puzzle{{}, random_marks(solution, rng, 10 + rng.below(45))};
        for (int cell = 0; cell < cell_count; ++cell)
            if (rng.below(12) == 0 && (*puzzle.marks)[cell].contains(static_cast<Digit>(solution[cell] - 1)))
                puzzle.givens[cell] = solution[cell];
        if (run(engine::mrv, puzzle, {.solutions = 100, .nodes = 2'000})->stop == Stop::finished)
            expect_same_tree(puzzle);
    }
}

// The signature: the total number of nodes on the sets of data/, up to fifty solutions. A commit that changes a search
// changes it and says so; any other commit must leave it unchanged.
TEST(Signature, TotalNodesOfTheSearchesThatChooseTheirCells) {
    struct Case {
        const char* file;
        std::uint64_t mrv, dlx, scalar;
    };
    for (const auto& c : {Case{"minimal.txt", 188'598, 17'264, 680},
                          {"several.txt", 240'856, 76'612, 9'505},
                          {"unsolvable.txt", 45'152, 1'686, 116}}) {
        const auto total = [&](const Engine& engine) {
            std::uint64_t nodes = 0;
            for (const auto& line : read_lines(source_path(std::string("data/") + c.file)))
                nodes += run(engine, puzzle(line), {.solutions = 50})->counters.nodes;
            return nodes;
        };
        EXPECT_EQ(total(engine::mrv), c.mrv) << c.file;
        EXPECT_EQ(total(engine::dlx), c.dlx) << c.file;
        EXPECT_EQ(total(engine::scalar), c.scalar) << c.file;
    }
}

}  // namespace
}  // namespace nonet
