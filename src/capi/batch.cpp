// Many puzzles in one call, in C.

#include "nonet/batch.hpp"

#include <chrono>
#include <vector>

#include "capi/puzzle.hpp"
#include "command/kernels.hpp"
#include "command/say.hpp"
#include "nonet/solve.hpp"

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

std::optional<Error> check_values(const nonet_batch& batch, std::size_t cells, int most) {
    const std::span values(batch.grids, batch.count * cells);
    const auto wrong = std::ranges::find_if(values, [&](std::uint8_t value) { return value > most; });
    if (wrong == values.end()) return {};
    const auto at = static_cast<std::size_t>(wrong - values.begin());
    Error error =
        bad_argument(say("value {value} in cell {cell} of puzzle {number}", *wrong, at % cells, at / cells),
                     say("{from} to {to}", 0, most));
    error.at = at;
    return error;
}

std::optional<Error> check_batch(const nonet_batch* batch) {
    if (auto wrong = check_size(batch, "batch")) return wrong;
    if (batch->count == 0) return {};
    if (!batch->grids) return bad_argument("no grids", say("an array of {count}", batch->count));
    if (batch->second && !batch->first) return bad_argument("second without first", "both");
    return {};
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

// Solves on another board with one solver, which is prepared once.
//
//   each   each puzzle has all the time of the limits, and not the whole call
nonet_status solve_on_board(const nonet_batch& batch, const Limits& limits, bool each, nonet_stop* stop,
                            nonet_error* error) {
    if (!has_other_boards())
        return fail({.code = Errc::unsupported, .found = "a board", .expected = "the whole module"}, error);
    const auto board = board_from(batch.board);
    if (!board) return fail(board.error(), error);
    const auto cells = static_cast<std::size_t>(board->cell_count());
    if (auto wrong = check_values(batch, cells, board->digit_count())) return fail(*wrong, error);
    const auto begin = std::chrono::steady_clock::now();
    const bool shares_time = !each && limits.time.count() > 0;
    BoardSolver solver(*board);
    Stop why = Stop::finished;
    for (std::size_t i = 0; i < batch.count; ++i) {
        Limits own = limits;
        if (shares_time) own.time -= std::chrono::steady_clock::now() - begin;
        if (limits.cancel && limits.cancel->load(std::memory_order_relaxed)) why = Stop::cancelled;
        if (shares_time && own.time.count() <= 0) why = Stop::budget;
        const Answer answer = why == Stop::finished
                                  ? solver.solve(std::span(batch.grids + i * cells, cells), {}, own)
                                  : Answer{.status = Status::budget};
        if (batch.first && answer.solutions >= 1) std::ranges::copy(answer.first, batch.first + i * cells);
        if (batch.second && answer.solutions >= 2) std::ranges::copy(answer.second, batch.second + i * cells);
        if (batch.outcomes) batch.outcomes[i] = static_cast<std::uint8_t>(answer.status);
        if (batch.solutions) batch.solutions[i] = answer.solutions;
        if (batch.nodes) batch.nodes[i] = answer.counters.nodes;
    }
    if (stop) *stop = static_cast<nonet_stop>(why);
    return NONET_OK;
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
        if (batch->board) return solve_on_board(*batch, *bounds, false, stop, error);
        if (auto wrong = check_values(*batch, nonet::cell_count, nonet::side)) return fail(*wrong, error);
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
        if (batch->board) return solve_on_board(*batch, *bounds, true, nullptr, error);
        if (auto wrong = check_values(*batch, nonet::cell_count, nonet::side)) return fail(*wrong, error);
        std::vector<nonet::Tally> tallies(batch->count);
        nonet::solve_each(batch_from(*batch, tallies), *bounds);
        write_tallies(tallies, *batch);
        return NONET_OK;
    });
}
