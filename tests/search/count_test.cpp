// Counts: the golden file, and the limits.

#include <gtest/gtest.h>

#include <sstream>

#include "nonet/more/engines.hpp"
#include "nonet/solve.hpp"
#include "support/files.hpp"
#include "support/grids.hpp"

namespace nonet {
namespace {

using namespace nonet::testing;

struct Golden {
    std::string puzzle, first;
    std::uint64_t count = 0;
};

// puzzle : count : smallest solution; any text after '#' is a comment.
std::vector<Golden> read_golden() {
    std::vector<Golden> cases;
    for (std::string line : read_lines(source_path("tests/golden/count.txt"))) {
        line = line.substr(0, line.find('#'));
        std::istringstream fields(line);
        Golden golden;
        std::string count;
        if (!std::getline(fields, golden.puzzle, ':') || golden.puzzle.size() != cell_count) continue;
        std::getline(fields, count, ':');
        golden.count = std::stoull(count);
        fields >> golden.first;
        cases.push_back(golden);
    }
    return cases;
}

TEST(Count, IsWhatTheGoldenFileSays) {
    const auto cases = read_golden();
    ASSERT_GE(cases.size(), 20u);
    for (const Golden& golden : cases)
        for (const char* name : {"mrv", "dlx", "scalar", "fast"}) {
            const auto found = sorted(list(*find_engine(name), puzzle(golden.puzzle)));
            EXPECT_EQ(found.size(), golden.count) << name << ' ' << golden.puzzle;
            EXPECT_EQ(found.empty() ? "" : found.front(), golden.first) << name << ' ' << golden.puzzle;
        }
    for (const Golden& golden : cases) {
        const Count count = count_solutions(puzzle(golden.puzzle), {.solutions = 0});
        EXPECT_EQ(count.solutions, golden.count) << golden.puzzle;
        EXPECT_EQ(count.stop, Stop::finished) << golden.puzzle;
    }
}

TEST(Count, StopsAtTheAskedNumber) {
    for (std::uint64_t wanted : {1, 2, 1000}) {
        const Count count = count_solutions({}, {.solutions = wanted});
        EXPECT_EQ(count.solutions, wanted);
        EXPECT_EQ(count.stop, Stop::solutions);
    }
}

TEST(Count, SaysThatTheBudgetEndedIt) {
    const Count count = count_solutions({}, {.solutions = 0, .nodes = 5'000});
    EXPECT_EQ(count.stop, Stop::budget);
    EXPECT_GT(count.solutions, 0u);
    EXPECT_EQ(count.counters.nodes, 5'000u);
}

TEST(Count, HonoursMarks) {
    // Two digits left for each cell of a grid: only consistent combinations are solutions.
    const Grid solution =
        grid("316578492529134768487629531263415987974863125851792643138947256692351874745286319");
    ClassicPuzzle puzzle{{}, Candidates{}};
    for (int cell = 0; cell < cell_count; ++cell) {
        (*puzzle.marks)[cell].insert(static_cast<Digit>(solution[cell] - 1));
        (*puzzle.marks)[cell].insert(static_cast<Digit>(solution[cell] % side));
    }
    // All cells unchanged, or all of them increased by one.
    EXPECT_EQ(brute_list(puzzle, 100).size(), 2u);
    EXPECT_EQ(count_solutions(puzzle, {.solutions = 0}).solutions, 2u);
}

}  // namespace
}  // namespace nonet
