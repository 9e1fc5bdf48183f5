/* The functions: each asks one function of nonet.h.
 *
 *   NULL        for any argument gives NULL
 *   no puzzle   is an error of the query, with the words of nonet.h; try_sudoku_rate and the others give NULL
 *   not known   is NULL: what the nodes did not suffice for, the solution of a puzzle that has several */
#include <stdlib.h>
#include <string.h>

#include "asking.h"

SQLITE_EXTENSION_INIT3

/* The subtype that marks a result as JSON for other functions of SQLite. Since 3.45, functions that set it need a flag. */
enum { json_subtype = 'J' };
#ifndef SQLITE_RESULT_SUBTYPE
#define SQLITE_RESULT_SUBTYPE 0x001000000
#endif

/* ---- Text */

static void error_of(sqlite3_context* out, int count, sqlite3_value** given) {
    const text puzzle = text_of(given[0]);
    nonet_puzzle* made = NULL;
    nonet_error error = NONET_ERROR_INIT;
    (void)count;
    if (nonet_puzzle_read(NULL, puzzle.chars, puzzle.length, &made, &error) != NONET_OK)
        give_text(out, error.message);
    nonet_puzzle_free(made);
}

static void givens(sqlite3_context* out, int count, sqlite3_value** given) {
    nonet_puzzle* puzzle = puzzle_of(out, given[0]);
    const char* cell;
    int number = 0;
    (void)count;
    if (!puzzle) return;
    for (cell = nonet_puzzle_cells(puzzle); *cell; ++cell) number += *cell != '.';
    sqlite3_result_int(out, number);
    nonet_puzzle_free(puzzle);
}

static nonet_status ask_format(const nonet_puzzle* puzzle, sqlite3_value** given, int count,
                               const nonet_limits* limits, nonet_text* answer, nonet_error* error) {
    const char* form = count > 1 ? text_of(given[1]).chars : "line";
    (void)limits;
    return nonet_format(puzzle, form ? form : "", answer, error);
}

static void format(sqlite3_context* out, int count, sqlite3_value** given) {
    give(out, count, given, count, ask_format, 0);
}

static void version(sqlite3_context* out, int count, sqlite3_value** given) {
    (void)count, (void)given;
    give_text(out, nonet_version());
}

/* ---- Solve and count */

static int ask_solve(sqlite3_context* out, int count, sqlite3_value** given, nonet_answer* answer) {
    nonet_limits limits = NONET_LIMITS_INIT;
    nonet_error error = NONET_ERROR_INIT;
    nonet_puzzle* puzzle = NULL;
    int answered = 0;
    if (!read_limits(out, count, given, 1, &limits)) return 0;
    puzzle = puzzle_of(out, given[0]);
    if (!puzzle) return 0;
    answered = good(out, nonet_solve(puzzle, &limits, NULL, answer, &error), &error);
    nonet_puzzle_free(puzzle);
    return answered;
}

static void solve(sqlite3_context* out, int count, sqlite3_value** given) {
    char solution[NONET_CELLS_ROOM];
    nonet_answer answer = NONET_ANSWER_INIT;
    answer.first = solution;
    answer.room = sizeof solution;
    if (ask_solve(out, count, given, &answer) && answer.outcome == NONET_UNIQUE) give_text(out, solution);
}

static void status(sqlite3_context* out, int count, sqlite3_value** given) {
    nonet_answer answer = NONET_ANSWER_INIT;
    if (ask_solve(out, count, given, &answer)) give_text(out, nonet_outcome_name(answer.outcome));
}

static void is_unique(sqlite3_context* out, int count, sqlite3_value** given) {
    nonet_answer answer = NONET_ANSWER_INIT;
    if (ask_solve(out, count, given, &answer) && answer.outcome != NONET_BUDGET)
        sqlite3_result_int(out, answer.outcome == NONET_UNIQUE);
}

