// Written by tools/native_face from nonet.h; not to be edited.

package nonet;

import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.ValueLayout;
import java.lang.invoke.MethodHandle;

/** The functions of nonet.h called through java.lang.foreign; addresses are numbers. */
final class FfmFunctions implements Functions {
    private static final ValueLayout.OfInt INT = ValueLayout.JAVA_INT;
    private static final ValueLayout.OfLong LONG = ValueLayout.JAVA_LONG;

    private static final MethodHandle handle_version = Ffm.handle("nonet_version", FunctionDescriptor.of(LONG));
    @Override public long nonet_version() {
        try {
            return (long) handle_version.invokeExact();
        } catch (Throwable thrown) {
            throw Ffm.unexpected(thrown);
        }
    }

    private static final MethodHandle handle_cancel_reset = Ffm.handle("nonet_cancel_reset", FunctionDescriptor.ofVoid(LONG));
    @Override public void nonet_cancel_reset(long flag) {
        try {
            handle_cancel_reset.invokeExact(flag);
        } catch (Throwable thrown) {
            throw Ffm.unexpected(thrown);
        }
    }

    private static final MethodHandle handle_cancel_request = Ffm.handle("nonet_cancel_request", FunctionDescriptor.ofVoid(LONG));
    @Override public void nonet_cancel_request(long flag) {
        try {
            handle_cancel_request.invokeExact(flag);
        } catch (Throwable thrown) {
            throw Ffm.unexpected(thrown);
        }
    }

    private static final MethodHandle handle_solve = Ffm.handle("nonet_solve", FunctionDescriptor.of(INT, LONG, LONG, LONG, LONG, LONG, LONG));
    @Override public int nonet_solve(long text, long length, long limits, long engine, long answer, long error) {
        try {
            return (int) handle_solve.invokeExact(text, length, limits, engine, answer, error);
        } catch (Throwable thrown) {
            throw Ffm.unexpected(thrown);
        }
    }

    private static final MethodHandle handle_count = Ffm.handle("nonet_count", FunctionDescriptor.of(INT, LONG, LONG, LONG, LONG, LONG, LONG));
    @Override public int nonet_count(long text, long length, long limits, long count, long stop, long error) {
        try {
            return (int) handle_count.invokeExact(text, length, limits, count, stop, error);
        } catch (Throwable thrown) {
            throw Ffm.unexpected(thrown);
        }
    }

    private static final MethodHandle handle_solve_batch = Ffm.handle("nonet_solve_batch", FunctionDescriptor.of(INT, LONG, LONG, LONG, LONG, LONG));
    @Override public int nonet_solve_batch(long batch, long limits, long kernel, long stop, long error) {
        try {
            return (int) handle_solve_batch.invokeExact(batch, limits, kernel, stop, error);
        } catch (Throwable thrown) {
            throw Ffm.unexpected(thrown);
        }
    }

    private static final MethodHandle handle_solve_each = Ffm.handle("nonet_solve_each", FunctionDescriptor.of(INT, LONG, LONG, LONG));
    @Override public int nonet_solve_each(long batch, long limits, long error) {
        try {
            return (int) handle_solve_each.invokeExact(batch, limits, error);
        } catch (Throwable thrown) {
            throw Ffm.unexpected(thrown);
        }
    }

    private static final MethodHandle handle_parse = Ffm.handle("nonet_parse", FunctionDescriptor.of(INT, LONG, LONG, LONG, LONG, LONG, LONG, LONG, LONG));
    @Override public int nonet_parse(long text, long length, long cells, long cellsRoom, long marks, long marksRoom, long format, long error) {
        try {
            return (int) handle_parse.invokeExact(text, length, cells, cellsRoom, marks, marksRoom, format, error);
        } catch (Throwable thrown) {
            throw Ffm.unexpected(thrown);
        }
    }

    private static final MethodHandle handle_format = Ffm.handle("nonet_format", FunctionDescriptor.of(INT, LONG, LONG, LONG, LONG, LONG, LONG, LONG));
    @Override public int nonet_format(long text, long length, long format, long out, long capacity, long needed, long error) {
        try {
            return (int) handle_format.invokeExact(text, length, format, out, capacity, needed, error);
        } catch (Throwable thrown) {
            throw Ffm.unexpected(thrown);
        }
    }

    private static final MethodHandle handle_reader_of = Ffm.handle("nonet_reader_of", FunctionDescriptor.of(LONG, LONG, LONG));
    @Override public long nonet_reader_of(long text, long length) {
        try {
            return (long) handle_reader_of.invokeExact(text, length);
        } catch (Throwable thrown) {
            throw Ffm.unexpected(thrown);
        }
    }

