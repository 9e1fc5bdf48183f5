// Written by tools/native_face from nonet.h; not to be edited.

package nonet;

import com.dylibso.chicory.runtime.ExportFunction;
import com.dylibso.chicory.runtime.Instance;

/** The functions of nonet.h as a WebAssembly module exports them; addresses and sizes have 32 bits there. */
final class WasmFunctions implements Functions {
    WasmFunctions(Instance instance) {
        nonet_version = instance.export("nonet_version");
        nonet_cancel_reset = instance.export("nonet_cancel_reset");
        nonet_cancel_request = instance.export("nonet_cancel_request");
        nonet_solve = instance.export("nonet_solve");
        nonet_count = instance.export("nonet_count");
        nonet_solve_batch = instance.export("nonet_solve_batch");
        nonet_solve_each = instance.export("nonet_solve_each");
        nonet_parse = instance.export("nonet_parse");
        nonet_format = instance.export("nonet_format");
        nonet_reader_of = instance.export("nonet_reader_of");
        nonet_reader_free = instance.export("nonet_reader_free");
        nonet_reader_next = instance.export("nonet_reader_next");
        nonet_true_candidates = instance.export("nonet_true_candidates");
        nonet_rate = instance.export("nonet_rate");
        nonet_text_new = instance.export("nonet_text_new");
        nonet_text_chars = instance.export("nonet_text_chars");
        nonet_text_length = instance.export("nonet_text_length");
        nonet_check_text = instance.export("nonet_check_text");
        nonet_estimate = instance.export("nonet_estimate");
        nonet_diagnose = instance.export("nonet_diagnose");
        nonet_diagnose_entries = instance.export("nonet_diagnose_entries");
        nonet_hint = instance.export("nonet_hint");
        nonet_explain_with = instance.export("nonet_explain_with");
        nonet_all_steps = instance.export("nonet_all_steps");
        nonet_why_not = instance.export("nonet_why_not");
        nonet_prove = instance.export("nonet_prove");
        nonet_canon = instance.export("nonet_canon");
        nonet_same = instance.export("nonet_same");
        nonet_scramble = instance.export("nonet_scramble");
        nonet_generate = instance.export("nonet_generate");
        nonet_trace = instance.export("nonet_trace");
        nonet_engine_count = instance.export("nonet_engine_count");
        nonet_engine_name = instance.export("nonet_engine_name");
        nonet_engine_idea = instance.export("nonet_engine_idea");
        nonet_engine_source = instance.export("nonet_engine_source");
        nonet_engine_takes_marks = instance.export("nonet_engine_takes_marks");
        nonet_technique_count = instance.export("nonet_technique_count");
        nonet_technique_id = instance.export("nonet_technique_id");
        nonet_technique_name = instance.export("nonet_technique_name");
        nonet_technique_rating = instance.export("nonet_technique_rating");
        nonet_symmetry_count = instance.export("nonet_symmetry_count");
        nonet_symmetry_name = instance.export("nonet_symmetry_name");
        nonet_symmetry_words = instance.export("nonet_symmetry_words");
    }

    private final ExportFunction nonet_version;
    @Override public long nonet_version() {
        return nonet_version.apply()[0] & 0xffffffffL;
    }

    private final ExportFunction nonet_cancel_reset;
    @Override public void nonet_cancel_reset(long flag) {
        nonet_cancel_reset.apply(flag);
    }

    private final ExportFunction nonet_cancel_request;
    @Override public void nonet_cancel_request(long flag) {
        nonet_cancel_request.apply(flag);
    }

    private final ExportFunction nonet_solve;
    @Override public int nonet_solve(long text, long length, long limits, long engine, long answer, long error) {
        return (int) nonet_solve.apply(text, length, limits, engine, answer, error)[0];
    }

    private final ExportFunction nonet_count;
    @Override public int nonet_count(long text, long length, long limits, long count, long stop, long error) {
        return (int) nonet_count.apply(text, length, limits, count, stop, error)[0];
    }

