namespace Nonet;

using System;
using System.Collections.Generic;
using System.IO;
using System.Linq;
using System.Runtime.InteropServices;
using System.Text;

/// <summary>
/// Functions that are not about one <see cref="Puzzle"/>: many puzzles at once, reading and making puzzles, lists. Several
/// threads can call them at the same time.
/// </summary>
public static unsafe class Sudoku {
    internal const int Cells = 81;

    /// <summary>The version of the engine: three numbers.</summary>
    public static string Version => Utf8.At(Native.nonet_version());

    /// <summary>Sets the language of the texts that functions return from now on, for the whole process: steps, hints, diagnoses,
    /// messages of <see cref="NonetException"/>. Names, numbers and the values of enums are the same in all languages.</summary>
    /// <param name="code">"en" (the default) or "de", with or without a region, as in "de-AT".</param>
    /// <exception cref="NonetException">Another code, which changes nothing.</exception>
    public static void SetLanguage(string code) {
        var error = Call.NoError();
        fixed (byte* utf8 = Utf8.Of(code ?? throw new ArgumentNullException(nameof(code)))) {
            int status = Native.nonet_set_language(utf8, &error);
            if (status != 0) throw Call.Failure(status, &error);
        }
    }

    /// <summary>Solves many puzzles at once, which is many times faster than one by one.</summary>
    /// <param name="grids">81 values for each puzzle, row by row: 1 to 9, 0 for an empty cell.</param>
    /// <param name="limits">Limits; solutions and nodes apply to each puzzle, time and cancel to the whole call.</param>
    /// <returns>Solutions and statuses.</returns>
    public static SolvedBatch SolveBatch(ReadOnlySpan<byte> grids, Limits? limits = null) => Batch(null, grids, limits, false);

    /// <summary>Solves many puzzles of a board with one solver, which is prepared once.</summary>
    /// <param name="board">The board.</param>
    /// <param name="grids">A value for each cell of each puzzle, row by row: 0 for an empty cell, 1 for the first digit of the
    /// board, even if that is 0.</param>
    /// <param name="limits">Limits; solutions and nodes apply to each puzzle, time and cancel to the whole call.</param>
    /// <returns>Solutions and statuses.</returns>
    public static SolvedBatch SolveBatch(Board board, ReadOnlySpan<byte> grids, Limits? limits = null) => Batch(board, grids, limits, false);

    /// <summary>Solves many puzzles at once into the caller's memory.</summary>
    /// <param name="grids">81 values for each puzzle, row by row: 1 to 9, 0 for an empty cell.</param>
    /// <param name="solutions">Memory of the same length as the grids; the place of a puzzle without a solution is not
    /// changed.</param>
    /// <param name="statuses">One for each puzzle.</param>
    /// <param name="limits">Limits; solutions and nodes apply to each puzzle, time and cancel to the whole call.</param>
    /// <returns><see cref="Stop.Finished"/>, unless a time limit ended the call early.</returns>
    /// <exception cref="OperationCanceledException">The token was cancelled. The spans have the answers so far, and
    /// <see cref="Status.Budget"/> for the other puzzles.</exception>
    public static Stop SolveBatch(ReadOnlySpan<byte> grids, Span<byte> solutions, Span<Status> statuses, Limits? limits = null) =>
        Batch(null, grids, solutions, statuses, limits, false);

    /// <summary>Solves many puzzles, with all limits applied to each puzzle, so hard ones do not use up the limits of
    /// others.</summary>
    /// <param name="grids">81 values for each puzzle, row by row: 1 to 9, 0 for an empty cell.</param>
    /// <param name="limits">Limits for each puzzle.</param>
    /// <returns>Solutions and statuses.</returns>
    public static SolvedBatch SolveEach(ReadOnlySpan<byte> grids, Limits? limits = null) => Batch(null, grids, limits, true);

    /// <summary>Solves many puzzles of a board, with all limits applied to each puzzle.</summary>
    /// <param name="board">The board.</param>
    /// <param name="grids">As for <see cref="SolveBatch(Board, ReadOnlySpan{byte}, Limits)"/>.</param>
    /// <param name="limits">Limits for each puzzle.</param>
    /// <returns>Solutions and statuses.</returns>
    public static SolvedBatch SolveEach(Board board, ReadOnlySpan<byte> grids, Limits? limits = null) => Batch(board, grids, limits, true);

    private static int CellsOf(Board? board) => board == null ? Cells : board.Rows * board.Columns;

    private static SolvedBatch Batch(Board? board, ReadOnlySpan<byte> grids, Limits? limits, bool each) {
        int cells = CellsOf(board);
        var solutions = new byte[grids.Length];
        var statuses = new Status[grids.Length / cells];
        var stop = Batch(board, grids, solutions, statuses, limits, each);
        return new SolvedBatch(solutions, statuses, stop, cells, board?.FirstValue ?? 1);
    }