    private static final MethodHandle handle_reader_of_board = Ffm.handle("nonet_reader_of_board", FunctionDescriptor.of(LONG, LONG, LONG, LONG, LONG));
    @Override public long nonet_reader_of_board(long board, long text, long length, long error) {
        try {
            return (long) handle_reader_of_board.invokeExact(board, text, length, error);
        } catch (Throwable thrown) {
            throw Ffm.unexpected(thrown);
        }
    }

    private static final MethodHandle handle_reader_free = Ffm.handle("nonet_reader_free", FunctionDescriptor.ofVoid(LONG));
    @Override public void nonet_reader_free(long reader) {
        try {
            handle_reader_free.invokeExact(reader);
        } catch (Throwable thrown) {
            throw Ffm.unexpected(thrown);
        }
    }

    private static final MethodHandle handle_reader_next = Ffm.handle("nonet_reader_next", FunctionDescriptor.of(INT, LONG, LONG, LONG));
    @Override public int nonet_reader_next(long reader, long record, long error) {
        try {
            return (int) handle_reader_next.invokeExact(reader, record, error);
        } catch (Throwable thrown) {
            throw Ffm.unexpected(thrown);
        }
    }

    private static final MethodHandle handle_true_candidates = Ffm.handle("nonet_true_candidates", FunctionDescriptor.of(INT, LONG, LONG, LONG, LONG, LONG, LONG, LONG));
    @Override public int nonet_true_candidates(long text, long length, long limits, long marks, long room, long stop, long error) {
        try {
            return (int) handle_true_candidates.invokeExact(text, length, limits, marks, room, stop, error);
        } catch (Throwable thrown) {
            throw Ffm.unexpected(thrown);
        }
    }

    private static final MethodHandle handle_enumerate = Ffm.handle("nonet_enumerate", FunctionDescriptor.of(INT, LONG, LONG, LONG, LONG, LONG, LONG, LONG, LONG));
    @Override public int nonet_enumerate(long text, long length, long limits, long onSolution, long context, long count, long stop, long error) {
        try {
            return (int) handle_enumerate.invokeExact(text, length, limits, onSolution, context, count, stop, error);
        } catch (Throwable thrown) {
            throw Ffm.unexpected(thrown);
        }
    }

    private static final MethodHandle handle_rate = Ffm.handle("nonet_rate", FunctionDescriptor.of(INT, LONG, LONG, LONG, LONG, LONG));
    @Override public int nonet_rate(long text, long length, long limits, long rating, long error) {
        try {
            return (int) handle_rate.invokeExact(text, length, limits, rating, error);
        } catch (Throwable thrown) {
            throw Ffm.unexpected(thrown);
        }
    }

    private static final MethodHandle handle_rate_hodoku = Ffm.handle("nonet_rate_hodoku", FunctionDescriptor.of(INT, LONG, LONG, LONG, LONG, LONG, LONG));
    @Override public int nonet_rate_hodoku(long text, long length, long scale, long limits, long rating, long error) {
        try {
            return (int) handle_rate_hodoku.invokeExact(text, length, scale, limits, rating, error);
        } catch (Throwable thrown) {
            throw Ffm.unexpected(thrown);
        }
    }

    private static final MethodHandle handle_text_new = Ffm.handle("nonet_text_new", FunctionDescriptor.of(LONG));
    @Override public long nonet_text_new() {
        try {
            return (long) handle_text_new.invokeExact();
        } catch (Throwable thrown) {
            throw Ffm.unexpected(thrown);
        }
    }

    private static final MethodHandle handle_text_free = Ffm.handle("nonet_text_free", FunctionDescriptor.ofVoid(LONG));
    @Override public void nonet_text_free(long text) {
        try {
            handle_text_free.invokeExact(text);
        } catch (Throwable thrown) {
            throw Ffm.unexpected(thrown);
        }
    }

    private static final MethodHandle handle_text_chars = Ffm.handle("nonet_text_chars", FunctionDescriptor.of(LONG, LONG));
    @Override public long nonet_text_chars(long text) {
        try {
            return (long) handle_text_chars.invokeExact(text);
        } catch (Throwable thrown) {
            throw Ffm.unexpected(thrown);
        }
    }

    private static final MethodHandle handle_text_length = Ffm.handle("nonet_text_length", FunctionDescriptor.of(LONG, LONG));
    @Override public long nonet_text_length(long text) {
        try {
            return (long) handle_text_length.invokeExact(text);
        } catch (Throwable thrown) {
            throw Ffm.unexpected(thrown);
        }
    }

    private static final MethodHandle handle_text_clear = Ffm.handle("nonet_text_clear", FunctionDescriptor.ofVoid(LONG));
    @Override public void nonet_text_clear(long text) {
        try {
            handle_text_clear.invokeExact(text);
        } catch (Throwable thrown) {
            throw Ffm.unexpected(thrown);
        }
    }

