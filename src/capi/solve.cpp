// Questions about one puzzle, in C.

#include "nonet/solve.hpp"

#include "capi/translate.hpp"
#include "nonet/check.hpp"

namespace nonet::capi {
namespace {

void write_solutions(std::uint64_t solutions, const Grid& first, const Grid& second, auto& out) {
    if (solutions >= 1) write_cells(first, out.first);
    if (solutions >= 2) write_cells(second, out.second);
}

nonet_answer translate(const Answer& answer) {
    nonet_answer out = NONET_ANSWER_INIT;
    out.outcome = static_cast<nonet_outcome>(answer.status);
    out.solutions = answer.solutions;
    out.digit_tries = answer.counters.digit_tries;
    out.backtracks = answer.counters.backtracks;
    out.nodes = answer.counters.nodes;
    write_solutions(answer.solutions, answer.first, answer.second, out);
    return out;
}

nonet_report translate(const CheckReport& report) {
    nonet_report out = NONET_REPORT_INIT;
    out.outcome = static_cast<nonet_outcome>(report.status);
    out.complete = report.complete;
    out.correct = report.correct;
    out.minimal = report.minimal_known ? report.minimal : -1;
    out.givens = report.givens;
    out.absent_digits = report.absent_digits;
    out.duplicates = report.duplicates.size();
    if (report.first.filled() == cell_count) write_cells(report.first, out.first);
    if (report.second.filled() == cell_count) write_cells(report.second, out.second);
    for (Cell cell : report.redundant) out.redundant[cell] = 1;
    return out;
}

nonet_duplicate translate(const Duplicate& duplicate) {
    const auto small = [](int number) { return static_cast<std::uint8_t>(number); };
    return {small(duplicate.first), small(duplicate.second), small(duplicate.house),
            small(duplicate.digit + 1)};
}

}  // namespace
}  // namespace nonet::capi

using namespace nonet::capi;

nonet_status nonet_solve(const char* text, size_t length, const nonet_limits* limits, const char* engine,
                         nonet_answer* answer, nonet_error* error) {
    if (auto wrong = check_size(answer, "answer")) return fail(*wrong, error);
    const auto bounds = limits_from(limits);
    if (!bounds) return fail(bounds.error(), error);
    const auto named = engine_from(engine);
    if (!named) return fail(named.error(), error);
    const auto puzzle = puzzle_from(text, length);
    if (!puzzle) return fail(puzzle.error(), error);
    const auto found = nonet::solve(*puzzle, *bounds, **named);
    if (!found) return fail(found.error(), error);
    write_struct(translate(*found), answer);
    return NONET_OK;
}

nonet_status nonet_count(const char* text, size_t length, const nonet_limits* limits, uint64_t* count,
                         nonet_stop* stop, nonet_error* error) {
    if (!count) return fail(bad_argument("no count", "a place for the number"), error);
    const auto question = question_from(text, length, limits);
    if (!question) return fail(question.error(), error);
    const nonet::Count found = nonet::count_solutions(question->puzzle, question->limits);
    *count = found.solutions;
    if (stop) *stop = static_cast<nonet_stop>(found.stop);
    return NONET_OK;
}

nonet_status nonet_check(const char* text, size_t length, int minimality, const nonet_limits* limits,
                         nonet_report* report, nonet_error* error) {
    if (auto wrong = check_size(report, "report")) return fail(*wrong, error);
    const auto question = question_from(text, length, limits);
    if (!question) return fail(question.error(), error);
    write_struct(translate(nonet::check(question->puzzle, minimality != 0, question->limits)), report);
    return NONET_OK;
}

nonet_status nonet_duplicates(const char* text, size_t length, nonet_duplicate* duplicates, size_t capacity,
                              size_t* count, nonet_error* error) {
    if (!count) return fail(bad_argument("no count", "a place for the number"), error);
    if (!duplicates && capacity != 0) return fail(bad_argument("no duplicates", "room for them"), error);
    const auto puzzle = puzzle_from(text, length);
    if (!puzzle) return fail(puzzle.error(), error);
    const auto found = nonet::find_duplicates(puzzle->givens);
    *count = found.size();
    for (size_t i = 0; i < std::min(capacity, found.size()); ++i) duplicates[i] = translate(found[i]);
    return NONET_OK;
}