    private final ExportFunction nonet_solve_batch;
    @Override public int nonet_solve_batch(long batch, long limits, long kernel, long stop, long error) {
        return (int) nonet_solve_batch.apply(batch, limits, kernel, stop, error)[0];
    }

    private final ExportFunction nonet_solve_each;
    @Override public int nonet_solve_each(long batch, long limits, long error) {
        return (int) nonet_solve_each.apply(batch, limits, error)[0];
    }

    private final ExportFunction nonet_parse;
    @Override public int nonet_parse(long text, long length, long cells, long cellsRoom, long marks, long marksRoom, long format, long error) {
        return (int) nonet_parse.apply(text, length, cells, cellsRoom, marks, marksRoom, format, error)[0];
    }

    private final ExportFunction nonet_format;
    @Override public int nonet_format(long text, long length, long format, long out, long capacity, long needed, long error) {
        return (int) nonet_format.apply(text, length, format, out, capacity, needed, error)[0];
    }

    private final ExportFunction nonet_reader_of;
    @Override public long nonet_reader_of(long text, long length) {
        return nonet_reader_of.apply(text, length)[0] & 0xffffffffL;
    }

    private final ExportFunction nonet_reader_free;
    @Override public void nonet_reader_free(long reader) {
        nonet_reader_free.apply(reader);
    }

    private final ExportFunction nonet_reader_next;
    @Override public int nonet_reader_next(long reader, long record, long error) {
        return (int) nonet_reader_next.apply(reader, record, error)[0];
    }

    private final ExportFunction nonet_true_candidates;
    @Override public int nonet_true_candidates(long text, long length, long limits, long marks, long room, long stop, long error) {
        return (int) nonet_true_candidates.apply(text, length, limits, marks, room, stop, error)[0];
    }

    private final ExportFunction nonet_rate;
    @Override public int nonet_rate(long text, long length, long limits, long rating, long error) {
        return (int) nonet_rate.apply(text, length, limits, rating, error)[0];
    }

    private final ExportFunction nonet_text_new;
    @Override public long nonet_text_new() {
        return nonet_text_new.apply()[0] & 0xffffffffL;
    }

    private final ExportFunction nonet_text_chars;
    @Override public long nonet_text_chars(long text) {
        return nonet_text_chars.apply(text)[0] & 0xffffffffL;
    }

    private final ExportFunction nonet_text_length;
    @Override public long nonet_text_length(long text) {
        return nonet_text_length.apply(text)[0] & 0xffffffffL;
    }

    private final ExportFunction nonet_check_text;
    @Override public int nonet_check_text(long text, long length, int minimality, long limits, long out, long error) {
        return (int) nonet_check_text.apply(text, length, minimality, limits, out, error)[0];
    }

    private final ExportFunction nonet_estimate;
    @Override public int nonet_estimate(long text, long length, long seed, long probes, long limits, long out, long error) {
        return (int) nonet_estimate.apply(text, length, seed, probes, limits, out, error)[0];
    }

    private final ExportFunction nonet_diagnose;
    @Override public int nonet_diagnose(long text, long length, long limits, long out, long error) {
        return (int) nonet_diagnose.apply(text, length, limits, out, error)[0];
    }

    private final ExportFunction nonet_diagnose_entries;
    @Override public int nonet_diagnose_entries(long givens, long givensLength, long entries, long entriesLength, long order, long orderLength, long limits, long out, long error) {
        return (int) nonet_diagnose_entries.apply(givens, givensLength, entries, entriesLength, order, orderLength, limits, out, error)[0];
    }

    private final ExportFunction nonet_hint;
    @Override public int nonet_hint(long text, long length, int level, long limits, long out, long error) {
        return (int) nonet_hint.apply(text, length, level, limits, out, error)[0];
    }

    private final ExportFunction nonet_explain_with;
    @Override public int nonet_explain_with(long text, long length, long options, long limits, long out, long error) {
        return (int) nonet_explain_with.apply(text, length, options, limits, out, error)[0];
    }

