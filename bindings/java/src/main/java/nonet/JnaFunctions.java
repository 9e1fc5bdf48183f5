// Written by tools/native_face from nonet.h; not to be edited.

package nonet;

/** The functions of nonet.h by direct mapping, which JNA registers for each native method. */
final class JnaFunctions implements Functions {
    @Override public native long nonet_version();
    @Override public native void nonet_cancel_reset(long flag);
    @Override public native void nonet_cancel_request(long flag);
    @Override public native int nonet_solve(long text, long length, long limits, long engine, long answer, long error);
    @Override public native int nonet_count(long text, long length, long limits, long count, long stop, long error);
    @Override public native int nonet_solve_batch(long batch, long limits, long kernel, long stop, long error);
    @Override public native int nonet_solve_each(long batch, long limits, long error);
    @Override public native int nonet_parse(long text, long length, long cells, long cellsRoom, long marks, long marksRoom, long format, long error);
    @Override public native int nonet_format(long text, long length, long format, long out, long capacity, long needed, long error);
    @Override public native long nonet_reader_of(long text, long length);
    @Override public native void nonet_reader_free(long reader);
    @Override public native int nonet_reader_next(long reader, long record, long error);
    @Override public native int nonet_true_candidates(long text, long length, long limits, long marks, long room, long stop, long error);
    @Override public native int nonet_rate(long text, long length, long limits, long rating, long error);
    @Override public native int nonet_rate_hodoku(long text, long length, long scale, long limits, long rating, long error);
    @Override public native long nonet_text_new();
    @Override public native long nonet_text_chars(long text);
    @Override public native long nonet_text_length(long text);
    @Override public native int nonet_check_text(long text, long length, int minimality, long limits, long out, long error);
    @Override public native int nonet_estimate(long text, long length, long seed, long probes, long limits, long out, long error);
    @Override public native int nonet_diagnose(long text, long length, long limits, long out, long error);
    @Override public native int nonet_diagnose_entries(long givens, long givensLength, long entries, long entriesLength, long order, long orderLength, long limits, long out, long error);
    @Override public native int nonet_hint(long text, long length, int level, long limits, long out, long error);
    @Override public native int nonet_explain_with(long text, long length, long options, long limits, long out, long error);
    @Override public native int nonet_all_steps(long text, long length, long limits, long out, long error);
    @Override public native int nonet_why_not(long text, long length, int cell, int digit, long limits, long out, long error);
    @Override public native int nonet_prove(long text, long length, long limits, long out, long outcome, long error);
    @Override public native int nonet_canon(long text, long length, long out, long error);
    @Override public native int nonet_same(long from, long fromLength, long to, long toLength, long out, long error);
    @Override public native int nonet_scramble(long text, long length, long seed, long item, long cells, long room, long error);
    @Override public native int nonet_generate(long options, long first, long count, long limits, long out, long error);
    @Override public native int nonet_board(long board, long out, long error);
    @Override public native int nonet_board_solve(long board, long text, long length, long limits, long out, long error);
    @Override public native int nonet_board_count(long board, long text, long length, long limits, long out, long error);
    @Override public native int nonet_board_candidates(long board, long text, long length, long limits, long out, long error);
    @Override public native int nonet_board_check(long board, long text, long length, int minimality, long limits, long out, long error);
    @Override public native int nonet_board_hint(long board, long text, long length, int level, long limits, long out, long error);
    @Override public native int nonet_board_explain(long board, long text, long length, long limits, long out, long error);
    @Override public native int nonet_board_why_not(long board, long text, long length, int cell, int digit, long limits, long out, long error);
    @Override public native int nonet_board_rate(long board, long text, long length, long limits, long out, long error);
    @Override public native int nonet_board_prove(long board, long text, long length, long limits, long out, long outcome, long error);
    @Override public native int nonet_board_format(long board, long text, long length, long format, long out, long error);
    @Override public native int nonet_board_generate(long board, long options, long first, long count, long limits, long out, long error);
    @Override public native int nonet_class_of(long text, long length, int ofSolution, long limits, long fingerprint, long error);
    @Override public native int nonet_draw(long text, long length, long step, long format, long limits, long out, long error);
    @Override public native int nonet_trace(long text, long length, long engine, long limits, long events, long capacity, long summary, long error);
    @Override public native long nonet_engine_count();
    @Override public native long nonet_engine_name(long number);
    @Override public native long nonet_engine_idea(long number);
    @Override public native long nonet_engine_source(long number);
    @Override public native int nonet_engine_takes_marks(long number);
    @Override public native long nonet_technique_count();
    @Override public native long nonet_technique_id(long number);
    @Override public native long nonet_technique_name(long number);
    @Override public native int nonet_technique_rating(long number);
    @Override public native long nonet_symmetry_count();
    @Override public native long nonet_symmetry_name(long number);
    @Override public native long nonet_symmetry_words(long number);
}
