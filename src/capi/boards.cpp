// Puzzles of any board, in C.

#include "nonet/boards.hpp"
#include "nonet/links.hpp"

#include "capi/json_text.hpp"
#include "command/json.hpp"
#include "nonet/board_explain.hpp"
#include "nonet/board_text.hpp"
#include "nonet/more/proof.hpp"
#include "nonet/more/research.hpp"

namespace nonet::capi {

Result<WidePuzzle> board_puzzle_from(const char* board, const char* text, std::size_t length) {
    if (!text && length != 0) return std::unexpected(bad_argument("no text", "a text of the given length"));
    if (!board) return parse_board_puzzle({text, length});
    const auto geometry = parse_board(board);
    if (!geometry) return std::unexpected(geometry.error());
    return parse_board_puzzle({text, length}, *geometry);
}

namespace {

// Like `answer` for the classic board.
template <class Ask>
nonet_status board_answer(const char* board, const char* text, std::size_t length, const nonet_limits* limits,
                          nonet_text* out, nonet_error* error, Ask ask, const Limits& otherwise = {}) {
    if (!out) return fail(bad_argument("no out", "a text made with nonet_text_new"), error);
    const auto bounds = limits_from(limits, otherwise);
    if (!bounds) return fail(bounds.error(), error);
    const auto puzzle = board_puzzle_from(board, text, length);
    if (!puzzle) return fail(puzzle.error(), error);
    out->chars = ask(*puzzle, *bounds);
    return NONET_OK;
}

// The same, but NULL limits mean the limits of reasoning.
template <class Ask>
nonet_status board_reason(const char* board, const char* text, std::size_t length, const nonet_limits* limits,
                          nonet_text* out, nonet_error* error, Ask ask) {
    return board_answer(board, text, length, limits, out, error, ask, reasoning_limits);
}

// Returns a cell and a value of the board.
Result<Candidate> candidate_on(const Geometry& board, int cell, int value) {
    const int first = board.zero_based() ? 0 : 1, last = first + board.digit_count() - 1;
    if (cell < 0 || cell >= board.cell_count())
        return std::unexpected(
            bad_argument("cell " + std::to_string(cell), "0 to " + std::to_string(board.cell_count() - 1)));
    if (value < first || value > last)
        return std::unexpected(bad_argument("digit " + std::to_string(value),
                                            std::to_string(first) + " to " + std::to_string(last)));
    return Candidate{static_cast<Cell>(cell), static_cast<Digit>(value - first)};
}

// Returns its cells; empty if the limits ended the search.
Result<std::string> minimal_within(const WidePuzzle& puzzle, Limits limits) {
    if (!puzzle.marks.empty())
        return std::unexpected(
            Error{.code = Errc::unsupported, .found = "pencil marks", .expected = "givens only"});
    limits.solutions = 2;
    const Status status = solve(puzzle, limits).status;
    if (status == Status::budget) return "";
    if (status != Status::unique)
        return std::unexpected(
            bad_argument("a puzzle that is " + std::string(name_of(status)), "a puzzle with one solution"));
    const WideMinimal least = find_first_minimal(puzzle, limits);
    return least.stop == Stop::finished ? format_board_line(puzzle.geometry, least.values) : "";
}

}  // namespace
}  // namespace nonet::capi

using namespace nonet::capi;

nonet_status nonet_board(const char* board, nonet_text* out, nonet_error* error) {
    return guarded(error, [&]() -> nonet_status {
        if (!out) return fail(bad_argument("no out", "a text made with nonet_text_new"), error);
        if (!board) return fail(bad_argument("no board", "the name of a board"), error);
        const auto geometry = nonet::parse_board(board);
        if (!geometry) return fail(geometry.error(), error);
        out->chars = to_json(*geometry);
        return NONET_OK;
    });
}

nonet_status nonet_rule_kinds(nonet_text* out, nonet_error* error) {
    return guarded(error, [&]() -> nonet_status {
        if (!out) return fail(bad_argument("no out", "a text made with nonet_text_new"), error);
        out->chars = to_json(nonet::rule_infos());
        return NONET_OK;
    });
}

nonet_status nonet_board_solve(const char* board, const char* text, size_t length, const nonet_limits* limits,
                               nonet_text* out, nonet_error* error) {
    return guarded(error, [&]() -> nonet_status {
        return board_answer(board, text, length, limits, out, error,
                            [](const auto& puzzle, const auto& bounds) {
                                return to_json(nonet::solve(puzzle, bounds), puzzle.geometry);
                            });
    });
}

