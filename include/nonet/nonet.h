/* nonet in C99: solve, count, check, diagnose, explain, rate, make, read and write Sudoku puzzles.
 *
 *   nonet_puzzle* puzzle = NULL;
 *   nonet_error error = NONET_ERROR_INIT;
 *   char first[NONET_CELLS_ROOM];
 *   nonet_answer answer = NONET_ANSWER_INIT;
 *   answer.first = first;
 *   answer.room = sizeof first;
 *   if (nonet_puzzle_read(NULL, text, strlen(text), &puzzle, &error) != NONET_OK ||
 *       nonet_solve(puzzle, NULL, NULL, &answer, &error) != NONET_OK)
 *       fprintf(stderr, "%s\n", error.message);
 *   else if (answer.outcome == NONET_UNIQUE)
 *       puts(first);
 *   nonet_puzzle_free(puzzle);
 *
 * Rules for all functions, unless their own text says otherwise:
 *
 *   puzzle    made by nonet_puzzle_read, of any board.  A function that only supports the classic board, such as
 *             nonet_canon, returns NONET_UNSUPPORTED for other boards
 *   structs   belong to the caller.  Each begins with its size and is initialised with its NONET_..._INIT, so that
 *             programs built with older headers work with newer libraries, and vice versa.  A size that no version of
 *             the struct has, such as SIZE_MAX, is a NONET_BAD_ARGUMENT; a nonet_error of such a size is left unchanged
 *   cells     are strings with a character for each cell, row by row: '1' to '9', then 'A' for 10, 'B' for 11; on boards
 *             with values from 0 also '0'; '.' for an empty cell; NUL-terminated here.  A single cell is a zero-based
 *             number, row by row
 *   room      the size of the caller's memory for a text, in characters, including the NUL.  If it is too small, the
 *             function returns NONET_BAD_ARGUMENT before it does anything.  NONET_CELLS_ROOM is enough for the cells
 *             of any board; 82 suffice for the classic one
 *   returns   NONET_OK, or the kind of error in the text or an argument; then `error` has the details and no other
 *             output is changed.  Having no solution is an answer, not an error
 *   error     NULL, or set to the details
 *   pointers  may be NULL only where the function says so
 *   cost      memory of a few kilobytes, from the C++ heap, freed before the function returns.  Boards other than the
 *             classic one are prepared in each call: some microseconds, some milliseconds for 25 x 25.  Their searches
 *             can take long: set limits
 *   memory    if operator new fails, the function returns NONET_NO_MEMORY, or NULL or 0 if it returns no status.
 *             Memory that it held then is lost until the process ends.  A text keeps its contents, possibly with a part
 *             of the new ones appended.  A reader or an audit can only be freed.  In WebAssembly the module traps instead
 *   threads   safe: no function keeps or shares state other than the language, and a puzzle never changes
 */
#ifndef NONET_NONET_H
#define NONET_NONET_H

#include <stddef.h>
#include <stdint.h>

#include "nonet/version.hpp" /* macros only: NONET_VERSION "1.2.3", NONET_VERSION_MAJOR, ... */

#if defined(__GNUC__) && !defined(_WIN32)
#define NONET_API __attribute__((visibility("default")))
#else
#define NONET_API
#endif

