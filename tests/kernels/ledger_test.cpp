// The ledger that all algorithms keep. It is that of the portable kernel, compiled here a second time under another
// name.

#define portable portable_with_open_ledger
#include "kernels/portable.cpp"
#undef portable

#include <gtest/gtest.h>

#include <array>

namespace nonet {
namespace {

// A task ends while some of its puzzles have already ended: these keep their own reason.
TEST(Ledger, AnInterruptLeavesAlonePuzzlesThatHaveEnded) {
    std::array<Grid, 4> grids{};
    std::array<Tally, 4> tallies{};
    const Task task{.size = 4, .grids = grids.data(), .tallies = tallies.data(), .solutions = 1, .nodes = 2};
    Ledger ledger(task, 1);
    for (std::size_t index : {0, 1, 2}) ledger.begin(index);
    EXPECT_FALSE(ledger.add_solution(0, [&] { return grids[0].values.data(); }));
    EXPECT_FALSE(ledger.add_children(1));
    for (std::size_t index : {0, 1, 2}) ledger.interrupt(index, Stop::cancelled);
    ledger.leave_from(3, Stop::cancelled);
    EXPECT_EQ(tallies[0].stop, Stop::solutions);
    EXPECT_EQ(tallies[1].stop, Stop::budget);
    EXPECT_EQ(tallies[1].nodes, 2U);
    EXPECT_EQ(tallies[2].stop, Stop::cancelled);
    EXPECT_EQ(tallies[2].nodes, 1U);
    EXPECT_EQ(tallies[3].stop, Stop::cancelled);
    EXPECT_EQ(tallies[3].nodes, 0U);
}

}  // namespace
}  // namespace nonet
