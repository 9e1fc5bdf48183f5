// Traces of engines, in C.

#include <atomic>
#include <span>
#include <string>
#include <vector>

#include "capi/puzzle.hpp"
#include "command/say.hpp"
#include "nonet/more/engines.hpp"

namespace nonet::capi {
namespace {

std::uint32_t packed(const Event& event) {
    const std::uint32_t kind = static_cast<std::uint32_t>(event.kind) << 24;
    if (event.kind == Event::Kind::solution) return kind;
    return kind | static_cast<std::uint32_t>(event.cell) << 8 | (event.digit + 1u);
}
static_assert(sizeof(Event::cell) == 2 && sizeof(Event::digit) == 1, "their bits in nonet.h");
static_assert(static_cast<int>(Event::Kind::solution) == 3, "the numbers of kinds are those of nonet.h");

// Returns the digits placed by choice from a caller's events.
Result<std::vector<Event>> way_from(const uint32_t* placed, size_t count) {
    std::vector<Event> way;
    way.reserve(count);
    for (size_t i = 0; i < count; ++i) {
        const std::uint32_t event = placed[i];
        if (event >> 24 != static_cast<std::uint32_t>(Event::Kind::place) || (event & 255) == 0)
            return std::unexpected(
                bad_argument(say("event {number} of the way, which places no digit", i), "events of kind 1"));
        way.push_back({Event::Kind::place, static_cast<Cell>(event >> 8 & 65535),
                       static_cast<Digit>((event & 255) - 1)});
    }
    return way;
}

}  // namespace
}  // namespace nonet::capi

using namespace nonet::capi;

nonet_status nonet_trace(const nonet_puzzle* puzzle, const char* engine, const nonet_limits* limits,
                         const uint32_t* way, size_t way_count, uint32_t* events, size_t capacity,
                         nonet_trace_summary* summary, nonet_error* error) {
    return guarded(error, [&]() -> nonet_status {
        if (auto wrong = check_size(summary, "summary")) return fail(*wrong, error);
        if (!events && capacity != 0) return fail(bad_argument("no events", "room for them"), error);
        if (!way && way_count != 0)
            return fail(bad_argument("no way", "an array of the given length"), error);
        if (way && !events) return fail(bad_argument("no events", "room for them"), error);
        const auto gone = way_from(way, way_count);
        if (!gone) return fail(gone.error(), error);
        auto bounds = limits_from(limits, {.solutions = 1});
        if (!bounds) return fail(bounds.error(), error);
        const auto named = engine_from(engine ? engine : "row");
        if (!named) return fail(named.error(), error);
        if (!puzzle) return fail(no_puzzle(), error);

        // The search ends through its own flag, which follows the caller's flag and the remaining room.
        nonet_trace_summary ours = NONET_TRACE_SUMMARY_INIT;
        const std::atomic<bool>* const cancelled = bounds->cancel;
        std::atomic<bool> end{cancelled && cancelled->load(std::memory_order_relaxed)};
        if (events) bounds->cancel = &end;
        const auto record = [&](const nonet::Event& event) {
            ours.full = ours.full || ours.events == capacity;
            if (ours.full || (cancelled && cancelled->load(std::memory_order_relaxed)))
                return end.store(true, std::memory_order_relaxed);
            events[ours.events++] = packed(event);
        };
        const nonet::OnEvent on_event = events ? nonet::OnEvent(record) : nonet::OnEvent();
        const auto search = on_board(*puzzle, [&](const auto& its) {
            return way ? nonet::run_from(**named, its, *gone, *bounds, on_event)
                       : nonet::run(**named, its, *bounds, {}, on_event);
        });
        if (!search) return fail(search.error(), error);
        ours.stop = static_cast<nonet_stop>(search->stop);
        ours.solutions = search->solutions;
        ours.digit_tries = search->counters.digit_tries;
        ours.backtracks = search->counters.backtracks;
        ours.nodes = search->counters.nodes;
        write_struct(ours, summary);
        return NONET_OK;
    });
}
