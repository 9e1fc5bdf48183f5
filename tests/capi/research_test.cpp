// Minimal puzzles, neighbours, unavoidable sets and pictures in C equal those in C++.

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "answers.hpp"
#include "nonet/more/draw.hpp"
#include "nonet/more/research.hpp"
#include "nonet/nonet.h"
#include "nonet/text.hpp"
#include "support/known_grids.hpp"

namespace nonet {
namespace {

const std::string research_puzzle = known::classic;

using Lines = std::vector<std::string>;

void gather(void* context, const char* cells) { static_cast<Lines*>(context)->push_back(cells); }

TEST(CResearch, MinimalPuzzlesAreThoseOfCxx) {
    Lines found, expected;
    nonet_limits limits = NONET_LIMITS_INIT;
    limits.solutions = 5;
    uint64_t count = 0;
    nonet_stop stop = NONET_STOP_FINISHED;
    ASSERT_EQ(nonet_minimal_puzzles(Given(research_puzzle), &limits, gather, &found, &count, &stop, nullptr),
              NONET_OK);
    (void)find_minimal_puzzles(*parse_line(research_puzzle),
                               [&](const Grid& grid) { expected.push_back(format_line(grid)); },
                               {.solutions = 5});
    EXPECT_EQ(found, expected);
    EXPECT_EQ(count, 5u);
    EXPECT_EQ(stop, NONET_STOP_SOLUTIONS);
    EXPECT_EQ(nonet_minimal_puzzles(Given(empty), nullptr, gather, &found, nullptr, nullptr, nullptr),
              NONET_BAD_ARGUMENT);
}

TEST(CResearch, NeighboursAreThoseOfCxx) {
    Lines found, expected;
    uint64_t count = 0;
    ASSERT_EQ(
        nonet_neighbours(Given(research_puzzle), 1, 0, nullptr, gather, &found, &count, nullptr, nullptr),
        NONET_OK);
    const PuzzleSearch ours = find_neighbours(
        *parse_line(research_puzzle), 1, 0, [&](const Grid& grid) { expected.push_back(format_line(grid)); });
    EXPECT_EQ(ours.found, count);
    EXPECT_EQ(found, expected);
    EXPECT_EQ(count, expected.size());
    EXPECT_FALSE(expected.empty());
    EXPECT_EQ(
        nonet_neighbours(Given(research_puzzle), -1, 0, nullptr, gather, &found, nullptr, nullptr, nullptr),
        NONET_BAD_ARGUMENT);
}

TEST(CResearch, UnavoidableSetsAreThoseOfCxx) {
    Lines found;
    uint64_t count = 0;
    nonet_stop stop = NONET_STOP_BUDGET;
    ASSERT_EQ(
        nonet_unavoidable_sets(Given(research_puzzle), 6, nullptr, gather, &found, &count, &stop, nullptr),
        NONET_OK);
    const Grid solution = solve(*parse_classic_puzzle(research_puzzle)).first;
    const auto sets = find_unavoidable_sets(solution, 6)->sets;
    ASSERT_EQ(found.size(), sets.size());
    EXPECT_EQ(count, sets.size());
    EXPECT_EQ(stop, NONET_STOP_FINISHED);
    for (std::size_t i = 0; i < sets.size(); ++i) {
        Grid part;
        for (Cell cell : sets[i]) part[cell] = solution[cell];
        EXPECT_EQ(found[i], format_line(part));
    }
    EXPECT_EQ(nonet_unavoidable_sets(Given(empty), 6, nullptr, gather, &found, nullptr, nullptr, nullptr),
              NONET_BAD_ARGUMENT);
}

TEST(CDraw, IsThePictureOfCxx) {
    nonet_text* text = nonet_text_new();
    ASSERT_EQ(nonet_draw(Given(research_puzzle), 0, nullptr, nullptr, text, nullptr), NONET_OK);
    const ClassicPuzzle read = *parse_classic_puzzle(research_puzzle);
    const std::vector pictures{draw(start_of(read), {.givens = read.givens.values})};
    EXPECT_EQ(std::string(nonet_text_chars(text), nonet_text_length(text)), svg(pictures));
    ASSERT_EQ(nonet_draw(Given(research_puzzle), 2, "pdf", nullptr, text, nullptr), NONET_OK);
    EXPECT_TRUE(std::string_view(nonet_text_chars(text)).starts_with("%PDF-1.4"));
    EXPECT_EQ(nonet_draw(Given(research_puzzle), 1000, nullptr, nullptr, text, nullptr), NONET_BAD_ARGUMENT);
    EXPECT_EQ(nonet_draw(Given(research_puzzle), 0, "png", nullptr, text, nullptr), NONET_BAD_ARGUMENT);
    nonet_text_free(text);
}

}  // namespace
}  // namespace nonet
