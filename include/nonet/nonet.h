/* nonet in C99: solve, count, check, read and write Sudoku puzzles.
 *
 *   nonet_answer answer = NONET_ANSWER_INIT;
 *   nonet_error error = NONET_ERROR_INIT;
 *   if (nonet_solve(text, strlen(text), NULL, NULL, &answer, &error) != NONET_OK)
 *       fprintf(stderr, "%s\n", error.message);
 *   else if (answer.outcome == NONET_UNIQUE)
 *       puts(answer.first);
 *
 * Rules for all functions, unless their own text says otherwise:
 *
 *   text       one puzzle in any form that the nonet command reads: 81 characters with '.' or '0' for an
 * empty cell, nine rows, a literal in braces, pencil marks, 729 characters ...; `length` bytes, which need no
 * NUL at their end.  White space around it is skipped; anything more is an error. structs    are the
 * caller's.  Each begins with its size and is made with its NONET_..._INIT, so that programs built with older
 * headers go on working with newer libraries, and the other way round. cells      are strings of 81
 * characters, row by row: '1'..'9', or '.' for an empty cell; NUL-terminated here. A cell by itself is a
 * number 0..80, row by row; a house 0..26: rows, columns, boxes. returns    NONET_OK, or what was wrong with
 * the text or an argument; then `error` tells more and no other output is touched.  Having no solution is an
 * answer, not an error. error      NULL, or where to put the details. pointers   may be NULL only where it is
 * said. cost       memory of a few kilobytes, from the C++ heap, given back before the function returns; when
 * there is none left the program ends. threads    safe: no function keeps or shares state.
 */
#ifndef NONET_NONET_H
#define NONET_NONET_H

#include <stddef.h>
#include <stdint.h>

#include "nonet/version.hpp" /* macros only: NONET_VERSION "1.2.3", NONET_VERSION_MAJOR, ... */

#if defined(__GNUC__)
#define NONET_API __attribute__((visibility("default")))
#else
#define NONET_API
#endif

