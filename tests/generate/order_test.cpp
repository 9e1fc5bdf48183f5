#include <gtest/gtest.h>

#include <string>

#include "nonet/generate.hpp"
#include "nonet/more/techniques.hpp"
#include "support/known_grids.hpp"
#include "support/text_grid.hpp"

namespace nonet {
namespace {

std::string message(const GenerateOptions& options) {
    auto generator = Generator::create(options);
    return generator ? std::string("made") : generator.error().message();
}

// Backtracking alone takes seconds to find that the first grid has no solution.
TEST(Order, GivensThatAreHardToCompleteAreDecidedSoon) {
    GenerateOptions options{.attempts = 1};
    options.contains =
        grid_of(".....3..7..................3..7...........35..7..................................");
    EXPECT_EQ(message(options),
              "found givens in 'contains' that have no solution, expected givens with a solution");
    for (std::uint64_t seed : {1u, 2u, 3u}) {
        options.seed = seed;
        options.contains =
            grid_of("..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9");
        auto generator = Generator::create(options);
        ASSERT_TRUE(generator);
        Generated made;
        generator->make(0, {&made, 1});
        EXPECT_EQ(text_of(made.solution),
                  "987654321246173985351928746128537694634892157795461832519286473472319568863745219");
    }
}

TEST(Order, RefusesWhatNoPuzzleCanMeet) {
    EXPECT_EQ(message({.fewest_givens = 30, .most_givens = 20}),
              "found a range of 30 to 20 givens, expected the smaller number first");
    GenerateOptions options;
    options.contains[0] = options.contains[1] = 5;
    EXPECT_EQ(message(options),
              "found givens in 'contains' that have no solution, expected givens with a solution");
    options = {.solution = Grid{}};
    EXPECT_EQ(message(options), "found a wrong solution, expected a finished grid");
    options = {.solution = grid_of(known::classic_solution)};
    options.contains[0] = 9;
    EXPECT_EQ(message(options),
              "found a given of 'contains' that differs from the solution, expected givens of the solution");
    options = {};
    options.contains[0] = 9;
    options.cells.erase(0);
    EXPECT_NE(message(options), "made");
    options = {.symmetry = Symmetry::rot180, .unbiased = true};
    EXPECT_NE(message(options), "made");
    EXPECT_EQ(message({.rating = {{75, 70}}}),
              "found a rating of 7.5 to 7.0, expected the smaller number first");
    EXPECT_EQ(
        message({.rating = {{20, 30}}, .needs = find_technique("xy_wing")}),
        "found 'xy_wing' as the needed technique, which is rated 4.2 or more, expected a technique within "
        "the range of ratings, up to 3.0");
    EXPECT_EQ(message({.fewest_givens = 0, .most_givens = 16}),
              "found at most 16 givens, expected 17 or more: no puzzle with fewer has one solution");
    options = {.symmetry = Symmetry::rot180};
    options.cells.erase(0);
    options.fewest_givens = options.most_givens = 80;
    EXPECT_EQ(message(options), "found a pattern without the symmetry, expected a pattern with the symmetry");
    const Grid like = grid_of(known::classic);
    EXPECT_EQ(
        message({.like = like, .like_drop = 33}),
        "found 33 givens to drop and 1 to add, expected at most 32 and no more than there are empty cells");
    EXPECT_NE(message({.like = like, .like_drop = 0, .like_add = 50}), "made");
    EXPECT_EQ(message({.most_givens = 31, .like = like}),
              "found neighbours with 32 givens, expected 17 to 31");
    EXPECT_EQ(message({.like = like, .like_drop = 17, .like_add = 1}),
              "found neighbours with 16 givens, expected 17 to 81");
    EXPECT_NE(message({.symmetry = Symmetry::rot90, .like = like}), "made");
    EXPECT_NE(message({.solution = grid_of(known::most_canonical), .like = like}), "made");
    EXPECT_NE(message({.like = like, .unbiased = true}), "made");
    options = {.like = Grid{}};
    (*options.like)[0] = (*options.like)[1] = 5;
    EXPECT_EQ(message(options), "found two equal givens in a house of 'like', expected none");
}

TEST(Order, APatternSaysWhereGivensStandAndSoHowMany) {
    std::string mask(cell_count, '.');
    mask[0] = 'x', mask[4] = '0', mask[80] = '7';
    GenerateOptions options{.minimal = true, .fewest_givens = 20};
    ASSERT_TRUE(set_pattern(options, mask));
    CellSet expected;
    expected.insert(0), expected.insert(80);
    EXPECT_EQ(options.cells, expected);
    EXPECT_EQ(options.fewest_givens, 2);
    EXPECT_EQ(options.most_givens, 2);
    EXPECT_TRUE(options.minimal);

    const auto refused = set_pattern(options, "x.x");
    ASSERT_FALSE(refused);
    EXPECT_EQ(refused.error().code, Errc::bad_argument);
    EXPECT_EQ(refused.error().message(), "found a pattern of 3 characters, expected 81");
    EXPECT_EQ(options.cells, expected);
}

TEST(Order, RefusesMinimalPuzzlesThatAreNotKnown) {
    const std::string found =
        "found minimal puzzles with 41 givens or more, expected 40 or fewer: "
        "no minimal puzzle with more is known";
    EXPECT_EQ(message({.minimal = true, .fewest_givens = 41}), found);
    EXPECT_EQ(message({.fewest_givens = 41, .unbiased = true}), found);
    EXPECT_EQ(message({.symmetry = Symmetry::rot180, .minimal = true, .fewest_givens = 41}), found);
    EXPECT_EQ(message({.minimal = true, .fewest_givens = 40}), "made");
    EXPECT_EQ(message({.fewest_givens = 81}), "made");  // all cells of a solution: proper, not minimal

    const Grid solution = grid_of(known::classic_solution);
    GenerateOptions options{.minimal = true};
    options.contains = solution;
    EXPECT_EQ(message(options), "found 81 givens that must stay, expected at most 40");
    options.contains = {};
    for (int cell = 0; cell < side; ++cell) options.contains[cell] = solution[cell];
    EXPECT_EQ(message(options),
              "found a given of 'contains' that follows from the others, expected givens that a minimal "
              "puzzle can have");
    options.contains[0] = 0;  // eight of a row: none of them follows from the other seven
    EXPECT_EQ(message(options), "made");
    EXPECT_EQ(message({.minimal = true, .like = grid_of(known::classic), .like_add = 10}),
              "found neighbours with 41 givens, expected 17 to 40");
}

// The orbits have 1 and 4 cells: 81 = 1 + 20 * 4.
TEST(Order, RefusesNumbersThatASymmetryCannotGive) {
    const auto error = [](int fewest, int most, bool minimal = false) {
        auto generator = Generator::create(
            {.symmetry = Symmetry::rot90, .minimal = minimal, .fewest_givens = fewest, .most_givens = most});
        return generator ? std::string() : generator.error().found;
    };
    EXPECT_EQ(error(26, 26), "26 givens in groups that the symmetry keeps together");
    EXPECT_EQ(error(26, 27), "26 to 27 givens in groups that the symmetry keeps together");
    EXPECT_EQ(error(26, 28), "");
    EXPECT_EQ(error(25, 27), "");
    EXPECT_EQ(error(38, 81), "");
    EXPECT_EQ(error(38, 39, true), "38 to 39 givens in groups that the symmetry keeps together");
    EXPECT_EQ(error(0, 81), "");
    EXPECT_EQ(error(-5, 90), "");
    EXPECT_EQ(error(81, 81), "");
}

}  // namespace
}  // namespace nonet
