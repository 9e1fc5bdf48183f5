// The contracts of batches are enforced.

#include "kernels/kernel.hpp"
#include "nonet/batch.hpp"
#include "nonet/check.hpp"
#include "support/contracts.hpp"

namespace nonet {
namespace {

struct Rooms {
    std::vector<Grid> grids = std::vector<Grid>(2), first = grids, second = grids;
    std::vector<Candidates> marks = std::vector<Candidates>(2);
    std::vector<Tally> tallies = std::vector<Tally>(2);
};

TEST(Contracts, TheRoomsOfABatchAreAsLongAsItsGrids) {
    NONET_CONTRACTS_OR_SKIP();
    Rooms rooms;
    const auto both = [&](Batch batch) { solve_batch(batch), solve_each(batch); };
    both({.grids = rooms.grids, .tallies = rooms.tallies, .first = rooms.first, .second = rooms.second});
    EXPECT_BROKEN(solve_batch({.grids = rooms.grids, .marks = {}, .tallies = {}, .first = {}, .second = {}}),
                  "tallies.size");
    EXPECT_BROKEN(solve_each({.grids = rooms.grids, .marks = {}, .tallies = {}, .first = {}, .second = {}}),
                  "tallies.size");
    Rooms less;
    less.first.pop_back(), less.second.pop_back(), less.marks.pop_back();
    EXPECT_BROKEN(solve_batch({.grids = rooms.grids, .marks = less.marks, .tallies = rooms.tallies}),
                  "fits.*marks");
    EXPECT_BROKEN(solve_batch({.grids = rooms.grids, .tallies = rooms.tallies, .first = less.first}),
                  "fits.*first");
    EXPECT_BROKEN(
        solve_batch(
            {.grids = rooms.grids, .tallies = rooms.tallies, .first = rooms.first, .second = less.second}),
        "fits.*second");
    EXPECT_BROKEN(solve_batch({.grids = rooms.grids, .tallies = rooms.tallies, .second = rooms.second}),
                  "batch.second.empty");
}

TEST(Contracts, AKernelIsOneThatThisCpuRuns) {
    NONET_CONTRACTS_OR_SKIP();
    constexpr Kernel foreign{
        .name = "foreign", .lane_count = 1, .supported = []() noexcept { return false; }, .lanes = nullptr};
    Rooms rooms;
    EXPECT_BROKEN(solve_batch({.grids = rooms.grids, .tallies = rooms.tallies}, {}, foreign), "is_supported");
}

TEST(Contracts, ThereAreAsManyReportsAsPuzzles) {
    NONET_CONTRACTS_OR_SKIP();
    const std::vector<ClassicPuzzle> puzzles(2);
    std::vector<CheckReport> reports(1);
    EXPECT_BROKEN(check_batch(puzzles, reports), "reports.size");
}

}  // namespace
}  // namespace nonet