    private static final MethodHandle handle_gather_grids = Ffm.handle("nonet_gather_grids", FunctionDescriptor.of(LONG));
    @Override public long nonet_gather_grids() {
        try {
            return (long) handle_gather_grids.invokeExact();
        } catch (Throwable thrown) {
            throw Ffm.unexpected(thrown);
        }
    }

    private static final MethodHandle handle_check_text = Ffm.handle("nonet_check_text", FunctionDescriptor.of(INT, LONG, LONG, INT, LONG, LONG, LONG));
    @Override public int nonet_check_text(long text, long length, int minimality, long limits, long out, long error) {
        try {
            return (int) handle_check_text.invokeExact(text, length, minimality, limits, out, error);
        } catch (Throwable thrown) {
            throw Ffm.unexpected(thrown);
        }
    }

    private static final MethodHandle handle_estimate = Ffm.handle("nonet_estimate", FunctionDescriptor.of(INT, LONG, LONG, LONG, LONG, LONG, LONG, LONG));
    @Override public int nonet_estimate(long text, long length, long seed, long probes, long limits, long out, long error) {
        try {
            return (int) handle_estimate.invokeExact(text, length, seed, probes, limits, out, error);
        } catch (Throwable thrown) {
            throw Ffm.unexpected(thrown);
        }
    }

    private static final MethodHandle handle_diagnose = Ffm.handle("nonet_diagnose", FunctionDescriptor.of(INT, LONG, LONG, LONG, LONG, LONG));
    @Override public int nonet_diagnose(long text, long length, long limits, long out, long error) {
        try {
            return (int) handle_diagnose.invokeExact(text, length, limits, out, error);
        } catch (Throwable thrown) {
            throw Ffm.unexpected(thrown);
        }
    }

    private static final MethodHandle handle_diagnose_entries = Ffm.handle("nonet_diagnose_entries", FunctionDescriptor.of(INT, LONG, LONG, LONG, LONG, LONG, LONG, LONG, LONG, LONG));
    @Override public int nonet_diagnose_entries(long givens, long givensLength, long entries, long entriesLength, long order, long orderLength, long limits, long out, long error) {
        try {
            return (int) handle_diagnose_entries.invokeExact(givens, givensLength, entries, entriesLength, order, orderLength, limits, out, error);
        } catch (Throwable thrown) {
            throw Ffm.unexpected(thrown);
        }
    }

    private static final MethodHandle handle_hint = Ffm.handle("nonet_hint", FunctionDescriptor.of(INT, LONG, LONG, INT, LONG, LONG, LONG));
    @Override public int nonet_hint(long text, long length, int level, long limits, long out, long error) {
        try {
            return (int) handle_hint.invokeExact(text, length, level, limits, out, error);
        } catch (Throwable thrown) {
            throw Ffm.unexpected(thrown);
        }
    }

    private static final MethodHandle handle_explain_with = Ffm.handle("nonet_explain_with", FunctionDescriptor.of(INT, LONG, LONG, LONG, LONG, LONG, LONG));
    @Override public int nonet_explain_with(long text, long length, long options, long limits, long out, long error) {
        try {
            return (int) handle_explain_with.invokeExact(text, length, options, limits, out, error);
        } catch (Throwable thrown) {
            throw Ffm.unexpected(thrown);
        }
    }

    private static final MethodHandle handle_rate_with = Ffm.handle("nonet_rate_with", FunctionDescriptor.of(INT, LONG, LONG, LONG, LONG, LONG, LONG));
    @Override public int nonet_rate_with(long text, long length, long options, long limits, long out, long error) {
        try {
            return (int) handle_rate_with.invokeExact(text, length, options, limits, out, error);
        } catch (Throwable thrown) {
            throw Ffm.unexpected(thrown);
        }
    }

    private static final MethodHandle handle_hint_with = Ffm.handle("nonet_hint_with", FunctionDescriptor.of(INT, LONG, LONG, INT, LONG, LONG, LONG, LONG));
    @Override public int nonet_hint_with(long text, long length, int level, long options, long limits, long out, long error) {
        try {
            return (int) handle_hint_with.invokeExact(text, length, level, options, limits, out, error);
        } catch (Throwable thrown) {
            throw Ffm.unexpected(thrown);
        }
    }

    private static final MethodHandle handle_why_not_with = Ffm.handle("nonet_why_not_with", FunctionDescriptor.of(INT, LONG, LONG, INT, INT, LONG, LONG, LONG, LONG));
    @Override public int nonet_why_not_with(long text, long length, int cell, int digit, long options, long limits, long out, long error) {
        try {
            return (int) handle_why_not_with.invokeExact(text, length, cell, digit, options, limits, out, error);
        } catch (Throwable thrown) {
            throw Ffm.unexpected(thrown);
        }
    }

