#pragma once
// One call of each kind, for tests of their common property: either a text is written, or nothing.

#include <cstddef>
#include <cstdint>
#include <cstring>

#include "nonet/nonet.h"

namespace nonet::calls {

inline constexpr const char* puzzle =
    "3.65.84..52........87....31..3.1..8.9..863..5.5..9.6..13....25........74..52.63..";
inline constexpr const char* hard =
    "4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......";
inline constexpr const char* several =
    "........2.2..5.8.1......3..7.4.9........8541.....37...18....9....7..9...2...4..58";
inline constexpr const char* six = "6x6+x";
inline constexpr const char* six_text = "1.....\n..2...\n.....3\n......\n.4....\n...5..";
inline constexpr const char* thermo = "4x4+thermo:r1c1-r1c3";
inline constexpr const char* four = "1..............4";
inline constexpr const char* sandwich = "6x6+sandwich=7:r1c1-r1c6";

inline std::size_t length(const char* text) { return std::strlen(text); }

// Reads a puzzle and asks a question about it.
template <class Ask>
nonet_status on(const char* board, const char* text, nonet_error* error, Ask ask) {
    nonet_puzzle* made = nullptr;
    nonet_status status = nonet_puzzle_read(board, text, length(text), &made, error);
    if (status == NONET_OK) status = ask(made);
    nonet_puzzle_free(made);
    return status;
}

// Most functions write a text; `out` is new for each call.
struct Call {
    const char* name;
    nonet_status (*ask)(nonet_text* out, nonet_error* error);
};

inline nonet_status explain_by(const char* scale, nonet_text* out, nonet_error* error) {
    nonet_explain_options options = NONET_EXPLAIN_OPTIONS_INIT;
    options.scale = scale;
    return on(nullptr, puzzle, error,
              [&](auto p) { return nonet_explain(p, &options, nullptr, out, error); });
}

inline nonet_status batch_by(bool each, nonet_error* error) {
    std::uint8_t grids[81], first[81], outcome = 0;
    for (int cell = 0; cell < 81; ++cell)
        grids[cell] = static_cast<std::uint8_t>(puzzle[cell] == '.' ? 0 : puzzle[cell] - '0');
    nonet_batch batch = NONET_BATCH_INIT;
    batch.count = 1, batch.grids = grids, batch.first = first, batch.outcomes = &outcome;
    return each ? nonet_solve_each(&batch, nullptr, error)
                : nonet_solve_batch(&batch, nullptr, nullptr, nullptr, error);
}

inline nonet_status audit(nonet_text* out, nonet_error* error) {
    nonet_audit* audit = nullptr;
    nonet_audit_row row = NONET_AUDIT_ROW_INIT;
    nonet_status status = nonet_audit_new(nullptr, nonet_gather_findings(), out, &audit, error);
    for (int i = 0; i < 3 && status == NONET_OK; ++i) {
        row.text = i == 1 ? "12" : puzzle;
        row.length = length(row.text);
        row.line = static_cast<std::uint64_t>(i);
        status = nonet_audit_add(audit, &row, nullptr, error);
    }
    if (status == NONET_OK) status = nonet_audit_summary(audit, out, nullptr, error);
    nonet_audit_free(audit);
    return status;
}

inline nonet_status read_all(const char* board, const char* text, nonet_error* error) {
    nonet_record record = NONET_RECORD_INIT;
    nonet_reader* reader = nonet_reader_of(board, text, length(text), error);
    if (!reader) return NONET_NO_MEMORY;
    error->code = NONET_OK;
    while (nonet_reader_next(reader, &record, error) == 1 && record.status == NONET_OK) {
    }
    nonet_reader_free(reader);
    return error->code;
}

inline const Call all[] = {
    {"solve",
     [](nonet_text*, nonet_error* error) {
         nonet_answer answer = NONET_ANSWER_INIT;
         return on(nullptr, puzzle, error,
                   [&](auto p) { return nonet_solve(p, nullptr, nullptr, &answer, error); });
     }},
    {"solve by every engine",
     [](nonet_text*, nonet_error* error) {
         return on(nullptr, puzzle, error, [&](auto p) {
             nonet_status status = NONET_OK;
             for (std::size_t i = 0; i < nonet_engine_count() && status == NONET_OK; ++i) {
                 nonet_answer answer = NONET_ANSWER_INIT;
                 status = nonet_solve(p, nullptr, nonet_engine_name(i), &answer, error);
             }
             return status;
         });
     }},
    {"a wrong text",
     [](nonet_text*, nonet_error* error) {
         const nonet_status status = on(nullptr, "12", error, [](auto) { return NONET_OK; });
         return status == NONET_WRONG_LENGTH ? NONET_OK : status;
     }},
    {"check",
     [](nonet_text* out, nonet_error* error) {
         return on(nullptr, several, error, [&](auto p) { return nonet_check(p, 1, nullptr, out, error); });
     }},
    {"solve_batch", [](nonet_text*, nonet_error* error) { return batch_by(false, error); }},
    {"solve_each", [](nonet_text*, nonet_error* error) { return batch_by(true, error); }},
    {"read and format",
     [](nonet_text* out, nonet_error* error) {
         return on(nullptr, puzzle, error, [&](auto p) { return nonet_format(p, "pencil", out, error); });
     }},
    {"true_candidates",
     [](nonet_text* out, nonet_error* error) {
         return on(nullptr, several, error,
                   [&](auto p) { return nonet_true_candidates(p, nullptr, out, nullptr, error); });
     }},
    {"enumerate",
     [](nonet_text* out, nonet_error* error) {
         nonet_limits limits = NONET_LIMITS_INIT;
         limits.solutions = 0;
         return on(nullptr, several, error, [&](auto p) {
             return nonet_enumerate(p, &limits, nonet_gather_grids(), out, nullptr, nullptr, error);
         });
     }},
    {"estimate",
     [](nonet_text* out, nonet_error* error) {
         return on(nullptr, several, error,
                   [&](auto p) { return nonet_estimate(p, 1, 10, nullptr, out, error); });
     }},
    {"diagnose",
     [](nonet_text* out, nonet_error* error) {
         return nonet_diagnose(nullptr, several, length(several), nullptr, out, error);
     }},
    {"prove",
     [](nonet_text* out, nonet_error* error) {
         nonet_outcome outcome;
         return on(nullptr, puzzle, error,
                   [&](auto p) { return nonet_prove(p, nullptr, out, &outcome, error); });
     }},
    {"hint",
     [](nonet_text* out, nonet_error* error) {
         return on(nullptr, hard, error,
                   [&](auto p) { return nonet_hint(p, 5, nullptr, nullptr, out, error); });
     }},
    {"explain",
     [](nonet_text* out, nonet_error* error) {
         return on(nullptr, puzzle, error,
                   [&](auto p) { return nonet_explain(p, nullptr, nullptr, out, error); });
     }},
    {"explain by HoDoKu",
     [](nonet_text* out, nonet_error* error) { return explain_by("hodoku", out, error); }},
    {"explain by nonet", [](nonet_text* out, nonet_error* error) { return explain_by("nonet", out, error); }},
    {"all_steps",
     [](nonet_text* out, nonet_error* error) {
         return on(nullptr, puzzle, error,
                   [&](auto p) { return nonet_all_steps(p, nullptr, nullptr, out, error); });
     }},
    {"rate",
     [](nonet_text* out, nonet_error* error) {
         return on(nullptr, puzzle, error,
                   [&](auto p) { return nonet_rate(p, nullptr, nullptr, out, error); });
     }},
    {"canon",
     [](nonet_text* out, nonet_error* error) {
         return on(nullptr, puzzle, error, [&](auto p) { return nonet_canon(p, out, error); });
     }},
    {"class_of",
     [](nonet_text*, nonet_error* error) {
         nonet_fingerprint print;
         return on(nullptr, puzzle, error,
                   [&](auto p) { return nonet_class_of(p, 1, nullptr, &print, error); });
     }},
    {"generate",
     [](nonet_text* out, nonet_error* error) {
         nonet_generate_options options = NONET_GENERATE_OPTIONS_INIT;
         options.level = "easy";
         options.attempts = 3;
         const nonet_status status = nonet_generate(nullptr, &options, 0, 2, nullptr, out, error);
         return status == NONET_BAD_ARGUMENT ? NONET_OK : status;  // for an invalid level
     }},
    {"audit", audit},
    {"read", [](nonet_text*, nonet_error* error) { return read_all(nullptr, puzzle, error); }},
    {"read a board", [](nonet_text*, nonet_error* error) { return read_all(thermo, four, error); }},
    {"minimal_puzzles",
     [](nonet_text* out, nonet_error* error) {
         nonet_limits limits = NONET_LIMITS_INIT;
         return on(nullptr, puzzle, error, [&](auto p) {
             return nonet_minimal_puzzles(p, &limits, nonet_gather_grids(), out, nullptr, nullptr, error);
         });
     }},
    {"draw",
     [](nonet_text* out, nonet_error* error) {
         return on(nullptr, puzzle, error,
                   [&](auto p) { return nonet_draw(p, 1, "pdf", nullptr, out, error); });
     }},
    {"trace",
     [](nonet_text*, nonet_error* error) {
         std::uint32_t events[100];
         nonet_trace_summary summary = NONET_TRACE_SUMMARY_INIT;
         return on(nullptr, puzzle, error, [&](auto p) {
             return nonet_trace(p, nullptr, nullptr, nullptr, 0, events, 100, &summary, error);
         });
     }},
    {"rule_kinds", [](nonet_text* out, nonet_error* error) { return nonet_rule_kinds(out, error); }},
    {"board", [](nonet_text* out, nonet_error* error) { return nonet_board(thermo, out, error); }},
    {"check of another board",
     [](nonet_text* out, nonet_error* error) {
         return on(six, six_text, error, [&](auto p) { return nonet_check(p, 1, nullptr, out, error); });
     }},
    {"solve with a rule of many cells",
     [](nonet_text*, nonet_error* error) {
         nonet_answer answer = NONET_ANSWER_INIT;
         return on(sandwich, "....................................", error,
                   [&](auto p) { return nonet_solve(p, nullptr, nullptr, &answer, error); });
     }},
    {"explain a board with a rule",
     [](nonet_text* out, nonet_error* error) {
         return on(thermo, four, error,
                   [&](auto p) { return nonet_explain(p, nullptr, nullptr, out, error); });
     }},
    {"prove for a board with a rule",
     [](nonet_text* out, nonet_error* error) {
         nonet_outcome outcome;
         return on(thermo, four, error,
                   [&](auto p) { return nonet_prove(p, nullptr, out, &outcome, error); });
     }},
    {"format a board with a rule",
     [](nonet_text* out, nonet_error* error) {
         return on(thermo, four, error, [&](auto p) { return nonet_format(p, "pretty", out, error); });
     }},
};

}  // namespace nonet::calls
