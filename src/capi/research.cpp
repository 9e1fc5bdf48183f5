// Minimal puzzles, neighbours and unavoidable sets, in C.

#include "nonet/more/research.hpp"
#include "capi/puzzle.hpp"
#include "command/say.hpp"

namespace nonet::capi {
namespace {

// NULL limits here mean all results, without a time limit.
constexpr Limits all{.solutions = 0};

// Returns a function that passes each grid to a function of the caller.
auto handing_to(nonet_on_solution on_grid, void* context) {
    return [on_grid, context](const Grid& grid) { on_grid(context, format_line(grid).c_str()); };
}

void tell(const PuzzleSearch& search, uint64_t* count, nonet_stop* stop) {
    if (count) *count = search.found;
    if (stop) *stop = static_cast<nonet_stop>(search.stop);
}

// Returns a complete grid, or the solution of a proper puzzle.
Result<Grid> solution_from(const ClassicPuzzle& puzzle, const Limits& limits) {
    Limits two = limits;
    two.solutions = 2;
    const ClassicAnswer answer = solve(puzzle, two);
    if (answer.status == Status::unique) return answer.first;
    return std::unexpected(bad_argument(say("a puzzle that is {status}", name_of(answer.status)),
                                        "a puzzle with one solution, or a solution"));
}

// The puzzle in question, and the limits.
struct Question {
    const ClassicPuzzle& puzzle;
    Limits limits;
};

Result<Question> question_from(const nonet_puzzle* puzzle, const nonet_limits* limits) {
    const auto bounds = limits_from(limits, all);
    if (!bounds) return std::unexpected(bounds.error());
    const auto classic = classic_from(puzzle);
    if (!classic) return std::unexpected(classic.error());
    return Question{**classic, *bounds};
}

}  // namespace
}  // namespace nonet::capi

using namespace nonet::capi;

nonet_status nonet_minimal_puzzles(const nonet_puzzle* puzzle, const nonet_limits* limits,
                                   nonet_on_solution on_puzzle, void* context, uint64_t* count,
                                   nonet_stop* stop, nonet_error* error) {
    return guarded(error, [&]() -> nonet_status {
        if (!on_puzzle) return fail(bad_argument("no on_puzzle", "a function to call"), error);
        const auto question = question_from(puzzle, limits);
        if (!question) return fail(question.error(), error);
        const auto search = nonet::find_minimal_puzzles(question->puzzle.givens,
                                                        handing_to(on_puzzle, context), question->limits);
        if (!search) return fail(search.error(), error);
        tell(*search, count, stop);
        return NONET_OK;
    });
}

nonet_status nonet_neighbours(const nonet_puzzle* puzzle, int drop, int add, const nonet_limits* limits,
                              nonet_on_solution on_puzzle, void* context, uint64_t* count, nonet_stop* stop,
                              nonet_error* error) {
    return guarded(error, [&]() -> nonet_status {
        if (!on_puzzle) return fail(bad_argument("no on_puzzle", "a function to call"), error);
        if (drop < 0 || add < 0 || drop > nonet::cell_count || add > nonet::cell_count)
            return fail(bad_argument(nonet::say("drop {drop} and add {add}", drop, add),
                                     nonet::say("numbers from 0 to {number}", nonet::cell_count)),
                        error);
        const auto question = question_from(puzzle, limits);
        if (!question) return fail(question.error(), error);
        tell(nonet::find_neighbours(question->puzzle.givens, drop, add, handing_to(on_puzzle, context),
                                    question->limits),
             count, stop);
        return NONET_OK;
    });
}

nonet_status nonet_unavoidable_sets(const nonet_puzzle* puzzle, int most_cells, const nonet_limits* limits,
                                    nonet_on_solution on_set, void* context, uint64_t* count,
                                    nonet_stop* stop, nonet_error* error) {
    return guarded(error, [&]() -> nonet_status {
        if (!on_set) return fail(bad_argument("no on_set", "a function to call"), error);
        const auto question = question_from(puzzle, limits);
        if (!question) return fail(question.error(), error);
        const auto solution = solution_from(question->puzzle, question->limits);
        if (!solution) return fail(solution.error(), error);
        const auto search = nonet::find_unavoidable_sets(*solution, most_cells, question->limits);
        if (!search) return fail(search.error(), error);
        const auto hand_over = handing_to(on_set, context);
        for (const nonet::CellSet& set : search->sets) {
            nonet::Grid part;
            for (nonet::Cell cell : set) part[cell] = (*solution)[cell];
            hand_over(part);
        }
        tell({.stop = search->stop, .found = search->sets.size()}, count, stop);
        return NONET_OK;
    });
}