static void count_solutions(sqlite3_context* out, int count, sqlite3_value** given) {
    const sqlite3_int64 most = count > 1 ? sqlite3_value_int64(given[1]) : 0;
    nonet_limits limits = NONET_LIMITS_INIT;
    nonet_error error = NONET_ERROR_INIT;
    nonet_stop stop = NONET_STOP_FINISHED;
    nonet_puzzle* puzzle = NULL;
    uint64_t found = 0;
    if (most < 0) {
        fail(out, "found a negative number of solutions, expected 0 for all or more");
        return;
    }
    limits.solutions = (uint64_t)most;
    if (!read_limits(out, count, given, 2, &limits)) return;
    puzzle = puzzle_of(out, given[0]);
    if (!puzzle) return;
    if (good(out, nonet_count(puzzle, &limits, &found, &stop, &error), &error) && stop != NONET_STOP_BUDGET)
        sqlite3_result_int64(out, (sqlite3_int64)found);
    nonet_puzzle_free(puzzle);
}

/* ---- Check and rate */

static nonet_status ask_check(const nonet_puzzle* puzzle, sqlite3_value** given, int count,
                              const nonet_limits* limits, nonet_text* answer, nonet_error* error) {
    (void)given, (void)count;
    return nonet_check(puzzle, 1, limits, answer, error);
}

static void check(sqlite3_context* out, int count, sqlite3_value** given) {
    give(out, count, given, 1, ask_check, json_subtype);
}

static void is_minimal(sqlite3_context* out, int count, sqlite3_value** given) {
    nonet_text* answer = asked(out, count, given, 1, ask_check);
    const char* minimal = answer ? value_after(answer, "\"minimal\":") : NULL;
    if (minimal) sqlite3_result_int(out, *minimal == 't');
    nonet_text_free(answer);
}

/* Returns the text after a key in JSON, up to its quotation mark. */
static void give_text_after(sqlite3_context* out, const nonet_text* json, const char* key) {
    const char* found = json ? value_after(json, key) : NULL;
    if (found) sqlite3_result_text(out, found, (int)strcspn(found, "\""), SQLITE_TRANSIENT);
}

static nonet_status ask_rate(const nonet_puzzle* puzzle, sqlite3_value** given, int count,
                             const nonet_limits* limits, nonet_text* answer, nonet_error* error) {
    (void)given, (void)count;
    return nonet_rate(puzzle, NULL, limits, answer, error);
}

static void give_rating(sqlite3_context* out, int count, sqlite3_value** given, const char* key) {
    nonet_text* answer = asked(out, count, given, 1, ask_rate);
    const char* rating = answer ? value_after(answer, key) : NULL;
    if (rating) sqlite3_result_double(out, strtod(rating, NULL));
    nonet_text_free(answer);
}

static void rate(sqlite3_context* out, int count, sqlite3_value** given) {
    give_rating(out, count, given, "\"er\":");
}

static void rate_ep(sqlite3_context* out, int count, sqlite3_value** given) {
    give_rating(out, count, given, "\"ep\":");
}

static void rate_ed(sqlite3_context* out, int count, sqlite3_value** given) {
    give_rating(out, count, given, "\"ed\":");
}

static nonet_status ask_level(const nonet_puzzle* puzzle, sqlite3_value** given, int count,
                              const nonet_limits* limits, nonet_text* answer, nonet_error* error) {
    nonet_explain_options options = NONET_EXPLAIN_OPTIONS_INIT;
    nonet_status status = NONET_OK;
    options.scale = count > 1 ? text_of(given[1]).chars : "nonet";
    status = nonet_rate(puzzle, &options, limits, answer, error);
    /* Other boards have levels of nonet, but no other scale. */
    return status == NONET_UNSUPPORTED && strcmp(options.scale, "nonet") == 0
               ? nonet_rate(puzzle, NULL, limits, answer, error)
               : status;
}

static void level(sqlite3_context* out, int count, sqlite3_value** given) {
    nonet_text* answer = asked(out, count, given, 2, ask_level);
    give_text_after(out, answer, "\"level\":\"");
    nonet_text_free(answer);
}

