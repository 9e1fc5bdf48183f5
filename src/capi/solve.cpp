// Answers to questions about one puzzle, in C.

#include "nonet/solve.hpp"

#include "capi/translate.hpp"
#include "nonet/check.hpp"

namespace nonet::capi {
namespace {

// Checks the room that the caller set in an answer or a report.
std::optional<Error> check_rooms(const auto& given) {
    if (auto wrong = check_room(given.first, given.room, cells_room, "first")) return wrong;
    return check_room(given.second, given.room, cells_room, "second");
}

void write_solution(bool found, const Grid& solution, char* out) {
    if (!out) return;
    if (found)
        write_cells(solution, out);
    else
        *out = '\0';
}

// Keeps the fields that the caller set.
nonet_answer translate(const Answer& answer, nonet_answer out) {
    out.outcome = static_cast<nonet_outcome>(answer.status);
    out.solutions = answer.solutions;
    out.digit_tries = answer.counters.digit_tries;
    out.backtracks = answer.counters.backtracks;
    out.nodes = answer.counters.nodes;
    write_solution(answer.solutions >= 1, answer.first, out.first);
    write_solution(answer.solutions >= 2, answer.second, out.second);
    return out;
}

nonet_report translate(const CheckReport& report, nonet_report out) {
    out.outcome = static_cast<nonet_outcome>(report.status);
    out.complete = report.complete;
    out.correct = report.correct;
    out.minimal = report.minimal_known ? report.minimal : -1;
    out.givens = report.givens;
    out.absent_digits = report.absent_digits;
    out.duplicates = report.duplicates.size();
    write_solution(report.first.filled() == cell_count, report.first, out.first);
    write_solution(report.second.filled() == cell_count, report.second, out.second);
    out.redundant_count = report.redundant.size();
    if (out.redundant)
        std::copy_n(report.redundant.begin(), std::min(out.redundant_room, report.redundant.size()),
                    out.redundant);
    return out;
}

nonet_duplicate translate(const Duplicate& duplicate) {
    return {duplicate.first, duplicate.second, duplicate.house,
            static_cast<std::uint16_t>(duplicate.digit + 1)};
}

}  // namespace
}  // namespace nonet::capi

using namespace nonet::capi;

nonet_status nonet_solve(const char* text, size_t length, const nonet_limits* limits, const char* engine,
                         nonet_answer* answer, nonet_error* error) {
    return guarded(error, [&]() -> nonet_status {
        nonet_answer ours = NONET_ANSWER_INIT;
        if (auto wrong = read_struct(answer, "answer", ours)) return fail(*wrong, error);
        if (auto wrong = check_rooms(ours)) return fail(*wrong, error);
        const auto bounds = limits_from(limits);
        if (!bounds) return fail(bounds.error(), error);
        const auto named = engine_from(engine);
        if (!named) return fail(named.error(), error);
        const auto puzzle = puzzle_from(text, length);
        if (!puzzle) return fail(puzzle.error(), error);
        const auto found = nonet::solve(*puzzle, *bounds, **named);
        if (!found) return fail(found.error(), error);
        write_struct(translate(*found, ours), answer);
        return NONET_OK;
    });
}

nonet_status nonet_count(const char* text, size_t length, const nonet_limits* limits, uint64_t* count,
                         nonet_stop* stop, nonet_error* error) {
    return guarded(error, [&]() -> nonet_status {
        if (!count) return fail(bad_argument("no count", "a place for the number"), error);
        const auto question = question_from(text, length, limits);
        if (!question) return fail(question.error(), error);
        const nonet::Count found = nonet::count_solutions(question->puzzle, question->limits);
        *count = found.solutions;
        if (stop) *stop = static_cast<nonet_stop>(found.stop);
        return NONET_OK;
    });
}

nonet_status nonet_check(const char* text, size_t length, int minimality, const nonet_limits* limits,
                         nonet_report* report, nonet_error* error) {
    return guarded(error, [&]() -> nonet_status {
        nonet_report ours = NONET_REPORT_INIT;
        if (auto wrong = read_struct(report, "report", ours)) return fail(*wrong, error);
        if (auto wrong = check_rooms(ours)) return fail(*wrong, error);
        const auto question = question_from(text, length, limits);
        if (!question) return fail(question.error(), error);
        const auto found = nonet::check(question->puzzle, minimality != 0, question->limits);
        write_struct(translate(found, ours), report);
        return NONET_OK;
    });
}

nonet_status nonet_duplicates(const char* text, size_t length, nonet_duplicate* duplicates, size_t capacity,
                              size_t* count, nonet_error* error) {
    return guarded(error, [&]() -> nonet_status {
        if (!count) return fail(bad_argument("no count", "a place for the number"), error);
        if (!duplicates && capacity != 0) return fail(bad_argument("no duplicates", "room for them"), error);
        const auto puzzle = puzzle_from(text, length);
        if (!puzzle) return fail(puzzle.error(), error);
        const auto found = nonet::find_duplicates(puzzle->givens);
        *count = found.size();
        for (size_t i = 0; i < std::min(capacity, found.size()); ++i) duplicates[i] = translate(found[i]);
        return NONET_OK;
    });
}
