// Bindings to the WebAssembly module write structs byte by byte: npm/src/face.ts relies on these places.

#include <cstddef>

#include "nonet/nonet.h"

#if defined(__wasm32__)

#define NONET_AT(type, field, place) static_assert(offsetof(type, field) == (place))

static_assert(sizeof(nonet_error) == 264);
NONET_AT(nonet_error, line, 16);
NONET_AT(nonet_error, column, 24);
NONET_AT(nonet_error, message, 32);

static_assert(sizeof(nonet_limits) == 40);
NONET_AT(nonet_limits, solutions, 8);
NONET_AT(nonet_limits, nodes, 16);
NONET_AT(nonet_limits, nanoseconds, 24);

static_assert(sizeof(nonet_answer) == 208);
NONET_AT(nonet_answer, outcome, 4);
NONET_AT(nonet_answer, solutions, 8);
NONET_AT(nonet_answer, digit_tries, 16);
NONET_AT(nonet_answer, backtracks, 24);
NONET_AT(nonet_answer, nodes, 32);
NONET_AT(nonet_answer, first, 40);
NONET_AT(nonet_answer, second, 122);

static_assert(sizeof(nonet_batch) == 32);
NONET_AT(nonet_batch, count, 4);
NONET_AT(nonet_batch, grids, 8);
NONET_AT(nonet_batch, first, 12);
NONET_AT(nonet_batch, second, 16);
NONET_AT(nonet_batch, outcomes, 20);

static_assert(sizeof(nonet_record) == 840);
NONET_AT(nonet_record, status, 4);
NONET_AT(nonet_record, line, 8);
NONET_AT(nonet_record, format, 24);
NONET_AT(nonet_record, cells, 28);
NONET_AT(nonet_record, marks, 110);

static_assert(sizeof(nonet_rating) == 20);
NONET_AT(nonet_rating, outcome, 4);
NONET_AT(nonet_rating, er, 8);
NONET_AT(nonet_rating, ep, 12);
NONET_AT(nonet_rating, ed, 16);

static_assert(sizeof(nonet_trace_summary) == 56);
NONET_AT(nonet_trace_summary, stop, 4);
NONET_AT(nonet_trace_summary, full, 8);
NONET_AT(nonet_trace_summary, events, 16);
NONET_AT(nonet_trace_summary, solutions, 24);
NONET_AT(nonet_trace_summary, digit_tries, 32);
NONET_AT(nonet_trace_summary, backtracks, 40);
NONET_AT(nonet_trace_summary, nodes, 48);

static_assert(sizeof(nonet_generate_options) == 88);
NONET_AT(nonet_generate_options, seed, 8);
NONET_AT(nonet_generate_options, attempts, 16);
NONET_AT(nonet_generate_options, minimal, 24);
NONET_AT(nonet_generate_options, unbiased, 28);
NONET_AT(nonet_generate_options, fewest_givens, 32);
NONET_AT(nonet_generate_options, most_givens, 36);
NONET_AT(nonet_generate_options, symmetry, 40);
NONET_AT(nonet_generate_options, pattern, 44);
NONET_AT(nonet_generate_options, contains, 48);
NONET_AT(nonet_generate_options, solution, 52);
NONET_AT(nonet_generate_options, needs, 56);
NONET_AT(nonet_generate_options, like, 60);
NONET_AT(nonet_generate_options, like_drop, 64);
NONET_AT(nonet_generate_options, like_add, 68);
NONET_AT(nonet_generate_options, lowest_rating, 72);
NONET_AT(nonet_generate_options, highest_rating, 76);
NONET_AT(nonet_generate_options, unlike, 80);

#endif