nonet_status nonet_board_solve_with(const char* board, const char* text, size_t length,
                                    const nonet_limits* limits, const char* engine, nonet_text* out,
                                    nonet_error* error) {
    return guarded(error, [&]() -> nonet_status {
        if (!out) return fail(bad_argument("no out", "a text made with nonet_text_new"), error);
        const auto named = engine_from(engine);
        if (!named) return fail(named.error(), error);
        const auto bounds = limits_from(limits);
        if (!bounds) return fail(bounds.error(), error);
        const auto puzzle = board_puzzle_from(board, text, length);
        if (!puzzle) return fail(puzzle.error(), error);
        const auto answer = nonet::solve(*puzzle, *bounds, **named);
        if (!answer) return fail(answer.error(), error);
        out->chars = to_json(*answer, puzzle->geometry);
        return NONET_OK;
    });
}

nonet_status nonet_board_check(const char* board, const char* text, size_t length, int minimality,
                               const nonet_limits* limits, nonet_text* out, nonet_error* error) {
    return guarded(error, [&]() -> nonet_status {
        return board_answer(
            board, text, length, limits, out, error, [&](const auto& puzzle, const auto& bounds) {
                return to_json(nonet::check(puzzle, minimality != 0, bounds), puzzle, minimality != 0);
            });
    });
}

nonet_status nonet_board_diagnose(const char* board, const char* text, size_t length,
                                  const nonet_limits* limits, nonet_text* out, nonet_error* error) {
    return guarded(error, [&]() -> nonet_status {
        return board_answer(board, text, length, limits, out, error,
                            [](const auto& puzzle, const auto& bounds) {
                                return to_json(nonet::diagnose(puzzle, bounds), puzzle);
                            },
                            {.time = std::chrono::seconds(5)});
    });
}

nonet_status nonet_board_count(const char* board, const char* text, size_t length, const nonet_limits* limits,
                               nonet_text* out, nonet_error* error) {
    return guarded(error, [&]() -> nonet_status {
        return board_answer(board, text, length, limits, out, error,
                            [](const auto& puzzle, const auto& bounds) {
                                const nonet::Count count = nonet::count_solutions(puzzle, bounds);
                                std::string json;
                                nonet::JsonObject object(json);
                                write_fields(object, count);
                                object.text("stop", name_of(count.stop)).end();
                                return json;
                            });
    });
}

nonet_status nonet_board_candidates(const char* board, const char* text, size_t length,
                                    const nonet_limits* limits, nonet_text* out, nonet_error* error) {
    return guarded(error, [&]() -> nonet_status {
        return board_answer(board, text, length, limits, out, error,
                            [](const auto& puzzle, const auto& bounds) {
                                return to_json(nonet::true_candidates(puzzle, bounds), puzzle.geometry);
                            });
    });
}

nonet_status nonet_board_prove(const char* board, const char* text, size_t length, const nonet_limits* limits,
                               nonet_text* out, nonet_outcome* outcome, nonet_error* error) {
    return guarded(error, [&]() -> nonet_status {
        if (!out) return fail(bad_argument("no out", "a text made with nonet_text_new"), error);
        if (!outcome) return fail(bad_argument("no outcome", "a place for it"), error);
        const auto bounds = limits_from(limits);
        if (!bounds) return fail(bounds.error(), error);
        const auto puzzle = board_puzzle_from(board, text, length);
        if (!puzzle) return fail(puzzle.error(), error);
        const auto proof = nonet::prove(*puzzle, *bounds);
        if (!proof) return fail(proof.error(), error);
        out->chars =
            proof->status == nonet::Status::budget ? "" : nonet::format_proof(*proof, puzzle->geometry);
        *outcome = static_cast<nonet_outcome>(proof->status);
        return NONET_OK;
    });
}

nonet_status nonet_board_enumerate(const char* board, const char* text, size_t length,
                                   const nonet_limits* limits, nonet_on_solution on_solution, void* context,
                                   uint64_t* count, nonet_stop* stop, nonet_error* error) {
    return guarded(error, [&]() -> nonet_status {
        if (!on_solution) return fail(bad_argument("no on_solution", "a function to call"), error);
        const auto bounds = limits_from(limits);
        if (!bounds) return fail(bounds.error(), error);
        const auto puzzle = board_puzzle_from(board, text, length);
        if (!puzzle) return fail(puzzle.error(), error);
        const nonet::Count found = nonet::count_solutions(*puzzle, *bounds, [&](auto values) {
            on_solution(context, nonet::format_board_line(puzzle->geometry, values).c_str());
        });
        if (count) *count = found.solutions;
        if (stop) *stop = static_cast<nonet_stop>(found.stop);
        return NONET_OK;
    });
}

