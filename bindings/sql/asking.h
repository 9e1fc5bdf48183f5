/* What the functions share: they read a puzzle and limits from their arguments, ask nonet, and give its answer or error. */
#ifndef NONET_SQL_ASKING_H
#define NONET_SQL_ASKING_H

#include <stddef.h>

#include "mod_nonet.h"

/* A function of SQL; it is the user data of its calls. */
typedef struct function {
    const char* name;
    int fewest, most; /* arguments */
    void (*answer)(sqlite3_context* out, int count, sqlite3_value** given);
    int tries; /* 1: NULL for a text that is not a puzzle, or not one that the function supports */
} function;

typedef struct text {
    const char* chars;
    size_t length;
} text;

text text_of(sqlite3_value* value);

/* Ends the query with an error that begins with the name of the function. */
void fail(sqlite3_context* out, const char* words);

/* Returns 1 if nonet answered; otherwise reports the error, unless the function tries and the puzzle is the reason. */
int good(sqlite3_context* out, nonet_status status, const nonet_error* error);

/* Reads the nodes from argument number `at`, if it is given. Returns 0 if they are invalid. */
int read_limits(sqlite3_context* out, int count, sqlite3_value** given, int at, nonet_limits* limits);

/* Returns the puzzle of an argument, to be freed; NULL if there is none, which is reported unless the function tries. */
nonet_puzzle* puzzle_of(sqlite3_context* out, sqlite3_value* value);

void give_text(sqlite3_context* out, const char* chars);

/* A question about one puzzle whose answer is a text. `limits` are those of the query. */
typedef nonet_status ask(const nonet_puzzle* puzzle, sqlite3_value** given, int count,
                         const nonet_limits* limits, nonet_text* answer, nonet_error* error);

/* Asks it. Returns the answer, to be freed; NULL after reporting an error. The nodes are argument number `at`. */
nonet_text* asked(sqlite3_context* out, int count, sqlite3_value** given, int at, ask* question);

/* Returns the answer as a text of the subtype; 0: none. */
void give(sqlite3_context* out, int count, sqlite3_value** given, int at, ask* question, int subtype);

/* Returns the value after a key in JSON; NULL if it is absent. */
const char* value_after(const nonet_text* json, const char* key);

#endif
