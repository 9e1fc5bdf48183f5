#include <gtest/gtest.h>

#include <algorithm>
#include <atomic>
#include <cmath>
#include <fstream>
#include <map>
#include <set>

#include "command/symmetry.hpp"
#include "core/rng.hpp"
#include "nonet/canon.hpp"
#include "nonet/generate.hpp"
#include "nonet/more/engines.hpp"
#include "nonet/more/techniques.hpp"
#include "nonet/rate.hpp"
#include "nonet/solve.hpp"
#include "support/known_grids.hpp"
#include "support/text_grid.hpp"

namespace nonet {
namespace {

std::vector<Generated> make(const GenerateOptions& options, std::size_t count, std::uint64_t first = 0) {
    auto generator = Generator::create(options);
    EXPECT_TRUE(generator) << generator.error().message();
    std::vector<Generated> made(count);
    EXPECT_EQ(generator->make(first, made), Stop::finished);
    return made;
}

bool is_proper(const Grid& puzzle) {
    return solve({.givens = puzzle}, {}, *find_engine("scalar"))->status == Status::unique;
}

bool is_minimal(const Grid& puzzle) {
    for (int cell = 0; cell < cell_count; ++cell) {
        Grid less = puzzle;
        less[cell] = 0;
        if (puzzle[cell] != 0 && is_proper(less)) return false;
    }
    return true;
}

void expect_made(const Generated& made, const GenerateOptions& options) {
    ASSERT_TRUE(made.met);
    EXPECT_GT(made.attempts, 0u);
    const auto answer = solve({.givens = made.puzzle}, {}, *find_engine("scalar"));
    EXPECT_EQ(answer->status, Status::unique) << text_of(made.puzzle);
    EXPECT_EQ(answer->first, made.solution);
    EXPECT_GE(made.puzzle.filled(), options.fewest_givens);
    EXPECT_LE(made.puzzle.filled(), options.most_givens);
    for (int i = 0; i < cell_count; ++i) {
        const auto cell = static_cast<Cell>(i);
        for (Cell mate : orbit_of(cell, options.symmetry))
            EXPECT_EQ(made.puzzle[cell] != 0, made.puzzle[mate] != 0) << text_of(made.puzzle);
        if (options.contains[i] != 0) {
            EXPECT_EQ(made.puzzle[i], options.contains[i]);
        }
        if (!options.cells.contains(cell)) {
            EXPECT_EQ(made.puzzle[i], 0);
        }
    }
    if (options.minimal || options.unbiased) {
        EXPECT_TRUE(is_minimal(made.puzzle)) << text_of(made.puzzle);
    }
    if (options.solution) {
        EXPECT_EQ(made.solution, *options.solution);
    }
    if (options.rating) {
        const Rating rating = rate({.givens = made.puzzle, .marks = {}});
        EXPECT_EQ(made.er, rating.er);
        EXPECT_GE(rating.er, options.rating->lowest);
        EXPECT_LE(rating.er, options.rating->highest);
    }
}

TEST(Generator, MakesMinimalPuzzlesWithoutBeingAsked) {
    const GenerateOptions options{.seed = 1};
    std::set<std::string> forms;
    for (const Generated& made : make(options, 500)) {
        expect_made(made, options);
        EXPECT_TRUE(is_minimal(made.puzzle)) << text_of(made.puzzle);
        forms.insert(text_of(canonicalize(made.puzzle)->grid));
    }
    EXPECT_EQ(forms.size(), 500u);
}

TEST(Generator, KeepsEverySymmetry) {
    for (int i = 0; i < symmetry_count; ++i) {
        const GenerateOptions options{.seed = 2, .symmetry = static_cast<Symmetry>(i)};
        for (const Generated& made : make(options, 20)) expect_made(made, options);
    }
}

TEST(Generator, MakesSymmetricPuzzlesOfWhichNoGivenCanBeDropped) {
    for (auto symmetry : {Symmetry::rot180, Symmetry::diagonal}) {
        const GenerateOptions options{.seed = 3, .symmetry = symmetry, .minimal = true};
        for (const Generated& made : make(options, 5)) expect_made(made, options);
    }
}

TEST(Generator, StaysWithinTheRange) {
    for (const auto& [fewest, most, minimal] : {std::tuple{22, 23, true},
                                                {26, 26, true},
                                                {30, 32, false},
                                                {50, 50, false},
                                                {81, 81, false},
                                                {0, 23, false}}) {
        const GenerateOptions options{
            .seed = 4, .minimal = minimal, .fewest_givens = fewest, .most_givens = most};
        for (const Generated& made : make(options, 20)) expect_made(made, options);
    }
}

TEST(Generator, KeepsWhatIsToBeContained) {
    GenerateOptions options{.seed = 5, .symmetry = Symmetry::vertical};
    options.contains[0] = 7, options.contains[44] = 1, options.contains[76] = 1;
    for (const Generated& made : make(options, 30)) expect_made(made, options);
}

TEST(Generator, UsesTheAllowedCellsOnly) {
    GenerateOptions options{.seed = 6, .fewest_givens = 0, .most_givens = 40};
    for (int cell = 0; cell < cell_count; ++cell)
        if (cell % 5 == 0) options.cells.erase(static_cast<Cell>(cell));
    for (const Generated& made : make(options, 20)) expect_made(made, options);
}

TEST(Generator, MakesNoIsomorphOfWhatIsToBeAvoided) {
    GenerateOptions options{.seed = 8};
    const std::vector<Generated> before = make(options, 20);
    std::vector<Grid> forms;
    for (std::size_t i = 0; i < before.size(); i += 2) forms.push_back(canonicalize(before[i].puzzle)->grid);
    std::ranges::sort(forms, {}, &Grid::values);
    options.avoid = forms;
    const std::vector<Generated> after = make(options, 20);
    for (std::size_t i = 0; i < after.size(); ++i) {
        expect_made(after[i], options);
        EXPECT_FALSE(
            std::ranges::binary_search(forms, canonicalize(after[i].puzzle)->grid.values, {}, &Grid::values))
            << i;
        if (i % 2 == 1) {
            EXPECT_EQ(after[i].puzzle, before[i].puzzle);
        }
    }
}

TEST(Generator, StartsFromAGivenSolution) {
    const GenerateOptions options{.seed = 7, .solution = grid_of(known::classic_solution)};
    std::set<std::string> puzzles;
    for (const Generated& made : make(options, 30)) {
        expect_made(made, options);
        puzzles.insert(text_of(made.puzzle));
    }
    EXPECT_EQ(puzzles.size(), 30u);
}

TEST(Generator, MeetsARating) {
    for (const auto& [lowest, highest] : {std::pair{0, 12}, {70, 75}, {42, 45}, {12, 12}}) {
        const GenerateOptions options{.seed = 21, .rating = {{lowest, highest}}};
        for (const Generated& made : make(options, 10)) expect_made(made, options);
    }
}

// One random puzzle in a few hundred has this rating: most of these are found near others.
TEST(Generator, ClimbsToARareRatingAndKeepsTheRestOfTheOrder) {
    const GenerateOptions options{
        .seed = 22, .symmetry = Symmetry::diagonal, .most_givens = 30, .rating = {{85, 95}}};
    for (const Generated& made : make(options, 3)) expect_made(made, options);
    const GenerateOptions minimal{.seed = 23, .minimal = true, .rating = {{88, 92}}};
    const auto together = make(minimal, 4);
    for (const Generated& made : together) expect_made(made, minimal);
    EXPECT_EQ(make(minimal, 1, 3)[0].puzzle, together[3].puzzle);
}

TEST(Generator, MakesPuzzlesThatNeedATechnique) {
    for (const char* id : {"naked_pair", "xy_wing"}) {
        const Technique* needed = find_technique(id);
        const auto end = std::ranges::find(techniques(), needed);
        const std::vector<const Technique*> easier(techniques().begin(), end);
        std::vector<const Technique*> all = easier;
        all.push_back(needed);
        for (const Generated& made : make({.seed = 24, .needs = needed}, 10)) {
            const ClassicPuzzle puzzle{.givens = made.puzzle, .marks = {}};
            EXPECT_EQ(rate(puzzle, {}, {.techniques = easier}).ending, Ending::stuck);
            EXPECT_EQ(rate(puzzle, {}, {.techniques = all}).ending, Ending::solved);
        }
    }
    // With a range, all other techniques up to its end may be used, both before and after it in the list.
    const Technique* needed = find_technique("x_wing");
    std::vector<const Technique*> others;
    for (const Technique* technique : se_order())
        if (technique != needed) others.push_back(technique);
    const GenerateOptions options{.seed = 25, .rating = {{32, 45}}, .needs = needed};
    for (const Generated& made : make(options, 3)) {
        expect_made(made, options);
        EXPECT_EQ(
            rate({.givens = made.puzzle, .marks = {}}, {}, {.techniques = others, .ceiling = 45}).ending,
            Ending::stuck);
    }
}

int givens_lost(const Grid& from, const Grid& to) {
    int lost = 0;
    for (int cell = 0; cell < cell_count; ++cell) lost += from[cell] != 0 && to[cell] != from[cell];
    return lost;
}

TEST(Generator, MakesNeighbours) {
    const Grid like = make({.seed = 26}, 1)[0].puzzle;
    for (const auto& [drop, add, minimal] :
         {std::tuple{1, 1, false}, {1, 1, true}, {2, 3, false}, {0, 2, false}}) {
        const GenerateOptions options{
            .seed = 27, .minimal = minimal, .like = like, .like_drop = drop, .like_add = add};
        for (const Generated& made : make(options, 20)) {
            expect_made(made, options);
            EXPECT_EQ(givens_lost(like, made.puzzle), drop) << text_of(made.puzzle);
            EXPECT_EQ(givens_lost(made.puzzle, like), add) << text_of(made.puzzle);
        }
    }
}

TEST(Generator, KeepsSymmetryAndSolutionOfNeighbours) {
    const Generated like = make({.seed = 28, .symmetry = Symmetry::rot180}, 1)[0];
    GenerateOptions options{
        .seed = 29, .symmetry = Symmetry::rot180, .like = like.puzzle, .like_drop = 2, .like_add = 3};
    for (const Generated& made : make(options, 10)) expect_made(made, options);
    options.solution = like.solution;
    for (const Generated& made : make(options, 10)) expect_made(made, options);
}

// All proper neighbours, found by brute force, are equally likely.
TEST(Generator, MakesEveryNeighbourEquallyOften) {
    const Grid like = make({.seed = 30}, 1)[0].puzzle;
    std::map<std::string, int> times;
    for (int gone = 0; gone < cell_count; ++gone)
        for (int come = 0; like[gone] != 0 && come < cell_count; ++come)
            for (std::uint8_t value = 1; value <= side; ++value) {
                if ((come != gone && like[come] != 0) || (come == gone && like[gone] == value)) continue;
                Grid grid = like;
                grid[gone] = 0;
                grid[come] = value;
                if (is_proper(grid)) times[text_of(grid)] = 0;
            }
    constexpr int draws_each = 40;
    for (const Generated& made : make({.seed = 31, .like = like}, draws_each * times.size())) {
        const auto found = times.find(text_of(made.puzzle));
        ASSERT_NE(found, times.end());
        ++found->second;
    }
    double chi_square = 0;
    for (const auto& [puzzle, count] : times)
        chi_square += (count - draws_each) * (count - draws_each) / static_cast<double>(draws_each);
    const auto freedom = static_cast<double>(times.size() - 1);
    EXPECT_GT(times.size(), 20u);
    EXPECT_LT(chi_square, freedom + 5 * std::sqrt(2 * freedom));
    EXPECT_GT(chi_square, freedom - 5 * std::sqrt(2 * freedom));
}

TEST(Generator, GivesNothingWhenNoNeighbourIsProper) {
    const Grid minimal = make({.seed = 31, .minimal = true, .fewest_givens = 22}, 1)[0].puzzle;
    const Generated made =
        make({.seed = 32, .like = minimal, .like_drop = 1, .like_add = 0, .attempts = 100}, 1)[0];
    EXPECT_FALSE(made.met);
    EXPECT_EQ(made.attempts, 100u);
    EXPECT_EQ(made.puzzle.filled(), 0);
}

TEST(Generator, MakesTheSamePuzzlesWhateverIsMadeTogether) {
    const GenerateOptions options{
        .seed = 8, .symmetry = Symmetry::rot180, .fewest_givens = 24, .most_givens = 26};
    const auto together = make(options, 300);
    for (const std::uint64_t first : {0, 17, 170, 299})
        EXPECT_EQ(make(options, 1, first)[0].puzzle, together[first].puzzle);
    const auto part = make(options, 130, 100);
    for (std::size_t i = 0; i < part.size(); ++i) EXPECT_EQ(part[i].puzzle, together[100 + i].puzzle);
    EXPECT_NE(make({.seed = 9}, 1)[0].puzzle, make({.seed = 10}, 1)[0].puzzle);
}

TEST(Generator, DoesAsItAlwaysDid) {
    std::ifstream golden(testing::source_path("tests/golden/generate.txt"));
    std::string line;
    int lines = 0;
    const GenerateOptions orders[]{
        {.seed = 1},
        {.seed = 1, .symmetry = Symmetry::rot180},
        {.seed = 1, .symmetry = Symmetry::full},
        {.seed = 1, .minimal = true, .fewest_givens = 22, .most_givens = 23},
        {.seed = 18446744073709551615u, .fewest_givens = 30, .most_givens = 34},
        {.seed = 1, .minimal = true, .rating = {{88, 92}}},  // by a climb
    };
    for (const auto& options : orders)
        for (const Generated& made : make(options, 3)) {
            do ASSERT_TRUE(std::getline(golden, line));
            while (line.starts_with('#'));
            EXPECT_EQ(text_of(made.puzzle), line) << "line " << lines;
            ++lines;
        }
    EXPECT_FALSE(std::getline(golden, line));
}

TEST(Generator, GivesTheBestItHasWhenAttemptsAreSpent) {
    for (const Generated& made :
         make({.seed = 11, .fewest_givens = 17, .most_givens = 17, .attempts = 50}, 10)) {
        EXPECT_FALSE(made.met);
        EXPECT_EQ(made.attempts, 50u);
        EXPECT_TRUE(is_proper(made.puzzle));
        EXPECT_LE(made.puzzle.filled(), 23);  // the best of fifty
    }
}

TEST(Generator, StopsWhenItIsCancelled) {
    std::atomic<bool> cancel = true;
    auto generator = Generator::create({.seed = 12});
    std::vector<Generated> made(300);
    EXPECT_EQ(generator->make(0, made, {.cancel = &cancel}), Stop::cancelled);
    EXPECT_FALSE(made.front().met);
    EXPECT_EQ(made.back().attempts, 0u);
    cancel = false;
    EXPECT_EQ(generator->make(0, made, {.cancel = &cancel}), Stop::finished);
    EXPECT_TRUE(made.back().met);
}

TEST(Generator, StopsWhenTheTimeIsOver) {
    auto generator = Generator::create({.seed = 13, .minimal = true, .fewest_givens = 17, .most_givens = 17});
    std::vector<Generated> made(1);
    EXPECT_EQ(generator->make(0, made, {.time = std::chrono::milliseconds(50)}), Stop::budget);
    EXPECT_FALSE(made[0].met);
    EXPECT_TRUE(is_proper(made[0].puzzle));
}

TEST(Symmetry, NamesAreUnderstoodAndOrbitsAreSubgroups) {
    const int sizes[]{1, 2, 4, 2, 2, 2, 2, 4, 4, 8};
    for (int i = 0; i < symmetry_count; ++i) {
        const auto symmetry = static_cast<Symmetry>(i);
        EXPECT_EQ(find_symmetry(name_of(symmetry)), symmetry);
        EXPECT_EQ(orbit_of(cell_at(1, 3), symmetry).size(), sizes[i])
            << name_of(symmetry);  // a cell on no axis
        for (int cell = 0; cell < cell_count; ++cell)
            for (Cell mate : orbit_of(static_cast<Cell>(cell), symmetry))
                EXPECT_EQ(orbit_of(mate, symmetry), orbit_of(static_cast<Cell>(cell), symmetry));
    }
    EXPECT_EQ(find_symmetry("sideways"), std::nullopt);
    EXPECT_TRUE(orbit_of(cell_at(0, 0), Symmetry::horizontal).contains(cell_at(0, 8)));
    EXPECT_TRUE(orbit_of(cell_at(0, 0), Symmetry::vertical).contains(cell_at(8, 0)));
    EXPECT_TRUE(orbit_of(cell_at(0, 1), Symmetry::diagonal).contains(cell_at(1, 0)));
    EXPECT_TRUE(orbit_of(cell_at(0, 0), Symmetry::antidiagonal).contains(cell_at(8, 8)));
}

}  // namespace
}  // namespace nonet
