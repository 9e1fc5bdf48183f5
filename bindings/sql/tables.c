/* The tables: functions in FROM, whose rows are the parts of an answer.
 *
 * An answer of nonet.h is JSON, and SQLite reads JSON: a cursor steps through a query of the answer.  Arguments are the
 * hidden columns, in their order or by name: sudoku_generate(7, 100) where symmetry = 'rot180'. */
#include <string.h>

#include "mod_nonet.h"

SQLITE_EXTENSION_INIT3

enum { most_arguments = 20 };

typedef struct cursor cursor;

/* A table function. */
typedef struct table {
    const char* name;
    const char* columns;
    int visible, arguments, required; /* the arguments come after the visible columns, those required first */
    const char* query;                /* of the answer, ?1: the visible columns */
    int (*begin)(cursor* at);         /* looks at the arguments */
    int (*more)(cursor* at);          /* writes at->answer, or sets at->ended */
} table;

typedef struct asked_table {
    sqlite3_vtab base;
    sqlite3* db;
    const table* what;
} asked_table;

struct cursor {
    sqlite3_vtab_cursor base;
    const table* what;
    sqlite3_stmt* rows;
    nonet_text* answer;
    sqlite3_value* arguments[most_arguments]; /* NULL where none is given */
    sqlite3_int64 row;
    int ended;
    /* sudoku_generate: */
    nonet_generate_options options;
    uint64_t next, end;
    size_t batch;
};

/* ---- Arguments */

static int is_given(const cursor* at, int argument) {
    sqlite3_value* value = at->arguments[argument];
    return value && sqlite3_value_type(value) != SQLITE_NULL;
}

static sqlite3_int64 number(const cursor* at, int argument, sqlite3_int64 otherwise) {
    return is_given(at, argument) ? sqlite3_value_int64(at->arguments[argument]) : otherwise;
}

static int tenths(const cursor* at, int argument) {
    return is_given(at, argument) ? (int)(sqlite3_value_double(at->arguments[argument]) * 10 + 0.5) : 0;
}

static const char* words(const cursor* at, int argument) {
    return is_given(at, argument) ? (const char*)sqlite3_value_text(at->arguments[argument]) : NULL;
}

static int fail(cursor* at, const char* message) {
    sqlite3_free(at->base.pVtab->zErrMsg);
    at->base.pVtab->zErrMsg = sqlite3_mprintf("%s: %s", at->what->name, message);
    return SQLITE_ERROR;
}

static int needs_positive(cursor* at, int argument, const char* message) {
    return is_given(at, argument) && number(at, argument, 1) < 1 ? fail(at, message) : SQLITE_OK;
}

/* ---- sudoku_steps: the steps to the solution */

enum { steps_puzzle, steps_nodes, steps_arguments };

static int begin_steps(cursor* at) {
    at->ended = !is_given(at, steps_puzzle);
    return needs_positive(at, steps_nodes, "found fewer than 1 nodes, expected at least 1");
}

static int more_steps(cursor* at) {
    nonet_limits limits = NONET_LIMITS_INIT;
    nonet_error error = NONET_ERROR_INIT;
    const char* text = words(at, steps_puzzle);
    nonet_puzzle* puzzle = NULL;
    nonet_status status;
    if (at->row > 0) {
        at->ended = 1;
        return SQLITE_OK;
    }
    limits.nodes = (uint64_t)number(at, steps_nodes, default_nodes);
    status = nonet_puzzle_read(NULL, text, (size_t)sqlite3_value_bytes(at->arguments[steps_puzzle]), &puzzle,
                               &error);
    if (status == NONET_OK) status = nonet_explain(puzzle, NULL, &limits, at->answer, &error);
    nonet_puzzle_free(puzzle);
    return status == NONET_OK ? SQLITE_OK : fail(at, error.message);
}

/* ---- sudoku_generate: puzzles made to order */

enum {
    generate_seed,
    generate_number,
    generate_first,
    generate_symmetry,
    generate_minimal,
    generate_unbiased,
    generate_fewest_givens,
    generate_most_givens,
    generate_lowest_rating,
    generate_highest_rating,
    generate_needs,
    generate_pattern,
    generate_contains,
    generate_attempts,
    generate_scale,
    generate_level,
    generate_on_board,
    generate_rules,
    generate_clues,
    generate_jigsaw,
    generate_arguments
};

enum { default_attempts = 10000, largest_batch = 256 };

