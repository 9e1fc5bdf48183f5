/* The functions: each asks one function of nonet.h.
 *
 *   NULL        for any argument gives NULL
 *   no puzzle   is an error of the query, with the words of nonet.h; sudoku_error asks first
 *   not known   is NULL: what the nodes did not suffice for, the solution of a puzzle that has several */
#include <string.h>

#include "mod_nonet.h"

SQLITE_EXTENSION_INIT3

/* The subtype that marks a result as JSON for other functions of SQLite. Since 3.45, functions that set it need a flag. */
enum { json_subtype = 'J' };
#ifndef SQLITE_RESULT_SUBTYPE
#define SQLITE_RESULT_SUBTYPE 0x001000000
#endif

typedef struct function {
    const char* name;
    int fewest, most; /* arguments */
    void (*answer)(sqlite3_context* out, int count, sqlite3_value** given);
} function;

typedef struct text {
    const char* chars;
    size_t length;
} text;

static text text_of(sqlite3_value* value) {
    text given;
    given.chars = (const char*)sqlite3_value_text(value); /* before its length is asked */
    given.length = given.chars ? (size_t)sqlite3_value_bytes(value) : 0;
    return given;
}

static void fail(sqlite3_context* out, const char* words) {
    const function* asked = sqlite3_user_data(out);
    char* message = sqlite3_mprintf("%s: %s", asked->name, words);
    if (message)
        sqlite3_result_error(out, message, -1);
    else
        sqlite3_result_error_nomem(out);
    sqlite3_free(message);
}

/* Returns 1 if nonet answered. */
static int good(sqlite3_context* out, nonet_status status, const nonet_error* error) {
    if (status == NONET_NO_MEMORY)
        sqlite3_result_error_nomem(out);
    else if (status != NONET_OK)
        fail(out, error->message);
    return status == NONET_OK;
}

/* Reads the nodes from argument number `at`, if it is given. Returns 0 if they are invalid. */
static int read_limits(sqlite3_context* out, int count, sqlite3_value** given, int at, nonet_limits* limits) {
    const sqlite3_int64 nodes = count > at ? sqlite3_value_int64(given[at]) : default_nodes;
    if (nodes < 1) fail(out, "found fewer than 1 nodes, expected at least 1");
    limits->nodes = (uint64_t)nodes;
    return nodes >= 1;
}

static void give_text(sqlite3_context* out, const char* chars) {
    sqlite3_result_text(out, chars, -1, SQLITE_TRANSIENT);
}

/* ---- Text */

static void error_of(sqlite3_context* out, int count, sqlite3_value** given) {
    const text puzzle = text_of(given[0]);
    char cells[NONET_CELLS_ROOM];
    nonet_error error = NONET_ERROR_INIT;
    (void)count;
    if (nonet_parse(puzzle.chars, puzzle.length, cells, sizeof cells, NULL, 0, NULL, &error) != NONET_OK)
        give_text(out, error.message);
}

static void givens(sqlite3_context* out, int count, sqlite3_value** given) {
    const text puzzle = text_of(given[0]);
    char cells[NONET_CELLS_ROOM];
    nonet_error error = NONET_ERROR_INIT;
    int number = 0;
    const char* cell = cells;
    (void)count;
    if (!good(out, nonet_parse(puzzle.chars, puzzle.length, cells, sizeof cells, NULL, 0, NULL, &error),
              &error))
        return;
    for (; *cell; ++cell) number += *cell != '.';
    sqlite3_result_int(out, number);
}

static void format(sqlite3_context* out, int count, sqlite3_value** given) {
    const text puzzle = text_of(given[0]);
    const char* name = count > 1 ? text_of(given[1]).chars : "line";
    char form[2048]; /* always enough, says nonet_format */
    size_t needed = 0;
    nonet_error error = NONET_ERROR_INIT;
    if (good(out,
             nonet_format(puzzle.chars, puzzle.length, name ? name : "", form, sizeof form, &needed, &error),
             &error))
        give_text(out, form);
}

static void version(sqlite3_context* out, int count, sqlite3_value** given) {
    (void)count, (void)given;
    give_text(out, nonet_version());
}

/* ---- Solve and count */

