// Written by tools/native_face from nonet.h; not to be edited.

namespace Nonet;

using System;
using System.Runtime.InteropServices;

[StructLayout(LayoutKind.Sequential)]
internal unsafe struct nonet_error {
    public nuint size;
    public int code;
    public nuint at;
    public ulong line;
    public ulong column;
    public fixed byte message[232];
}

[StructLayout(LayoutKind.Sequential)]
internal unsafe struct nonet_cancel {
    public ulong opaque;
}

[StructLayout(LayoutKind.Sequential)]
internal unsafe struct nonet_limits {
    public nuint size;
    public ulong solutions;
    public ulong nodes;
    public ulong nanoseconds;
    public nonet_cancel* cancel;
}

[StructLayout(LayoutKind.Sequential)]
internal unsafe struct nonet_answer {
    public nuint size;
    public int outcome;
    public ulong solutions;
    public ulong digit_tries;
    public ulong backtracks;
    public ulong nodes;
    public byte* first;
    public byte* second;
    public nuint room;
}

[StructLayout(LayoutKind.Sequential)]
internal unsafe struct nonet_batch {
    public nuint size;
    public nuint count;
    public byte* grids;
    public byte* first;
    public byte* second;
    public byte* outcomes;
    public ulong* solutions;
    public ulong* nodes;
    public byte* board;
}

[StructLayout(LayoutKind.Sequential)]
internal unsafe struct nonet_record {
    public nuint size;
    public int status;
    public ulong line;
    public ulong at;
    public IntPtr puzzle;
}

[StructLayout(LayoutKind.Sequential)]
internal unsafe struct nonet_explain_options {
    public nuint size;
    public int pruned;
    public byte* only;
    public byte* without;
    public byte* scale;
}

[StructLayout(LayoutKind.Sequential)]
internal unsafe struct nonet_generate_options {
    public nuint size;
    public ulong seed;
    public ulong attempts;
    public int minimal;
    public int unbiased;
    public int fewest_givens;
    public int most_givens;
    public byte* symmetry;
    public byte* pattern;
    public byte* contains;
    public byte* solution;
    public byte* needs;
    public byte* like;
    public int like_drop;
    public int like_add;
    public int lowest_rating;
    public int highest_rating;
    public byte* unlike;
    public byte* scale;
    public byte* level;
    public byte* rules;
    public int clues;
    public int jigsaw;
}

[StructLayout(LayoutKind.Sequential)]
internal unsafe struct nonet_audit_options {
    public nuint size;
    public int minimality;
    public ulong nodes;
    public nonet_cancel* cancel;
}

[StructLayout(LayoutKind.Sequential)]
internal unsafe struct nonet_audit_row {
    public nuint size;
    public byte* text;
    public nuint length;
    public byte* solution;
    public nuint solution_length;
    public ulong file;
    public ulong line;
}

[StructLayout(LayoutKind.Sequential)]
internal unsafe struct nonet_fingerprint {
    public ulong high;
    public ulong low;
}

[StructLayout(LayoutKind.Sequential)]
internal unsafe struct nonet_trace_summary {
    public nuint size;
    public int stop;
    public int full;
    public ulong events;
    public ulong solutions;
    public ulong digit_tries;
    public ulong backtracks;
    public ulong nodes;
}

/// <summary>The functions of nonet.h.</summary>
internal static unsafe class Native {
    [DllImport("nonet-c", ExactSpelling = true, CallingConvention = CallingConvention.Cdecl)]
    internal static extern byte* nonet_version();

    [DllImport("nonet-c", ExactSpelling = true, CallingConvention = CallingConvention.Cdecl)]
    internal static extern int nonet_set_language(byte* @code, nonet_error* @error);

    [DllImport("nonet-c", ExactSpelling = true, CallingConvention = CallingConvention.Cdecl)]
    internal static extern int nonet_puzzle_read(byte* @board, byte* @text, nuint @length, IntPtr* @puzzle, nonet_error* @error);