static int begin_generate(cursor* at) {
    const nonet_generate_options plain = NONET_GENERATE_OPTIONS_INIT;
    nonet_generate_options* options = &at->options;
    const sqlite3_int64 count = number(at, generate_number, 0), first = number(at, generate_first, 0);
    const char* negative = "found a negative number, expected 0 or more";
    *options = plain;
    options->seed = (uint64_t)number(at, generate_seed, 0);
    options->symmetry = words(at, generate_symmetry);
    options->minimal = number(at, generate_minimal, 0) != 0;
    options->unbiased = number(at, generate_unbiased, 0) != 0;
    options->fewest_givens = (int)number(at, generate_fewest_givens, plain.fewest_givens);
    options->most_givens = (int)number(at, generate_most_givens, plain.most_givens);
    options->lowest_rating = tenths(at, generate_lowest_rating);
    options->highest_rating = tenths(at, generate_highest_rating);
    options->needs = words(at, generate_needs);
    options->pattern = words(at, generate_pattern);
    options->contains = words(at, generate_contains);
    options->attempts = (uint64_t)number(at, generate_attempts, default_attempts);
    options->scale = words(at, generate_scale);
    options->level = words(at, generate_level);
    options->rules = words(at, generate_rules);
    options->clues = (int)number(at, generate_clues, 0);
    options->jigsaw = number(at, generate_jigsaw, 0) != 0;
    if (count < 0 || first < 0) return fail(at, negative);
    at->ended = !is_given(at, generate_seed) || !is_given(at, generate_number);
    at->next = (uint64_t)first;
    at->end = at->next + (uint64_t)count;
    at->batch = 1; /* then twice as many: whoever wants one does not wait for many */
    return needs_positive(at, generate_attempts, "found fewer than 1 attempts, expected at least 1");
}

static int more_generate(cursor* at) {
    nonet_error error = NONET_ERROR_INIT;
    if (at->batch > at->end - at->next) at->batch = (size_t)(at->end - at->next);
    if (at->batch == 0) {
        at->ended = 1;
        return SQLITE_OK;
    }
    if (nonet_generate(words(at, generate_on_board), &at->options, at->next, at->batch, NULL, at->answer,
                       &error) != NONET_OK)
        return fail(at, error.message);
    at->next += at->batch;
    if (at->batch < largest_batch) at->batch *= 2;
    return SQLITE_OK;
}

static const table tables[] = {
    {"sudoku_steps",
     "step integer, technique text, name text, rating real, place text, remove text, text text,"
     " puzzle hidden, nodes hidden",
     7, steps_arguments, steps_puzzle + 1,
     "select key + 1, value ->> 'technique', value ->> 'name', cast(value ->> 'rating' as real),"
     " value -> 'place', value -> 'remove', value ->> 'text' from json_each(?1, '$.steps')",
     begin_steps, more_steps},
    {"sudoku_generate",
     "item integer, puzzle text, solution text, givens integer, er real, met integer, board text,"
     " seed hidden, n hidden,"
     " first hidden, symmetry hidden, minimal hidden, unbiased hidden, fewest_givens hidden,"
     " most_givens hidden, lowest_rating hidden, highest_rating hidden, needs hidden, pattern hidden,"
     " contains hidden, attempts hidden, scale hidden, level hidden, on_board hidden, rules hidden, clues hidden,"
     " jigsaw hidden",
     7, generate_arguments, generate_number + 1,
     /* One object per line. */
     "select value ->> 'item', value ->> 'puzzle', value ->> 'solution', value ->> 'givens',"
     " cast(value ->> 'er' as real), value ->> 'met', coalesce(value ->> 'board', '9x9')"
     " from json_each('[' || replace(trim(?1, char(10)), char(10), ',') || ']')",
     begin_generate, more_generate},
};

/* ---- What SQLite calls */

static int connect(sqlite3* db, void* what, int argc, const char* const* argv, sqlite3_vtab** made,
                   char** message) {
    asked_table* asked = NULL;
    char* declaration = sqlite3_mprintf("create table t(%s)", ((const table*)what)->columns);
    int result = declaration ? sqlite3_declare_vtab(db, declaration) : SQLITE_NOMEM;
    (void)argc, (void)argv, (void)message;
    sqlite3_free(declaration);
    if (result != SQLITE_OK) return result;
    asked = sqlite3_malloc(sizeof *asked);
    if (!asked) return SQLITE_NOMEM;
    memset(asked, 0, sizeof *asked);
    asked->db = db;
    asked->what = what;
    *made = &asked->base;
    return sqlite3_vtab_config(db, SQLITE_VTAB_INNOCUOUS);
}

static int disconnect(sqlite3_vtab* asked) {
    sqlite3_free(asked);
    return SQLITE_OK;
}