#ifdef __cplusplus
extern "C" {
#endif

/* Room for the cells of the largest board, 25 x 25, and a NUL. */
#define NONET_CELLS_ROOM 626

/* ---- Version */

/* Returns the version of the loaded library, "1.2.3"; NONET_VERSION is the version of this header.
 * Within a version 0.MINOR before 1.0, and within a major version afterwards, functions, enumerators and members of structs
 * are only added, never changed or removed.  The SONAME of the C library has that number: libnonet-c.so.0.MINOR,
 * later libnonet-c.so.MAJOR.  Since 0.1. */
NONET_API const char* nonet_version(void);

/* Returns the same as a number to compare: 10203 for "1.2.3".  Since 0.1. */
NONET_API int nonet_version_number(void);

/* ---- Errors: a caller's text or argument is wrong */

/* The numbers up to 5 are those of nonet::Errc.  They are the same in JSON and every binding, and never change. */
typedef enum nonet_status {
    NONET_OK = 0,
    NONET_WRONG_LENGTH = 1,  /* a line, a row or a grid with too few or too many cells */
    NONET_BAD_CHARACTER = 2, /* not a digit, a blank or a separator */
    NONET_BAD_STRUCTURE = 3, /* brackets, quotes, header or columns that do not fit together */
    NONET_BAD_ARGUMENT = 4,  /* an argument out of its range, a buffer too small, a missing pointer */
    NONET_UNSUPPORTED = 5,   /* readable, but not supported by this function or engine */
    NONET_NO_MEMORY = 6      /* operator new failed: see `memory` above */
} nonet_status;

/* Returns "ok", "wrong_length", ..., as printed in JSON; "unknown" for a number that is not a status.  Never NULL.
 * Since 0.1. */
NONET_API const char* nonet_status_name(int status);

typedef struct nonet_error {
    size_t size;
    nonet_status code;
    size_t at;         /* byte offset into the text, 0-based */
    uint64_t line;     /* in the text, 1-based */
    uint64_t column;   /* in bytes, 1-based */
    char message[232]; /* "found 8 cells in row 3, expected 9"; truncated if longer, NUL-terminated */
} nonet_error;

#define NONET_ERROR_INIT {sizeof(nonet_error), NONET_OK, 0, 0, 0, ""}

/* Sets the language of the texts that functions return from now on, for all threads: steps, hints, diagnoses, messages of errors.
 * Identifiers, numbers and the keys of JSON are the same in all languages.
 *
 *   code     "en" (the default) or "de", with or without a region ("de-AT"), NUL-terminated
 *
 * Returns NONET_OK; NONET_BAD_ARGUMENT for other codes, which change nothing.  Thread-safe.  Since 0.1. */
NONET_API nonet_status nonet_set_language(const char* code, nonet_error* error);

/* ---- Puzzles */

/* A board with its rules, the values of its cells and, if there are any, its pencil marks.  It never changes, so threads can
 * share it. */
typedef struct nonet_puzzle nonet_puzzle;

/* Reads one puzzle.
 *
 *   board    NULL: the board that the text names, as links and JSON objects do, otherwise the board with boxes that has as
 *            many cells as the text, and no other rule.  Or the name of a board, NUL-terminated: "16x16", "9x9+x",
 *            "jigsaw:1122..." (docs/boards.md)
 *   text     one puzzle in any form that the nonet command reads (docs/formats.md): 81 characters with '.' or '0' for an
 *            empty cell, nine rows, a literal in braces, pencil marks, a link ...; `length` bytes, which need no
 *            terminating NUL.  White space around it is skipped; any other text is an error
 *   puzzle   set to the puzzle, to be freed with nonet_puzzle_free; unchanged if there is an error
 *   returns  NONET_BAD_ARGUMENT for a name that is not a board, with the place in the name in error->at
 *   cost     tens of nanoseconds for 81 cells and nothing else, tens of microseconds for other texts; with many rules on a
 *            large board some milliseconds.  Since 0.1. */
NONET_API nonet_status nonet_puzzle_read(const char* board, const char* text, size_t length,
                                         nonet_puzzle** puzzle, nonet_error* error);

/* Returns a copy of a puzzle, to be freed with nonet_puzzle_free: mainly of a reader's record, whose puzzle is only valid
 * until the reader's next call.  Since 0.1. */
NONET_API nonet_puzzle* nonet_puzzle_copy(const nonet_puzzle* puzzle);

/* Frees a puzzle; NULL is allowed.  Since 0.1. */
NONET_API void nonet_puzzle_free(nonet_puzzle* puzzle);

/* Returns the name of its board, "9x9"; it belongs to the puzzle.  Never NULL.  Since 0.1. */
NONET_API const char* nonet_puzzle_board(const nonet_puzzle* puzzle);

/* Returns the form in which its text was written, "line", "grid", ...  Never NULL; must not be freed.  Since 0.1. */
NONET_API const char* nonet_puzzle_form(const nonet_puzzle* puzzle);

/* Returns the values of its cells; they belong to the puzzle.  Never NULL.  Since 0.1. */
NONET_API const char* nonet_puzzle_cells(const nonet_puzzle* puzzle);

/* Returns its pencil marks, a character for each digit of each cell: the digits that it may hold, and '.' for the others; ""
 * if it has none.  They belong to the puzzle.  Never NULL.  Since 0.1. */
NONET_API const char* nonet_puzzle_marks(const nonet_puzzle* puzzle);

/* ---- Answers as text */

/* A text that the library writes and owns; it grows as needed and can be reused.  Answers with many parts
 * are one JSON object, in UTF-8, with the keys that the nonet command writes with --json (docs/json.md,
 * docs/steps.md) except for those about the file.  If a function fails, its text stays unchanged. */
typedef struct nonet_text nonet_text;

/* Returns an empty text, to be freed with nonet_text_free.  Since 0.1. */
NONET_API nonet_text* nonet_text_new(void);

/* Frees a text; NULL is allowed.  Since 0.1. */
NONET_API void nonet_text_free(nonet_text* text);

/* Returns its characters, NUL-terminated; valid until the text is written again or freed.  Since 0.1. */
NONET_API const char* nonet_text_chars(const nonet_text* text);

/* Returns the number of its characters, without the NUL.  Since 0.1. */
NONET_API size_t nonet_text_length(const nonet_text* text);

/* Makes the text empty.  Since 0.1. */
NONET_API void nonet_text_clear(nonet_text* text);

/* Writes a puzzle in a form chosen by name.
 *
 *   form     "line", "grid", "pretty", "pencil", "marks", "hodoku" (a line of its library) or "sdx"; or with its rules as
 *            "rules" (nonet's own text), or in another program's form: "iss", "fpuzzles", "fpuzzles-json", "sudokupad",
 *            "killer", "sumocue", "opensudoku", "penpa" or "solo"
 *   returns  NONET_BAD_ARGUMENT for an unknown form; NONET_UNSUPPORTED for a board or a rule that it cannot hold
 *   cost     one pass.  Since 0.1. */
NONET_API nonet_status nonet_format(const nonet_puzzle* puzzle, const char* form, nonet_text* out,
                                    nonet_error* error);

/* ---- Boards (docs/boards.md) */

/* Describes a board: JSON with its canonical name, rows, columns, digits, first_value and houses, each with kind, name
 * and cells.
 *
 *   board    its name, NUL-terminated
 *   returns  NONET_BAD_ARGUMENT for a name that is not a board, with the place in the name in error->at.  Since 0.1. */
NONET_API nonet_status nonet_board(const char* board, nonet_text* out, nonet_error* error);

/* Lists the kinds of rules that boards can have (docs/rules.md): JSON with `kinds`, each with its word, name, meaning and
 * example, and its shape: the arrangement of its cells, its numbers, and the number of cells.  Since 0.1. */
NONET_API nonet_status nonet_rule_kinds(nonet_text* out, nonet_error* error);

/* ---- Limits: how long a search may take */

/* A flag by which one thread, or a signal handler, stops a search of another thread.
 * One flag may serve many searches.  It must outlive them. */
typedef struct nonet_cancel {
    uint64_t opaque;
} nonet_cancel;

/* Initialises a flag, or withdraws a request.  Requires that no search uses the flag.  Since 0.1. */
NONET_API void nonet_cancel_reset(nonet_cancel* flag);

/* Stops the searches that use this flag, within about a millisecond.  Safe from any thread and in a signal
 * handler.  Since 0.1. */
NONET_API void nonet_cancel_request(nonet_cancel* flag);

typedef struct nonet_limits {
    size_t size;
    uint64_t solutions;         /* stop once this many are found; 0: find them all */
    uint64_t nodes;             /* positions to examine; 0: no limit */
    uint64_t nanoseconds;       /* from the start of the call; 0: no limit */
    const nonet_cancel* cancel; /* NULL, or made by nonet_cancel_reset */
} nonet_limits;

/* Two solutions distinguish unique from multiple.  For functions with limits, NULL means these limits, with two
 * exceptions: ten million nodes for functions that find steps (nonet_rate, nonet_hint and similar ones), and five
 * seconds for nonet_diagnose. */
#define NONET_LIMITS_INIT {sizeof(nonet_limits), 2, 0, 0, NULL}

/* Why a search ended.  The numbers are those of nonet::Stop. */
typedef enum nonet_stop {
    NONET_STOP_FINISHED = 0,  /* the whole tree was searched */
    NONET_STOP_SOLUTIONS = 1, /* the requested number of solutions was found */
    NONET_STOP_BUDGET = 2,    /* nodes or time ran out */
    NONET_STOP_CANCELLED = 3,
    NONET_STOP_STUCK = 4 /* the engine found no further conclusion: only "logic" */
} nonet_stop;

/* ---- Solve, count, check */

/* The result for a puzzle.  The numbers are those of nonet::Status. */
typedef enum nonet_outcome {
    NONET_UNIQUE = 0,   /* one solution, proved to be the only one */
    NONET_NONE = 1,     /* no solution, proved */
    NONET_MULTIPLE = 2, /* at least two */
    NONET_SOLVED = 3,   /* a solution; other solutions were not searched for (limits.solutions == 1) */
    NONET_BUDGET = 4,   /* nodes or time ran out, or the search was cancelled, before the answer */
    NONET_STUCK = 5     /* the engine found no further conclusion: only "logic" */
} nonet_outcome;

/* Returns "unique", "none", ..., as printed by the nonet command; "unknown" for a number that is not an outcome.
 * Never NULL.  Since 0.1. */
NONET_API const char* nonet_outcome_name(int outcome);

typedef struct nonet_answer {
    size_t size;
    nonet_outcome outcome;
    uint64_t solutions;   /* found: at most limits.solutions */
    uint64_t digit_tries; /* tests of one digit in one empty cell */
    uint64_t backtracks;  /* placed digits removed again */
    uint64_t nodes;       /* positions examined: the root, and one more for each digit placed by choice */
    /* Set by the caller: */
    char* first;  /* NULL, or where to write the first solution found; "" if there is none */
    char* second; /* the same for the second solution */
    size_t room;  /* of each of them */
} nonet_answer;

#define NONET_ANSWER_INIT {sizeof(nonet_answer), NONET_NONE, 0, 0, 0, 0, NULL, NULL, 0}

/* Solves a puzzle; with the default limits also proves that the solution is the only one.
 *
 *   engine   NULL for the default one, or the name of an engine: see nonet_engine_name
 *   answer   its first, second and room are read and not changed
 *   returns  NONET_BAD_ARGUMENT for an unknown engine, or for too little room; NONET_UNSUPPORTED for pencil
 *            marks with an engine that takes givens only
 *   cost     depends on the engine.  The default one takes microseconds for most puzzles; the tutorials' engines may
 *            take minutes for some, so give them limits
 *   source   docs/engines.md.  Since 0.1.
 */
NONET_API nonet_status nonet_solve(const nonet_puzzle* puzzle, const nonet_limits* limits, const char* engine,
                                   nonet_answer* answer, nonet_error* error);

/* Counts the solutions of a puzzle.
 *
 *   count    set to the number found, at most limits->solutions
 *   stop     NULL, or set to the reason why the count ended: with NONET_STOP_FINISHED it is exact, otherwise there are
 *            at least that many solutions
 *   cost     one search of the whole tree, or of the part within the limits.  Since 0.1. */
NONET_API nonet_status nonet_count(const nonet_puzzle* puzzle, const nonet_limits* limits, uint64_t* count,
                                   nonet_stop* stop, nonet_error* error);

/* Checks a puzzle, or a finished grid: JSON as by `nonet check`.
 *
 *   minimality  0, or 1: also test whether a given can be dropped
 *   limits      for all the searches together; `solutions` is ignored
 *   cost        one search, and one more for each given for minimality.  Since 0.1. */
NONET_API nonet_status nonet_check(const nonet_puzzle* puzzle, int minimality, const nonet_limits* limits,
                                   nonet_text* out, nonet_error* error);

/* Returns "finished", "solutions", "budget", "cancelled" or "stuck"; "unknown" for a number that is not a stop.
 * Never NULL.  Since 0.1. */
NONET_API const char* nonet_stop_name(int stop);

/* Computes the union of all solutions, without listing them.
 *
 *   out      set to the digits that each cell holds in some solution, as nonet_puzzle_marks has them
 *   stop     NULL, or set to the reason why the search ended: with NONET_STOP_FINISHED nothing is missing
 *   limits   `solutions` is ignored
 *   cost     one search for each open candidate that is in no solution found so far.  Since 0.1. */
NONET_API nonet_status nonet_true_candidates(const nonet_puzzle* puzzle, const nonet_limits* limits,
                                             nonet_text* out, nonet_stop* stop, nonet_error* error);

/* Receives the cells of each solution, which are valid during the call.  `context` is the caller's. */
typedef void (*nonet_on_solution)(void* context, const char* cells);

/* Lists the solutions of a puzzle, each once, without storing them.
 *
 *   on_solution  called for each solution; to end early it may request limits->cancel
 *   count, stop  as in nonet_count.  Since 0.1. */
NONET_API nonet_status nonet_enumerate(const nonet_puzzle* puzzle, const nonet_limits* limits,
                                       nonet_on_solution on_solution, void* context, uint64_t* count,
                                       nonet_stop* stop, nonet_error* error);

/* Returns a callback for languages that cannot pass one: it receives the grids of nonet_enumerate, or of a function under
 * Research, and appends each with a line feed to the nonet_text that is its `context`.
 *
 *   nonet_text* lines = nonet_text_new();
 *   nonet_neighbours(puzzle, 1, 1, NULL, nonet_gather_grids(), lines, NULL, NULL, NULL);
 *
 * All grids are then in memory: limits->solutions bounds their number.  Never NULL.  Since 0.1. */
NONET_API nonet_on_solution nonet_gather_grids(void);

/* Estimates the number of solutions if there are too many to count: JSON as by `nonet count --estimate`.
 *
 *   seed     the same seed gives the same estimate everywhere
 *   probes   0 for 10,000; four times as many halve the width of the interval
 *   cost     a count of up to 100,000 solutions, then some tenths of a millisecond for each probe.  Since 0.1. */
NONET_API nonet_status nonet_estimate(const nonet_puzzle* puzzle, uint64_t seed, uint64_t probes,
                                      const nonet_limits* limits, nonet_text* out, nonet_error* error);

/* Returns one minimal puzzle within a puzzle: drops givens in the order of the cells as long as the solution stays unique.
 *
 *   out      set to its cells; empty if the limits ended the search
 *   returns  NONET_BAD_ARGUMENT if the puzzle does not have exactly one solution; NONET_UNSUPPORTED for pencil marks
 *   cost     a search for each given.  Since 0.1. */
NONET_API nonet_status nonet_minimal(const nonet_puzzle* puzzle, const nonet_limits* limits, nonet_text* out,
                                     nonet_error* error);

/* Finds out why a puzzle is broken and how to repair it: JSON as by `nonet diagnose --all`.
 *
 *   board    as in nonet_puzzle_read
 *   text     may be unreadable: the answer then has the grids that may have been meant
 *   limits   `solutions` is ignored; NULL means five seconds
 *   cost     a few thousand searches for a broken puzzle.  Since 0.1. */
NONET_API nonet_status nonet_diagnose(const char* board, const char* text, size_t length,
                                      const nonet_limits* limits, nonet_text* out, nonet_error* error);

/* Compares a player's grid with its puzzle: JSON as by `nonet diagnose --givens`.  Only for the classic board.
 *
 *   entries  the player's grid
 *   order    NULL, or `order_length` cells in the order of play.  Since 0.1. */
NONET_API nonet_status nonet_diagnose_entries(const nonet_puzzle* puzzle, const nonet_puzzle* entries,
                                              const uint16_t* order, size_t order_length,
                                              const nonet_limits* limits, nonet_text* out,
                                              nonet_error* error);

/* Returns a certificate of the answer, which nonet-verify checks: one line, not JSON (docs/proof.md).
 *
 *   outcome  set to the proved outcome; with NONET_BUDGET there is no certificate and `out` is empty
 *   returns  NONET_UNSUPPORTED for pencil marks.  Since 0.1. */
NONET_API nonet_status nonet_prove(const nonet_puzzle* puzzle, const nonet_limits* limits, nonet_text* out,
                                   nonet_outcome* outcome, nonet_error* error);

/* ---- Many puzzles at once */

/* Arrays for `count` puzzles of a board, 81 values each on the classic one, row by row.  NULL means "not wanted".
 * If a puzzle has no solution to write, its place in the array is left unchanged.
 *
 * On another board, a puzzle has as many values as the board has cells, and value v stands for the v-th digit: on a board
 * whose values begin at 0, 1 stands for 0. */
typedef struct nonet_batch {
    size_t size;
    size_t count;
    const uint8_t* grids; /* values 0..9, 0 for an empty cell; clashing digits are not an error */
    uint8_t* first;       /* the first solution found of each puzzle, values 1..9 */
    uint8_t* second;      /* the second; needs `first` */
    uint8_t* outcomes;    /* numbers of nonet_outcome */
    uint64_t* solutions;  /* the number found: at most limits->solutions */
    uint64_t* nodes;      /* positions examined: the root, and two more for each branch */
    const char* board;    /* NULL for the classic board, or the name of another one, "6x6+x" */
} nonet_batch;

#define NONET_BATCH_INIT {sizeof(nonet_batch), 0, NULL, NULL, NULL, NULL, NULL, NULL, NULL}

/* Solves all puzzles of a batch on the lanes of the CPU's vectors, which is many times faster than one by one; with
 * the default limits also proves that a solution is the only one.  Those of another board are solved one after the other, by a
 * solver that is prepared once.
 *
 *   limits   solutions and nodes apply to each puzzle, nanoseconds and cancel to the whole call
 *   kernel   NULL for the fastest that this CPU can run, or the name of one: see nonet_kernel_name
 *   stop     NULL, or set to NONET_STOP_FINISHED, or to the reason why the call ended early: then the unanswered
 *            puzzles have the outcome NONET_BUDGET
 *   returns  NONET_BAD_ARGUMENT for a value above the number of digits (error->at is its place in `grids`), for an unknown
 *            board, or for a kernel that is unknown or that this CPU cannot run
 *   cost     bench/batch.cpp; 24 bytes for each puzzle and some 100 KB from the heap, and some 40 KB of stack
 *   source   docs/solver.md.  Since 0.1. */
NONET_API nonet_status nonet_solve_batch(const nonet_batch* batch, const nonet_limits* limits,
                                         const char* kernel, nonet_stop* stop, nonet_error* error);

/* Returns the answers of nonet_solve for many puzzles, at the speed of a batch: all puzzles are first searched together.  If
 * there is a limit of time or nodes, hard puzzles are then searched one by one, each with the whole budget.  With a limit of
 * fewer than a million nodes, all are searched one by one.
 *
 *   limits   apply to each puzzle separately, so nanoseconds do not limit the call
 *   returns  NONET_BAD_ARGUMENT for a value above the number of digits (error->at is its place in `grids`), or for an
 *            unknown board.  Puzzles that were unanswered when limits->cancel was set have the outcome NONET_BUDGET
 *   cost     that of nonet_solve_batch, and of nonet_solve for the hard ones; 24 bytes for each puzzle and 250 for each
 *            hard one from the heap
 *   source   docs/solver.md.  Since 0.1. */
NONET_API nonet_status nonet_solve_each(const nonet_batch* batch, const nonet_limits* limits,
                                        nonet_error* error);

/* ---- Many puzzles in one text */

/* Reads the puzzles of a text one after the other, each detected separately, as the nonet command reads its files: lines,
 * grids, literals, pencil marks, tables with a header; comments and headings are skipped (docs/formats.md).
 *
 *   nonet_reader* reader = nonet_reader_of(NULL, text, length, NULL);
 *   nonet_record record = NONET_RECORD_INIT;
 *   nonet_error error = NONET_ERROR_INIT;
 *   while (nonet_reader_next(reader, &record, &error))
 *       if (record.status == NONET_OK) puts(nonet_puzzle_cells(record.puzzle));
 *       else fprintf(stderr, "%d: %s\n", (int)error.line, error.message);
 *   nonet_reader_free(reader);
 */
typedef struct nonet_reader nonet_reader;

/* Returns a reader of a text in memory, which must outlive it, to be freed with nonet_reader_free.
 *
 *   board    the board of puzzles that do not name one, NUL-terminated; NULL: the board with boxes that fits the first
 *            puzzles
 *   returns  NULL if the text is NULL but the length is not 0, or if `board` is not the name of a board: see `error`
 *   cost     one to two megabytes of memory, regardless of the length of the text.  Since 0.1. */
NONET_API nonet_reader* nonet_reader_of(const char* board, const char* text, size_t length,
                                        nonet_error* error);

/* Fills `buffer` with up to `size` bytes and returns their number; 0 at the end.  It may return fewer than requested. */
typedef size_t (*nonet_read_bytes)(void* context, char* buffer, size_t size);

/* The same for the bytes that `read` provides.
 *
 *   board    NULL: the classic board
 *   returns  NULL also if `read` is NULL.  Since 0.1. */
NONET_API nonet_reader* nonet_reader_new(const char* board, nonet_read_bytes read, void* context,
                                         nonet_error* error);

/* Frees a reader; NULL is allowed.  Since 0.1. */
NONET_API void nonet_reader_free(nonet_reader* reader);

/* One puzzle of a text, or the unreadable text in its place. */
typedef struct nonet_record {
    size_t size;
    nonet_status status; /* NONET_OK: a puzzle; otherwise the kind of error, with details in `error` */
    uint64_t line;       /* on which it begins, 1-based */
    uint64_t at;         /* the byte at which it begins, 0-based */
    const nonet_puzzle*
        puzzle; /* NULL if there is none.  Owned by the reader, and valid until its next call */
} nonet_record;

#define NONET_RECORD_INIT {sizeof(nonet_record), NONET_OK, 0, 0, NULL}

/* Reads the next puzzle, or the unreadable text in its place.  After an error, the next call continues after that text.
 *
 *   error    NULL, or set to the error: at, line and column refer to the whole text
 *   returns  1 if `record` was filled; 0 at the end.  Also 0 if the reader or the record is NULL, or the record has no
 *            valid size: then the error has the code NONET_BAD_ARGUMENT
 *   cost     one pass over the puzzle's lines, some hundred megabytes a second for plain ones
 *   threads  one at a time for each reader.  Since 0.1. */
NONET_API int nonet_reader_next(nonet_reader* reader, nonet_record* record, nonet_error* error);

/* ---- Steps and ratings */

/* The techniques and the scale of a path.  Other boards than the classic one have a single order of techniques and no scale:
 * for them, all but `pruned` must be NULL. */
typedef struct nonet_explain_options {
    size_t size;
    int pruned;          /* 1: without the steps that no later step depends on */
    const char* only;    /* NULL, or ids of techniques with commas between them: no others are used */
    const char* without; /* NULL, or ids of techniques that are not used */
    /* NULL or "se"; "hodoku", "hodoku-2.3", "nonet"; or the text of a scale (docs/rating.md), in several lines. */
    const char* scale;
} nonet_explain_options;

#define NONET_EXPLAIN_OPTIONS_INIT {sizeof(nonet_explain_options), 0, NULL, NULL, NULL}

/* Finds the next step for a player: JSON as by `nonet hint`.
 *
 *   puzzle   values and, if there are any, the player's own marks
 *   level    how much to reveal: 1 the region, 2 the house, 3 the technique, 4 the cells, 5 all
 *   options  for this function and the next four: NULL, or ids as by nonet_technique_id, "hidden_single,naked_single".
 *            `pruned` only matters to nonet_explain
 *   limits   for this function and the next four, NULL means ten million nodes: about ten seconds at most.  Without
 *            limits a puzzle that is not proper could take hours
 *   returns  NONET_BAD_ARGUMENT for an unknown id or scale, if no technique is left, or if `only` is given with another
 *            scale than that of Sudoku Explainer.  Since 0.1. */
NONET_API nonet_status nonet_hint(const nonet_puzzle* puzzle, int level, const nonet_explain_options* options,
                                  const nonet_limits* limits, nonet_text* out, nonet_error* error);

/* Lists every step to the solution, as far as the techniques suffice: JSON as by `nonet explain`.  A step has a rating on the
 * classic board, and a level on others.  HoDoKu's own path is in HoDoKu's words (docs/steps.md) unless options->pruned is set.
 *
 *   cost     pruned: milliseconds more, for up to the square of the number of steps.  Since 0.1. */
NONET_API nonet_status nonet_explain(const nonet_puzzle* puzzle, const nonet_explain_options* options,
                                     const nonet_limits* limits, nonet_text* out, nonet_error* error);

/* Finds the contradiction that follows from a candidate: JSON as by `nonet hint --why-not`.
 *
 *   cell     zero-based, row by row
 *   digit    a value of the board: from 1, or from 0.  Since 0.1. */
NONET_API nonet_status nonet_why_not(const nonet_puzzle* puzzle, int cell, int digit,
                                     const nonet_explain_options* options, const nonet_limits* limits,
                                     nonet_text* out, nonet_error* error);

/* Lists every step that every technique finds now: JSON as by `nonet explain --all-steps`.  Only for the classic board.
 * Since 0.1. */
NONET_API nonet_status nonet_all_steps(const nonet_puzzle* puzzle, const nonet_explain_options* options,
                                       const nonet_limits* limits, nonet_text* out, nonet_error* error);

/* Rates a puzzle: JSON with "status" and, if there is one solution, the keys of the scale (docs/json.md), each rating with
 * "counts", the number of steps of each technique.  On Sudoku Explainer's scale "er", "ep" and "ed"; on that of HoDoKu
 * "level" and "score"; on other scales and if techniques are left out "level", "difficulty" and "score"; on other boards
 * "level" and "hardest".
 *
 *   options  `scale` and `without` choose the scale
 *   cost     microseconds to milliseconds, seconds above 9.5
 *   source   docs/rating.md.  Since 0.1. */
NONET_API nonet_status nonet_rate(const nonet_puzzle* puzzle, const nonet_explain_options* options,
                                  const nonet_limits* limits, nonet_text* out, nonet_error* error);

/* Returns a scale as data: JSON as by `nonet techniques --scale SCALE`.
 *
 *   scale    a name, or the text of a scale
 *   returns  NONET_BAD_ARGUMENT for an unknown name, and for an invalid text with the line and column.  Since 0.1. */
NONET_API nonet_status nonet_scale(const char* scale, nonet_text* out, nonet_error* error);

/* ---- Isomorphs.  Only for the classic board */

/* Returns the form that a puzzle shares with all its isomorphs: JSON as by `nonet canon --generators`.
 *
 *   returns  NONET_UNSUPPORTED for pencil marks; NONET_BAD_ARGUMENT for equal digits in a house.  Since 0.1. */
NONET_API nonet_status nonet_canon(const nonet_puzzle* puzzle, nonet_text* out, nonet_error* error);

/* Tests whether two puzzles are isomorphic: JSON as by `nonet canon --same`.  Errors as in nonet_canon.  Since 0.1. */
NONET_API nonet_status nonet_same(const nonet_puzzle* from, const nonet_puzzle* to, nonet_text* out,
                                  nonet_error* error);

/* Returns a random isomorph.  The same seed and item give the same isomorph on every machine.
 *
 *   out      set to its cells
 *   returns  NONET_UNSUPPORTED for pencil marks.  Since 0.1. */
NONET_API nonet_status nonet_scramble(const nonet_puzzle* puzzle, uint64_t seed, uint64_t item,
                                      nonet_text* out, nonet_error* error);

/* ---- Making puzzles */

typedef struct nonet_generate_options {
    size_t size;
    uint64_t seed;
    uint64_t attempts; /* solutions to try for one puzzle; 0: no limit */
    int minimal;       /* 1: no given can be dropped */
    int unbiased;      /* 1: minimal puzzles; all puzzles with the same number of givens are equally likely */
    int fewest_givens; /* this many givens or more */
    int most_givens;   /* this many or fewer */
    const char* symmetry; /* NULL, or the name of one: "none", "rot180", ...: see nonet_symmetry_name */
    const char*
        pattern; /* NULL, or 81 characters: givens exactly in the cells that are neither '.' nor '0' */
    const char* contains; /* NULL, or 81 characters: givens that each puzzle must have */
    const char* solution; /* NULL, or 81 digits: the solution of each puzzle */
    const char* needs;    /* NULL, or a technique, see nonet_technique_id: unsolvable without it */
    const char* like;     /* NULL, or 81 characters: makes neighbours of this puzzle */
    int like_drop;        /* the number of its givens to drop, */
    int like_add;         /* and of other givens to add */
    int lowest_rating;    /* this or more, in tenths of Sudoku Explainer's scale: 72 is 7.2 */
    int highest_rating;   /* this or less; 0: any.  If both are 0, nothing is rated */
    const char* unlike;   /* NULL, or puzzles in any form, NUL-terminated: makes no isomorph of them */
    const char* scale;    /* NULL, or a scale, see nonet_explain_options: `needs` and `level` refer to it */
    const char*
        level; /* NULL, or a level of the scale; of nonet-1 if `scale` is NULL; of nonet_rate for other
                             boards, with `rules` and with `jigsaw` */
    const char* rules; /* NULL, or kinds of rules separated by commas, "killer,thermo": makes clues of them */
    int clues;         /* the number of clues of each of these kinds; 0: the usual one */
    int jigsaw;        /* 1: each puzzle has pieces of its own instead of the board's boxes */
} nonet_generate_options;

#define NONET_GENERATE_OPTIONS_INIT  \
    {sizeof(nonet_generate_options), \
     0,                              \
     0,                              \
     0,                              \
     0,                              \
     0,                              \
     81,                             \
     NULL,                           \
     NULL,                           \
     NULL,                           \
     NULL,                           \
     NULL,                           \
     NULL,                           \
     1,                              \
     1,                              \
     0,                              \
     0,                              \
     NULL,                           \
     NULL,                           \
     NULL,                           \
     NULL,                           \
     0,                              \
     0}

/* Makes the puzzles first, first + 1, ... of a seed, each with one solution, proved.  Puzzle number i depends only on the
 * options and on i: not on the machine, nor on which puzzles are made together.
 *
 *   board    NULL for the classic board, or the name of a board.  For others than the classic one, with `rules` and
 *            with `jigsaw`, only seed, attempts, minimal, fewest_givens, most_givens (81, the default: any number),
 *            symmetry, level, rules, clues and jigsaw are supported; any other option is NONET_UNSUPPORTED.  With
 *            `rules` or `jigsaw` each puzzle has its own board, named by "board".  Cages of `board` without a total get
 *            one
 *   limits   nanoseconds and cancel, for the whole call; puzzles that are then unfinished have "met":false
 *   out      set to `count` lines, each a JSON object as by `nonet generate`; on other boards than the classic one,
 *            "solution" is empty if time ran out or the board has no solution
 *   returns  NONET_BAD_ARGUMENT if it is evident that no puzzle can meet the options; the error of an invalid text in the
 *            options, where error->line is a line of `unlike`
 *   cost     about 20 microseconds for a puzzle with a seed as the only option, 64 or more at a time; `unlike` takes
 *            81 bytes and some microseconds for each of its puzzles in every call.  Since 0.1. */
NONET_API nonet_status nonet_generate(const char* board, const nonet_generate_options* options,
                                      uint64_t first, size_t count, const nonet_limits* limits,
                                      nonet_text* out, nonet_error* error);

/* ---- Data sets: auditing and dividing them (docs/dataset.md)
 *
 *   nonet_audit* audit = NULL;
 *   nonet_audit_row row = NONET_AUDIT_ROW_INIT;
 *   nonet_text* summary = nonet_text_new();
 *   nonet_audit_new(NULL, on_finding, NULL, &audit, NULL);
 *   while (next(&row)) nonet_audit_add(audit, &row, NULL, NULL);
 *   nonet_audit_summary(audit, summary, NULL, NULL);
 */

/* The possible defects of a row.  The numbers are those of nonet::Defect. */
typedef enum nonet_defect {
    NONET_UNREADABLE = 0,     /* not a puzzle, or a puzzle with pencil marks */
    NONET_CLASH = 1,          /* equal givens in a house */
    NONET_NO_SOLUTION = 2,    /* printed as "none" */
    NONET_SEVERAL = 3,        /* more than one solution; printed as "multiple" */
    NONET_UNDECIDED = 4,      /* the nodes ran out before the answer */
    NONET_WRONG_SOLUTION = 5, /* the row's own solution is incomplete, wrong, or contradicts the givens */
    NONET_NOT_MINIMAL = 6,    /* a given can be dropped; only if minimality was requested */
    NONET_REPEAT = 7,         /* the same puzzle occurred before in its file */
    NONET_ISOMORPH = 8,       /* an isomorph of it did */
    NONET_LEAK = 9            /* the puzzle, or an isomorph of it, occurred in another file */
} nonet_defect;

/* Returns "unreadable", "clash", ..., as printed by the nonet command; "unknown" for a number that is not a defect.
 * Never NULL.  Since 0.1. */
NONET_API const char* nonet_defect_name(int defect);

/* An audit in progress: it remembers its rows.  One thread at a time; several audits are independent of each
 * other. */
typedef struct nonet_audit nonet_audit;

typedef struct nonet_audit_options {
    size_t size;
    int minimality;             /* 1: a given that can be dropped is a defect too; 25 times the searches */
    uint64_t nodes;             /* of each search; 0: no limit */
    const nonet_cancel* cancel; /* NULL, or a flag that stops the audit for good; it must outlive the audit */
} nonet_audit_options;

#define NONET_AUDIT_OPTIONS_INIT {sizeof(nonet_audit_options), 0, 0, NULL}

typedef struct nonet_audit_row {
    size_t size;
    const char* text; /* a puzzle in any form, `length` bytes; any other text is an unreadable row */
    size_t length;
    const char* solution; /* NULL, or the row's own solution: 81 digits, unless it is wrong */
    size_t solution_length;
    uint64_t file; /* below 65,536: equal puzzles under different numbers are leaks, not repeats */
    uint64_t line; /* below 2^48; only returned in findings */
} nonet_audit_row;

#define NONET_AUDIT_ROW_INIT {sizeof(nonet_audit_row), NULL, 0, NULL, 0, 0, 0}

typedef struct nonet_finding {
    size_t size;
    nonet_defect defect;
    uint64_t file, line;       /* of the row */
    int same;                  /* of repeats, isomorphs and leaks: 1 if it is the same puzzle */
    uint64_t of_file, of_line; /* the row that it repeats, the first of its kind */
    const char* detail;        /* in words, as printed by `nonet dataset audit` */
} nonet_finding;

/* Receives each finding, in the order of the rows; it is valid during the call.  It must not use the audit.  `context`
 * is the caller's. */
typedef void (*nonet_on_finding)(void* context, const nonet_finding* finding);

/* Returns a callback, as nonet_gather_grids does: it appends each finding to the nonet_text that is its `context`, as a JSON
 * object and a line feed.  Keys: file, line, defect, detail; for repeats, isomorphs and leaks also same, and of, an object
 * with file and line.  Since 0.1. */
NONET_API nonet_on_finding nonet_gather_findings(void);

/* Begins an audit, to be freed with nonet_audit_free.
 *
 *   options      NULL for those of NONET_AUDIT_OPTIONS_INIT; they are copied
 *   on_finding   NULL if the summary is enough; called from within nonet_audit_add and nonet_audit_summary
 *   audit        set to the audit on NONET_OK, otherwise unchanged
 *   cost         43 to 85 bytes for each different puzzle, half as much again while the table grows, and at most
 *                a megabyte.  Since 0.1. */
NONET_API nonet_status nonet_audit_new(const nonet_audit_options* options, nonet_on_finding on_finding,
                                       void* context, nonet_audit** audit, nonet_error* error);

/* Frees an audit; NULL is allowed.  Since 0.1. */
NONET_API void nonet_audit_free(nonet_audit* audit);

/* Adds the next row, which is copied.  Rows are judged 1,024 at a time, so findings come later.
 *
 *   stop      NULL, or set to NONET_STOP_FINISHED, or NONET_STOP_CANCELLED: then this row and those that were not
 *             judged yet are dropped, as are all later rows
 *   returns   NONET_BAD_ARGUMENT for a file or a line out of its range
 *   cost      about 6 microseconds for a minimal puzzle.  Since 0.1. */
NONET_API nonet_status nonet_audit_add(nonet_audit* audit, const nonet_audit_row* row, nonet_stop* stop,
                                       nonet_error* error);

/* Judges the remaining rows, and returns the totals so far: the last JSON object of `nonet dataset audit`.
 * More rows may follow.
 *
 *   stop      as in nonet_audit_add.  Since 0.1. */
NONET_API nonet_status nonet_audit_summary(nonet_audit* audit, nonet_text* out, nonet_stop* stop,
                                           nonet_error* error);

/* 128 bits that isomorphs share.  The probability that two of n classes share them by chance is below n^2 / 2^129. */
typedef struct nonet_fingerprint {
    uint64_t high, low;
} nonet_fingerprint;

/* Returns the fingerprint of a puzzle's class of isomorphs: the first 128 bits of the SHA-256 of its canonical form, as in
 * `nonet dataset`.
 *
 *   of_solution  0, or 1: of the class of its solution instead, which all puzzles of one grid share
 *   limits       of the search for the solution; `solutions` is ignored
 *   returns      NONET_BAD_ARGUMENT for equal digits in a house; with of_solution, also if the search within the limits
 *                did not find exactly one solution.  Marks matter only in that search
 *   cost         that of nonet_canon.  Since 0.1. */
NONET_API nonet_status nonet_class_of(const nonet_puzzle* puzzle, int of_solution, const nonet_limits* limits,
                                      nonet_fingerprint* fingerprint, nonet_error* error);

/* Returns the part of a data set for puzzles with a fingerprint: the same in every file and on every machine.
 *
 *   seed      another seed gives another division
 *   shares    the share of each of the `count` parts; any sum from 1 to 2^32 - 1.  `nonet dataset split` uses millionths
 *   part      set to a number below `count`
 *   returns   NONET_BAD_ARGUMENT for another sum.  Since 0.1. */
NONET_API nonet_status nonet_part_of(const nonet_fingerprint* fingerprint, uint64_t seed,
                                     const uint32_t* shares, size_t count, size_t* part, nonet_error* error);

/* ---- Research
 *
 * These functions call the caller's function for each grid found, with its cells, which are valid during that
 * call.  `limits` NULL means all grids, without a time limit; `solutions` is the number of wanted grids, 0 for all.
 * `count` and `stop` may be NULL; with NONET_STOP_FINISHED nothing is missing. */

/* Lists the minimal puzzles within a proper puzzle, each once.
 *
 *   returns  NONET_BAD_ARGUMENT if the puzzle does not have exactly one solution
 *   cost     there can be very many.  Since 0.1. */
NONET_API nonet_status nonet_minimal_puzzles(const nonet_puzzle* puzzle, const nonet_limits* limits,
                                             nonet_on_solution on_puzzle, void* context, uint64_t* count,
                                             nonet_stop* stop, nonet_error* error);

/* Lists every proper puzzle that results from dropping `drop` givens and adding `add` others, each once.  Isomorphs of each
 * other are all listed.
 *
 *   cost     milliseconds for {-1+1}, seconds for {-2+2}; docs/research.md.  Since 0.1. */
NONET_API nonet_status nonet_neighbours(const nonet_puzzle* puzzle, int drop, int add,
                                        const nonet_limits* limits, nonet_on_solution on_puzzle,
                                        void* context, uint64_t* count, nonet_stop* stop, nonet_error* error);

/* Lists the minimal unavoidable sets of a solution, or of a proper puzzle's solution, with at most `most_cells` cells: each
 * as the solution's digits in its cells; smaller sets come first.
 *
 *   returns  NONET_BAD_ARGUMENT if there is not exactly one solution
 *   cost     20 milliseconds for 12 cells, five times as much for each two cells more.  Since 0.1. */
NONET_API nonet_status nonet_unavoidable_sets(const nonet_puzzle* puzzle, int most_cells,
                                              const nonet_limits* limits, nonet_on_solution on_set,
                                              void* context, uint64_t* count, nonet_stop* stop,
                                              nonet_error* error);

/* ---- Pictures */

/* Draws a puzzle with its candidates, its pieces, regions and rules, or a step of its path on the grid before it.
 *
 *   step     0 for the puzzle, 1 for the first step
 *   format   NULL or "svg", or "pdf"; nonet_text_length returns the number of bytes
 *   limits   see nonet_hint
 *   returns  NONET_BAD_ARGUMENT if there is no such step
 *   cost     for a step, that of nonet_explain, on other boards than the classic one up to that step.  Since 0.1. */
NONET_API nonet_status nonet_draw(const nonet_puzzle* puzzle, uint64_t step, const char* format,
                                  const nonet_limits* limits, nonet_text* out, nonet_error* error);

/* Draws everything of a board except cells and lines, mainly the rules and their outside clues, as SVG to be laid over the
 * caller's own grid.  Each ink is a class, such as ink-cage or ink-clue; the groups "below" and "above" belong under and over
 * the digits.  A cell is 48 wide, the grid's upper left corner is at 0, 0, and the view box begins left of it if there are
 * outside clues.  Since 0.1. */
NONET_API nonet_status nonet_draw_ground(const char* board, nonet_text* out, nonet_error* error);

/* Reads the puzzle printed on a picture: a photo, a scan or a screenshot.  The picture can be rotated, and taken at an angle;
 * its grid should fill at least a quarter of it.  Of the likely readings, the most likely one with exactly one solution is
 * the result.  Only puzzles of the classic board are read; handwriting is refused.
 *
 *   pixels      width * height bytes, row by row from the top: 0 is black, 255 is white
 *   width       1 to 16384, and so is height
 *   cells       set to the puzzle; room for 82 characters
 *   confidence  NULL, or set to a number from 0 to 1 for each of the 81 cells.  Cells below 0.9 need a look by a person
 *   corners     NULL, or set to x and y of four corners of the grid in pixels: of cell 0, 8, 80 and 72
 *   outcome     NULL, or set to NONET_UNIQUE.  Otherwise no likely reading has one solution, and every cell is doubtful
 *   returns     NONET_BAD_STRUCTURE if there is no grid, NONET_UNSUPPORTED for a grid of another size, for handwriting and for
 *               too many doubtful cells
 *   cost        tens of milliseconds and some megabytes, for any picture.  Since 0.1. */
NONET_API nonet_status nonet_photo_read(const uint8_t* pixels, int width, int height, char* cells,
                                        size_t room, float* confidence, float* corners,
                                        nonet_outcome* outcome, nonet_error* error);

/* ---- Tracing a search */

typedef struct nonet_trace_summary {
    size_t size;
    nonet_stop stop;      /* NONET_STOP_CANCELLED also if there was no room for more events: see full */
    int full;             /* 1: the search ended because there was no room for its next event */
    uint64_t events;      /* the number written */
    uint64_t solutions;   /* found */
    uint64_t digit_tries; /* as in nonet_answer; if full, the counts can be a little ahead of the events */
    uint64_t backtracks;
    uint64_t nodes;
} nonet_trace_summary;

#define NONET_TRACE_SUMMARY_INIT {sizeof(nonet_trace_summary), NONET_STOP_FINISHED, 0, 0, 0, 0, 0, 0}

/* Records the events of an engine's search, from its beginning or from any point of it.  So a program can show parts of a
 * long search if it stores the ways to some of its points.  An event is a number of 32 bits, of which these are used:
 *
 *   bits 0..7    digit: from 1, also on boards with values from 0, where 1 is the first value; 0 for a solution
 *   bits 8..23   cell: from 0; 0 for a solution
 *   bits 24..25  kind: 0 a digit is tried, 1 placed, 2 removed again, 3 a solution is found
 *
 *   engine   NULL for "row"; errors as in nonet_solve
 *   limits   NULL means one solution
 *   way      NULL for the beginning, or `way_count` events of kind 1: the digits placed by choice at the point, in the order
 *            in which they were placed; the point is directly after the event that placed the last of them
 *   events   room for `capacity` events; NULL: none are written, and the search continues without them.  After a way there
 *            must be room for at least one
 *   summary  counts from that point on
 *   returns  NONET_BAD_ARGUMENT for other events in `way`, for a way that the engine does not take, and for a way with the
 *            engine "logic"
 *   cost     that of the engine, and several times as much with events.  Since 0.1. */
NONET_API nonet_status nonet_trace(const nonet_puzzle* puzzle, const char* engine, const nonet_limits* limits,
                                   const uint32_t* way, size_t way_count, uint32_t* events, size_t capacity,
                                   nonet_trace_summary* summary, nonet_error* error);

/* ---- Engines */

/* Returns the number of engines; they are numbered from 0, from the simplest to the fastest.  Since 0.1. */
NONET_API size_t nonet_engine_count(void);

/* Returns the name of an engine, "row"; NULL if there is no engine of that number.  Must not be freed.  Since 0.1. */
NONET_API const char* nonet_engine_name(size_t number);

/* Returns its idea in one line; NULL if there is no engine of that number.  Must not be freed.  Since 0.1. */
NONET_API const char* nonet_engine_idea(size_t number);

/* Returns its source: a tutorial with title and site, a paper, a program; NULL if there is no engine of that number.
 * Must not be freed.  Since 0.1. */
NONET_API const char* nonet_engine_source(size_t number);

/* Returns 1 if it supports pencil marks; 0 if it only uses givens, or if there is no engine of that number.  Since 0.1. */
NONET_API int nonet_engine_takes_marks(size_t number);

/* ---- Techniques: the steps that people take */

/* Returns the number of techniques; they are numbered from 0, in the order in which they are tried.  Since 0.1. */
NONET_API size_t nonet_technique_count(void);

/* Returns the id of a technique in options and answers, "x_wing"; NULL if there is no technique of that number.  Must not be
 * freed.  Since 0.1. */
NONET_API const char* nonet_technique_id(size_t number);

/* Returns its name for people, "X-Wing"; NULL if there is no technique of that number.  Must not be freed.  Since 0.1. */
NONET_API const char* nonet_technique_name(size_t number);

/* Returns the lowest rating that a step of it can have, in tenths; 0 if there is no technique of that number.  Since 0.1. */
NONET_API int nonet_technique_rating(size_t number);

/* ---- Symmetries: how the places of givens can repeat */

/* Returns the number of symmetries; they are numbered from 0, which means no symmetry.  Since 0.1. */
NONET_API size_t nonet_symmetry_count(void);

/* Returns the name of a symmetry in options, "rot180"; NULL if there is no symmetry of that number.  Must not be freed.
 * Since 0.1. */
NONET_API const char* nonet_symmetry_name(size_t number);

/* Returns its name for people, "half turn"; NULL if there is no symmetry of that number.  Must not be freed.  Since 0.1. */
NONET_API const char* nonet_symmetry_words(size_t number);

/* ---- Kernels: the fast solver, compiled once for each instruction set */

/* Returns the number of kernels in this build; they are numbered from 0, from the most portable to the fastest.
 * Since 0.1. */
NONET_API size_t nonet_kernel_count(void);

/* Returns the name of a kernel, "avx2"; NULL if there is no kernel of that number.  Must not be freed.  Since 0.1. */
NONET_API const char* nonet_kernel_name(size_t number);

/* Returns 1 if this CPU can run the kernel, otherwise 0.  Since 0.1. */
NONET_API int nonet_kernel_is_supported(size_t number);

/* Returns the name of the kernel in use.  Never NULL; must not be freed.  Since 0.1. */
NONET_API const char* nonet_kernel_default(void);

#ifdef __cplusplus
}
#endif

#endif