static nonet_status ask_score(const nonet_puzzle* puzzle, sqlite3_value** given, int count,
                              const nonet_limits* limits, nonet_text* answer, nonet_error* error) {
    nonet_explain_options options = NONET_EXPLAIN_OPTIONS_INIT;
    options.scale = count > 1 ? text_of(given[1]).chars : "hodoku";
    return nonet_rate(puzzle, &options, limits, answer, error);
}

static void score(sqlite3_context* out, int count, sqlite3_value** given) {
    nonet_text* answer = asked(out, count, given, 2, ask_score);
    const char* found = answer ? value_after(answer, "\"score\":") : NULL;
    if (!found && answer) found = value_after(answer, "\"er\":");
    if (found) sqlite3_result_double(out, strtod(found, NULL));
    nonet_text_free(answer);
}

/* ---- Isomorphs */

static void class_of(sqlite3_context* out, int count, sqlite3_value** given) {
    nonet_fingerprint found;
    nonet_error error = NONET_ERROR_INIT;
    nonet_puzzle* puzzle = puzzle_of(out, given[0]);
    (void)count;
    if (!puzzle) return;
    if (good(out, nonet_class_of(puzzle, 0, NULL, &found, &error), &error))
        sqlite3_result_text(
            out, sqlite3_mprintf("%016llx%016llx", (sqlite3_uint64)found.high, (sqlite3_uint64)found.low), 32,
            sqlite3_free);
    nonet_puzzle_free(puzzle);
}

static nonet_status ask_scramble(const nonet_puzzle* puzzle, sqlite3_value** given, int count,
                                 const nonet_limits* limits, nonet_text* answer, nonet_error* error) {
    const uint64_t item = count > 2 ? (uint64_t)sqlite3_value_int64(given[2]) : 0;
    (void)limits;
    return nonet_scramble(puzzle, (uint64_t)sqlite3_value_int64(given[1]), item, answer, error);
}

static void scramble(sqlite3_context* out, int count, sqlite3_value** given) {
    give(out, count, given, count, ask_scramble, 0);
}

static nonet_status ask_canon(const nonet_puzzle* puzzle, sqlite3_value** given, int count,
                              const nonet_limits* limits, nonet_text* answer, nonet_error* error) {
    (void)given, (void)count, (void)limits;
    return nonet_canon(puzzle, answer, error);
}

static void canon(sqlite3_context* out, int count, sqlite3_value** given) {
    nonet_text* answer = asked(out, count, given, count, ask_canon);
    give_text_after(out, answer, "\"form\":\"");
    nonet_text_free(answer);
}

static void canon_json(sqlite3_context* out, int count, sqlite3_value** given) {
    give(out, count, given, count, ask_canon, json_subtype);
}

/* ---- Steps, a diagnosis and a picture */

static void diagnose(sqlite3_context* out, int count, sqlite3_value** given) {
    const text puzzle = text_of(given[0]);
    nonet_limits limits = NONET_LIMITS_INIT;
    nonet_error error = NONET_ERROR_INIT;
    nonet_text* answer = NULL;
    if (!read_limits(out, count, given, 1, &limits)) return;
    answer = nonet_text_new();
    if (good(out, nonet_diagnose(NULL, puzzle.chars, puzzle.length, &limits, answer, &error), &error)) {
        give_text(out, nonet_text_chars(answer));
        sqlite3_result_subtype(out, json_subtype);
    }
    nonet_text_free(answer);
}

static nonet_status ask_hint(const nonet_puzzle* puzzle, sqlite3_value** given, int count,
                             const nonet_limits* limits, nonet_text* answer, nonet_error* error) {
    return nonet_hint(puzzle, count > 1 ? sqlite3_value_int(given[1]) : 5, NULL, limits, answer, error);
}

static void hint(sqlite3_context* out, int count, sqlite3_value** given) {
    give(out, count, given, 2, ask_hint, json_subtype);
}