/* Passes the given arguments to `filter` in order; bit i of idxNum is set if argument i is given. */
static int best_index(sqlite3_vtab* base, sqlite3_index_info* info) {
    const table* what = ((asked_table*)base)->what;
    int at[most_arguments], i = 0, handed = 0;
    memset(at, -1, sizeof at);
    for (i = 0; i < info->nConstraint; ++i) {
        const int argument = info->aConstraint[i].iColumn - what->visible;
        if (argument < 0 || info->aConstraint[i].op != SQLITE_INDEX_CONSTRAINT_EQ) continue;
        if (!info->aConstraint[i].usable) return SQLITE_CONSTRAINT;
        if (at[argument] < 0) at[argument] = i;
    }
    for (i = 0; i < what->arguments; ++i) {
        if (at[i] >= 0) {
            info->aConstraintUsage[at[i]].argvIndex = ++handed;
            info->aConstraintUsage[at[i]].omit = 1;
            info->idxNum |= 1 << i;
        } else if (i < what->required) {
            base->zErrMsg =
                sqlite3_mprintf("%s: too few arguments, expected %d or more", what->name, what->required);
            return SQLITE_ERROR;
        }
    }
    info->estimatedCost = 1000;
    info->estimatedRows = 100;
    return SQLITE_OK;
}

static int open_cursor(sqlite3_vtab* base, sqlite3_vtab_cursor** made) {
    const asked_table* asked = (asked_table*)base;
    cursor* at = sqlite3_malloc(sizeof *at);
    if (!at) return SQLITE_NOMEM;
    memset(at, 0, sizeof *at);
    at->what = asked->what;
    at->answer = nonet_text_new();
    *made = &at->base;
    return SQLITE_OK;
}

static void drop_arguments(cursor* at) {
    int i = 0;
    for (; i < most_arguments; ++i) {
        sqlite3_value_free(at->arguments[i]);
        at->arguments[i] = NULL;
    }
}

static int close_cursor(sqlite3_vtab_cursor* base) {
    cursor* at = (cursor*)base;
    sqlite3_finalize(at->rows);
    drop_arguments(at);
    nonet_text_free(at->answer);
    sqlite3_free(at);
    return SQLITE_OK;
}

/* Steps to the next row of an answer, or of the next answer that has one. */
static int next(sqlite3_vtab_cursor* base) {
    cursor* at = (cursor*)base;
    for (;;) {
        int result = sqlite3_step(at->rows);
        if (result == SQLITE_ROW) {
            ++at->row;
            return SQLITE_OK;
        }
        if (result != SQLITE_DONE) return result;
        sqlite3_reset(at->rows);
        result = at->what->more(at);
        if (result != SQLITE_OK || at->ended) return result;
        sqlite3_bind_text(at->rows, 1, nonet_text_chars(at->answer), (int)nonet_text_length(at->answer),
                          SQLITE_STATIC);
    }
}

static int filter(sqlite3_vtab_cursor* base, int given, const char* unused, int count,
                  sqlite3_value** values) {
    cursor* at = (cursor*)base;
    int i = 0, handed = 0, result = SQLITE_OK;
    (void)unused, (void)count;
    drop_arguments(at);
    for (; i < at->what->arguments; ++i)
        if (given >> i & 1) at->arguments[i] = sqlite3_value_dup(values[handed++]);
    at->row = 0;
    if (at->rows) sqlite3_reset(at->rows);
    sqlite3_finalize(at->rows);
    result = sqlite3_prepare_v2(((asked_table*)base->pVtab)->db, at->what->query, -1, &at->rows, NULL);
    if (result == SQLITE_OK) result = at->what->begin(at);
    return result != SQLITE_OK || at->ended ? result : next(base);
}

static int is_at_end(sqlite3_vtab_cursor* base) { return ((cursor*)base)->ended; }

static int column(sqlite3_vtab_cursor* base, sqlite3_context* out, int number) {
    cursor* at = (cursor*)base;
    if (number < at->what->visible)
        sqlite3_result_value(out, sqlite3_column_value(at->rows, number));
    else if (at->arguments[number - at->what->visible])
        sqlite3_result_value(out, at->arguments[number - at->what->visible]);
    return SQLITE_OK;
}

static int row_id(sqlite3_vtab_cursor* base, sqlite3_int64* id) {
    *id = ((cursor*)base)->row;
    return SQLITE_OK;
}

/* There is no xCreate: the table exists without being created. */
static const sqlite3_module module = {
    .xConnect = connect,
    .xBestIndex = best_index,
    .xDisconnect = disconnect,
    .xOpen = open_cursor,
    .xClose = close_cursor,
    .xFilter = filter,
    .xNext = next,
    .xEof = is_at_end,
    .xColumn = column,
    .xRowid = row_id,
};

int nonet_add_tables(sqlite3* db) {
    size_t i = 0;
    for (; i < sizeof tables / sizeof tables[0]; ++i) {
        const int result = sqlite3_create_module_v2(db, tables[i].name, &module, (void*)&tables[i], NULL);
        if (result != SQLITE_OK) return result;
    }
    return SQLITE_OK;
}
