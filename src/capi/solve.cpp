// Solving and counting, in C.

#include "nonet/solve.hpp"

#include "capi/puzzle.hpp"
#include "nonet/more/engines.hpp"

namespace nonet::capi {
namespace {

int cell_count_of(const ClassicPuzzle&) { return cell_count; }
int cell_count_of(const BoardPuzzle& puzzle) { return puzzle.geometry.cell_count(); }
std::string cells_on(const ClassicPuzzle&, const Grid& values) { return format_line(values); }
std::string cells_on(const BoardPuzzle& puzzle, std::span<const std::uint8_t> values) {
    return format_line(puzzle.geometry, values);
}

// Keeps the fields that the caller set.
nonet_answer translate(const auto& puzzle, const auto& answer, nonet_answer out) {
    out.outcome = static_cast<nonet_outcome>(answer.status);
    out.solutions = answer.solutions;
    out.digit_tries = answer.counters.digit_tries;
    out.backtracks = answer.counters.backtracks;
    out.nodes = answer.counters.nodes;
    const auto write = [&](bool found, const auto& solution, char* text) {
        if (!text) return;
        const std::string cells = found ? cells_on(puzzle, solution) : "";
        text[cells.copy(text, cells.size())] = '\0';
    };
    write(answer.solutions >= 1, answer.first, out.first);
    write(answer.solutions >= 2, answer.second, out.second);
    return out;
}

}  // namespace
}  // namespace nonet::capi

using namespace nonet::capi;

nonet_status nonet_solve(const nonet_puzzle* puzzle, const nonet_limits* limits, const char* engine,
                         nonet_answer* answer, nonet_error* error) {
    return guarded(error, [&]() -> nonet_status {
        nonet_answer ours = NONET_ANSWER_INIT;
        if (auto wrong = read_struct(answer, "answer", ours)) return fail(*wrong, error);
        if (!puzzle) return fail(no_puzzle(), error);
        const auto bounds = limits_from(limits);
        if (!bounds) return fail(bounds.error(), error);
        const auto named = engine_from(engine);
        if (!named) return fail(named.error(), error);
        return on_board(*puzzle, [&](const auto& its) -> nonet_status {
            const auto room = static_cast<std::size_t>(cell_count_of(its)) + 1;
            if (auto wrong = check_room(ours.first, ours.room, room, "first")) return fail(*wrong, error);
            if (auto wrong = check_room(ours.second, ours.room, room, "second")) return fail(*wrong, error);
            const auto found = nonet::solve(its, *bounds, **named);
            if (!found) return fail(found.error(), error);
            write_struct(translate(its, *found, ours), answer);
            return NONET_OK;
        });
    });
}

nonet_status nonet_count(const nonet_puzzle* puzzle, const nonet_limits* limits, uint64_t* count,
                         nonet_stop* stop, nonet_error* error) {
    return guarded(error, [&]() -> nonet_status {
        if (!count) return fail(bad_argument("no count", "a place for the number"), error);
        if (!puzzle) return fail(no_puzzle(), error);
        const auto bounds = limits_from(limits);
        if (!bounds) return fail(bounds.error(), error);
        const nonet::Count found =
            on_board(*puzzle, [&](const auto& its) { return nonet::count_solutions(its, *bounds); });
        *count = found.solutions;
        if (stop) *stop = static_cast<nonet_stop>(found.stop);
        return NONET_OK;
    });
}
