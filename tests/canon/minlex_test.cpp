#include "canon/minlex.hpp"
#include "canon/symmetry.hpp"

#include <gtest/gtest.h>

#include <map>
#include <set>

#include "core/rng.hpp"
#include "support/bands.hpp"
#include "support/known_grids.hpp"
#include "support/scan_minlex.hpp"
#include "support/slow_build.hpp"
#include "support/text_grid.hpp"

namespace nonet {
namespace {

constexpr std::uint64_t symmetries = 2 * 1296 * 1296;
constexpr std::uint64_t factorial[]{1, 1, 2, 6, 24, 120, 720, 5040, 40320, 362880};

// Keeps each cell with probability 1 / `sparse`.
Grid thinned(Grid grid, std::uint32_t sparse, Rng& rng) {
    for (auto& value : grid.values)
        if (rng.below(sparse) != 0) value = 0;
    return grid;
}

// Keeps the boxes, rows or digits that are set in `mask`: puzzles with many symmetries.
Grid part_of(Grid grid, unsigned mask, int kind) {
    for (int cell = 0; cell < cell_count; ++cell) {
        const int part = kind == 0 ? box_of(cell) : kind == 1 ? row_of(cell) : grid[cell] - 1;
        if (!(mask >> part & 1)) grid[cell] = 0;
    }
    return grid;
}

void expect_one_form(const Grid& grid, std::uint64_t seed, int isomorphs) {
    const auto canonical = canonicalize(grid);
    ASSERT_TRUE(canonical);
    EXPECT_TRUE(is_symmetry(canonical->transform));
    EXPECT_EQ(apply(canonical->transform, grid), canonical->grid) << text_of(grid);
    for (int i = 0; i < isomorphs; ++i) {
        const auto other = canonicalize(apply(random_transform(seed, static_cast<std::uint64_t>(i)), grid));
        ASSERT_EQ(text_of(other->grid), text_of(canonical->grid)) << text_of(grid);
        ASSERT_EQ(other->automorphisms, canonical->automorphisms) << text_of(grid);
    }
}

void expect_as_scanned(const Grid& grid) {
    const auto scanned = scan_minlex(grid);
    const auto canonical = canonicalize(grid);
    EXPECT_EQ(text_of(canonical->grid), text_of(scanned.grid)) << text_of(grid);
    EXPECT_EQ(canonical->automorphisms, scanned.ways) << text_of(grid);
}

TEST(Canonical, IsTheSmallestOfAllSymmetries) {
    for (const char* text :
         {known::classic, known::classic_solution, known::seventeen, known::seventeen_solution})
        expect_as_scanned(grid_of(text));
    Rng rng(11);
    const Grid canonical = grid_of(known::most_canonical);
    for (std::uint32_t sparse : {2, 3, 4, 6, 10, 20}) {
        expect_as_scanned(thinned(canonical, sparse, rng));
        expect_as_scanned(thinned(grid_of(known::classic_solution), sparse, rng));
    }
}

TEST(Canonical, IsTheSmallestForInputsWithManySymmetries) {
    const Grid canonical = grid_of(known::most_canonical);
    expect_as_scanned(Grid{});
    expect_as_scanned(canonical);
    expect_as_scanned(part_of(canonical, 0b000000001, 2));
    expect_as_scanned(part_of(canonical, 0b000001001, 2));
    expect_as_scanned(part_of(canonical, 0b100010001, 0));
    expect_as_scanned(part_of(canonical, 0b001001001, 1));
    Grid one;
    one[40] = 5;
    expect_as_scanned(one);
}

// All forms that row 1 of a complete grid can have: those with 456 are found without a search.
TEST(Canonical, IsTheSmallestForFinishedGridsOfEverySecondRow) {
    const std::pair<const char*, const char*> grids[]{
        {"456789123", known::most_canonical},
        {"456789132", "147532869683491275592786314958127436374658921261943587426819753735264198819375642"},
        {"456789231", "213894567759263814486715239975381426362459781841672953594126378637548192128937645"},
        {"457189236", "157894632364217895892365417418729563639581274725643981583476129271958346946132758"},
        {"457189263", "465872931819364725723195468581729643394681572672543189156237894938416257247958316"},
        {"457189326", "625148973398726145471395682917634528832957416546812397753489261264571839189263754"},
        {"457189623", "571248369386519274429637158795823416142765893638491725213954687967382541854176932"}};
    for (const auto& [second_row, text] : grids) {
        const Grid grid = grid_of(text);
        EXPECT_EQ(text_of(canonicalize(grid)->grid).substr(side, side), second_row);
        expect_as_scanned(grid);
        expect_one_form(grid, 15, 20);
    }
}

constexpr std::uint64_t isomorphs = testing::slow_build ? 250 : 2000;

TEST(Canonical, IsOneFormForTwentyIsomorphsOfTwoThousandPuzzles) {
    Rng rng(12);
    const Grid solutions[]{grid_of(known::classic_solution), grid_of(known::seventeen_solution),
                           grid_of(known::most_canonical)};
    for (std::uint64_t i = 0; i < isomorphs; ++i)
        expect_one_form(thinned(solutions[i % 3], 1 + rng.below(8), rng), 100 + i, 20);
}

TEST(Canonical, IsOneFormForPuzzlesWithManySymmetries) {
    for (unsigned mask = 0; mask < 512; mask += 3)
        for (int kind = 0; kind < 3; ++kind)
            expect_one_form(part_of(grid_of(known::most_canonical), mask, kind), mask, 3);
}

// Digits that occur again in the stack of their first cell, before its columns are distinguished.
TEST(Canonical, IsOneFormForPuzzlesWithinOneStack) {
    Rng rng(13);
    for (std::uint64_t i = 0; i < isomorphs; ++i) {
        Grid grid = apply(random_transform(14, i), grid_of(known::seventeen_solution));
        for (int cell = 0; cell < cell_count; ++cell) {
            // Two full triads one below the other, sometimes a third one, and seldom a given elsewhere.
            const bool triad = column_of(cell) < box_side && row_of(cell) % box_side == 0;
            if (!triad && rng.below(50) != 0) grid[cell] = 0;
            if (triad && row_of(cell) == side - box_side && i % 3 != 0) grid[cell] = 0;
        }
        expect_one_form(grid, 200 + i, 20);
        if (i % 400 == 0) expect_as_scanned(grid);
    }
}

// Puzzles with the forms that another program found by trying all symmetries.
TEST(Canonical, IsTheFormThatAnotherProgramFinds) {
    int puzzles = 0;
    for (const std::string& line : testing::read_lines(testing::source_path("data/canonical.txt"))) {
        EXPECT_EQ(text_of(canonicalize(grid_of(line))->grid), line.substr(cell_count + 1)) << line;
        ++puzzles;
    }
    EXPECT_GE(puzzles, 100);
}

TEST(Canonical, IsOneFormForRandomMinimalPuzzles) {
    std::uint64_t seed = 5000;
    for (const std::string& line : testing::read_lines(testing::source_path("data/minimal.txt")))
        expect_one_form(grid_of(line), seed++, 20);
    for (const Grid& puzzle : shared_puzzles("random_minimal.txt.zst", 2000))
        expect_one_form(puzzle, seed++, 20);
}

TEST(Canonical, TellsAllSeventeenGivenPuzzlesApart) {
    const auto puzzles = shared_puzzles("seventeen.txt.zst", 1'000'000);
    if (puzzles.empty()) GTEST_SKIP() << "public sets are absent: tools/fetch_sets fetches them";
    std::set<std::string> forms;
    for (const Grid& puzzle : puzzles) forms.insert(text_of(canonicalize(puzzle)->grid));
    EXPECT_EQ(puzzles.size(), 49'158u);
    EXPECT_EQ(forms.size(), puzzles.size());
}

TEST(Canonical, KeepsItsOwnForm) {
    const auto once = canonicalize(grid_of(known::classic));
    EXPECT_EQ(canonicalize(once->grid)->grid, once->grid);
    // The most canonical grid is the first of all grids.
    EXPECT_EQ(text_of(canonicalize(grid_of(known::most_canonical))->grid), known::most_canonical);
}

// Published: 416 classes of bands.  Each class has as many members as there are symmetries, divided by its
// automorphisms; 56 * 6^6 completions of a named first box make 9! * 56 * 6^6 bands.
TEST(Canonical, FindsThe416BandsAndTheirSizes) {
    std::map<std::string, std::uint64_t> classes;
    int bands = 0;
    for_each_band([&](const Grid& band) {
        const auto canonical = canonicalize(band);
        classes[text_of(canonical->grid)] = symmetries / canonical->automorphisms * factorial[side];
        ++bands;
    });
    EXPECT_EQ(bands, 56 * 46656 / 72);
    EXPECT_EQ(classes.size(), 416u);
    std::uint64_t members = 0;
    for (const auto& [form, size] : classes) members += size;
    EXPECT_EQ(members, 6 * factorial[side] * 56 * 46656);  // three bands and three stacks
}

// Every valid pair of givens, and the sizes of their classes.
TEST(Canonical, CountsTheMembersOfEveryClassOfTwoGivens) {
    std::map<std::string, std::uint64_t> classes;
    std::uint64_t pairs = 0;
    for (int a = 0; a < cell_count; ++a)
        for (int b = a + 1; b < cell_count; ++b)
            for (int same = 0; same < 2; ++same) {
                if (same && sees(a, b)) continue;
                Grid grid;
                grid[a] = 1, grid[b] = same ? 1 : 2;
                pairs += same ? 9 : 72;
                const auto canonical = canonicalize(grid);
                const int named = same ? 1 : 2;
                classes[text_of(canonical->grid)] =
                    symmetries / canonical->automorphisms * (factorial[9] / factorial[9 - named]);
            }
    std::uint64_t members = 0;
    for (const auto& [form, size] : classes) members += size;
    EXPECT_EQ(members, pairs);
}

TEST(Canonical, SaysWhichCellClashes) {
    Grid grid;
    grid[3] = 7, grid[75] = 7;
    const auto canonical = canonicalize(grid);
    ASSERT_FALSE(canonical);
    EXPECT_EQ(canonical.error().code, Errc::bad_argument);
    EXPECT_EQ(canonical.error().at, 75u);
    EXPECT_EQ(canonical.error().message(),
              "found a second 7 in a row, column or box, expected each digit at most once in a house");
    grid[75] = 10;
    EXPECT_EQ(canonicalize(grid).error().found, "the value 10");
    EXPECT_FALSE(automorphisms(grid));
    EXPECT_FALSE(find_isomorphism(grid, Grid{}));
    EXPECT_FALSE(find_isomorphism(Grid{}, grid));
}

// The search's memory is bounded: at most this many ways at a time, for any input.
TEST(Canonical, StaysSmallForInputsWithManySymmetries) {
    std::size_t most = 0;
    for (unsigned mask = 0; mask < 512; ++mask)
        for (int kind = 0; kind < 3; ++kind)
            most = std::max(
                most, canon::find_minlex(part_of(grid_of(known::most_canonical), mask, kind)).ways.size());
    EXPECT_LE(most, 2592u);
}

TEST(Isomorphism, IsFoundWithItsSymmetryOrNotAtAll) {
    const Grid grid = grid_of(known::classic), other = grid_of(known::seventeen);
    for (std::uint64_t i = 0; i < 100; ++i) {
        const Grid image = apply(random_transform(21, i), grid);
        const auto found = find_isomorphism(grid, image);
        ASSERT_TRUE(found && *found);
        EXPECT_EQ(apply(**found, grid), image);
    }
    EXPECT_EQ(*find_isomorphism(grid, other), std::nullopt);
    EXPECT_EQ(apply(**find_isomorphism(Grid{}, Grid{}), Grid{}), Grid{});
}

}  // namespace
}  // namespace nonet
