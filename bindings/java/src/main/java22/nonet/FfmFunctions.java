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

    private static final MethodHandle handle_set_language = Ffm.handle("nonet_set_language", FunctionDescriptor.of(INT, LONG, LONG));
    @Override public int nonet_set_language(long code, long error) {
        try {
            return (int) handle_set_language.invokeExact(code, error);
        } catch (Throwable thrown) {
            throw Ffm.unexpected(thrown);
        }
    }

    private static final MethodHandle handle_puzzle_read = Ffm.handle("nonet_puzzle_read", FunctionDescriptor.of(INT, LONG, LONG, LONG, LONG, LONG));
    @Override public int nonet_puzzle_read(long board, long text, long length, long puzzle, long error) {
        try {
            return (int) handle_puzzle_read.invokeExact(board, text, length, puzzle, error);
        } catch (Throwable thrown) {
            throw Ffm.unexpected(thrown);
        }
    }

    private static final MethodHandle handle_puzzle_copy = Ffm.handle("nonet_puzzle_copy", FunctionDescriptor.of(LONG, LONG));
    @Override public long nonet_puzzle_copy(long puzzle) {
        try {
            return (long) handle_puzzle_copy.invokeExact(puzzle);
        } catch (Throwable thrown) {
            throw Ffm.unexpected(thrown);
        }
    }

    private static final MethodHandle handle_puzzle_free = Ffm.handle("nonet_puzzle_free", FunctionDescriptor.ofVoid(LONG));
    @Override public void nonet_puzzle_free(long puzzle) {
        try {
            handle_puzzle_free.invokeExact(puzzle);
        } catch (Throwable thrown) {
            throw Ffm.unexpected(thrown);
        }
    }

    private static final MethodHandle handle_puzzle_board = Ffm.handle("nonet_puzzle_board", FunctionDescriptor.of(LONG, LONG));
    @Override public long nonet_puzzle_board(long puzzle) {
        try {
            return (long) handle_puzzle_board.invokeExact(puzzle);
        } catch (Throwable thrown) {
            throw Ffm.unexpected(thrown);
        }
    }

    private static final MethodHandle handle_puzzle_form = Ffm.handle("nonet_puzzle_form", FunctionDescriptor.of(LONG, LONG));
    @Override public long nonet_puzzle_form(long puzzle) {
        try {
            return (long) handle_puzzle_form.invokeExact(puzzle);
        } catch (Throwable thrown) {
            throw Ffm.unexpected(thrown);
        }
    }

    private static final MethodHandle handle_puzzle_cells = Ffm.handle("nonet_puzzle_cells", FunctionDescriptor.of(LONG, LONG));
    @Override public long nonet_puzzle_cells(long puzzle) {
        try {
            return (long) handle_puzzle_cells.invokeExact(puzzle);
        } catch (Throwable thrown) {
            throw Ffm.unexpected(thrown);
        }
    }

    private static final MethodHandle handle_puzzle_marks = Ffm.handle("nonet_puzzle_marks", FunctionDescriptor.of(LONG, LONG));
    @Override public long nonet_puzzle_marks(long puzzle) {
        try {
            return (long) handle_puzzle_marks.invokeExact(puzzle);
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

    private static final MethodHandle handle_format = Ffm.handle("nonet_format", FunctionDescriptor.of(INT, LONG, LONG, LONG, LONG));
    @Override public int nonet_format(long puzzle, long form, long out, long error) {
        try {
            return (int) handle_format.invokeExact(puzzle, form, out, error);
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

    private static final MethodHandle handle_solve = Ffm.handle("nonet_solve", FunctionDescriptor.of(INT, LONG, LONG, LONG, LONG, LONG));
    @Override public int nonet_solve(long puzzle, long limits, long engine, long answer, long error) {
        try {
            return (int) handle_solve.invokeExact(puzzle, limits, engine, answer, error);
        } catch (Throwable thrown) {
            throw Ffm.unexpected(thrown);
        }
    }

    private static final MethodHandle handle_count = Ffm.handle("nonet_count", FunctionDescriptor.of(INT, LONG, LONG, LONG, LONG, LONG));
    @Override public int nonet_count(long puzzle, long limits, long count, long stop, long error) {
        try {
            return (int) handle_count.invokeExact(puzzle, limits, count, stop, error);
        } catch (Throwable thrown) {
            throw Ffm.unexpected(thrown);
        }
    }

    private static final MethodHandle handle_check = Ffm.handle("nonet_check", FunctionDescriptor.of(INT, LONG, INT, LONG, LONG, LONG));
    @Override public int nonet_check(long puzzle, int minimality, long limits, long out, long error) {
        try {
            return (int) handle_check.invokeExact(puzzle, minimality, limits, out, error);
        } catch (Throwable thrown) {
            throw Ffm.unexpected(thrown);
        }
    }

    private static final MethodHandle handle_true_candidates = Ffm.handle("nonet_true_candidates", FunctionDescriptor.of(INT, LONG, LONG, LONG, LONG, LONG));
    @Override public int nonet_true_candidates(long puzzle, long limits, long out, long stop, long error) {
        try {
            return (int) handle_true_candidates.invokeExact(puzzle, limits, out, stop, error);
        } catch (Throwable thrown) {
            throw Ffm.unexpected(thrown);
        }
    }

    private static final MethodHandle handle_enumerate = Ffm.handle("nonet_enumerate", FunctionDescriptor.of(INT, LONG, LONG, LONG, LONG, LONG, LONG, LONG));
    @Override public int nonet_enumerate(long puzzle, long limits, long onSolution, long context, long count, long stop, long error) {
        try {
            return (int) handle_enumerate.invokeExact(puzzle, limits, onSolution, context, count, stop, error);
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

    private static final MethodHandle handle_estimate = Ffm.handle("nonet_estimate", FunctionDescriptor.of(INT, LONG, LONG, LONG, LONG, LONG, LONG));
    @Override public int nonet_estimate(long puzzle, long seed, long probes, long limits, long out, long error) {
        try {
            return (int) handle_estimate.invokeExact(puzzle, seed, probes, limits, out, error);
        } catch (Throwable thrown) {
            throw Ffm.unexpected(thrown);
        }
    }

    private static final MethodHandle handle_minimal = Ffm.handle("nonet_minimal", FunctionDescriptor.of(INT, LONG, LONG, LONG, LONG));
    @Override public int nonet_minimal(long puzzle, long limits, long out, long error) {
        try {
            return (int) handle_minimal.invokeExact(puzzle, limits, out, error);
        } catch (Throwable thrown) {
            throw Ffm.unexpected(thrown);
        }
    }

    private static final MethodHandle handle_diagnose = Ffm.handle("nonet_diagnose", FunctionDescriptor.of(INT, LONG, LONG, LONG, LONG, LONG, LONG));
    @Override public int nonet_diagnose(long board, long text, long length, long limits, long out, long error) {
        try {
            return (int) handle_diagnose.invokeExact(board, text, length, limits, out, error);
        } catch (Throwable thrown) {
            throw Ffm.unexpected(thrown);
        }
    }

    private static final MethodHandle handle_diagnose_entries = Ffm.handle("nonet_diagnose_entries", FunctionDescriptor.of(INT, LONG, LONG, LONG, LONG, LONG, LONG, LONG));
    @Override public int nonet_diagnose_entries(long puzzle, long entries, long order, long orderLength, long limits, long out, long error) {
        try {
            return (int) handle_diagnose_entries.invokeExact(puzzle, entries, order, orderLength, limits, out, error);
        } catch (Throwable thrown) {
            throw Ffm.unexpected(thrown);
        }
    }

    private static final MethodHandle handle_prove = Ffm.handle("nonet_prove", FunctionDescriptor.of(INT, LONG, LONG, LONG, LONG, LONG));
    @Override public int nonet_prove(long puzzle, long limits, long out, long outcome, long error) {
        try {
            return (int) handle_prove.invokeExact(puzzle, limits, out, outcome, error);
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

    private static final MethodHandle handle_reader_of = Ffm.handle("nonet_reader_of", FunctionDescriptor.of(LONG, LONG, LONG, LONG, LONG));
    @Override public long nonet_reader_of(long board, long text, long length, long error) {
        try {
            return (long) handle_reader_of.invokeExact(board, text, length, error);
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

    private static final MethodHandle handle_hint = Ffm.handle("nonet_hint", FunctionDescriptor.of(INT, LONG, INT, LONG, LONG, LONG, LONG));
    @Override public int nonet_hint(long puzzle, int level, long options, long limits, long out, long error) {
        try {
            return (int) handle_hint.invokeExact(puzzle, level, options, limits, out, error);
        } catch (Throwable thrown) {
            throw Ffm.unexpected(thrown);
        }
    }

    private static final MethodHandle handle_explain = Ffm.handle("nonet_explain", FunctionDescriptor.of(INT, LONG, LONG, LONG, LONG, LONG));
    @Override public int nonet_explain(long puzzle, long options, long limits, long out, long error) {
        try {
            return (int) handle_explain.invokeExact(puzzle, options, limits, out, error);
        } catch (Throwable thrown) {
            throw Ffm.unexpected(thrown);
        }
    }

    private static final MethodHandle handle_why_not = Ffm.handle("nonet_why_not", FunctionDescriptor.of(INT, LONG, INT, INT, LONG, LONG, LONG, LONG));
    @Override public int nonet_why_not(long puzzle, int cell, int digit, long options, long limits, long out, long error) {
        try {
            return (int) handle_why_not.invokeExact(puzzle, cell, digit, options, limits, out, error);
        } catch (Throwable thrown) {
            throw Ffm.unexpected(thrown);
        }
    }

    private static final MethodHandle handle_all_steps = Ffm.handle("nonet_all_steps", FunctionDescriptor.of(INT, LONG, LONG, LONG, LONG, LONG));
    @Override public int nonet_all_steps(long puzzle, long options, long limits, long out, long error) {
        try {
            return (int) handle_all_steps.invokeExact(puzzle, options, limits, out, error);
        } catch (Throwable thrown) {
            throw Ffm.unexpected(thrown);
        }
    }

    private static final MethodHandle handle_rate = Ffm.handle("nonet_rate", FunctionDescriptor.of(INT, LONG, LONG, LONG, LONG, LONG));
    @Override public int nonet_rate(long puzzle, long options, long limits, long out, long error) {
        try {
            return (int) handle_rate.invokeExact(puzzle, options, limits, out, error);
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

    private static final MethodHandle handle_canon = Ffm.handle("nonet_canon", FunctionDescriptor.of(INT, LONG, LONG, LONG));
    @Override public int nonet_canon(long puzzle, long out, long error) {
        try {
            return (int) handle_canon.invokeExact(puzzle, out, error);
        } catch (Throwable thrown) {
            throw Ffm.unexpected(thrown);
        }
    }

    private static final MethodHandle handle_same = Ffm.handle("nonet_same", FunctionDescriptor.of(INT, LONG, LONG, LONG, LONG));
    @Override public int nonet_same(long from, long to, long out, long error) {
        try {
            return (int) handle_same.invokeExact(from, to, out, error);
        } catch (Throwable thrown) {
            throw Ffm.unexpected(thrown);
        }
    }

    private static final MethodHandle handle_scramble = Ffm.handle("nonet_scramble", FunctionDescriptor.of(INT, LONG, LONG, LONG, LONG, LONG));
    @Override public int nonet_scramble(long puzzle, long seed, long item, long out, long error) {
        try {
            return (int) handle_scramble.invokeExact(puzzle, seed, item, out, error);
        } catch (Throwable thrown) {
            throw Ffm.unexpected(thrown);
        }
    }

    private static final MethodHandle handle_generate = Ffm.handle("nonet_generate", FunctionDescriptor.of(INT, LONG, LONG, LONG, LONG, LONG, LONG, LONG));
    @Override public int nonet_generate(long board, long options, long first, long count, long limits, long out, long error) {
        try {
            return (int) handle_generate.invokeExact(board, options, first, count, limits, out, error);
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

    private static final MethodHandle handle_class_of = Ffm.handle("nonet_class_of", FunctionDescriptor.of(INT, LONG, INT, LONG, LONG, LONG));
    @Override public int nonet_class_of(long puzzle, int ofSolution, long limits, long fingerprint, long error) {
        try {
            return (int) handle_class_of.invokeExact(puzzle, ofSolution, limits, fingerprint, error);
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

    private static final MethodHandle handle_minimal_puzzles = Ffm.handle("nonet_minimal_puzzles", FunctionDescriptor.of(INT, LONG, LONG, LONG, LONG, LONG, LONG, LONG));
    @Override public int nonet_minimal_puzzles(long puzzle, long limits, long onPuzzle, long context, long count, long stop, long error) {
        try {
            return (int) handle_minimal_puzzles.invokeExact(puzzle, limits, onPuzzle, context, count, stop, error);
        } catch (Throwable thrown) {
            throw Ffm.unexpected(thrown);
        }
    }

    private static final MethodHandle handle_neighbours = Ffm.handle("nonet_neighbours", FunctionDescriptor.of(INT, LONG, INT, INT, LONG, LONG, LONG, LONG, LONG, LONG));
    @Override public int nonet_neighbours(long puzzle, int drop, int add, long limits, long onPuzzle, long context, long count, long stop, long error) {
        try {
            return (int) handle_neighbours.invokeExact(puzzle, drop, add, limits, onPuzzle, context, count, stop, error);
        } catch (Throwable thrown) {
            throw Ffm.unexpected(thrown);
        }
    }

    private static final MethodHandle handle_unavoidable_sets = Ffm.handle("nonet_unavoidable_sets", FunctionDescriptor.of(INT, LONG, INT, LONG, LONG, LONG, LONG, LONG, LONG));
    @Override public int nonet_unavoidable_sets(long puzzle, int mostCells, long limits, long onSet, long context, long count, long stop, long error) {
        try {
            return (int) handle_unavoidable_sets.invokeExact(puzzle, mostCells, limits, onSet, context, count, stop, error);
        } catch (Throwable thrown) {
            throw Ffm.unexpected(thrown);
        }
    }

    private static final MethodHandle handle_draw = Ffm.handle("nonet_draw", FunctionDescriptor.of(INT, LONG, LONG, LONG, LONG, LONG, LONG));
    @Override public int nonet_draw(long puzzle, long step, long format, long limits, long out, long error) {
        try {
            return (int) handle_draw.invokeExact(puzzle, step, format, limits, out, error);
        } catch (Throwable thrown) {
            throw Ffm.unexpected(thrown);
        }
    }

    private static final MethodHandle handle_trace = Ffm.handle("nonet_trace", FunctionDescriptor.of(INT, LONG, LONG, LONG, LONG, LONG, LONG, LONG, LONG, LONG));
    @Override public int nonet_trace(long puzzle, long engine, long limits, long way, long wayCount, long events, long capacity, long summary, long error) {
        try {
            return (int) handle_trace.invokeExact(puzzle, engine, limits, way, wayCount, events, capacity, summary, error);
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