nonet_status nonet_board_minimal(const char* board, const char* text, size_t length,
                                 const nonet_limits* limits, nonet_text* out, nonet_error* error) {
    return guarded(error, [&]() -> nonet_status {
        if (!out) return fail(bad_argument("no out", "a text made with nonet_text_new"), error);
        auto bounds = limits_from(limits);
        if (!bounds) return fail(bounds.error(), error);
        const auto puzzle = board_puzzle_from(board, text, length);
        if (!puzzle) return fail(puzzle.error(), error);
        const auto minimal = minimal_within(*puzzle, *bounds);
        if (!minimal) return fail(minimal.error(), error);
        out->chars = *minimal;
        return NONET_OK;
    });
}

nonet_status nonet_board_format(const char* board, const char* text, size_t length, const char* format,
                                nonet_text* out, nonet_error* error) {
    return guarded(error, [&]() -> nonet_status {
        if (!out) return fail(bad_argument("no out", "a text made with nonet_text_new"), error);
        if (const nonet::LinkForm* form = format ? nonet::find_link_form(format) : nullptr; form != nullptr) {
            const auto puzzle = board_puzzle_from(board, text, length);
            if (!puzzle) return fail(puzzle.error(), error);
            auto written = nonet::write_whole(*form, *puzzle);
            if (!written) return fail(written.error(), error);
            out->chars = std::move(*written);
            return NONET_OK;
        }
        const auto writer = writer_from(format);
        if (!writer) return fail(writer.error(), error);
        if ((*writer)->write_wide == nullptr)
            return fail(
                nonet::Error{.code = nonet::Errc::unsupported,
                             .found = "a board for '" + std::string((*writer)->name) + "'",
                             .expected = "a form of every board: line, grid, pretty, pencil or marks"},
                error);
        return board_answer(board, text, length, nullptr, out, error, [&](const auto& puzzle, const auto&) {
            return (*writer)->write_wide(puzzle, nonet::Glyphs::usual);
        });
    });
}

nonet_status nonet_board_hint(const char* board, const char* text, size_t length, int level,
                              const nonet_limits* limits, nonet_text* out, nonet_error* error) {
    return guarded(error, [&]() -> nonet_status {
        if (level < 1 || level > nonet::rung_count)
            return fail(
                bad_argument("level " + std::to_string(level), "1 to " + std::to_string(nonet::rung_count)),
                error);
        return board_reason(board, text, length, limits, out, error,
                            [&](const auto& puzzle, const auto& bounds) {
                                return to_json(nonet::hint(puzzle, bounds),
                                               static_cast<nonet::Rung>(level - 1), puzzle.geometry);
                            });
    });
}

nonet_status nonet_board_explain(const char* board, const char* text, size_t length,
                                 const nonet_limits* limits, nonet_text* out, nonet_error* error) {
    return guarded(error, [&]() -> nonet_status {
        return board_reason(board, text, length, limits, out, error,
                            [](const auto& puzzle, const auto& bounds) {
                                return to_json(nonet::explain(puzzle, bounds), puzzle.geometry);
                            });
    });
}

nonet_status nonet_board_why_not(const char* board, const char* text, size_t length, int cell, int digit,
                                 const nonet_limits* limits, nonet_text* out, nonet_error* error) {
    return guarded(error, [&]() -> nonet_status {
        if (!out) return fail(bad_argument("no out", "a text made with nonet_text_new"), error);
        const auto puzzle = board_puzzle_from(board, text, length);
        if (!puzzle) return fail(puzzle.error(), error);
        const auto candidate = candidate_on(puzzle->geometry, cell, digit);
        if (!candidate) return fail(candidate.error(), error);
        return board_reason(
            board, text, length, limits, out, error, [&](const auto& asked, const auto& bounds) {
                return to_json(nonet::why_not(asked, *candidate, bounds), *candidate, asked.geometry);
            });
    });
}

nonet_status nonet_board_rate(const char* board, const char* text, size_t length, const nonet_limits* limits,
                              nonet_text* out, nonet_error* error) {
    return guarded(error, [&]() -> nonet_status {
        return board_reason(board, text, length, limits, out, error,
                            [](const auto& puzzle, const auto& bounds) {
                                return to_json(nonet::rate(puzzle, bounds), puzzle.geometry, true);
                            });
    });
}
