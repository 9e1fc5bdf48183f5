// The same as found_regions_test.cpp, for a thousand puzzles, including larger boards.

#include "counting.hpp"
#include "found_regions.hpp"

namespace nonet::test {
namespace {

int solvable_of(int side, int puzzles, int empty) {
    const Divisions divisions(side);
    const Geometry plain = parse_board(std::to_string(side) + 'x' + std::to_string(side) + ":none").value();
    int solvable = 0;
    for (int i = 1; i <= puzzles; ++i) {
        RandomRules random(static_cast<std::uint64_t>(1000 + i));
        const std::string name = some_found_regions(side, random);
        Values givens = some_filling(plain, random);
        empty_some(givens, empty, random);
        solvable += compare_found_regions(name, divisions, givens) != 0;
    }
    return solvable;
}

TEST(ManyFoundRegions, OfFourByFourAreCountedAsByTheirMeaning) { EXPECT_GE(solvable_of(4, 800, 10), 200); }
TEST(ManyFoundRegions, OfFiveByFiveAreCountedAsByTheirMeaning) { EXPECT_GE(solvable_of(5, 190, 10), 20); }
TEST(ManyFoundRegions, OfSixBySixAreCountedAsByTheirMeaning) { EXPECT_GE(solvable_of(6, 10, 6), 2); }

}  // namespace
}  // namespace nonet::test