    private static final MethodHandle handle_all_steps_with = Ffm.handle("nonet_all_steps_with", FunctionDescriptor.of(INT, LONG, LONG, LONG, LONG, LONG, LONG));
    @Override public int nonet_all_steps_with(long text, long length, long options, long limits, long out, long error) {
        try {
            return (int) handle_all_steps_with.invokeExact(text, length, options, limits, out, error);
        } catch (Throwable thrown) {
            throw Ffm.unexpected(thrown);
        }
    }

    private static final MethodHandle handle_scale = Ffm.handle("nonet_scale", FunctionDescriptor.of(INT, LONG, LONG, LONG));
    @Override public int nonet_scale(long scale, long out, long error) {
        try {
            return (int) handle_scale.invokeExact(scale, out, error);
        } catch (Throwable thrown) {
            throw Ffm.unexpected(thrown);
        }
    }

    private static final MethodHandle handle_all_steps = Ffm.handle("nonet_all_steps", FunctionDescriptor.of(INT, LONG, LONG, LONG, LONG, LONG));
    @Override public int nonet_all_steps(long text, long length, long limits, long out, long error) {
        try {
            return (int) handle_all_steps.invokeExact(text, length, limits, out, error);
        } catch (Throwable thrown) {
            throw Ffm.unexpected(thrown);
        }
    }

    private static final MethodHandle handle_why_not = Ffm.handle("nonet_why_not", FunctionDescriptor.of(INT, LONG, LONG, INT, INT, LONG, LONG, LONG));
    @Override public int nonet_why_not(long text, long length, int cell, int digit, long limits, long out, long error) {
        try {
            return (int) handle_why_not.invokeExact(text, length, cell, digit, limits, out, error);
        } catch (Throwable thrown) {
            throw Ffm.unexpected(thrown);
        }
    }

    private static final MethodHandle handle_prove = Ffm.handle("nonet_prove", FunctionDescriptor.of(INT, LONG, LONG, LONG, LONG, LONG, LONG));
    @Override public int nonet_prove(long text, long length, long limits, long out, long outcome, long error) {
        try {
            return (int) handle_prove.invokeExact(text, length, limits, out, outcome, error);
        } catch (Throwable thrown) {
            throw Ffm.unexpected(thrown);
        }
    }

    private static final MethodHandle handle_canon = Ffm.handle("nonet_canon", FunctionDescriptor.of(INT, LONG, LONG, LONG, LONG));
    @Override public int nonet_canon(long text, long length, long out, long error) {
        try {
            return (int) handle_canon.invokeExact(text, length, out, error);
        } catch (Throwable thrown) {
            throw Ffm.unexpected(thrown);
        }
    }

    private static final MethodHandle handle_same = Ffm.handle("nonet_same", FunctionDescriptor.of(INT, LONG, LONG, LONG, LONG, LONG, LONG));
    @Override public int nonet_same(long from, long fromLength, long to, long toLength, long out, long error) {
        try {
            return (int) handle_same.invokeExact(from, fromLength, to, toLength, out, error);
        } catch (Throwable thrown) {
            throw Ffm.unexpected(thrown);
        }
    }

    private static final MethodHandle handle_scramble = Ffm.handle("nonet_scramble", FunctionDescriptor.of(INT, LONG, LONG, LONG, LONG, LONG, LONG, LONG));
    @Override public int nonet_scramble(long text, long length, long seed, long item, long cells, long room, long error) {
        try {
            return (int) handle_scramble.invokeExact(text, length, seed, item, cells, room, error);
        } catch (Throwable thrown) {
            throw Ffm.unexpected(thrown);
        }
    }

    private static final MethodHandle handle_generate = Ffm.handle("nonet_generate", FunctionDescriptor.of(INT, LONG, LONG, LONG, LONG, LONG, LONG));
    @Override public int nonet_generate(long options, long first, long count, long limits, long out, long error) {
        try {
            return (int) handle_generate.invokeExact(options, first, count, limits, out, error);
        } catch (Throwable thrown) {
            throw Ffm.unexpected(thrown);
        }
    }

    private static final MethodHandle handle_board = Ffm.handle("nonet_board", FunctionDescriptor.of(INT, LONG, LONG, LONG));
    @Override public int nonet_board(long board, long out, long error) {
        try {
            return (int) handle_board.invokeExact(board, out, error);
        } catch (Throwable thrown) {
            throw Ffm.unexpected(thrown);
        }
    }