    private static Stop Batch(Board? board, ReadOnlySpan<byte> grids, Span<byte> solutions, Span<Status> statuses, Limits? limits, bool each) {
        int cells = CellsOf(board), count = grids.Length / cells;
        if (grids.Length % cells != 0)
            throw new NonetException(ErrorCode.WrongLength, (ulong)grids.Length, 1, 1, $"found {grids.Length} values, expected a multiple of {cells}");
        if (solutions.Length != grids.Length || statuses.Length != count)
            throw new NonetException($"found room for {solutions.Length} values and {statuses.Length} statuses, expected {grids.Length} and {count}");
        nonet_limits bounds;
        nonet_cancel flag;
        int stop = 0;
        var error = Call.NoError();
        fixed (byte* values = grids, first = solutions, name = Utf8.Of(board?.Name))
        fixed (Status* outcomes = statuses) {
            var batch = new nonet_batch {
                size = (nuint)sizeof(nonet_batch), count = (nuint)count, grids = values, first = first, outcomes = (byte*)outcomes, board = name
            };
            using (Call.Bound(limits, &bounds, &flag)) {
                var given = limits == null ? null : &bounds;
                int status = each
                    ? Native.nonet_solve_each(&batch, given, &error)
                    : Native.nonet_solve_batch(&batch, given, null, &stop, &error);
                if (status != 0) throw Call.Failure(status, &error);
                limits?.Cancel.ThrowIfCancellationRequested();
            }
        }
        return (Stop)stop;
    }

    /// <summary>Why a puzzle is broken and how to repair it.</summary>
    /// <param name="text">The text, which need not be a valid puzzle.</param>
    /// <param name="board">The name of a board; null: as for <see cref="Puzzle.Parse"/>.</param>
    /// <param name="limits">Limits of the searches; null: five seconds. Solutions is ignored.</param>
    /// <returns>The result.</returns>
    public static Diagnosis Diagnose(string text, string? board = null, Limits? limits = null) {
        var utf8 = Utf8.Of(text ?? throw new ArgumentNullException(nameof(text)))!;
        return Call.AskJson<Diagnosis>(limits, (c, written) => {
            fixed (byte* name = Utf8.Of(board), at = utf8) return Native.nonet_diagnose(name, at, (nuint)utf8.Length - 1, c.Limits, written, c.Error);
        });
    }

    /// <summary>A scale as data.</summary>
    /// <param name="scale">"nonet", "hodoku", "se", ..., or the text of one.</param>
    /// <returns>Its techniques, difficulties and levels.</returns>
    public static Scale Scale(string scale) =>
        Call.AskJson<Scale>(null, (c, written) => {
            fixed (byte* name = Utf8.Of(scale)) return Native.nonet_scale(name, written, c.Error);
        });

    /// <summary>
    /// The part of a data set that a puzzle belongs to. Isomorphs get the same part, in every file and on every machine, as
    /// with <c>nonet dataset split</c>. <see cref="Audit"/> finds the defects of a set.
    /// </summary>
    /// <param name="puzzle">The puzzle, of the classic board and without pencil marks.</param>
    /// <param name="seed">Each seed gives a different division.</param>
    /// <param name="shares">The shares of the parts: 0.8, 0.2.</param>
    /// <param name="by">What the puzzles of one part have in common.</param>
    /// <returns>The number of the part, from 0.</returns>
    public static int PartOf(Puzzle puzzle, ulong seed, IEnumerable<double> shares, By by = By.Puzzle) {
        var print = puzzle.Print(by, null);
        var millionths = shares.Select(share => {
            if (!(share >= 0 && share <= 1000)) throw new NonetException($"found the share {share}, expected 0 to 1000");
            return (uint)Math.Round(1e6 * share);
        }).ToArray();
        var error = Call.NoError();
        nuint part;
        fixed (uint* first = millionths) {
            int status = Native.nonet_part_of(&print, seed, first, (nuint)millionths.Length, &part, &error);
            if (status != 0) throw Call.Failure(status, &error);
        }
        return (int)part;
    }

    /// <summary>Makes puzzles first, first + 1, ... of a seed, the same on every machine. Each has exactly one solution,
    /// which is proved.</summary>
    /// <param name="options">The order.</param>
    /// <param name="first">The number of the first puzzle.</param>
    /// <param name="count">The number of puzzles.</param>
    /// <param name="limits">Time and cancel, for the whole call; unfinished puzzles are not
    /// <see cref="Generated.Met"/>.</param>
    /// <returns>The puzzles.</returns>
    public static IReadOnlyList<Generated> Generate(GenerateOptions options, ulong first, int count, Limits? limits = null) {
        if (options == null) throw new ArgumentNullException(nameof(options));
        if (count < 0) throw new NonetException($"found {count} puzzles, expected 0 or more");
        using var texts = new Texts();
        var order = new nonet_generate_options {
            size = (nuint)sizeof(nonet_generate_options),
            seed = options.Seed,
            attempts = options.Attempts,
            minimal = options.Minimal ? 1 : 0,
            unbiased = options.Unbiased ? 1 : 0,
            fewest_givens = options.FewestGivens,
            most_givens = options.MostGivens,
            symmetry = texts.Add(options.Symmetry),
            pattern = texts.Add(options.Pattern),
            contains = texts.Add(options.Contains),
            solution = texts.Add(options.Solution),
            needs = texts.Add(options.Needs),
            like = texts.Add(options.Like),
            like_drop = options.LikeDrop,
            like_add = options.LikeAdd,
            lowest_rating = Tenths(options.LowestRating),
            highest_rating = Tenths(options.HighestRating),
            unlike = texts.Add(options.Unlike),
            scale = texts.Add(options.Scale),
            level = texts.Add(options.Level),
            rules = texts.Add(options.Rules == null ? null : string.Join(",", options.Rules)),
            clues = options.Clues,
            jigsaw = options.Jigsaw ? 1 : 0,
        };
        string lines = Call.AskText(limits, (c, written) => {
            var ordered = order;
            fixed (byte* board = Utf8.Of(options.Board)) {
                return Native.nonet_generate(board, &ordered, first, (nuint)count, c.Limits, written, c.Error);
            }
        });
        return lines.Split('\n', StringSplitOptions.RemoveEmptyEntries).Select(line => Json.Read<Generated>(Encoding.UTF8.GetBytes(line))).ToArray();
    }

