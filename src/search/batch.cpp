#include "nonet/batch.hpp"

#include "core/budget.hpp"
#include "kernels/kernel.hpp"
#include "nonet/more/kernels.hpp"
#include "search/rooms.hpp"
#include "search/status.hpp"

namespace nonet {
namespace {

void run_kernel(const Batch& batch, const Limits& limits, Budget& budget, const Kernel& kernel) {
    NONET_EXPECT(is_supported(kernel));
    expect_rooms(batch);
    const auto interrupted = [&] {
        budget.look();
        return budget.why();
    };
    if (budget.look()) {
        for (Tally& tally : batch.tallies) tally = {0, 0, budget.why()};
        return;
    }
    kernel.solve({
        .size = batch.grids.size(),
        .grids = batch.grids.data(),
        .marks = batch.marks.empty() ? nullptr : batch.marks.data(),
        .tallies = batch.tallies.data(),
        .first = batch.first.empty() ? nullptr : batch.first.data(),
        .second = batch.second.empty() ? nullptr : batch.second.data(),
        .on_solution = batch.on_solution,
        .solutions = limits.solutions,
        .nodes = limits.nodes,
        .interrupted = interrupted,
    });
}

}  // namespace

Status status_of(const Tally& tally) noexcept { return status_of(tally.solutions, tally.stop); }

Stop solve_batch(const Batch& batch, const Limits& limits, const Kernel& kernel) {
    Budget budget(limits);
    run_kernel(batch, limits, budget, kernel);
    return budget.why();
}

Stop solve_batch(const Batch& batch, const Limits& limits) {
    return solve_batch(batch, limits, default_kernel());
}

}  // namespace nonet
