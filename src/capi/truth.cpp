// Checks, counts, diagnoses and proofs, in C.

#include <span>

#include "capi/json_text.hpp"
#include "nonet/more/engines.hpp"
#include "nonet/more/proof.hpp"

namespace nonet::capi {
namespace {

// Diagnoses have their own default budget.
constexpr Limits diagnosis_limits{.time = std::chrono::seconds(5)};

}  // namespace
}  // namespace nonet::capi

using namespace nonet::capi;

nonet_status nonet_check_text(const char* text, size_t length, int minimality, const nonet_limits* limits,
                              nonet_text* out, nonet_error* error) {
    return guarded(error, [&]() -> nonet_status {
        return answer(text, length, limits, out, error, [&](const auto& puzzle, const auto& bounds) {
            return to_json(nonet::check(puzzle, minimality != 0, bounds), puzzle.givens, minimality != 0);
        });
    });
}

nonet_status nonet_true_candidates(const char* text, size_t length, const nonet_limits* limits, char* marks,
                                   size_t room, nonet_stop* stop, nonet_error* error) {
    return guarded(error, [&]() -> nonet_status {
        if (!marks) return fail(bad_argument("no marks", "room for them"), error);
        if (auto wrong = check_room(marks, room, marks_room, "marks")) return fail(*wrong, error);
        const auto question = question_from(text, length, limits);
        if (!question) return fail(question.error(), error);
        const nonet::TrueCandidates found = nonet::true_candidates(question->puzzle, question->limits);
        write_marks(found.digits, marks);
        if (stop) *stop = static_cast<nonet_stop>(found.stop);
        return NONET_OK;
    });
}

nonet_status nonet_estimate(const char* text, size_t length, uint64_t seed, uint64_t probes,
                            const nonet_limits* limits, nonet_text* out, nonet_error* error) {
    return guarded(error, [&]() -> nonet_status {
        return answer(text, length, limits, out, error, [&](const auto& puzzle, const auto& bounds) {
            nonet::EstimateOptions options{.seed = seed};
            if (probes != 0) options.probes = probes;
            return to_json(nonet::estimate_solutions(puzzle, options, bounds), seed);
        });
    });
}

nonet_status nonet_enumerate(const char* text, size_t length, const nonet_limits* limits,
                             nonet_on_solution on_solution, void* context, uint64_t* count, nonet_stop* stop,
                             nonet_error* error) {
    return guarded(error, [&]() -> nonet_status {
        if (!on_solution) return fail(bad_argument("no on_solution", "a function to call"), error);
        const auto question = question_from(text, length, limits);
        if (!question) return fail(question.error(), error);
        const auto hand_over = handing_to(on_solution, context);
        const nonet::Count found = nonet::count_solutions(question->puzzle, question->limits, hand_over);
        if (count) *count = found.solutions;
        if (stop) *stop = static_cast<nonet_stop>(found.stop);
        return NONET_OK;
    });
}

nonet_status nonet_diagnose(const char* text, size_t length, const nonet_limits* limits, nonet_text* out,
                            nonet_error* error) {
    return guarded(error, [&]() -> nonet_status {
        if (!out) return fail(bad_argument("no out", "a text made with nonet_text_new"), error);
        if (!text && length != 0) return fail(bad_argument("no text", "a text of the given length"), error);
        const auto bounds = limits_from(limits, diagnosis_limits);
        if (!bounds) return fail(bounds.error(), error);
        const auto puzzle = puzzle_from(text, length);
        if (puzzle) {
            out->chars = to_json(nonet::diagnose(*puzzle, *bounds), puzzle->givens);
        } else {
            const auto told = nonet::diagnose_text({text, length}, *bounds);
            out->chars = to_json(told.value_or(nonet::TextDiagnosis{.error = puzzle.error()}));
        }
        return NONET_OK;
    });
}

nonet_status nonet_diagnose_entries(const char* givens, size_t givens_length, const char* entries,
                                    size_t entries_length, const uint16_t* order, size_t order_length,
                                    const nonet_limits* limits, nonet_text* out, nonet_error* error) {
    return guarded(error, [&]() -> nonet_status {
        if (!order && order_length != 0)
            return fail(bad_argument("no order", "an array of the given length"), error);
        const std::span<const nonet::Cell> played(order, order_length);
        for (nonet::Cell cell : played)
            if (cell >= nonet::cell_count)
                return fail(bad_argument("cell " + std::to_string(cell) + " in order", "0 to 80"), error);
        const auto player = puzzle_from(entries, entries_length);
        if (!player) return fail(player.error(), error);
        return answer(givens, givens_length, limits, out, error, [&](const auto& puzzle, const auto& bounds) {
            return to_json(nonet::diagnose_entries(puzzle, player->givens, played, bounds));
        });
    });
}

nonet_status nonet_prove(const char* text, size_t length, const nonet_limits* limits, nonet_text* out,
                         nonet_outcome* outcome, nonet_error* error) {
    return guarded(error, [&]() -> nonet_status {
        if (!out) return fail(bad_argument("no out", "a text made with nonet_text_new"), error);
        if (!outcome) return fail(bad_argument("no outcome", "a place for it"), error);
        const auto question = question_from(text, length, limits);
        if (!question) return fail(question.error(), error);
        const auto proof = nonet::prove(question->puzzle, question->limits);
        if (!proof) return fail(proof.error(), error);
        out->chars = proof->status == nonet::Status::budget ? "" : nonet::format_proof(*proof);
        *outcome = static_cast<nonet_outcome>(proof->status);
        return NONET_OK;
    });
}
