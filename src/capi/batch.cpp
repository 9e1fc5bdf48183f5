// Many puzzles in one call, in C.

#include "nonet/batch.hpp"

#include <vector>

#include "capi/translate.hpp"
#include "command/kernels.hpp"

namespace nonet::capi {
namespace {

Result<const Kernel*> kernel_from(const char* name) {
    if (!name) return &default_kernel();
    return usable_kernel(name);
}

// A Grid is exactly 81 values, so an array of values is an array of grids.
std::span<const Grid> grids_from(const std::uint8_t* values, std::size_t count) {
    return {reinterpret_cast<const Grid*>(values), count};
}
std::span<Grid> room_from(std::uint8_t* values, std::size_t count) {
    return {reinterpret_cast<Grid*>(values), values ? count : 0};
}

std::optional<Error> check_values(const std::uint8_t* values, std::size_t count) {
    const auto* const end = values + count * cell_count;
    const auto* const wrong = std::find_if(values, end, [](std::uint8_t value) { return value > side; });
    if (wrong == end) return {};
    const auto at = static_cast<std::size_t>(wrong - values);
    Error error =
        bad_argument("value " + std::to_string(*wrong) + " in cell " + std::to_string(at % cell_count) +
                         " of puzzle " + std::to_string(at / cell_count),
                     "0 to " + std::to_string(side));
    error.at = at;
    return error;
}

std::optional<Error> check_batch(const nonet_batch* batch) {
    if (auto wrong = check_size(batch, "batch")) return wrong;
    if (batch->count == 0) return {};
    if (!batch->grids) return bad_argument("no grids", "an array of " + std::to_string(batch->count));
    if (batch->second && !batch->first) return bad_argument("second without first", "both");
    return check_values(batch->grids, batch->count);
}

nonet::Batch batch_from(const nonet_batch& batch, std::span<Tally> tallies) {
    return {.grids = grids_from(batch.grids, batch.count),
            .marks = {},
            .tallies = tallies,
            .first = room_from(batch.first, batch.count),
            .second = room_from(batch.second, batch.count)};
}

void write_tallies(std::span<const Tally> tallies, const nonet_batch& batch) {
    for (std::size_t i = 0; i < tallies.size(); ++i) {
        if (batch.outcomes) batch.outcomes[i] = static_cast<std::uint8_t>(status_of(tallies[i]));
        if (batch.solutions) batch.solutions[i] = tallies[i].solutions;
        if (batch.nodes) batch.nodes[i] = tallies[i].nodes;
    }
}

}  // namespace
}  // namespace nonet::capi

using namespace nonet::capi;

nonet_status nonet_solve_batch(const nonet_batch* batch, const nonet_limits* limits, const char* kernel,
                               nonet_stop* stop, nonet_error* error) {
    return guarded(error, [&]() -> nonet_status {
        if (auto wrong = check_batch(batch)) return fail(*wrong, error);
        const auto bounds = limits_from(limits);
        if (!bounds) return fail(bounds.error(), error);
        const auto named = kernel_from(kernel);
        if (!named) return fail(named.error(), error);
        std::vector<nonet::Tally> tallies(batch->count);
        const nonet::Stop why = nonet::solve_batch(batch_from(*batch, tallies), *bounds, **named);
        write_tallies(tallies, *batch);
        if (stop) *stop = static_cast<nonet_stop>(why);
        return NONET_OK;
    });
}

nonet_status nonet_solve_each(const nonet_batch* batch, const nonet_limits* limits, nonet_error* error) {
    return guarded(error, [&]() -> nonet_status {
        if (auto wrong = check_batch(batch)) return fail(*wrong, error);
        const auto bounds = limits_from(limits);
        if (!bounds) return fail(bounds.error(), error);
        std::vector<nonet::Tally> tallies(batch->count);
        nonet::solve_each(batch_from(*batch, tallies), *bounds);
        write_tallies(tallies, *batch);
        return NONET_OK;
    });
}
