// The contracts of kernels and between their parts. The parts are those of the portable kernel, compiled here a second
// time under another name.

#define portable portable_with_open_parts
#include "kernels/portable.cpp"
#undef portable

#include <memory>

#include "support/contracts.hpp"

namespace nonet {
namespace {

struct Asked {
    std::vector<Grid> grids = std::vector<Grid>(128), first = grids, second = grids;
    std::vector<Tally> tallies = std::vector<Tally>(128);
    Task task{.size = 1, .grids = grids.data(), .tallies = tallies.data()};
};

TEST(Contracts, ATaskHasGridsOfValuesAndRoomForTallies) {
    NONET_CONTRACTS_OR_SKIP();
    for (const Kernel* kernel : kernels()) {
        if (!is_supported(*kernel)) continue;
        for (const Algorithm solve : {kernel->lanes, slices_of(*kernel), kernel->whole}) {
            if (solve == nullptr) continue;
            Asked asked;
            solve(asked.task);
            EXPECT_BROKEN((asked.task.tallies = nullptr, solve(asked.task)), "tallies != nullptr");
            EXPECT_BROKEN((asked.task.second = asked.second.data(), solve(asked.task)), "second == nullptr");
            EXPECT_BROKEN((asked.grids[0][80] = 10, solve(asked.task)), "<= side");
        }
    }
}

TEST(Contracts, TheLedgerCountsWhatItIsMeantTo) {
    NONET_CONTRACTS_OR_SKIP();
    Asked asked;
    const auto values = [&] { return asked.grids[0].values.data(); };
    asked.task.nodes = 5;
    Ledger ledger(asked.task, 1);
    ledger.begin(0);
    EXPECT_BROKEN(ledger.add_children(0, 2), "nodes == 0");
    asked.task.first = asked.first.data();
    EXPECT_BROKEN(ledger.add_solutions(0, 2), "shows_solutions");
    ledger.interrupt(0, Stop::cancelled);
    EXPECT_BROKEN(ledger.add_solution(0, values), "goes_on");
}

TEST(Contracts, LanesTakeAsManyPuzzlesAsThereAre) {
    NONET_CONTRACTS_OR_SKIP();
    Asked asked;
    lanes::Block block;
    EXPECT_BROKEN(lanes::load_grids(asked.grids.data(), 0, block), "count >= 1");
    EXPECT_BROKEN(lanes::load_grids(asked.grids.data(), lane_count + 1, block), "count <= lane_count");
    lanes::Slots slots;
    for (int i = 0; i < lane_count; ++i) EXPECT_EQ(slots.open(0), i);
    EXPECT_BROKEN(slots.open(0), "slot < lane_count");
}

TEST(Contracts, OfNodesThatWaitTheNewestGoFirst) {
    NONET_CONTRACTS_OR_SKIP();
    lanes::Waiting waiting(true);
    waiting.begin(0);
    const int level = waiting.find_shelf(2, true);
    waiting.block(level).slot = {};
    waiting.add(level, 0b11);
    EXPECT_BROKEN(waiting.remove(level, 0b01), "newest_");
    waiting.remove(level, 0b10);
    waiting.remove(level, 0b01);
}

TEST(Contracts, SlicesBeginWhatFitsTheirBlock) {
    NONET_CONTRACTS_OR_SKIP();
    namespace slices = words::slices;
    Asked asked;
    const auto block = std::make_unique<slices::Block>();
    EXPECT_BROKEN(slices::load_grids(asked.grids.data(), 0, *block), "count >= 1");
    EXPECT_BROKEN(slices::load_grids(asked.grids.data(), 129, *block), "count <= nodes_in_block");
    const auto puzzles = std::make_unique<slices::OpenPuzzles>();
    const auto use = [](int, slices::OpenPuzzle&) {};
    EXPECT_BROKEN(puzzles->begin(129, use), "count <= nodes_in_block");
    puzzles->begin(128, use);
    EXPECT_BROKEN(puzzles->begin(1, use), "open_ < nodes_in_block");
}

TEST(Contracts, TheRestOfSlicesIsSmallAndHasNoBudget) {
    NONET_CONTRACTS_OR_SKIP();
    namespace slices = words::slices;
    Asked asked;
    Ledger ledger(asked.task, 1);
    slices::Rest rest;
    const slices::Node node{};
    for (std::size_t i = 0; i < slices::Rest::most; ++i) rest.add(0, node);
    EXPECT_BROKEN(rest.add(0, node), "size_ < most");
    asked.task.nodes = 1;
    EXPECT_BROKEN(rest.search(asked.task, ledger), "nodes == 0");
    asked.task.nodes = 0, asked.task.solutions = 0;
    EXPECT_BROKEN(rest.search(asked.task, ledger), "solutions != 0");
}

}  // namespace
}  // namespace nonet
