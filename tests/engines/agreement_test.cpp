// Every engine against the oracle, and against itself on isomorphs of the same puzzle.

#include <gtest/gtest.h>

#include <map>

#include "engines/registry.hpp"
#include "nonet/more/engines.hpp"
#include "support/grids.hpp"
#include "support/puzzle_sets.hpp"

namespace nonet {
namespace {

using namespace nonet::testing;

constexpr std::uint64_t seed = 1;
constexpr std::size_t most = 300;  // solutions of a test puzzle

// Puzzles with none, one, two or many solutions that even the simplest engines finish quickly.
std::vector<ClassicPuzzle> small_puzzles(std::uint64_t stream, int count) {
    std::vector<ClassicPuzzle> puzzles;
    for (std::uint64_t i = 0; static_cast<int>(puzzles.size()) < count; ++i) {
        Rng rng(seed + stream, i);
        ClassicPuzzle puzzle{random_part(rng, 28 + static_cast<int>(rng.below(20))), {}};
        if (rng.below(3) == 0) change_a_given(puzzle.givens, rng);
        const auto row = run(engine::row, puzzle, {.solutions = most, .nodes = 3'000});
        if (row->stop == Stop::finished) puzzles.push_back(puzzle);
    }
    return puzzles;
}

std::vector<ClassicPuzzle> marked_puzzles(std::uint64_t stream, int count) {
    std::vector<ClassicPuzzle> puzzles;
    for (std::uint64_t i = 0; static_cast<int>(puzzles.size()) < count; ++i) {
        Rng rng(seed + stream, i);
        const Grid solution = random_solution(rng);
        ClassicPuzzle puzzle{solution, random_marks(solution, rng, 10 + rng.below(50))};
        for (int cell = 0; cell < cell_count; ++cell)
            if (rng.below(10) != 0) puzzle.givens[cell] = 0;
        const auto mrv = run(engine::mrv, puzzle, {.solutions = most, .nodes = 1'000});
        if (mrv->stop == Stop::finished) puzzles.push_back(puzzle);
    }
    return puzzles;
}

TEST(Agreement, EveryEngineFindsTheSolutionsTheOracleFinds) {
    std::map<std::size_t, int> met;
    for (const ClassicPuzzle& puzzle : small_puzzles(1, 120)) {
        const auto expected = brute_list(puzzle, most + 1);
        ++met[std::min<std::size_t>(expected.size(), 3)];
        for (const Engine* engine : complete_engines())
            ASSERT_EQ(sorted(list(*engine, puzzle)), expected) << engine->name << ' ' << text(puzzle.givens);
    }
    for (std::size_t kind : {0, 1, 2, 3}) EXPECT_GE(met[kind], 4) << "puzzles with " << kind << " solutions";
}

TEST(Agreement, EveryEngineThatTakesMarksFindsTheSolutionsTheOracleFinds) {
    std::map<std::size_t, int> met;
    for (const ClassicPuzzle& puzzle : marked_puzzles(2, 200)) {
        const auto expected = brute_list(puzzle, most + 1);
        ++met[std::min<std::size_t>(expected.size(), 3)];
        for (const Engine* engine : complete_engines()) {
            if (!engine->takes_marks) continue;
            ASSERT_EQ(sorted(list(*engine, puzzle)), expected) << engine->name << ' ' << text(puzzle.givens);
        }
    }
    for (std::size_t kind : {0, 1, 2, 3}) EXPECT_GE(met[kind], 4) << "puzzles with " << kind << " solutions";
}

// The fast engines on puzzles that would take the simple ones too long.
TEST(Agreement, QuickEnginesAgreeWithTheOracleOnMinimalPuzzlesAndTheirRuins) {
    for (std::uint64_t i = 0; i < 40; ++i) {
        Rng rng(seed + 3, i);
        ClassicPuzzle puzzle{random_minimal(rng), {}};
        if (i % 2 != 0) change_a_given(puzzle.givens, rng);
        const auto expected = brute_list(puzzle, 2'000);
        ASSERT_LT(expected.size(), 2'000u);
        for (const Engine* engine : {&engine::mrv, &engine::dlx, &engine::scalar, &engine::fast})
            ASSERT_EQ(sorted(list(*engine, puzzle)), expected) << engine->name << ' ' << text(puzzle.givens);
    }
}

// ------------------------------------------------------------------------------------------------ orders

TEST(Agreement, EnginesThatWalkTheRowsListSolutionsInAscendingOrder) {
    for (const ClassicPuzzle& puzzle : small_puzzles(4, 40))
        for (const Engine* engine :
             {&engine::scan, &engine::row, &engine::tables, &engine::maps, &engine::bits}) {
            const auto found = list(*engine, puzzle);
            ASSERT_TRUE(std::ranges::is_sorted(found)) << engine->name << ' ' << text(puzzle.givens);
        }
}

// For every engine: the tries in one position ascend by cell and digit, and vary over at most one cell or one digit.
TEST(Agreement, EveryEngineTriesInAscendingOrder) {
    for (const ClassicPuzzle& puzzle : small_puzzles(5, 20))
        for (const Engine* engine : complete_engines()) {
            std::vector<int> last{-1};  // by depth, 9*cell + digit
            const auto on_event = [&](const Event& event) {
                const int now = side * event.cell + event.digit;
                if (event.kind == Event::Kind::try_digit) {
                    ASSERT_GT(now, last.back()) << engine->name << ' ' << text(puzzle.givens);
                    if (last.back() >= 0) {
                        ASSERT_TRUE(last.back() / side == event.cell || last.back() % side == event.digit);
                    }
                    last.back() = now;
                }
                if (event.kind == Event::Kind::place) last.push_back(-1);
                if (event.kind == Event::Kind::take_back) last.pop_back();
            };
            EXPECT_TRUE(run(*engine, puzzle, {.solutions = 0}, {}, on_event));
            EXPECT_EQ(last.size(), 1u) << engine->name;  // all placed digits were removed again
        }
}

// ------------------------------------------------------------------------------------------------ transformations

// An isomorphism: the new place of each cell, and the new name of each digit.
struct Dress {
    std::array<int, cell_count> to{};
    std::array<Digit, side> digit{};

    ClassicPuzzle on(const ClassicPuzzle& puzzle) const {
        ClassicPuzzle result;
        if (puzzle.marks) result.marks.emplace();
        for (int cell = 0; cell < cell_count; ++cell) {
            const int value = puzzle.givens[cell];
            result.givens[to[cell]] = value == 0 ? 0 : static_cast<std::uint8_t>(digit[value - 1] + 1);
            if (puzzle.marks)
                for (Digit d : (*puzzle.marks)[cell]) (*result.marks)[to[cell]].insert(digit[d]);
        }
        return result;
    }
};

// Returns the new place of each line: permutes bands, and the rows within each.
std::array<int, side> random_lines(Rng& rng) {
    std::array<int, box_side> bands{0, 1, 2};
    rng.shuffle(std::span<int>(bands));
    std::array<int, side> lines{};
    for (int band = 0; band < box_side; ++band) {
        std::array<int, box_side> rows{0, 1, 2};
        rng.shuffle(std::span<int>(rows));
        for (int i = 0; i < box_side; ++i) lines[box_side * band + i] = box_side * bands[band] + rows[i];
    }
    return lines;
}

Dress random_dress(Rng& rng) {
    Dress dress;
    const auto rows = random_lines(rng), columns = random_lines(rng);
    const bool transposed = rng.below(2) != 0;
    for (int cell = 0; cell < cell_count; ++cell) {
        const int row = rows[row_of(cell)], column = columns[column_of(cell)];
        dress.to[cell] = transposed ? cell_at(column, row) : cell_at(row, column);
    }
    for (Digit d = 0; d < side; ++d) dress.digit[d] = d;
    rng.shuffle(std::span<Digit>(dress.digit));
    return dress;
}

TEST(Agreement, CountsStayTheSameInAnyDress) {
    auto puzzles = small_puzzles(6, 30);
    const auto marked = marked_puzzles(7, 30);
    puzzles.insert(puzzles.end(), marked.begin(), marked.end());
    for (std::uint64_t i = 0; i < puzzles.size(); ++i) {
        Rng rng(seed + 8, i);
        const auto expected = count_solutions(puzzles[i], {.solutions = 0}).solutions;
        for (const Engine* engine : complete_engines()) {
            if (puzzles[i].marks && !engine->takes_marks) continue;
            const ClassicPuzzle dressed = random_dress(rng).on(puzzles[i]);
            // For an engine with a fixed order, an isomorph can have a much larger tree, so the budget limits it.
            const auto search = run(*engine, dressed, {.solutions = 0, .nodes = 30'000});
            if (search->stop == Stop::budget) {
                ASSERT_LE(search->solutions, expected);
                ASSERT_FALSE(engine->takes_marks) << engine->name;
            } else {
                ASSERT_EQ(search->solutions, expected) << engine->name << ' ' << text(dressed.givens);
            }
        }
    }
}

// Minimal puzzles, and variants with several solutions and with none, as isomorphs, for the fast engines.
TEST(Agreement, CountsOfMinimalPuzzlesStayTheSameInAnyDress) {
    for (std::uint64_t i = 0; i < 60; ++i) {
        Rng rng(seed + 9, i);
        ClassicPuzzle puzzle{random_minimal(rng), {}};
        if (i % 3 == 1) puzzle.givens[random_given(puzzle.givens, rng)] = 0;
        if (i % 3 == 2) change_a_given(puzzle.givens, rng);
        const auto expected = count_solutions(puzzle, {.solutions = 5'000}).solutions;
        for (const Engine* engine : {&engine::mrv, &engine::dlx, &engine::scalar, &engine::fast})
            ASSERT_EQ(run(*engine, random_dress(rng).on(puzzle), {.solutions = 5'000})->solutions, expected)
                << engine->name << ' ' << text(puzzle.givens);
    }
}

}  // namespace
}  // namespace nonet
