// The tutorial's seventeen givens, for every engine with a fixed order: all make the same 219,570,110 digit tries, or
// the same without the failing ones. Takes a minute, mostly spent in hash maps.

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
        1 + backtracks + (cell_count - 17);  // a placed digit is removed again, or stays
    for (const Engine* engine : {&engine::scan, &engine::row, &engine::tables, &engine::maps}) {
        const auto search = run(*engine, puzzle(known::seventeen), {.solutions = 1});
        EXPECT_EQ(search->counters, (Counters{219'570'110, backtracks, nodes})) << engine->name;
    }
    const auto search = run(engine::bits, puzzle(known::seventeen), {.solutions = 1});
    EXPECT_EQ(search->counters, (Counters{nodes - 1, backtracks, nodes}));
}

}  // namespace
}  // namespace nonet
