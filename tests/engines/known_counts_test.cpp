// Digits tried and removed on the tutorials' grids, up to the first solution.

#include <gtest/gtest.h>

#include "engines/registry.hpp"
#include "nonet/more/engines.hpp"
#include "support/files.hpp"
#include "support/grids.hpp"
#include "support/known_grids.hpp"
#include "support/slow_build.hpp"

namespace nonet {
namespace {

using namespace nonet::testing;

struct Known {
    const Engine& engine;
    const char* puzzle;
    std::uint64_t digit_tries, backtracks;
};

void expect_known(const Known& known) {
    const auto search = run(known.engine, puzzle(known.puzzle), {.solutions = 1});
    EXPECT_EQ(search->counters.digit_tries, known.digit_tries) << known.engine.name;
    EXPECT_EQ(search->counters.backtracks, known.backtracks) << known.engine.name;
}

TEST(KnownCounts, OfRowAndColumn) {
    expect_known({engine::row, known::classic, 6'732, 720});
    expect_known({engine::row, known::easy, 1'295, 118});
    expect_known({engine::column, known::classic, 1'854, 178});
    expect_known({engine::column, known::easy, 2'240, 223});
}

TEST(KnownCounts, OfRowAndColumnOnSeventeenGivens) {
    if (slow_build)
        GTEST_SKIP() << "219,570,110 digit tries: a second in a release build, too slow in this one";
    expect_known({engine::row, known::seventeen, 219'570'110, 24'396'642});
    expect_known({engine::column, known::seventeen, 75'279'383, 8'364'339});
}

TEST(KnownCounts, SeventeenGivensHaveTheKnownSolution) {
    for (const Engine* engine : {&engine::mrv, &engine::dlx, &engine::scalar, &engine::fast})
        EXPECT_EQ(list(*engine, puzzle(known::seventeen)),
                  std::vector<std::string>{known::seventeen_solution})
            << engine->name;
}

// Grids for comparing trees; the minimal ones up to a budget for the simple engines.
std::vector<ClassicPuzzle> walkable() {
    std::vector<ClassicPuzzle> puzzles{puzzle(known::classic), puzzle(known::easy),
                                       puzzle(known::classic_solution)};
    for (const auto& line : read_lines(source_path("data/minimal.txt"))) puzzles.push_back(puzzle(line));
    return puzzles;
}

// scan, tables and maps walk the tree of row in other ways: all numbers are equal, even if a budget ends the search.
TEST(KnownCounts, ScanTablesAndMapsWalkTheTreeOfRow) {
    const Limits limits{.solutions = 0, .nodes = 3'000};
    for (const ClassicPuzzle& puzzle : walkable()) {
        const auto expected = run(engine::row, puzzle, limits);
        for (const Engine* engine : {&engine::scan, &engine::tables, &engine::maps}) {
            const auto search = run(*engine, puzzle, limits);
            ASSERT_EQ(search->counters, expected->counters) << engine->name << ' ' << text(puzzle.givens);
            ASSERT_EQ(search->stop, expected->stop);
            ASSERT_EQ(search->solutions, expected->solutions);
        }
    }
}

// bits walks it, too, but only tries digits that fit: each try is a placed digit.
TEST(KnownCounts, BitsWalksTheTreeOfRowWithoutTheTriesThatFail) {
    const Limits limits{.solutions = 0, .nodes = 3'000};
    for (const ClassicPuzzle& puzzle : walkable()) {
        const auto expected = run(engine::row, puzzle, limits);
        const auto search = run(engine::bits, puzzle, limits);
        ASSERT_EQ(search->counters.nodes, expected->counters.nodes) << text(puzzle.givens);
        ASSERT_EQ(search->counters.backtracks, expected->counters.backtracks) << text(puzzle.givens);
        ASSERT_EQ(search->stop, expected->stop);
        if (search->stop == Stop::finished) {
            ASSERT_EQ(search->counters.digit_tries, search->counters.nodes - 1);
        }
    }
}

// column on a grid equals row on the transposed grid.
TEST(KnownCounts, ColumnIsRowOnTheTransposedGrid) {
    for (const ClassicPuzzle& puzzle : walkable()) {
        ClassicPuzzle turned;
        for (int cell = 0; cell < cell_count; ++cell)
            turned.givens[cell_at(column_of(cell), row_of(cell))] = puzzle.givens[cell];
        const Limits limits{.solutions = 0, .nodes = 3'000};
        ASSERT_EQ(run(engine::column, puzzle, limits)->counters, run(engine::row, turned, limits)->counters)
            << text(puzzle.givens);
    }
}

}  // namespace
}  // namespace nonet