    [DllImport("nonet-c", ExactSpelling = true, CallingConvention = CallingConvention.Cdecl)]
    internal static extern PuzzleHandle nonet_puzzle_copy(IntPtr @puzzle);

    [DllImport("nonet-c", ExactSpelling = true, CallingConvention = CallingConvention.Cdecl)]
    internal static extern void nonet_puzzle_free(IntPtr @puzzle);

    [DllImport("nonet-c", ExactSpelling = true, CallingConvention = CallingConvention.Cdecl)]
    internal static extern byte* nonet_puzzle_board(PuzzleHandle @puzzle);

    [DllImport("nonet-c", ExactSpelling = true, CallingConvention = CallingConvention.Cdecl)]
    internal static extern byte* nonet_puzzle_form(PuzzleHandle @puzzle);

    [DllImport("nonet-c", ExactSpelling = true, CallingConvention = CallingConvention.Cdecl)]
    internal static extern byte* nonet_puzzle_cells(PuzzleHandle @puzzle);

    [DllImport("nonet-c", ExactSpelling = true, CallingConvention = CallingConvention.Cdecl)]
    internal static extern byte* nonet_puzzle_marks(PuzzleHandle @puzzle);

    [DllImport("nonet-c", ExactSpelling = true, CallingConvention = CallingConvention.Cdecl)]
    internal static extern TextHandle nonet_text_new();

    [DllImport("nonet-c", ExactSpelling = true, CallingConvention = CallingConvention.Cdecl)]
    internal static extern void nonet_text_free(IntPtr @text);

    [DllImport("nonet-c", ExactSpelling = true, CallingConvention = CallingConvention.Cdecl)]
    internal static extern byte* nonet_text_chars(TextHandle @text);

    [DllImport("nonet-c", ExactSpelling = true, CallingConvention = CallingConvention.Cdecl)]
    internal static extern nuint nonet_text_length(TextHandle @text);

    [DllImport("nonet-c", ExactSpelling = true, CallingConvention = CallingConvention.Cdecl)]
    internal static extern void nonet_text_clear(TextHandle @text);

    [DllImport("nonet-c", ExactSpelling = true, CallingConvention = CallingConvention.Cdecl)]
    internal static extern int nonet_format(PuzzleHandle @puzzle, byte* @form, TextHandle @out, nonet_error* @error);

    [DllImport("nonet-c", ExactSpelling = true, CallingConvention = CallingConvention.Cdecl)]
    internal static extern int nonet_board(byte* @board, TextHandle @out, nonet_error* @error);

    [DllImport("nonet-c", ExactSpelling = true, CallingConvention = CallingConvention.Cdecl)]
    internal static extern int nonet_rule_kinds(TextHandle @out, nonet_error* @error);

    [DllImport("nonet-c", ExactSpelling = true, CallingConvention = CallingConvention.Cdecl)]
    internal static extern void nonet_cancel_reset(nonet_cancel* @flag);

    [DllImport("nonet-c", ExactSpelling = true, CallingConvention = CallingConvention.Cdecl)]
    internal static extern void nonet_cancel_request(nonet_cancel* @flag);

    [DllImport("nonet-c", ExactSpelling = true, CallingConvention = CallingConvention.Cdecl)]
    internal static extern int nonet_solve(PuzzleHandle @puzzle, nonet_limits* @limits, byte* @engine, nonet_answer* @answer, nonet_error* @error);

    [DllImport("nonet-c", ExactSpelling = true, CallingConvention = CallingConvention.Cdecl)]
    internal static extern int nonet_count(PuzzleHandle @puzzle, nonet_limits* @limits, ulong* @count, int* @stop, nonet_error* @error);

    [DllImport("nonet-c", ExactSpelling = true, CallingConvention = CallingConvention.Cdecl)]
    internal static extern int nonet_check(PuzzleHandle @puzzle, int @minimality, nonet_limits* @limits, TextHandle @out, nonet_error* @error);

