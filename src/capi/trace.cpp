// Traces of engines, in C.

#include <atomic>
#include <span>
#include <string>
#include <vector>

#include "capi/translate.hpp"
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
            return std::unexpected(bad_argument(
                "event " + std::to_string(i) + " of the way, which places no digit", "events of kind 1"));
        way.push_back({Event::Kind::place, static_cast<Cell>(event >> 8 & 65535),
                       static_cast<Digit>((event & 255) - 1)});
    }
    return way;
}

// The shared part of the functions: `search` runs or traces the puzzle that `read` reads.
template <class Read, class Search>
nonet_status trace(const char* engine, const nonet_limits* limits, uint32_t* events, size_t capacity,
                   nonet_trace_summary* summary, nonet_error* error, Read read, Search search_by) {
    if (auto wrong = check_size(summary, "summary")) return fail(*wrong, error);
    if (!events && capacity != 0) return fail(bad_argument("no events", "room for them"), error);
    auto bounds = limits_from(limits, {.solutions = 1});
    if (!bounds) return fail(bounds.error(), error);
    const auto named = engine_from(engine ? engine : "row");
    if (!named) return fail(named.error(), error);
    const auto puzzle = read();
    if (!puzzle) return fail(puzzle.error(), error);

    // The search ends through its own flag, which follows the caller's flag and the remaining room.
    nonet_trace_summary ours = NONET_TRACE_SUMMARY_INIT;
    const std::atomic<bool>* const cancelled = bounds->cancel;
    std::atomic<bool> end{cancelled && cancelled->load(std::memory_order_relaxed)};
    if (events) bounds->cancel = &end;
    const auto record = [&](const Event& event) {
        ours.full = ours.full || ours.events == capacity;
        if (ours.full || (cancelled && cancelled->load(std::memory_order_relaxed)))
            return end.store(true, std::memory_order_relaxed);
        events[ours.events++] = packed(event);
    };
    const auto search = search_by(**named, *puzzle, *bounds, events ? OnEvent(record) : OnEvent());
    if (!search) return fail(search.error(), error);
    ours.stop = static_cast<nonet_stop>(search->stop);
    ours.solutions = search->solutions;
    ours.digit_tries = search->counters.digit_tries;
    ours.backtracks = search->counters.backtracks;
    ours.nodes = search->counters.nodes;
    write_struct(ours, summary);
    return NONET_OK;
}

// The search from its beginning.
constexpr auto in_whole = [](const auto& engine, const auto& puzzle, const auto& bounds, OnEvent record) {
    return run(engine, puzzle, bounds, {}, record);
};

// The same from a later point on.
template <class Read>
nonet_status trace_from(const char* engine, const nonet_limits* limits, const uint32_t* way, size_t count,
                        uint32_t* events, size_t capacity, nonet_trace_summary* summary, nonet_error* error,
                        Read read) {
    if (auto wrong = check_size(summary, "summary")) return fail(*wrong, error);
    if (!events) return fail(bad_argument("no events", "room for them"), error);
    if (!way && count != 0) return fail(bad_argument("no way", "an array of the given length"), error);
    const auto gone = way_from(way, count);
    if (!gone) return fail(gone.error(), error);
    const auto search_from = [&](const auto& named, const auto& puzzle, const auto& bounds, auto record) {
        return run_from(named, puzzle, *gone, bounds, record);
    };
    return trace(engine, limits, events, capacity, summary, error, read, search_from);
}

}  // namespace
}  // namespace nonet::capi

using namespace nonet::capi;

nonet_status nonet_trace(const char* text, size_t length, const char* engine, const nonet_limits* limits,
                         uint32_t* events, size_t capacity, nonet_trace_summary* summary,
                         nonet_error* error) {
    return guarded(error, [&]() -> nonet_status {
        return trace(
            engine, limits, events, capacity, summary, error, [&] { return puzzle_from(text, length); },
            in_whole);
    });
}

nonet_status nonet_board_trace(const char* board, const char* text, size_t length, const char* engine,
                               const nonet_limits* limits, uint32_t* events, size_t capacity,
                               nonet_trace_summary* summary, nonet_error* error) {
    return guarded(error, [&]() -> nonet_status {
        return trace(
            engine, limits, events, capacity, summary, error,
            [&] { return board_puzzle_from(board, text, length); }, in_whole);
    });
}

nonet_status nonet_trace_from(const char* text, size_t length, const char* engine, const nonet_limits* limits,
                              const uint32_t* way, size_t count, uint32_t* events, size_t capacity,
                              nonet_trace_summary* summary, nonet_error* error) {
    return guarded(error, [&]() -> nonet_status {
        return trace_from(engine, limits, way, count, events, capacity, summary, error,
                          [&] { return puzzle_from(text, length); });
    });
}

nonet_status nonet_board_trace_from(const char* board, const char* text, size_t length, const char* engine,
                                    const nonet_limits* limits, const uint32_t* way, size_t count,
                                    uint32_t* events, size_t capacity, nonet_trace_summary* summary,
                                    nonet_error* error) {
    return guarded(error, [&]() -> nonet_status {
        return trace_from(engine, limits, way, count, events, capacity, summary, error,
                          [&] { return board_puzzle_from(board, text, length); });
    });
}