#ifdef __cplusplus
extern "C" {
#endif

/* ---- Version
 * ------------------------------------------------------------------------------------------------ */

/* The version of the library that runs, "1.2.3"; NONET_VERSION is that of this header.
 * Structs and functions are only ever added within a major version.  Since 0.1. */
NONET_API const char* nonet_version(void);

/* ---- Errors: someone's text or argument is wrong
 * ------------------------------------------------------------ */

/* The numbers are those of nonet::Errc, of JSON and of every binding.  They never change. */
typedef enum nonet_status {
    NONET_OK = 0,
    NONET_WRONG_LENGTH = 1,  /* a line, a row or a grid with too few or too many cells */
    NONET_BAD_CHARACTER = 2, /* not a digit, a blank or a separator */
    NONET_BAD_STRUCTURE = 3, /* brackets, quotes, header or columns that do not fit together */
    NONET_BAD_ARGUMENT = 4,  /* an argument out of its range, a buffer too small, a missing pointer */
    NONET_UNSUPPORTED = 5    /* readable, but not something this function or engine can take */
} nonet_status;

/* "ok", "wrong_length", ...: as printed in JSON; "unknown" for a number that is no status.  Never NULL.
 * Since 0.1. */
NONET_API const char* nonet_status_name(int status);

typedef struct nonet_error {
    size_t size;
    nonet_status code;
    size_t at;         /* byte offset into the text, 0-based */
    uint64_t line;     /* in the text, 1-based */
    uint64_t column;   /* in bytes, 1-based */
    char message[232]; /* "found 8 cells in row 3, expected 9"; cut short when longer, NUL-terminated */
} nonet_error;

#define NONET_ERROR_INIT {sizeof(nonet_error), NONET_OK, 0, 0, 0, ""}

/* ---- Limits: how long a search may go on
 * -------------------------------------------------------------------- */

/* A flag by which one thread, or a signal handler, stops a search that another thread is in.
 * One flag may serve many searches.  It must outlive them. */
typedef struct nonet_cancel {
    uint64_t opaque;
} nonet_cancel;

/* Makes a flag, or takes a request back.  Not while a search uses the flag.  Since 0.1. */
NONET_API void nonet_cancel_reset(nonet_cancel* flag);

/* Stops the searches that were given this flag, within about a millisecond.  From any thread; in a signal
 * handler too.  Since 0.1. */
NONET_API void nonet_cancel_request(nonet_cancel* flag);

typedef struct nonet_limits {
    size_t size;
    uint64_t solutions;         /* stop once this many are found; 0: find them all */
    uint64_t nodes;             /* positions looked at; 0: no limit */
    uint64_t nanoseconds;       /* from the start of the call; 0: no limit */
    const nonet_cancel* cancel; /* NULL, or made by nonet_cancel_reset */
} nonet_limits;

/* Two solutions tell unique from multiple.  Where a function takes limits, NULL means these. */
#define NONET_LIMITS_INIT {sizeof(nonet_limits), 2, 0, 0, NULL}

/* Why a search ended.  The numbers are those of nonet::Stop. */
typedef enum nonet_stop {
    NONET_STOP_FINISHED = 0,  /* the whole tree was searched */
    NONET_STOP_SOLUTIONS = 1, /* as many solutions as asked were found */
    NONET_STOP_BUDGET = 2,    /* nodes or time were spent */
    NONET_STOP_CANCELLED = 3,
    NONET_STOP_STUCK = 4 /* the engine knew nothing more to conclude: only "logic" */
} nonet_stop;

/* ---- Solve, count, check
 * ------------------------------------------------------------------------------------ */

/* What a puzzle turned out to be.  The numbers are those of nonet::Status. */
typedef enum nonet_outcome {
    NONET_UNIQUE = 0,   /* one solution, proved to be the only one */
    NONET_NONE = 1,     /* no solution, proved */
    NONET_MULTIPLE = 2, /* at least two */
    NONET_SOLVED = 3,   /* a solution; whether there are others was not asked (limits.solutions == 1) */
    NONET_BUDGET = 4,   /* nodes or time were spent, or the search was cancelled, before the answer */
    NONET_STUCK = 5     /* the engine knew nothing more to conclude: only "logic" */
} nonet_outcome;

/* "unique", "none", ...: as printed by the nonet command; "unknown" for a number that is no outcome.  Never
 * NULL. Since 0.1. */
NONET_API const char* nonet_outcome_name(int outcome);

typedef struct nonet_answer {
    size_t size;
    nonet_outcome outcome;
    uint64_t solutions;   /* found: at most limits.solutions */
    uint64_t digit_tries; /* tests of one digit in one empty cell */
    uint64_t backtracks;  /* placed digits taken back */
    uint64_t nodes;       /* positions looked at: the root, and one more for each digit placed by choice */
    char first[82];       /* the first solution found; "" when there is none */
    char second[82];      /* the second; "" when there is none */
} nonet_answer;

#define NONET_ANSWER_INIT {sizeof(nonet_answer), NONET_NONE, 0, 0, 0, 0, "", ""}

/* Solves a puzzle; with the default limits also proves that the solution is the only one.
 *
 *   engine   NULL for the default one, or the name of an engine: see nonet_engine_name
 *   returns  NONET_BAD_ARGUMENT for an engine that is not there; NONET_UNSUPPORTED for pencil marks with an
 * engine that takes givens only cost     the engine's.  The default one takes microseconds for most puzzles;
 * the tutorials' engines may take minutes for some, so give them limits source   docs/engines.md.  Since 0.1.
 */
NONET_API nonet_status nonet_solve(const char* text, size_t length, const nonet_limits* limits,
                                   const char* engine, nonet_answer* answer, nonet_error* error);

/* Counts the solutions of a puzzle.
 *
 *   count    set to the number found, at most limits->solutions
 *   stop     NULL, or set to why the count ended: with NONET_STOP_FINISHED it is exact, otherwise there are
 * at least so many cost     one search of the whole tree, or of what the limits leave of it.  Since 0.1. */
NONET_API nonet_status nonet_count(const char* text, size_t length, const nonet_limits* limits,
                                   uint64_t* count, nonet_stop* stop, nonet_error* error);

typedef struct nonet_report {
    size_t size;
    nonet_outcome outcome;
    int complete; /* 1 when no cell is empty */
    int correct;  /* 1 when complete and every house holds every digit */
    int minimal;  /* 1: no given can be dropped; 0: some can; -1: not asked, not unique, or budget spent */
    int givens;   /* how many, 0..81 */
    int absent_digits;     /* how many digits no given shows; two or more can never be unique */
    uint64_t duplicates;   /* pairs of equal givens in a house: see nonet_duplicates */
    char first[82];        /* as in nonet_answer */
    char second[82];       /* as in nonet_answer */
    uint8_t redundant[81]; /* per cell: 1 when its given can be dropped alone; known when minimal is 0 or 1 */
} nonet_report;

#define NONET_REPORT_INIT {sizeof(nonet_report), NONET_NONE, 0, 0, -1, 0, 0, 0, "", "", {0}}

/* Checks a puzzle, or a finished grid.
 *
 *   minimality  0, or 1: also ask whether a given can be dropped
 *   limits      for all the searches together; `solutions` is not looked at
 *   cost        one search, and one more for each given for minimality.  Since 0.1. */
NONET_API nonet_status nonet_check(const char* text, size_t length, int minimality,
                                   const nonet_limits* limits, nonet_report* report, nonet_error* error);

/* The same digit twice in one house. */
typedef struct nonet_duplicate {
    uint8_t first, second; /* cells, first < second */
    uint8_t house;         /* the first house in which they meet: row before column before box */
    uint8_t digit;         /* 1..9 */
} nonet_duplicate;

/* Lists every pair of equal givens that share a house.
 *
 *   duplicates  room for `capacity` pairs; NULL when that is 0.  810 are always enough
 *   count       set to how many there are, which may be more than were written
 *   cost        no search.  Since 0.1. */
NONET_API nonet_status nonet_duplicates(const char* text, size_t length, nonet_duplicate* duplicates,
                                        size_t capacity, size_t* count, nonet_error* error);

/* ---- Read and write
 * ----------------------------------------------------------------------------------------- */

/* Reads a puzzle in any form.
 *
 *   cells    room for 82 characters: the givens and a NUL
 *   marks    NULL, or room for 730 characters: nine for each cell, the digits that it may hold (the puzzle's
 * own pencil marks, or else every digit that no given in its houses has) and '.' for the others, and a NUL
 *   format   NULL, or set to the name of the form in which it was written: "line", "grid", ...; never to be
 * freed cost     one pass over the text.  Since 0.1. */
NONET_API nonet_status nonet_parse(const char* text, size_t length, char* cells, char* marks,
                                   const char** format, nonet_error* error);

/* Writes a puzzle in a form chosen by name.
 *
 *   format   "line", "grid", "pretty", "pencil" or "marks"
 *   out      room for `capacity` characters; NULL when that is 0
 *   needed   set to the room it takes with the NUL at the end, also when `out` is too small
 *   returns  NONET_BAD_ARGUMENT when `out` is too small (then nothing is written to it) or there is no such
 * format cost     one pass; 2048 characters are always enough.  Since 0.1. */
NONET_API nonet_status nonet_format(const char* text, size_t length, const char* format, char* out,
                                    size_t capacity, size_t* needed, nonet_error* error);

/* ---- Engines
 * ------------------------------------------------------------------------------------------------ */

/* How many engines there are; they are numbered from 0, from the plainest to the fastest.  Since 0.1. */
NONET_API size_t nonet_engine_count(void);

/* Its name, "row"; NULL when there is no engine of that number.  Never to be freed.  Since 0.1. */
NONET_API const char* nonet_engine_name(size_t number);

/* Its idea in one line; NULL when there is no engine of that number.  Never to be freed.  Since 0.1. */
NONET_API const char* nonet_engine_idea(size_t number);

#ifdef __cplusplus
}
#endif

#endif
