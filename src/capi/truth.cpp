// Checks, solutions, diagnoses and proofs, in C.

#include <span>

#include "capi/puzzle.hpp"
#include "command/say.hpp"
#include "nonet/board_text.hpp"
#include "nonet/links.hpp"
#include "nonet/more/proof.hpp"
#include "nonet/more/research.hpp"

namespace nonet::capi {
namespace {

// Diagnoses have their own default budget.
constexpr Limits diagnosis_limits{.time = std::chrono::seconds(5)};

// Diagnoses a text: as a puzzle if it is one, otherwise as an attempt at a puzzle of the classic board.
Result<std::string> diagnosis_of(const char* board, std::string_view text, const Limits& limits) {
    nonet_puzzle puzzle;
    if (const auto wrong = read_puzzle(board, text, puzzle)) {
        if (board) return std::unexpected(*wrong);
        const auto told = diagnose_text(text, limits);
        return to_json(told.value_or(TextDiagnosis{.error = *wrong}));
    }
    return to_json(diagnose(puzzle.puzzle, limits), puzzle.puzzle);
}

// Returns the cells of a minimal puzzle; empty if the limits ended the search.
Result<std::string> minimal_within(const Puzzle& puzzle, Limits limits) {
    if (puzzle.has_marks())
        return std::unexpected(
            Error{.code = Errc::unsupported, .found = "pencil marks", .expected = "givens only"});
    limits.solutions = 2;
    const Status status = solve(puzzle, limits).status;
    if (status == Status::budget) return "";
    if (status != Status::unique)
        return std::unexpected(
            bad_argument(say("a puzzle that is {status}", name_of(status)), "a puzzle with one solution"));
    const MinimalPuzzle least = find_first_minimal(puzzle, limits);
    return least.stop == Stop::finished ? format_line(puzzle.geometry(), least.values) : "";
}

}  // namespace
}  // namespace nonet::capi

using namespace nonet::capi;
using nonet::Result;

nonet_status nonet_check(const nonet_puzzle* puzzle, int minimality, const nonet_limits* limits,
                         nonet_text* out, nonet_error* error) {
    return answer(puzzle, limits, out, error, [&](const auto& its, const auto& bounds) {
        return to_json(nonet::check(its, minimality != 0, bounds), its, minimality != 0);
    });
}

nonet_status nonet_true_candidates(const nonet_puzzle* puzzle, const nonet_limits* limits, nonet_text* out,
                                   nonet_stop* stop, nonet_error* error) {
    return answer(puzzle, limits, out, error, [&](const auto& its, const auto& bounds) {
        const auto found = nonet::true_candidates(its, bounds);
        if (stop) *stop = static_cast<nonet_stop>(found.stop);
        return format_marks(its.geometry(), found.digits);
    });
}

nonet_status nonet_estimate(const nonet_puzzle* puzzle, uint64_t seed, uint64_t probes,
                            const nonet_limits* limits, nonet_text* out, nonet_error* error) {
    return answer(puzzle, limits, out, error, [&](const auto& its, const auto& bounds) {
        nonet::EstimateOptions options{.seed = seed};
        if (probes != 0) options.probes = probes;
        return to_json(nonet::estimate_solutions(its, options, bounds), seed);
    });
}

nonet_status nonet_enumerate(const nonet_puzzle* puzzle, const nonet_limits* limits,
                             nonet_on_solution on_solution, void* context, uint64_t* count, nonet_stop* stop,
                             nonet_error* error) {
    return guarded(error, [&]() -> nonet_status {
        if (!on_solution) return fail(bad_argument("no on_solution", "a function to call"), error);
        const auto bounds = limits_from(limits);
        if (!bounds) return fail(bounds.error(), error);
        if (!puzzle) return fail(no_puzzle(), error);
        const nonet::Puzzle& its = puzzle->puzzle;
        const nonet::Geometry board = its.geometry();
        const auto write = [&](std::span<const std::uint8_t> solution) {
            on_solution(context, nonet::format_line(board, solution).c_str());
        };
        const nonet::Count found = nonet::count_solutions(its, *bounds, nonet::OnSolution(write));
        if (count) *count = found.solutions;
        if (stop) *stop = static_cast<nonet_stop>(found.stop);
        return NONET_OK;
    });
}

nonet_status nonet_minimal(const nonet_puzzle* puzzle, const nonet_limits* limits, nonet_text* out,
                           nonet_error* error) {
    return answer(puzzle, limits, out, error,
                  [](const auto& its, const auto& bounds) { return minimal_within(its, bounds); });
}

nonet_status nonet_diagnose(const char* board, const char* text, size_t length, const nonet_limits* limits,
                            nonet_text* out, nonet_error* error) {
    return guarded(error, [&]() -> nonet_status {
        if (!out) return fail(bad_argument("no out", "a text made with nonet_text_new"), error);
        if (!text && length != 0) return fail(bad_argument("no text", "a text of the given length"), error);
        const auto bounds = limits_from(limits, diagnosis_limits);
        if (!bounds) return fail(bounds.error(), error);
        auto told = diagnosis_of(board, {text, length}, *bounds);
        if (!told) return fail(told.error(), error);
        out->chars = std::move(*told);
        return NONET_OK;
    });
}

nonet_status nonet_diagnose_entries(const nonet_puzzle* puzzle, const nonet_puzzle* entries,
                                    const uint16_t* order, size_t order_length, const nonet_limits* limits,
                                    nonet_text* out, nonet_error* error) {
    return classic_answer(
        puzzle, limits, out, error, [&](const auto& its, const auto& bounds) -> Result<std::string> {
            if (!order && order_length != 0)
                return std::unexpected(bad_argument("no order", "an array of the given length"));
            const std::span<const nonet::Cell> played(order, order_length);
            for (nonet::Cell cell : played)
                if (cell >= nonet::cell_count)
                    return std::unexpected(bad_argument(nonet::say("cell {cell} in order", cell), "0 to 80"));
            const auto player = classic_from(entries);
            if (!player) return std::unexpected(player.error());
            return to_json(nonet::diagnose_entries(its, (*player)->givens, played, bounds));
        });
}

nonet_status nonet_prove(const nonet_puzzle* puzzle, const nonet_limits* limits, nonet_text* out,
                         nonet_outcome* outcome, nonet_error* error) {
    return answer(puzzle, limits, out, error,
                  [&](const auto& its, const auto& bounds) -> Result<std::string> {
                      if (!outcome) return std::unexpected(bad_argument("no outcome", "a place for it"));
                      const auto proof = nonet::prove(its, bounds);
                      if (!proof) return std::unexpected(proof.error());
                      *outcome = static_cast<nonet_outcome>(proof->status);
                      return proof->status == nonet::Status::budget ? "" : format_proof(*proof);
                  });
}
