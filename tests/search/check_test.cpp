#include "nonet/check.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <utility>

#include "nonet/board_text.hpp"
#include "search/dropping.hpp"
#include "support/files.hpp"
#include "support/grids.hpp"
#include "support/known_grids.hpp"
#include "support/puzzle_sets.hpp"

namespace nonet {
namespace {

using namespace nonet::testing;

TEST(FindDuplicates, NamesEachPairOnceWithTheFirstHouseInWhichTheyMeet) {
    Grid grid;
    grid[cell_at(0, 0)] = grid[cell_at(0, 2)] = 3;  // a row and a box: only the row counts
    grid[cell_at(4, 4)] = grid[cell_at(7, 4)] = 5;  // a column
    grid[cell_at(6, 6)] = grid[cell_at(7, 8)] = 9;  // a box
    grid[cell_at(3, 0)] = 4;                        // clashes with nothing
    const auto found = find_duplicates(grid);
    ASSERT_EQ(found.size(), 3u);
    const auto expect = [&](int i, Cell first, Cell second, int house, int value) {
        EXPECT_EQ(found[i].first, first);
        EXPECT_EQ(found[i].second, second);
        EXPECT_EQ(found[i].house, house);
        EXPECT_EQ(found[i].digit + 1, value);
    };
    expect(0, cell_at(0, 0), cell_at(0, 2), 0, 3);
    expect(1, cell_at(4, 4), cell_at(7, 4), side + 4, 5);
    expect(2, cell_at(6, 6), cell_at(7, 8), 2 * side + 8, 9);
}

TEST(FindDuplicates, OfThreeEqualValuesAreThreePairs) {
    Grid grid;
    grid[0] = grid[4] = grid[8] = 1;
    EXPECT_EQ(find_duplicates(grid).size(), 3u);
    EXPECT_TRUE(find_duplicates(Grid{}).empty());
}

TEST(Check, OfAProperPuzzle) {
    const auto report = check(puzzle(known::classic));
    EXPECT_TRUE(report.duplicates.empty());
    EXPECT_FALSE(report.complete);
    EXPECT_FALSE(report.correct);
    EXPECT_EQ(report.status, Status::unique);
    EXPECT_EQ(format_line(Geometry::classic(), report.first), known::classic_solution);
    EXPECT_TRUE(report.differing.empty());
    EXPECT_EQ(report.givens, 32);
    EXPECT_EQ(report.absent_digits, 0);
    EXPECT_TRUE(report.minimal_known);
}

TEST(Check, OfAPuzzleWithClashingGivens) {
    ClassicPuzzle broken = puzzle(known::classic);
    broken.givens[1] = 3;
    const auto report = check(broken);
    EXPECT_EQ(report.status, Status::none);
    ASSERT_FALSE(report.duplicates.empty());
    EXPECT_EQ(report.duplicates[0].first, 0);
    EXPECT_EQ(report.duplicates[0].second, 1);
    EXPECT_FALSE(report.minimal_known);
    EXPECT_FALSE(report.minimal);
}

// In a row, in a column, and only in a box.
TEST(Check, NamesAClashInWhateverHouseItIs) {
    for (const int other : {8, 72, 10}) {
        ClassicPuzzle clashing;
        clashing.givens[0] = clashing.givens[other] = 5;
        EXPECT_EQ(check(clashing).duplicates.size(), 1u) << other;
    }
}

TEST(Check, OfAPuzzleWithSeveralSolutionsShowsTwoAndWhereTheyDiffer) {
    const std::string line = read_lines(source_path("data/several.txt")).front();
    const auto report = check(puzzle(line));
    EXPECT_EQ(report.status, Status::multiple);
    ASSERT_FALSE(report.differing.empty());
    std::vector<Cell> expected;
    for (int cell = 0; cell < cell_count; ++cell)
        if (report.first[cell] != report.second[cell]) expected.push_back(static_cast<Cell>(cell));
    EXPECT_EQ(report.differing, expected);
    for (const auto& solution : {report.first, report.second}) {
        EXPECT_TRUE(check(BoardPuzzle{Geometry::classic(), solution, {}}).correct);
        for (int cell = 0; cell < cell_count; ++cell)
            EXPECT_TRUE(line[cell] == '.' || solution[cell] == line[cell] - '0') << cell;
    }
    EXPECT_FALSE(report.minimal_known);
}

TEST(Check, CountsTheDigitsThatNoGivenShows) {
    Grid grid = nonet::testing::grid(known::classic);
    for (auto& value : grid.values)
        if (value == 3 || value == 8) value = 0;
    const auto report = check(ClassicPuzzle{grid, {}});
    EXPECT_EQ(report.absent_digits, 2);
    EXPECT_EQ(report.status, Status::multiple);
    EXPECT_EQ(check(ClassicPuzzle{}).absent_digits, side);
}

// ------------------------------------------------------------------------------------------------ finished grids

TEST(Check, OfARightFinishedGrid) {
    const auto report = check(puzzle(known::classic_solution), false);
    EXPECT_TRUE(report.complete);
    EXPECT_TRUE(report.correct);
    EXPECT_TRUE(report.incomplete.empty());
    EXPECT_EQ(describe(report, puzzle(known::classic_solution), false).back(), "all 27 sums are 45");
    EXPECT_EQ(report.status, Status::unique);
    EXPECT_EQ(format_line(Geometry::classic(), report.first), known::classic_solution);
}

TEST(Check, OfAWrongFinishedGridNamesItsWrongHouses) {
    ClassicPuzzle wrong = puzzle(known::classic_solution);
    std::swap(wrong.givens[cell_at(0, 0)], wrong.givens[cell_at(0, 8)]);  // the row stays right
    const auto report = check(wrong);
    EXPECT_TRUE(report.complete);
    EXPECT_FALSE(report.correct);
    EXPECT_EQ(report.status, Status::none);
    const std::vector<House> houses{side + 0, side + 8, 2 * side + 0, 2 * side + 2};
    EXPECT_EQ(report.incomplete, houses);
    // r1c1 held 3 and r1c9 held 2: column 1 and box 1 lose one, column 9 and box 3 gain one.
    const std::vector<std::string> words = describe(report, wrong, false);
    EXPECT_NE(std::ranges::find(
                  words, "sums that are not 45: column 1 is 44, column 9 is 46, box 1 is 44, box 3 is 46"),
              words.end());
}

// Every house sums to 45 here, but the grid is wrong: sums alone prove nothing.
TEST(Check, OfAGridWhoseSumsAreRightButNotItsDigits) {
    Grid fives;
    fives.values.fill(5);
    const auto report = check(ClassicPuzzle{fives, {}});
    const std::vector<std::string> words = describe(report, ClassicPuzzle{fives, {}}, false);
    EXPECT_NE(std::ranges::find(words, "all 27 sums are 45"), words.end());
    EXPECT_TRUE(report.complete);
    EXPECT_FALSE(report.correct);
    EXPECT_EQ(report.status, Status::none);
    EXPECT_EQ(report.incomplete.size(), static_cast<std::size_t>(house_count));
}

TEST(Check, OfAGridWithOneCellToFill) {
    Grid grid = testing::grid(known::classic_solution);
    grid[40] = 0;
    const CheckReport report = check(ClassicPuzzle{grid, {}}, false);
    EXPECT_FALSE(report.complete);
    EXPECT_FALSE(report.correct);
    EXPECT_EQ(report.status, Status::unique);
}

// ------------------------------------------------------------------------------------------------ minimality

// The simple method: drop each given and count.
std::vector<Cell> redundant_by_counting(const ClassicPuzzle& puzzle) {
    std::vector<Cell> cells;
    for (int cell = 0; cell < cell_count; ++cell) {
        if (puzzle.givens[cell] == 0) continue;
        ClassicPuzzle rest = puzzle;
        rest.givens[cell] = 0;
        if (rest.marks) (*rest.marks)[cell] = DigitSet::all();
        if (count_solutions(rest, {.solutions = 2}).solutions == 1) cells.push_back(static_cast<Cell>(cell));
    }
    return cells;
}

TEST(Check, FindsMinimalPuzzlesMinimal) {
    for (const auto& line : read_lines(source_path("data/minimal.txt"))) {
        const auto report = check(puzzle(line));
        EXPECT_EQ(report.status, Status::unique) << line;
        EXPECT_TRUE(report.minimal_known && report.minimal) << line;
    }
}

TEST(Check, NamesTheGivensThatCanBeDropped) {
    for (std::uint64_t i = 0; i < 30; ++i) {
        Rng rng(31, i);
        const ClassicPuzzle richer{random_part(rng, 40 + static_cast<int>(rng.below(30))), {}};
        const auto report = check(richer);
        if (report.status != Status::unique) continue;
        EXPECT_TRUE(report.minimal_known);
        EXPECT_EQ(report.redundant, redundant_by_counting(richer)) << text(richer.givens);
        EXPECT_EQ(report.minimal, report.redundant.empty());
    }
    EXPECT_EQ(check(puzzle(known::classic)).redundant, redundant_by_counting(puzzle(known::classic)));
}

TEST(Check, DropsAGivensOwnMarksWithIt) {
    const ClassicPuzzle minimal = puzzle(read_lines(source_path("data/minimal.txt")).front());
    ClassicPuzzle marked = with_full_marks(minimal);
    for (int cell = 0; cell < cell_count; ++cell)
        if (minimal.givens[cell] != 0)
            (*marked.marks)[cell] = DigitSet::of(static_cast<Digit>(minimal.givens[cell] - 1));
    EXPECT_TRUE(check(marked).minimal);
    EXPECT_EQ(check(marked).redundant, redundant_by_counting(marked));

    // The marks of the other cells stay: here they determine the solution, and the one given is redundant.
    const Grid solution = puzzle(known::classic_solution).givens;
    ClassicPuzzle pinned = with_full_marks({});
    for (int cell = 0; cell < cell_count; ++cell)
        (*pinned.marks)[cell] = DigitSet::of(static_cast<Digit>(solution[cell] - 1));
    pinned.givens[5] = solution[5];
    EXPECT_EQ(check(pinned).redundant, std::vector<Cell>{5});
}

TEST(Check, DoesNotAskForMinimalityUnlessAsked) {
    const auto report = check(puzzle(known::classic), false);
    EXPECT_EQ(report.status, Status::unique);
    EXPECT_FALSE(report.minimal_known);
    EXPECT_FALSE(report.minimal);
    EXPECT_TRUE(report.redundant.empty());
}

TEST(Dropping, SaysWhyItsQuestionsEnded) {
    for (const auto& [nodes, stop] : {std::pair{1, Stop::budget}, std::pair{2000, Stop::finished}}) {
        Dropping dropping;
        dropping.add(puzzle(known::classic), 7);
        const auto spent = dropping.ask({.nodes = static_cast<std::uint64_t>(nodes)},
                                        [&](std::size_t number, const std::vector<Cell>&, bool known) {
                                            EXPECT_EQ(number, 7u);
                                            EXPECT_EQ(known, stop == Stop::finished);
                                        });
        EXPECT_EQ(spent.stop, stop);
    }
}

TEST(Check, SharesOneBudgetBetweenItsSearches) {
    const ClassicPuzzle minimal = puzzle(read_lines(source_path("data/minimal.txt")).front());
    EXPECT_EQ(check(ClassicPuzzle{}, true, {.nodes = 1}).status, Status::budget);

    // 32 givens are 33 searches of a few nodes each: each of them fits the budget, but all together do not.
    const auto report = check(puzzle(known::classic), true, {.nodes = 20});
    EXPECT_EQ(report.status, Status::unique);
    EXPECT_FALSE(report.minimal_known);
    EXPECT_FALSE(report.minimal);
    EXPECT_TRUE(check(puzzle(known::classic), true, {.nodes = 2000}).minimal_known);

    // A puzzle is reported as minimal only after each of its givens was checked.
    int cut_short = 0;
    for (std::uint64_t nodes = 10; nodes <= 1000; nodes += 10) {
        const auto some = check(minimal, true, {.nodes = nodes});
        EXPECT_LE(some.minimal, some.minimal_known) << nodes;
        cut_short += some.status == Status::unique && !some.minimal_known;
    }
    EXPECT_GT(cut_short, 0);

    const std::atomic<bool> cancel = true;
    EXPECT_EQ(check(minimal, true, {.cancel = &cancel}).status, Status::budget);
}

// ------------------------------------------------------------------------------------------------ many at once

void expect_same(const CheckReport& report, const CheckReport& alone, const std::string& what) {
    EXPECT_EQ(report.status, alone.status) << what;
    EXPECT_EQ(report.duplicates.size(), alone.duplicates.size()) << what;
    EXPECT_EQ(report.incomplete, alone.incomplete) << what;
    EXPECT_EQ(report.first, alone.first) << what;
    EXPECT_EQ(report.second, alone.second) << what;
    EXPECT_EQ(report.differing, alone.differing) << what;
    EXPECT_EQ(report.minimal_known, alone.minimal_known) << what;
    EXPECT_EQ(report.minimal, alone.minimal) << what;
    EXPECT_EQ(report.redundant, alone.redundant) << what;
    EXPECT_EQ(report.givens, alone.givens) << what;
}

TEST(CheckBatch, SaysOfEachWhatCheckSays) {
    const Grid solution = puzzle(known::classic_solution).givens;
    std::vector<ClassicPuzzle> puzzles{puzzle(known::classic), {}, {solution, {}}, with_full_marks({})};
    for (int cell = 0; cell < cell_count; ++cell)  // only the marks of the last one make it proper
        (*puzzles.back().marks)[cell] = DigitSet::of(static_cast<Digit>(solution[cell] - 1));
    puzzles.push_back(with_full_marks(puzzle(known::classic)));
    (*puzzles.back().marks)[2] = {};  // and those of this one leave it no solution
    puzzles.push_back(puzzle(known::classic));
    puzzles.back().givens[1] = 3;  // clashes
    for (const auto& line : read_lines(source_path("data/minimal.txt"))) puzzles.push_back(puzzle(line));
    for (std::uint64_t i = 0; i < 60; ++i) {  // with 0, 1 and many solutions, and givens to spare
        Rng rng(32, i);
        puzzles.push_back({random_part(rng, 25 + static_cast<int>(rng.below(45))), {}});
        if (i % 3 == 0) puzzles.back().givens[static_cast<int>(rng.below(cell_count))] = 1;
    }
    for (const bool minimality : {true, false}) {
        std::vector<CheckReport> reports(puzzles.size());
        check_batch(puzzles, reports, minimality);
        for (std::size_t i = 0; i < puzzles.size(); ++i)
            expect_same(reports[i], check(puzzles[i], minimality), std::to_string(i));
    }
}

TEST(CheckBatch, LeavesNothingInReportsThatAreUsedAgain) {
    ClassicPuzzle clashing = puzzle(known::classic_solution);
    clashing.givens[0] = clashing.givens[1];
    std::vector<ClassicPuzzle> puzzles{clashing, {}, puzzle(known::classic)};
    std::vector<CheckReport> reports(puzzles.size());
    for (int turn = 0; turn < 3; ++turn) {
        check_batch(puzzles, reports);
        for (std::size_t i = 0; i < puzzles.size(); ++i)
            expect_same(reports[i], check(puzzles[i]), std::to_string(i));
        std::ranges::rotate(puzzles, puzzles.begin() + 1);
    }
}

TEST(CheckBatch, KnowsNothingWhenItIsCancelled) {
    const std::atomic<bool> cancel = true;
    const std::vector<ClassicPuzzle> puzzles{puzzle(known::classic), {}};
    std::vector<CheckReport> reports(puzzles.size());
    check_batch(puzzles, reports, true, {.cancel = &cancel});
    for (const CheckReport& report : reports) {
        EXPECT_EQ(report.status, Status::budget);
        EXPECT_FALSE(report.minimal_known);
    }
}

}  // namespace
}  // namespace nonet
