// The seventeen givens of the tutorial, for every engine that walks in a fixed order: the same 219,570,110 digit tries,
// or none of those that fail.  A minute, most of it spent in hash maps.

#include <gtest/gtest.h>

#include "engines/registry.hpp"
#include "nonet/more/engines.hpp"
#include "support/grids.hpp"
#include "support/known_grids.hpp"

namespace nonet {
namespace {

using namespace nonet::testing;

TEST(SeventeenInFull, EveryEngineThatWalksTheRowsHasTheSameCounts) {
    constexpr std::uint64_t backtracks = 24'396'642;
    constexpr std::uint64_t nodes =
        1 + backtracks + (cell_count - 17);  // what is placed is taken back, or stays
    for (const Engine* engine : {&engine::scan, &engine::row, &engine::tables, &engine::maps}) {
        const auto search = run(*engine, puzzle(known::seventeen), {.solutions = 1});
        EXPECT_EQ(search->counters, (Counters{219'570'110, backtracks, nodes})) << engine->name;
    }
    const auto search = run(engine::bits, puzzle(known::seventeen), {.solutions = 1});
    EXPECT_EQ(search->counters, (Counters{nodes - 1, backtracks, nodes}));
}

}  // namespace
}  // namespace nonet