    [DllImport("nonet-c", ExactSpelling = true, CallingConvention = CallingConvention.Cdecl)]
    internal static extern int nonet_true_candidates(PuzzleHandle @puzzle, nonet_limits* @limits, TextHandle @out, int* @stop, nonet_error* @error);

    [DllImport("nonet-c", ExactSpelling = true, CallingConvention = CallingConvention.Cdecl)]
    internal static extern int nonet_enumerate(PuzzleHandle @puzzle, nonet_limits* @limits, IntPtr @on_solution, void* @context, ulong* @count, int* @stop, nonet_error* @error);

    [DllImport("nonet-c", ExactSpelling = true, CallingConvention = CallingConvention.Cdecl)]
    internal static extern IntPtr nonet_gather_grids();

    [DllImport("nonet-c", ExactSpelling = true, CallingConvention = CallingConvention.Cdecl)]
    internal static extern int nonet_estimate(PuzzleHandle @puzzle, ulong @seed, ulong @probes, nonet_limits* @limits, TextHandle @out, nonet_error* @error);

    [DllImport("nonet-c", ExactSpelling = true, CallingConvention = CallingConvention.Cdecl)]
    internal static extern int nonet_minimal(PuzzleHandle @puzzle, nonet_limits* @limits, TextHandle @out, nonet_error* @error);

    [DllImport("nonet-c", ExactSpelling = true, CallingConvention = CallingConvention.Cdecl)]
    internal static extern int nonet_diagnose(byte* @board, byte* @text, nuint @length, nonet_limits* @limits, TextHandle @out, nonet_error* @error);

    [DllImport("nonet-c", ExactSpelling = true, CallingConvention = CallingConvention.Cdecl)]
    internal static extern int nonet_diagnose_entries(PuzzleHandle @puzzle, PuzzleHandle @entries, ushort* @order, nuint @order_length, nonet_limits* @limits, TextHandle @out, nonet_error* @error);

    [DllImport("nonet-c", ExactSpelling = true, CallingConvention = CallingConvention.Cdecl)]
    internal static extern int nonet_prove(PuzzleHandle @puzzle, nonet_limits* @limits, TextHandle @out, int* @outcome, nonet_error* @error);

    [DllImport("nonet-c", ExactSpelling = true, CallingConvention = CallingConvention.Cdecl)]
    internal static extern int nonet_solve_batch(nonet_batch* @batch, nonet_limits* @limits, byte* @kernel, int* @stop, nonet_error* @error);

    [DllImport("nonet-c", ExactSpelling = true, CallingConvention = CallingConvention.Cdecl)]
    internal static extern int nonet_solve_each(nonet_batch* @batch, nonet_limits* @limits, nonet_error* @error);

    [DllImport("nonet-c", ExactSpelling = true, CallingConvention = CallingConvention.Cdecl)]
    internal static extern ReaderHandle nonet_reader_of(byte* @board, byte* @text, nuint @length, nonet_error* @error);

    [DllImport("nonet-c", ExactSpelling = true, CallingConvention = CallingConvention.Cdecl)]
    internal static extern ReaderHandle nonet_reader_new(byte* @board, IntPtr @read, void* @context, nonet_error* @error);

    [DllImport("nonet-c", ExactSpelling = true, CallingConvention = CallingConvention.Cdecl)]
    internal static extern void nonet_reader_free(IntPtr @reader);

    [DllImport("nonet-c", ExactSpelling = true, CallingConvention = CallingConvention.Cdecl)]
    internal static extern int nonet_reader_next(ReaderHandle @reader, nonet_record* @record, nonet_error* @error);

    [DllImport("nonet-c", ExactSpelling = true, CallingConvention = CallingConvention.Cdecl)]
    internal static extern int nonet_hint(PuzzleHandle @puzzle, int @level, nonet_explain_options* @options, nonet_limits* @limits, TextHandle @out, nonet_error* @error);