    private static final MethodHandle handle_rule_kinds = Ffm.handle("nonet_rule_kinds", FunctionDescriptor.of(INT, LONG, LONG));
    @Override public int nonet_rule_kinds(long out, long error) {
        try {
            return (int) handle_rule_kinds.invokeExact(out, error);
        } catch (Throwable thrown) {
            throw Ffm.unexpected(thrown);
        }
    }

    private static final MethodHandle handle_board_solve = Ffm.handle("nonet_board_solve", FunctionDescriptor.of(INT, LONG, LONG, LONG, LONG, LONG, LONG));
    @Override public int nonet_board_solve(long board, long text, long length, long limits, long out, long error) {
        try {
            return (int) handle_board_solve.invokeExact(board, text, length, limits, out, error);
        } catch (Throwable thrown) {
            throw Ffm.unexpected(thrown);
        }
    }

    private static final MethodHandle handle_board_solve_with = Ffm.handle("nonet_board_solve_with", FunctionDescriptor.of(INT, LONG, LONG, LONG, LONG, LONG, LONG, LONG));
    @Override public int nonet_board_solve_with(long board, long text, long length, long limits, long engine, long out, long error) {
        try {
            return (int) handle_board_solve_with.invokeExact(board, text, length, limits, engine, out, error);
        } catch (Throwable thrown) {
            throw Ffm.unexpected(thrown);
        }
    }

    private static final MethodHandle handle_board_count = Ffm.handle("nonet_board_count", FunctionDescriptor.of(INT, LONG, LONG, LONG, LONG, LONG, LONG));
    @Override public int nonet_board_count(long board, long text, long length, long limits, long out, long error) {
        try {
            return (int) handle_board_count.invokeExact(board, text, length, limits, out, error);
        } catch (Throwable thrown) {
            throw Ffm.unexpected(thrown);
        }
    }

    private static final MethodHandle handle_board_candidates = Ffm.handle("nonet_board_candidates", FunctionDescriptor.of(INT, LONG, LONG, LONG, LONG, LONG, LONG));
    @Override public int nonet_board_candidates(long board, long text, long length, long limits, long out, long error) {
        try {
            return (int) handle_board_candidates.invokeExact(board, text, length, limits, out, error);
        } catch (Throwable thrown) {
            throw Ffm.unexpected(thrown);
        }
    }

    private static final MethodHandle handle_board_check = Ffm.handle("nonet_board_check", FunctionDescriptor.of(INT, LONG, LONG, LONG, INT, LONG, LONG, LONG));
    @Override public int nonet_board_check(long board, long text, long length, int minimality, long limits, long out, long error) {
        try {
            return (int) handle_board_check.invokeExact(board, text, length, minimality, limits, out, error);
        } catch (Throwable thrown) {
            throw Ffm.unexpected(thrown);
        }
    }

    private static final MethodHandle handle_board_diagnose = Ffm.handle("nonet_board_diagnose", FunctionDescriptor.of(INT, LONG, LONG, LONG, LONG, LONG, LONG));
    @Override public int nonet_board_diagnose(long board, long text, long length, long limits, long out, long error) {
        try {
            return (int) handle_board_diagnose.invokeExact(board, text, length, limits, out, error);
        } catch (Throwable thrown) {
            throw Ffm.unexpected(thrown);
        }
    }

    private static final MethodHandle handle_board_hint = Ffm.handle("nonet_board_hint", FunctionDescriptor.of(INT, LONG, LONG, LONG, INT, LONG, LONG, LONG));
    @Override public int nonet_board_hint(long board, long text, long length, int level, long limits, long out, long error) {
        try {
            return (int) handle_board_hint.invokeExact(board, text, length, level, limits, out, error);
        } catch (Throwable thrown) {
            throw Ffm.unexpected(thrown);
        }
    }

    private static final MethodHandle handle_board_explain = Ffm.handle("nonet_board_explain", FunctionDescriptor.of(INT, LONG, LONG, LONG, LONG, LONG, LONG));
    @Override public int nonet_board_explain(long board, long text, long length, long limits, long out, long error) {
        try {
            return (int) handle_board_explain.invokeExact(board, text, length, limits, out, error);
        } catch (Throwable thrown) {
            throw Ffm.unexpected(thrown);
        }
    }

    private static final MethodHandle handle_board_why_not = Ffm.handle("nonet_board_why_not", FunctionDescriptor.of(INT, LONG, LONG, LONG, INT, INT, LONG, LONG, LONG));
    @Override public int nonet_board_why_not(long board, long text, long length, int cell, int digit, long limits, long out, long error) {
        try {
            return (int) handle_board_why_not.invokeExact(board, text, length, cell, digit, limits, out, error);
        } catch (Throwable thrown) {
            throw Ffm.unexpected(thrown);
        }
    }

