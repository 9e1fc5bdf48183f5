#include "nonet/batch.hpp"

#include <array>
#include <memory>

#include "core/budget.hpp"
#include "kernels/kernel.hpp"
#include "search/rooms.hpp"

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

Status status_of(const Tally& tally) noexcept {
    if (tally.solutions >= 2) return Status::multiple;
    if (tally.stop == Stop::finished) return tally.solutions == 1 ? Status::unique : Status::none;
    if (tally.stop == Stop::solutions) return Status::solved;
    return Status::budget;
}

Stop solve_batch(const Batch& batch, const Limits& limits, const Kernel& kernel) {
    Budget budget(limits);
    run_kernel(batch, limits, budget, kernel);
    return budget.why();
}

Stop solve_stream(NextGrids next, OnStreamResult on_result, const Limits& limits, const Kernel& kernel) {
    // Large enough that lanes seldom idle at a block's end, small enough for the second level of cache.
    constexpr std::size_t block_size = 4096;
    struct Room {
        std::array<Grid, block_size> grids, first, second;
        std::array<Tally, block_size> tallies;
    };
    const auto room = std::make_unique<Room>();
    Budget budget(limits);
    std::size_t index = 0;
    while (!budget.stopped()) {
        const std::size_t size = next(room->grids);
        if (size == 0) break;
        const Batch batch{.grids = std::span(room->grids).first(size),
                          .marks = {},
                          .tallies = std::span(room->tallies).first(size),
                          .first = std::span(room->first).first(size),
                          .second = std::span(room->second).first(size)};
        run_kernel(batch, limits, budget, kernel);
        for (std::size_t i = 0; i < size; ++i, ++index)
            on_result({index, room->grids[i], room->tallies[i], room->first[i], room->second[i]});
    }
    return budget.why();
}

}  // namespace nonet