    [DllImport("nonet-c", ExactSpelling = true, CallingConvention = CallingConvention.Cdecl)]
    internal static extern int nonet_explain(PuzzleHandle @puzzle, nonet_explain_options* @options, nonet_limits* @limits, TextHandle @out, nonet_error* @error);

    [DllImport("nonet-c", ExactSpelling = true, CallingConvention = CallingConvention.Cdecl)]
    internal static extern int nonet_why_not(PuzzleHandle @puzzle, int @cell, int @digit, nonet_explain_options* @options, nonet_limits* @limits, TextHandle @out, nonet_error* @error);

    [DllImport("nonet-c", ExactSpelling = true, CallingConvention = CallingConvention.Cdecl)]
    internal static extern int nonet_all_steps(PuzzleHandle @puzzle, nonet_explain_options* @options, nonet_limits* @limits, TextHandle @out, nonet_error* @error);

    [DllImport("nonet-c", ExactSpelling = true, CallingConvention = CallingConvention.Cdecl)]
    internal static extern int nonet_rate(PuzzleHandle @puzzle, nonet_explain_options* @options, nonet_limits* @limits, TextHandle @out, nonet_error* @error);

    [DllImport("nonet-c", ExactSpelling = true, CallingConvention = CallingConvention.Cdecl)]
    internal static extern int nonet_scale(byte* @scale, TextHandle @out, nonet_error* @error);

    [DllImport("nonet-c", ExactSpelling = true, CallingConvention = CallingConvention.Cdecl)]
    internal static extern int nonet_canon(PuzzleHandle @puzzle, TextHandle @out, nonet_error* @error);

    [DllImport("nonet-c", ExactSpelling = true, CallingConvention = CallingConvention.Cdecl)]
    internal static extern int nonet_same(PuzzleHandle @from, PuzzleHandle @to, TextHandle @out, nonet_error* @error);

    [DllImport("nonet-c", ExactSpelling = true, CallingConvention = CallingConvention.Cdecl)]
    internal static extern int nonet_scramble(PuzzleHandle @puzzle, ulong @seed, ulong @item, TextHandle @out, nonet_error* @error);

    [DllImport("nonet-c", ExactSpelling = true, CallingConvention = CallingConvention.Cdecl)]
    internal static extern int nonet_generate(byte* @board, nonet_generate_options* @options, ulong @first, nuint @count, nonet_limits* @limits, TextHandle @out, nonet_error* @error);

    [DllImport("nonet-c", ExactSpelling = true, CallingConvention = CallingConvention.Cdecl)]
    internal static extern IntPtr nonet_gather_findings();

    [DllImport("nonet-c", ExactSpelling = true, CallingConvention = CallingConvention.Cdecl)]
    internal static extern int nonet_audit_new(nonet_audit_options* @options, IntPtr @on_finding, void* @context, IntPtr* @audit, nonet_error* @error);

    [DllImport("nonet-c", ExactSpelling = true, CallingConvention = CallingConvention.Cdecl)]
    internal static extern void nonet_audit_free(IntPtr @audit);

    [DllImport("nonet-c", ExactSpelling = true, CallingConvention = CallingConvention.Cdecl)]
    internal static extern int nonet_audit_add(AuditHandle @audit, nonet_audit_row* @row, int* @stop, nonet_error* @error);

    [DllImport("nonet-c", ExactSpelling = true, CallingConvention = CallingConvention.Cdecl)]
    internal static extern int nonet_audit_summary(AuditHandle @audit, TextHandle @out, int* @stop, nonet_error* @error);

    [DllImport("nonet-c", ExactSpelling = true, CallingConvention = CallingConvention.Cdecl)]
    internal static extern int nonet_class_of(PuzzleHandle @puzzle, int @of_solution, nonet_limits* @limits, nonet_fingerprint* @fingerprint, nonet_error* @error);