    private static final MethodHandle handle_board_rate = Ffm.handle("nonet_board_rate", FunctionDescriptor.of(INT, LONG, LONG, LONG, LONG, LONG, LONG));
    @Override public int nonet_board_rate(long board, long text, long length, long limits, long out, long error) {
        try {
            return (int) handle_board_rate.invokeExact(board, text, length, limits, out, error);
        } catch (Throwable thrown) {
            throw Ffm.unexpected(thrown);
        }
    }

    private static final MethodHandle handle_board_prove = Ffm.handle("nonet_board_prove", FunctionDescriptor.of(INT, LONG, LONG, LONG, LONG, LONG, LONG, LONG));
    @Override public int nonet_board_prove(long board, long text, long length, long limits, long out, long outcome, long error) {
        try {
            return (int) handle_board_prove.invokeExact(board, text, length, limits, out, outcome, error);
        } catch (Throwable thrown) {
            throw Ffm.unexpected(thrown);
        }
    }

    private static final MethodHandle handle_board_enumerate = Ffm.handle("nonet_board_enumerate", FunctionDescriptor.of(INT, LONG, LONG, LONG, LONG, LONG, LONG, LONG, LONG, LONG));
    @Override public int nonet_board_enumerate(long board, long text, long length, long limits, long onSolution, long context, long count, long stop, long error) {
        try {
            return (int) handle_board_enumerate.invokeExact(board, text, length, limits, onSolution, context, count, stop, error);
        } catch (Throwable thrown) {
            throw Ffm.unexpected(thrown);
        }
    }

    private static final MethodHandle handle_board_minimal = Ffm.handle("nonet_board_minimal", FunctionDescriptor.of(INT, LONG, LONG, LONG, LONG, LONG, LONG));
    @Override public int nonet_board_minimal(long board, long text, long length, long limits, long out, long error) {
        try {
            return (int) handle_board_minimal.invokeExact(board, text, length, limits, out, error);
        } catch (Throwable thrown) {
            throw Ffm.unexpected(thrown);
        }
    }

    private static final MethodHandle handle_board_format = Ffm.handle("nonet_board_format", FunctionDescriptor.of(INT, LONG, LONG, LONG, LONG, LONG, LONG));
    @Override public int nonet_board_format(long board, long text, long length, long format, long out, long error) {
        try {
            return (int) handle_board_format.invokeExact(board, text, length, format, out, error);
        } catch (Throwable thrown) {
            throw Ffm.unexpected(thrown);
        }
    }

    private static final MethodHandle handle_board_generate = Ffm.handle("nonet_board_generate", FunctionDescriptor.of(INT, LONG, LONG, LONG, LONG, LONG, LONG, LONG));
    @Override public int nonet_board_generate(long board, long options, long first, long count, long limits, long out, long error) {
        try {
            return (int) handle_board_generate.invokeExact(board, options, first, count, limits, out, error);
        } catch (Throwable thrown) {
            throw Ffm.unexpected(thrown);
        }
    }

    private static final MethodHandle handle_gather_findings = Ffm.handle("nonet_gather_findings", FunctionDescriptor.of(LONG));
    @Override public long nonet_gather_findings() {
        try {
            return (long) handle_gather_findings.invokeExact();
        } catch (Throwable thrown) {
            throw Ffm.unexpected(thrown);
        }
    }

    private static final MethodHandle handle_audit_new = Ffm.handle("nonet_audit_new", FunctionDescriptor.of(INT, LONG, LONG, LONG, LONG, LONG));
    @Override public int nonet_audit_new(long options, long onFinding, long context, long audit, long error) {
        try {
            return (int) handle_audit_new.invokeExact(options, onFinding, context, audit, error);
        } catch (Throwable thrown) {
            throw Ffm.unexpected(thrown);
        }
    }

    private static final MethodHandle handle_audit_free = Ffm.handle("nonet_audit_free", FunctionDescriptor.ofVoid(LONG));
    @Override public void nonet_audit_free(long audit) {
        try {
            handle_audit_free.invokeExact(audit);
        } catch (Throwable thrown) {
            throw Ffm.unexpected(thrown);
        }
    }

    private static final MethodHandle handle_audit_add = Ffm.handle("nonet_audit_add", FunctionDescriptor.of(INT, LONG, LONG, LONG, LONG));
    @Override public int nonet_audit_add(long audit, long row, long stop, long error) {
        try {
            return (int) handle_audit_add.invokeExact(audit, row, stop, error);
        } catch (Throwable thrown) {
            throw Ffm.unexpected(thrown);
        }
    }