static int ask_solve(sqlite3_context* out, int count, sqlite3_value** given, nonet_answer* answer) {
    const text puzzle = text_of(given[0]);
    nonet_limits limits = NONET_LIMITS_INIT;
    nonet_error error = NONET_ERROR_INIT;
    if (!read_limits(out, count, given, 1, &limits)) return 0;
    return good(out, nonet_solve(puzzle.chars, puzzle.length, &limits, NULL, answer, &error), &error);
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

static void is_minimal(sqlite3_context* out, int count, sqlite3_value** given) {
    const text puzzle = text_of(given[0]);
    nonet_limits limits = NONET_LIMITS_INIT;
    nonet_report report = NONET_REPORT_INIT;
    nonet_error error = NONET_ERROR_INIT;
    if (!read_limits(out, count, given, 1, &limits)) return;
    if (good(out, nonet_check(puzzle.chars, puzzle.length, 1, &limits, &report, &error), &error) &&
        report.minimal >= 0)
        sqlite3_result_int(out, report.minimal);
}

static void count_solutions(sqlite3_context* out, int count, sqlite3_value** given) {
    const text puzzle = text_of(given[0]);
    const sqlite3_int64 most = count > 1 ? sqlite3_value_int64(given[1]) : 0;
    nonet_limits limits = NONET_LIMITS_INIT;
    nonet_error error = NONET_ERROR_INIT;
    nonet_stop stop = NONET_STOP_FINISHED;
    uint64_t found = 0;
    if (most < 0) {
        fail(out, "found a negative number of solutions, expected 0 for all or more");
        return;
    }
    limits.solutions = (uint64_t)most;
    if (!read_limits(out, count, given, 2, &limits)) return;
    if (good(out, nonet_count(puzzle.chars, puzzle.length, &limits, &found, &stop, &error), &error) &&
        stop != NONET_STOP_BUDGET)
        sqlite3_result_int64(out, (sqlite3_int64)found);
}

/* ---- Rate */

static int ask_rate(sqlite3_context* out, int count, sqlite3_value** given, nonet_rating* rating) {
    const text puzzle = text_of(given[0]);
    nonet_limits limits = NONET_LIMITS_INIT;
    nonet_error error = NONET_ERROR_INIT;
    if (!read_limits(out, count, given, 1, &limits)) return 0;
    return good(out, nonet_rate(puzzle.chars, puzzle.length, &limits, rating, &error), &error) &&
           rating->outcome == NONET_UNIQUE;
}

static void rate(sqlite3_context* out, int count, sqlite3_value** given) {
    nonet_rating rating = NONET_RATING_INIT;
    if (ask_rate(out, count, given, &rating)) sqlite3_result_double(out, rating.er / 10.0);
}

static void rate_ep(sqlite3_context* out, int count, sqlite3_value** given) {
    nonet_rating rating = NONET_RATING_INIT;
    if (ask_rate(out, count, given, &rating)) sqlite3_result_double(out, rating.ep / 10.0);
}

static void rate_ed(sqlite3_context* out, int count, sqlite3_value** given) {
    nonet_rating rating = NONET_RATING_INIT;
    if (ask_rate(out, count, given, &rating)) sqlite3_result_double(out, rating.ed / 10.0);
}

/* ---- Isomorphs */

static void class_of(sqlite3_context* out, int count, sqlite3_value** given) {
    const text puzzle = text_of(given[0]);
    nonet_fingerprint found;
    nonet_error error = NONET_ERROR_INIT;
    (void)count;
    if (!good(out, nonet_class_of(puzzle.chars, puzzle.length, 0, NULL, &found, &error), &error)) return;
    sqlite3_result_text(
        out, sqlite3_mprintf("%016llx%016llx", (sqlite3_uint64)found.high, (sqlite3_uint64)found.low), 32,
        sqlite3_free);
}

static void scramble(sqlite3_context* out, int count, sqlite3_value** given) {
    const text puzzle = text_of(given[0]);
    const uint64_t seed = (uint64_t)sqlite3_value_int64(given[1]);
    const uint64_t item = count > 2 ? (uint64_t)sqlite3_value_int64(given[2]) : 0;
    char cells[NONET_CELLS_ROOM];
    nonet_error error = NONET_ERROR_INIT;
    if (good(out, nonet_scramble(puzzle.chars, puzzle.length, seed, item, cells, sizeof cells, &error),
             &error))
        give_text(out, cells);
}

static void canon(sqlite3_context* out, int count, sqlite3_value** given) {
    static const char key[] = "\"form\":\"";
    const text puzzle = text_of(given[0]);
    nonet_text* answer = nonet_text_new();
    nonet_error error = NONET_ERROR_INIT;
    (void)count;
    if (good(out, nonet_canon(puzzle.chars, puzzle.length, answer, &error), &error)) {
        const char* form = strstr(nonet_text_chars(answer), key) + strlen(key);
        sqlite3_result_text(out, form, (int)strcspn(form, "\""), SQLITE_TRANSIENT);
    }
    nonet_text_free(answer);
}

/* ---- Answers as JSON, and a picture */

/* Returns whether nonet answered. Frees the text. */
static void give_answer(sqlite3_context* out, nonet_status status, nonet_text* answer,
                        const nonet_error* error, int subtype) {
    if (good(out, status, error)) {
        give_text(out, nonet_text_chars(answer));
        if (subtype) sqlite3_result_subtype(out, (unsigned)subtype);
    }
    nonet_text_free(answer);
}

static void canon_json(sqlite3_context* out, int count, sqlite3_value** given) {
    const text puzzle = text_of(given[0]);
    nonet_text* answer = nonet_text_new();
    nonet_error error = NONET_ERROR_INIT;
    (void)count;
    give_answer(out, nonet_canon(puzzle.chars, puzzle.length, answer, &error), answer, &error, json_subtype);
}

static void check(sqlite3_context* out, int count, sqlite3_value** given) {
    const text puzzle = text_of(given[0]);
    nonet_limits limits = NONET_LIMITS_INIT;
    nonet_error error = NONET_ERROR_INIT;
    nonet_text* answer = NULL;
    if (!read_limits(out, count, given, 1, &limits)) return;
    answer = nonet_text_new();
    give_answer(out, nonet_check_text(puzzle.chars, puzzle.length, 1, &limits, answer, &error), answer,
                &error, json_subtype);
}

static void diagnose(sqlite3_context* out, int count, sqlite3_value** given) {
    const text puzzle = text_of(given[0]);
    nonet_limits limits = NONET_LIMITS_INIT;
    nonet_error error = NONET_ERROR_INIT;
    nonet_text* answer = NULL;
    if (!read_limits(out, count, given, 1, &limits)) return;
    answer = nonet_text_new();
    give_answer(out, nonet_diagnose(puzzle.chars, puzzle.length, &limits, answer, &error), answer, &error,
                json_subtype);
}

static void hint(sqlite3_context* out, int count, sqlite3_value** given) {
    const text puzzle = text_of(given[0]);
    const int level = count > 1 ? sqlite3_value_int(given[1]) : 5;
    nonet_limits limits = NONET_LIMITS_INIT;
    nonet_error error = NONET_ERROR_INIT;
    nonet_text* answer = NULL;
    if (!read_limits(out, count, given, 2, &limits)) return;
    answer = nonet_text_new();
    give_answer(out, nonet_hint(puzzle.chars, puzzle.length, level, &limits, answer, &error), answer, &error,
                json_subtype);
}

static void explain(sqlite3_context* out, int count, sqlite3_value** given) {
    const text puzzle = text_of(given[0]);
    nonet_limits limits = NONET_LIMITS_INIT;
    nonet_error error = NONET_ERROR_INIT;
    nonet_text* answer = NULL;
    if (!read_limits(out, count, given, 1, &limits)) return;
    answer = nonet_text_new();
    give_answer(out, nonet_explain(puzzle.chars, puzzle.length, &limits, answer, &error), answer, &error,
                json_subtype);
}

static void draw(sqlite3_context* out, int count, sqlite3_value** given) {
    const text puzzle = text_of(given[0]);
    const sqlite3_int64 step = count > 1 ? sqlite3_value_int64(given[1]) : 0;
    nonet_limits limits = NONET_LIMITS_INIT;
    nonet_error error = NONET_ERROR_INIT;
    nonet_text* answer = NULL;
    if (!read_limits(out, count, given, 2, &limits)) return;
    answer = nonet_text_new();
    give_answer(out, nonet_draw(puzzle.chars, puzzle.length, (uint64_t)step, "svg", &limits, answer, &error),
                answer, &error, 0);
}

/* ---- The list of them */

static const function functions[] = {
    {"sudoku_error", 1, 1, error_of},
    {"sudoku_givens", 1, 1, givens},
    {"sudoku_format", 1, 2, format},
    {"sudoku_solve", 1, 2, solve},
    {"sudoku_status", 1, 2, status},
    {"sudoku_is_unique", 1, 2, is_unique},
    {"sudoku_is_minimal", 1, 2, is_minimal},
    {"sudoku_count", 1, 3, count_solutions},
    {"sudoku_rate", 1, 2, rate},
    {"sudoku_rate_ep", 1, 2, rate_ep},
    {"sudoku_rate_ed", 1, 2, rate_ed},
    {"sudoku_class", 1, 1, class_of},
    {"sudoku_scramble", 2, 3, scramble},
    {"sudoku_canon", 1, 1, canon},
    {"sudoku_canon_json", 1, 1, canon_json},
    {"sudoku_check", 1, 2, check},
    {"sudoku_diagnose", 1, 2, diagnose},
    {"sudoku_hint", 1, 3, hint},
    {"sudoku_explain", 1, 2, explain},
    {"sudoku_draw", 1, 3, draw},
    {"sudoku_version", 0, 0, version},
};

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