    [DllImport("nonet-c", ExactSpelling = true, CallingConvention = CallingConvention.Cdecl)]
    internal static extern int nonet_part_of(nonet_fingerprint* @fingerprint, ulong @seed, uint* @shares, nuint @count, nuint* @part, nonet_error* @error);

    [DllImport("nonet-c", ExactSpelling = true, CallingConvention = CallingConvention.Cdecl)]
    internal static extern int nonet_minimal_puzzles(PuzzleHandle @puzzle, nonet_limits* @limits, IntPtr @on_puzzle, void* @context, ulong* @count, int* @stop, nonet_error* @error);

    [DllImport("nonet-c", ExactSpelling = true, CallingConvention = CallingConvention.Cdecl)]
    internal static extern int nonet_neighbours(PuzzleHandle @puzzle, int @drop, int @add, nonet_limits* @limits, IntPtr @on_puzzle, void* @context, ulong* @count, int* @stop, nonet_error* @error);

    [DllImport("nonet-c", ExactSpelling = true, CallingConvention = CallingConvention.Cdecl)]
    internal static extern int nonet_unavoidable_sets(PuzzleHandle @puzzle, int @most_cells, nonet_limits* @limits, IntPtr @on_set, void* @context, ulong* @count, int* @stop, nonet_error* @error);

    [DllImport("nonet-c", ExactSpelling = true, CallingConvention = CallingConvention.Cdecl)]
    internal static extern int nonet_draw(PuzzleHandle @puzzle, ulong @step, byte* @format, nonet_limits* @limits, TextHandle @out, nonet_error* @error);

    [DllImport("nonet-c", ExactSpelling = true, CallingConvention = CallingConvention.Cdecl)]
    internal static extern int nonet_trace(PuzzleHandle @puzzle, byte* @engine, nonet_limits* @limits, uint* @way, nuint @way_count, uint* @events, nuint @capacity, nonet_trace_summary* @summary, nonet_error* @error);

    [DllImport("nonet-c", ExactSpelling = true, CallingConvention = CallingConvention.Cdecl)]
    internal static extern nuint nonet_engine_count();

    [DllImport("nonet-c", ExactSpelling = true, CallingConvention = CallingConvention.Cdecl)]
    internal static extern byte* nonet_engine_name(nuint @number);

    [DllImport("nonet-c", ExactSpelling = true, CallingConvention = CallingConvention.Cdecl)]
    internal static extern byte* nonet_engine_idea(nuint @number);

    [DllImport("nonet-c", ExactSpelling = true, CallingConvention = CallingConvention.Cdecl)]
    internal static extern byte* nonet_engine_source(nuint @number);

    [DllImport("nonet-c", ExactSpelling = true, CallingConvention = CallingConvention.Cdecl)]
    internal static extern int nonet_engine_takes_marks(nuint @number);

    [DllImport("nonet-c", ExactSpelling = true, CallingConvention = CallingConvention.Cdecl)]
    internal static extern nuint nonet_technique_count();

    [DllImport("nonet-c", ExactSpelling = true, CallingConvention = CallingConvention.Cdecl)]
    internal static extern byte* nonet_technique_id(nuint @number);

    [DllImport("nonet-c", ExactSpelling = true, CallingConvention = CallingConvention.Cdecl)]
    internal static extern byte* nonet_technique_name(nuint @number);

    [DllImport("nonet-c", ExactSpelling = true, CallingConvention = CallingConvention.Cdecl)]
    internal static extern int nonet_technique_rating(nuint @number);

    [DllImport("nonet-c", ExactSpelling = true, CallingConvention = CallingConvention.Cdecl)]
    internal static extern nuint nonet_symmetry_count();

    [DllImport("nonet-c", ExactSpelling = true, CallingConvention = CallingConvention.Cdecl)]
    internal static extern byte* nonet_symmetry_name(nuint @number);

    [DllImport("nonet-c", ExactSpelling = true, CallingConvention = CallingConvention.Cdecl)]
    internal static extern byte* nonet_symmetry_words(nuint @number);
}