    private static final MethodHandle handle_audit_summary = Ffm.handle("nonet_audit_summary", FunctionDescriptor.of(INT, LONG, LONG, LONG, LONG));
    @Override public int nonet_audit_summary(long audit, long out, long stop, long error) {
        try {
            return (int) handle_audit_summary.invokeExact(audit, out, stop, error);
        } catch (Throwable thrown) {
            throw Ffm.unexpected(thrown);
        }
    }

    private static final MethodHandle handle_class_of = Ffm.handle("nonet_class_of", FunctionDescriptor.of(INT, LONG, LONG, INT, LONG, LONG, LONG));
    @Override public int nonet_class_of(long text, long length, int ofSolution, long limits, long fingerprint, long error) {
        try {
            return (int) handle_class_of.invokeExact(text, length, ofSolution, limits, fingerprint, error);
        } catch (Throwable thrown) {
            throw Ffm.unexpected(thrown);
        }
    }

    private static final MethodHandle handle_part_of = Ffm.handle("nonet_part_of", FunctionDescriptor.of(INT, LONG, LONG, LONG, LONG, LONG, LONG));
    @Override public int nonet_part_of(long fingerprint, long seed, long shares, long count, long part, long error) {
        try {
            return (int) handle_part_of.invokeExact(fingerprint, seed, shares, count, part, error);
        } catch (Throwable thrown) {
            throw Ffm.unexpected(thrown);
        }
    }

    private static final MethodHandle handle_minimal_puzzles = Ffm.handle("nonet_minimal_puzzles", FunctionDescriptor.of(INT, LONG, LONG, LONG, LONG, LONG, LONG, LONG, LONG));
    @Override public int nonet_minimal_puzzles(long text, long length, long limits, long onPuzzle, long context, long count, long stop, long error) {
        try {
            return (int) handle_minimal_puzzles.invokeExact(text, length, limits, onPuzzle, context, count, stop, error);
        } catch (Throwable thrown) {
            throw Ffm.unexpected(thrown);
        }
    }

    private static final MethodHandle handle_neighbours = Ffm.handle("nonet_neighbours", FunctionDescriptor.of(INT, LONG, LONG, INT, INT, LONG, LONG, LONG, LONG, LONG, LONG));
    @Override public int nonet_neighbours(long text, long length, int drop, int add, long limits, long onPuzzle, long context, long count, long stop, long error) {
        try {
            return (int) handle_neighbours.invokeExact(text, length, drop, add, limits, onPuzzle, context, count, stop, error);
        } catch (Throwable thrown) {
            throw Ffm.unexpected(thrown);
        }
    }

    private static final MethodHandle handle_unavoidable_sets = Ffm.handle("nonet_unavoidable_sets", FunctionDescriptor.of(INT, LONG, LONG, INT, LONG, LONG, LONG, LONG, LONG, LONG));
    @Override public int nonet_unavoidable_sets(long text, long length, int mostCells, long limits, long onSet, long context, long count, long stop, long error) {
        try {
            return (int) handle_unavoidable_sets.invokeExact(text, length, mostCells, limits, onSet, context, count, stop, error);
        } catch (Throwable thrown) {
            throw Ffm.unexpected(thrown);
        }
    }

    private static final MethodHandle handle_draw = Ffm.handle("nonet_draw", FunctionDescriptor.of(INT, LONG, LONG, LONG, LONG, LONG, LONG, LONG));
    @Override public int nonet_draw(long text, long length, long step, long format, long limits, long out, long error) {
        try {
            return (int) handle_draw.invokeExact(text, length, step, format, limits, out, error);
        } catch (Throwable thrown) {
            throw Ffm.unexpected(thrown);
        }
    }

    private static final MethodHandle handle_board_draw = Ffm.handle("nonet_board_draw", FunctionDescriptor.of(INT, LONG, LONG, LONG, LONG, LONG, LONG, LONG, LONG));
    @Override public int nonet_board_draw(long board, long text, long length, long step, long format, long limits, long out, long error) {
        try {
            return (int) handle_board_draw.invokeExact(board, text, length, step, format, limits, out, error);
        } catch (Throwable thrown) {
            throw Ffm.unexpected(thrown);
        }
    }

    private static final MethodHandle handle_trace = Ffm.handle("nonet_trace", FunctionDescriptor.of(INT, LONG, LONG, LONG, LONG, LONG, LONG, LONG, LONG));
    @Override public int nonet_trace(long text, long length, long engine, long limits, long events, long capacity, long summary, long error) {
        try {
            return (int) handle_trace.invokeExact(text, length, engine, limits, events, capacity, summary, error);
        } catch (Throwable thrown) {
            throw Ffm.unexpected(thrown);
        }
    }

