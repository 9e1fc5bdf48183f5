#include "asking.h"

#include <string.h>

SQLITE_EXTENSION_INIT3

text text_of(sqlite3_value* value) {
    text given;
    given.chars = (const char*)sqlite3_value_text(value); /* before its length is asked */
    given.length = given.chars ? (size_t)sqlite3_value_bytes(value) : 0;
    return given;
}

void fail(sqlite3_context* out, const char* words) {
    const function* asked = sqlite3_user_data(out);
    char* message = sqlite3_mprintf("%s: %s", asked->name, words);
    if (message)
        sqlite3_result_error(out, message, -1);
    else
        sqlite3_result_error_nomem(out);
    sqlite3_free(message);
}

static int tries(sqlite3_context* out) { return ((const function*)sqlite3_user_data(out))->tries; }

/* Returns 1 if the function tries and the puzzle is the reason for the error. */
static int is_excused(sqlite3_context* out, nonet_status status) {
    const function* asked = sqlite3_user_data(out);
    return tries(out) && (status == NONET_UNSUPPORTED || (status == NONET_BAD_ARGUMENT && asked->most == 1));
}

int good(sqlite3_context* out, nonet_status status, const nonet_error* error) {
    if (status == NONET_NO_MEMORY)
        sqlite3_result_error_nomem(out);
    else if (status != NONET_OK && !is_excused(out, status))
        fail(out, error->message);
    return status == NONET_OK;
}

int read_limits(sqlite3_context* out, int count, sqlite3_value** given, int at, nonet_limits* limits) {
    const sqlite3_int64 nodes = count > at ? sqlite3_value_int64(given[at]) : default_nodes;
    if (nodes < 1) fail(out, "found fewer than 1 nodes, expected at least 1");
    limits->nodes = (uint64_t)nodes;
    return nodes >= 1;
}

void give_text(sqlite3_context* out, const char* chars) {
    sqlite3_result_text(out, chars, -1, SQLITE_TRANSIENT);
}

nonet_puzzle* puzzle_of(sqlite3_context* out, sqlite3_value* value) {
    const text given = text_of(value);
    nonet_puzzle* puzzle = NULL;
    nonet_error error = NONET_ERROR_INIT;
    const nonet_status status = nonet_puzzle_read(NULL, given.chars, given.length, &puzzle, &error);
    if (status == NONET_NO_MEMORY || !tries(out)) good(out, status, &error);
    return puzzle;
}

nonet_text* asked(sqlite3_context* out, int count, sqlite3_value** given, int at, ask* question) {
    nonet_limits limits = NONET_LIMITS_INIT;
    nonet_error error = NONET_ERROR_INIT;
    nonet_puzzle* puzzle = NULL;
    nonet_text* answer = NULL;
    if (!read_limits(out, count, given, at, &limits)) return NULL;
    puzzle = puzzle_of(out, given[0]);
    if (!puzzle) return NULL;
    answer = nonet_text_new();
    if (!good(out, question(puzzle, given, count, &limits, answer, &error), &error)) {
        nonet_text_free(answer);
        answer = NULL;
    }
    nonet_puzzle_free(puzzle);
    return answer;
}

void give(sqlite3_context* out, int count, sqlite3_value** given, int at, ask* question, int subtype) {
    nonet_text* answer = asked(out, count, given, at, question);
    if (!answer) return;
    give_text(out, nonet_text_chars(answer));
    if (subtype) sqlite3_result_subtype(out, (unsigned)subtype);
    nonet_text_free(answer);
}

const char* value_after(const nonet_text* json, const char* key) {
    const char* found = strstr(nonet_text_chars(json), key);
    return found ? found + strlen(key) : NULL;
}