static nonet_status ask_explain(const nonet_puzzle* puzzle, sqlite3_value** given, int count,
                                const nonet_limits* limits, nonet_text* answer, nonet_error* error) {
    (void)given, (void)count;
    return nonet_explain(puzzle, NULL, limits, answer, error);
}

static void explain(sqlite3_context* out, int count, sqlite3_value** given) {
    give(out, count, given, 1, ask_explain, json_subtype);
}

static nonet_status ask_draw(const nonet_puzzle* puzzle, sqlite3_value** given, int count,
                             const nonet_limits* limits, nonet_text* answer, nonet_error* error) {
    const sqlite3_int64 step = count > 1 ? sqlite3_value_int64(given[1]) : 0;
    return nonet_draw(puzzle, (uint64_t)step, "svg", limits, answer, error);
}

static void draw(sqlite3_context* out, int count, sqlite3_value** given) {
    give(out, count, given, 2, ask_draw, 0);
}

/* ---- The list of them */

/* The functions that read a puzzle. Each also has a name that begins with try_. */
#define NONET_ASKING(ADD)                      \
    ADD("sudoku_givens", 1, 1, givens)         \
    ADD("sudoku_format", 1, 2, format)         \
    ADD("sudoku_solve", 1, 2, solve)           \
    ADD("sudoku_status", 1, 2, status)         \
    ADD("sudoku_is_unique", 1, 2, is_unique)   \
    ADD("sudoku_is_minimal", 1, 2, is_minimal) \
    ADD("sudoku_count", 1, 3, count_solutions) \
    ADD("sudoku_rate", 1, 2, rate)             \
    ADD("sudoku_rate_ep", 1, 2, rate_ep)       \
    ADD("sudoku_rate_ed", 1, 2, rate_ed)       \
    ADD("sudoku_level", 1, 3, level)           \
    ADD("sudoku_score", 1, 3, score)           \
    ADD("sudoku_class", 1, 1, class_of)        \
    ADD("sudoku_scramble", 2, 3, scramble)     \
    ADD("sudoku_canon", 1, 1, canon)           \
    ADD("sudoku_canon_json", 1, 1, canon_json) \
    ADD("sudoku_check", 1, 2, check)           \
    ADD("sudoku_hint", 1, 3, hint)             \
    ADD("sudoku_explain", 1, 2, explain)       \
    ADD("sudoku_draw", 1, 3, draw)
#define NONET_ASKED(name, fewest, most, answer) {name, fewest, most, answer, 0},
#define NONET_TRIED(name, fewest, most, answer) {"try_" name, fewest, most, answer, 1},

static const function functions[] = {{"sudoku_error", 1, 1, error_of, 0},
                                     {"sudoku_diagnose", 1, 2, diagnose, 0},
                                     {"sudoku_version", 0, 0, version, 0},
                                     NONET_ASKING(NONET_ASKED) NONET_ASKING(NONET_TRIED)};

static void answer_unless_null(sqlite3_context* out, int count, sqlite3_value** given) {
    const function* asked = sqlite3_user_data(out);
    int i = 0;
    for (; i < count; ++i)
        if (sqlite3_value_type(given[i]) == SQLITE_NULL) return;
    asked->answer(out, count, given);
}

int nonet_add_functions(sqlite3* db) {
    const int flags = SQLITE_UTF8 | SQLITE_DETERMINISTIC | SQLITE_INNOCUOUS | SQLITE_RESULT_SUBTYPE;
    size_t i = 0;
    for (; i < sizeof functions / sizeof functions[0]; ++i) {
        const function* one = &functions[i];
        int count = one->fewest;
        for (; count <= one->most; ++count) {
            const int result = sqlite3_create_function_v2(db, one->name, count, flags, (void*)one,
                                                          answer_unless_null, NULL, NULL, NULL);
            if (result != SQLITE_OK) return result;
        }
    }
    return SQLITE_OK;
}