    private static final MethodHandle handle_board_trace = Ffm.handle("nonet_board_trace", FunctionDescriptor.of(INT, LONG, LONG, LONG, LONG, LONG, LONG, LONG, LONG, LONG));
    @Override public int nonet_board_trace(long board, long text, long length, long engine, long limits, long events, long capacity, long summary, long error) {
        try {
            return (int) handle_board_trace.invokeExact(board, text, length, engine, limits, events, capacity, summary, error);
        } catch (Throwable thrown) {
            throw Ffm.unexpected(thrown);
        }
    }

    private static final MethodHandle handle_engine_count = Ffm.handle("nonet_engine_count", FunctionDescriptor.of(LONG));
    @Override public long nonet_engine_count() {
        try {
            return (long) handle_engine_count.invokeExact();
        } catch (Throwable thrown) {
            throw Ffm.unexpected(thrown);
        }
    }

    private static final MethodHandle handle_engine_name = Ffm.handle("nonet_engine_name", FunctionDescriptor.of(LONG, LONG));
    @Override public long nonet_engine_name(long number) {
        try {
            return (long) handle_engine_name.invokeExact(number);
        } catch (Throwable thrown) {
            throw Ffm.unexpected(thrown);
        }
    }

    private static final MethodHandle handle_engine_idea = Ffm.handle("nonet_engine_idea", FunctionDescriptor.of(LONG, LONG));
    @Override public long nonet_engine_idea(long number) {
        try {
            return (long) handle_engine_idea.invokeExact(number);
        } catch (Throwable thrown) {
            throw Ffm.unexpected(thrown);
        }
    }

    private static final MethodHandle handle_engine_source = Ffm.handle("nonet_engine_source", FunctionDescriptor.of(LONG, LONG));
    @Override public long nonet_engine_source(long number) {
        try {
            return (long) handle_engine_source.invokeExact(number);
        } catch (Throwable thrown) {
            throw Ffm.unexpected(thrown);
        }
    }

    private static final MethodHandle handle_engine_takes_marks = Ffm.handle("nonet_engine_takes_marks", FunctionDescriptor.of(INT, LONG));
    @Override public int nonet_engine_takes_marks(long number) {
        try {
            return (int) handle_engine_takes_marks.invokeExact(number);
        } catch (Throwable thrown) {
            throw Ffm.unexpected(thrown);
        }
    }

    private static final MethodHandle handle_technique_count = Ffm.handle("nonet_technique_count", FunctionDescriptor.of(LONG));
    @Override public long nonet_technique_count() {
        try {
            return (long) handle_technique_count.invokeExact();
        } catch (Throwable thrown) {
            throw Ffm.unexpected(thrown);
        }
    }

    private static final MethodHandle handle_technique_id = Ffm.handle("nonet_technique_id", FunctionDescriptor.of(LONG, LONG));
    @Override public long nonet_technique_id(long number) {
        try {
            return (long) handle_technique_id.invokeExact(number);
        } catch (Throwable thrown) {
            throw Ffm.unexpected(thrown);
        }
    }

    private static final MethodHandle handle_technique_name = Ffm.handle("nonet_technique_name", FunctionDescriptor.of(LONG, LONG));
    @Override public long nonet_technique_name(long number) {
        try {
            return (long) handle_technique_name.invokeExact(number);
        } catch (Throwable thrown) {
            throw Ffm.unexpected(thrown);
        }
    }

    private static final MethodHandle handle_technique_rating = Ffm.handle("nonet_technique_rating", FunctionDescriptor.of(INT, LONG));
    @Override public int nonet_technique_rating(long number) {
        try {
            return (int) handle_technique_rating.invokeExact(number);
        } catch (Throwable thrown) {
            throw Ffm.unexpected(thrown);
        }
    }

    private static final MethodHandle handle_symmetry_count = Ffm.handle("nonet_symmetry_count", FunctionDescriptor.of(LONG));
    @Override public long nonet_symmetry_count() {
        try {
            return (long) handle_symmetry_count.invokeExact();
        } catch (Throwable thrown) {
            throw Ffm.unexpected(thrown);
        }
    }

    private static final MethodHandle handle_symmetry_name = Ffm.handle("nonet_symmetry_name", FunctionDescriptor.of(LONG, LONG));
    @Override public long nonet_symmetry_name(long number) {
        try {
            return (long) handle_symmetry_name.invokeExact(number);
        } catch (Throwable thrown) {
            throw Ffm.unexpected(thrown);
        }
    }

    private static final MethodHandle handle_symmetry_words = Ffm.handle("nonet_symmetry_words", FunctionDescriptor.of(LONG, LONG));
    @Override public long nonet_symmetry_words(long number) {
        try {
            return (long) handle_symmetry_words.invokeExact(number);
        } catch (Throwable thrown) {
            throw Ffm.unexpected(thrown);
        }
    }
}