    private final ExportFunction nonet_all_steps;
    @Override public int nonet_all_steps(long text, long length, long limits, long out, long error) {
        return (int) nonet_all_steps.apply(text, length, limits, out, error)[0];
    }

    private final ExportFunction nonet_why_not;
    @Override public int nonet_why_not(long text, long length, int cell, int digit, long limits, long out, long error) {
        return (int) nonet_why_not.apply(text, length, cell, digit, limits, out, error)[0];
    }

    private final ExportFunction nonet_prove;
    @Override public int nonet_prove(long text, long length, long limits, long out, long outcome, long error) {
        return (int) nonet_prove.apply(text, length, limits, out, outcome, error)[0];
    }

    private final ExportFunction nonet_canon;
    @Override public int nonet_canon(long text, long length, long out, long error) {
        return (int) nonet_canon.apply(text, length, out, error)[0];
    }

    private final ExportFunction nonet_same;
    @Override public int nonet_same(long from, long fromLength, long to, long toLength, long out, long error) {
        return (int) nonet_same.apply(from, fromLength, to, toLength, out, error)[0];
    }

    private final ExportFunction nonet_scramble;
    @Override public int nonet_scramble(long text, long length, long seed, long item, long cells, long room, long error) {
        return (int) nonet_scramble.apply(text, length, seed, item, cells, room, error)[0];
    }

    private final ExportFunction nonet_generate;
    @Override public int nonet_generate(long options, long first, long count, long limits, long out, long error) {
        return (int) nonet_generate.apply(options, first, count, limits, out, error)[0];
    }

    private final ExportFunction nonet_trace;
    @Override public int nonet_trace(long text, long length, long engine, long limits, long events, long capacity, long summary, long error) {
        return (int) nonet_trace.apply(text, length, engine, limits, events, capacity, summary, error)[0];
    }

    private final ExportFunction nonet_engine_count;
    @Override public long nonet_engine_count() {
        return nonet_engine_count.apply()[0] & 0xffffffffL;
    }

    private final ExportFunction nonet_engine_name;
    @Override public long nonet_engine_name(long number) {
        return nonet_engine_name.apply(number)[0] & 0xffffffffL;
    }

    private final ExportFunction nonet_engine_idea;
    @Override public long nonet_engine_idea(long number) {
        return nonet_engine_idea.apply(number)[0] & 0xffffffffL;
    }

    private final ExportFunction nonet_engine_source;
    @Override public long nonet_engine_source(long number) {
        return nonet_engine_source.apply(number)[0] & 0xffffffffL;
    }

    private final ExportFunction nonet_engine_takes_marks;
    @Override public int nonet_engine_takes_marks(long number) {
        return (int) nonet_engine_takes_marks.apply(number)[0];
    }

    private final ExportFunction nonet_technique_count;
    @Override public long nonet_technique_count() {
        return nonet_technique_count.apply()[0] & 0xffffffffL;
    }

    private final ExportFunction nonet_technique_id;
    @Override public long nonet_technique_id(long number) {
        return nonet_technique_id.apply(number)[0] & 0xffffffffL;
    }

    private final ExportFunction nonet_technique_name;
    @Override public long nonet_technique_name(long number) {
        return nonet_technique_name.apply(number)[0] & 0xffffffffL;
    }

    private final ExportFunction nonet_technique_rating;
    @Override public int nonet_technique_rating(long number) {
        return (int) nonet_technique_rating.apply(number)[0];
    }

    private final ExportFunction nonet_symmetry_count;
    @Override public long nonet_symmetry_count() {
        return nonet_symmetry_count.apply()[0] & 0xffffffffL;
    }

    private final ExportFunction nonet_symmetry_name;
    @Override public long nonet_symmetry_name(long number) {
        return nonet_symmetry_name.apply(number)[0] & 0xffffffffL;
    }

    private final ExportFunction nonet_symmetry_words;
    @Override public long nonet_symmetry_words(long number) {
        return nonet_symmetry_words.apply(number)[0] & 0xffffffffL;
    }
}
