// Bindings to the WebAssembly module write structs byte by byte. This is the list of the structs and fields that they
// use: tools/wasm_layout lets a compiler for WebAssembly print their offsets, and writes bindings/js/src/layout.ts.
//
//   NONET_STRUCT(type, name)               the struct in nonet.h, and its name there
//   NONET_FIELD(type, name, field, shown)  one of its fields, and its name there
//   NONET_ROOM(value, shown)               a constant

#if defined(NONET_WRITE_LAYOUT)

#include <cstddef>

#include "nonet/nonet.h"

#define NONET_NUMBER(name, value)   \
    extern "C" const unsigned name; \
    const unsigned name = value;
#define NONET_STRUCT(type, name) NONET_NUMBER(layout_##name##_size, sizeof(type))
#define NONET_FIELD(type, name, field, shown) NONET_NUMBER(layout_##name##_##shown, offsetof(type, field))
#define NONET_ROOM(value, shown) NONET_NUMBER(layout_rooms_##shown, value)

NONET_ROOM(NONET_CELLS_ROOM, cells)

NONET_STRUCT(nonet_error, error)
NONET_FIELD(nonet_error, error, code, code)
NONET_FIELD(nonet_error, error, line, line)
NONET_FIELD(nonet_error, error, column, column)
NONET_FIELD(nonet_error, error, message, message)

NONET_STRUCT(nonet_limits, limits)
NONET_FIELD(nonet_limits, limits, solutions, solutions)
NONET_FIELD(nonet_limits, limits, nodes, nodes)
NONET_FIELD(nonet_limits, limits, nanoseconds, nanoseconds)

NONET_STRUCT(nonet_answer, answer)
NONET_FIELD(nonet_answer, answer, outcome, outcome)
NONET_FIELD(nonet_answer, answer, solutions, solutions)
NONET_FIELD(nonet_answer, answer, digit_tries, digitTries)
NONET_FIELD(nonet_answer, answer, backtracks, backtracks)
NONET_FIELD(nonet_answer, answer, nodes, nodes)
NONET_FIELD(nonet_answer, answer, first, first)
NONET_FIELD(nonet_answer, answer, second, second)
NONET_FIELD(nonet_answer, answer, room, room)

NONET_STRUCT(nonet_batch, batch)
NONET_FIELD(nonet_batch, batch, count, count)
NONET_FIELD(nonet_batch, batch, grids, grids)
NONET_FIELD(nonet_batch, batch, first, first)
NONET_FIELD(nonet_batch, batch, outcomes, outcomes)
NONET_FIELD(nonet_batch, batch, board, board)

NONET_STRUCT(nonet_record, record)
NONET_FIELD(nonet_record, record, status, status)
NONET_FIELD(nonet_record, record, line, line)
NONET_FIELD(nonet_record, record, puzzle, puzzle)

NONET_STRUCT(nonet_trace_summary, trace)
NONET_FIELD(nonet_trace_summary, trace, stop, stop)
NONET_FIELD(nonet_trace_summary, trace, full, full)
NONET_FIELD(nonet_trace_summary, trace, events, events)
NONET_FIELD(nonet_trace_summary, trace, solutions, solutions)
NONET_FIELD(nonet_trace_summary, trace, digit_tries, digitTries)
NONET_FIELD(nonet_trace_summary, trace, backtracks, backtracks)
NONET_FIELD(nonet_trace_summary, trace, nodes, nodes)

NONET_STRUCT(nonet_explain_options, path)
NONET_FIELD(nonet_explain_options, path, pruned, pruned)
NONET_FIELD(nonet_explain_options, path, only, only)
NONET_FIELD(nonet_explain_options, path, without, without)
NONET_FIELD(nonet_explain_options, path, scale, scale)

NONET_STRUCT(nonet_generate_options, options)
NONET_FIELD(nonet_generate_options, options, seed, seed)
NONET_FIELD(nonet_generate_options, options, attempts, attempts)
NONET_FIELD(nonet_generate_options, options, minimal, minimal)
NONET_FIELD(nonet_generate_options, options, unbiased, unbiased)
NONET_FIELD(nonet_generate_options, options, fewest_givens, fewest)
NONET_FIELD(nonet_generate_options, options, most_givens, most)
NONET_FIELD(nonet_generate_options, options, symmetry, symmetry)
NONET_FIELD(nonet_generate_options, options, pattern, pattern)
NONET_FIELD(nonet_generate_options, options, contains, contains)
NONET_FIELD(nonet_generate_options, options, solution, solution)
NONET_FIELD(nonet_generate_options, options, needs, needs)
NONET_FIELD(nonet_generate_options, options, like, like)
NONET_FIELD(nonet_generate_options, options, like_drop, likeDrop)
NONET_FIELD(nonet_generate_options, options, like_add, likeAdd)
NONET_FIELD(nonet_generate_options, options, lowest_rating, lowestRating)
NONET_FIELD(nonet_generate_options, options, highest_rating, highestRating)
NONET_FIELD(nonet_generate_options, options, unlike, unlike)
NONET_FIELD(nonet_generate_options, options, scale, scale)
NONET_FIELD(nonet_generate_options, options, level, level)
NONET_FIELD(nonet_generate_options, options, rules, rules)
NONET_FIELD(nonet_generate_options, options, clues, clues)
NONET_FIELD(nonet_generate_options, options, jigsaw, jigsaw)

NONET_STRUCT(nonet_audit_options, audit)
NONET_FIELD(nonet_audit_options, audit, minimality, minimality)
NONET_FIELD(nonet_audit_options, audit, nodes, nodes)

NONET_STRUCT(nonet_audit_row, row)
NONET_FIELD(nonet_audit_row, row, text, text)
NONET_FIELD(nonet_audit_row, row, length, length)
NONET_FIELD(nonet_audit_row, row, solution, solution)
NONET_FIELD(nonet_audit_row, row, solution_length, solutionLength)
NONET_FIELD(nonet_audit_row, row, file, file)
NONET_FIELD(nonet_audit_row, row, line, line)

#endif
