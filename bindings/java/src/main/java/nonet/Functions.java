// Written by tools/native_face from nonet.h; not to be edited.

package nonet;

/** The functions of nonet.h: addresses and numbers of 64 bits are long, all else is int. */
interface Functions {
    long nonet_version();
    void nonet_cancel_reset(long flag);
    void nonet_cancel_request(long flag);
    int nonet_solve(long text, long length, long limits, long engine, long answer, long error);
    int nonet_count(long text, long length, long limits, long count, long stop, long error);
    int nonet_solve_batch(long batch, long limits, long kernel, long stop, long error);
    int nonet_solve_each(long batch, long limits, long error);
    int nonet_parse(long text, long length, long cells, long cellsRoom, long marks, long marksRoom, long format, long error);
    int nonet_format(long text, long length, long format, long out, long capacity, long needed, long error);
    long nonet_reader_of(long text, long length);
    void nonet_reader_free(long reader);
    int nonet_reader_next(long reader, long record, long error);
    int nonet_true_candidates(long text, long length, long limits, long marks, long room, long stop, long error);
    int nonet_rate(long text, long length, long limits, long rating, long error);
    int nonet_rate_hodoku(long text, long length, long scale, long limits, long rating, long error);
    long nonet_text_new();
    long nonet_text_chars(long text);
    long nonet_text_length(long text);
    int nonet_check_text(long text, long length, int minimality, long limits, long out, long error);
    int nonet_estimate(long text, long length, long seed, long probes, long limits, long out, long error);
    int nonet_diagnose(long text, long length, long limits, long out, long error);
    int nonet_diagnose_entries(long givens, long givensLength, long entries, long entriesLength, long order, long orderLength, long limits, long out, long error);
    int nonet_hint(long text, long length, int level, long limits, long out, long error);
    int nonet_explain_with(long text, long length, long options, long limits, long out, long error);
    int nonet_all_steps(long text, long length, long limits, long out, long error);
    int nonet_why_not(long text, long length, int cell, int digit, long limits, long out, long error);
    int nonet_prove(long text, long length, long limits, long out, long outcome, long error);
    int nonet_canon(long text, long length, long out, long error);
    int nonet_same(long from, long fromLength, long to, long toLength, long out, long error);
    int nonet_scramble(long text, long length, long seed, long item, long cells, long room, long error);
    int nonet_generate(long options, long first, long count, long limits, long out, long error);
    int nonet_board(long board, long out, long error);
    int nonet_board_solve(long board, long text, long length, long limits, long out, long error);
    int nonet_board_count(long board, long text, long length, long limits, long out, long error);
    int nonet_board_candidates(long board, long text, long length, long limits, long out, long error);
    int nonet_board_check(long board, long text, long length, int minimality, long limits, long out, long error);
    int nonet_board_hint(long board, long text, long length, int level, long limits, long out, long error);
    int nonet_board_explain(long board, long text, long length, long limits, long out, long error);
    int nonet_board_why_not(long board, long text, long length, int cell, int digit, long limits, long out, long error);
    int nonet_board_rate(long board, long text, long length, long limits, long out, long error);
    int nonet_board_prove(long board, long text, long length, long limits, long out, long outcome, long error);
    int nonet_board_format(long board, long text, long length, long format, long out, long error);
    int nonet_board_generate(long board, long options, long first, long count, long limits, long out, long error);
    int nonet_class_of(long text, long length, int ofSolution, long limits, long fingerprint, long error);
    int nonet_draw(long text, long length, long step, long format, long limits, long out, long error);
    int nonet_trace(long text, long length, long engine, long limits, long events, long capacity, long summary, long error);
    long nonet_engine_count();
    long nonet_engine_name(long number);
    long nonet_engine_idea(long number);
    long nonet_engine_source(long number);
    int nonet_engine_takes_marks(long number);
    long nonet_technique_count();
    long nonet_technique_id(long number);
    long nonet_technique_name(long number);
    int nonet_technique_rating(long number);
    long nonet_symmetry_count();
    long nonet_symmetry_name(long number);
    long nonet_symmetry_words(long number);
}