    private static int Tenths(decimal rating) {
        if (rating < 0 || rating > 100) throw new NonetException($"found the rating {rating}, expected 0 to 100");
        return (int)decimal.Round(10 * rating);
    }

    /// <summary>
    /// Reads every puzzle of a text like the nonet command; the form of each is detected separately. Reading continues after
    /// text that is not a puzzle. Each enumeration reads from the start.
    /// </summary>
    /// <param name="text">Any number of puzzles.</param>
    /// <param name="board">The board of puzzles that do not name their own; null: the board with boxes that fits the first
    /// ones.</param>
    /// <returns>Puzzles and errors, in their order.</returns>
    public static IEnumerable<Reading> Read(string text, string? board = null) {
        using var reader = new PuzzleReader(Encoding.UTF8.GetBytes(text), board);
        while (reader.Next() is { } reading) yield return reading;
    }

    /// <summary>Reads every puzzle of a stream from its current position, in constant memory. Does not close the
    /// stream.</summary>
    /// <param name="stream">Any number of puzzles, in UTF-8.</param>
    /// <param name="board">The board of puzzles that do not name their own; null: the classic one.</param>
    /// <returns>Puzzles and errors, in their order.</returns>
    public static IEnumerable<Reading> Read(Stream stream, string? board = null) {
        using var reader = new PuzzleReader(stream, board);
        while (reader.Next() is { } reading) yield return reading;
    }

    /// <summary>Reads every puzzle of a file, which stays open while it is read, in constant memory.</summary>
    /// <param name="path">The path of a file with any number of puzzles, in UTF-8.</param>
    /// <param name="board">The board of puzzles that do not name their own; null: the classic one.</param>
    /// <returns>Puzzles and errors, in their order.</returns>
    public static IEnumerable<Reading> ReadFile(string path, string? board = null) {
        using var stream = File.OpenRead(path);
        foreach (var reading in Read(stream, board)) yield return reading;
    }

    /// <summary>The engines, from the simplest to the fastest.</summary>
    public static IReadOnlyList<EngineInfo> Engines => List(Native.nonet_engine_count(), i => new EngineInfo(
        Utf8.At(Native.nonet_engine_name(i)),
        Utf8.At(Native.nonet_engine_idea(i)),
        Utf8.At(Native.nonet_engine_source(i)),
        Native.nonet_engine_takes_marks(i) == 1));

    /// <summary>The kinds of rules that boards can have, as in docs/rules.md.</summary>
    public static IReadOnlyList<RuleKind> RuleKinds() =>
        Call.AskJson<RuleKindList>(null, (c, written) => Native.nonet_rule_kinds(written, c.Error)).Kinds;

    /// <summary>The solving techniques, in the order in which they are tried.</summary>
    public static IReadOnlyList<TechniqueInfo> Techniques => List(Native.nonet_technique_count(), i => new TechniqueInfo(
        Utf8.At(Native.nonet_technique_id(i)), Utf8.At(Native.nonet_technique_name(i)), new decimal(Native.nonet_technique_rating(i), 0, 0, false, 1)));

    /// <summary>The symmetries of givens that can be ordered; the first is 'none'.</summary>
    public static IReadOnlyList<SymmetryInfo> Symmetries => List(Native.nonet_symmetry_count(), i => new SymmetryInfo(
        Utf8.At(Native.nonet_symmetry_name(i)), Utf8.At(Native.nonet_symmetry_words(i))));

    private static T[] List<T>(nuint count, Func<nuint, T> at) => Enumerable.Range(0, (int)count).Select(i => at((nuint)i)).ToArray();

    /// <summary>Texts in the engine's memory, for the duration of a call.</summary>
    private sealed class Texts : IDisposable {
        private readonly List<IntPtr> texts = new();

        internal byte* Add(string? text) {
            if (text == null) return null;
            texts.Add(Marshal.StringToCoTaskMemUTF8(text));
            return (byte*)texts[^1];
        }

        public void Dispose() => texts.ForEach(Marshal.FreeCoTaskMem);
    }
}
