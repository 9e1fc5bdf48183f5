namespace Nonet;

using System;
using System.Collections.Generic;
using System.IO;
using System.Linq;
using System.Runtime.InteropServices;
using System.Text;

// Generating, comparing, reading and writing puzzles; tracing engines.
public static unsafe partial class Sudoku {
    /// <summary>A certificate of the answer, which the program nonet-verify checks.</summary>
    /// <param name="text">The puzzle, without pencil marks.</param>
    /// <param name="limits">Limits of the search.</param>
    /// <returns>The certificate.</returns>
    public static Proof Proof(string text, Limits? limits = null) =>
        Call.Ask(text, limits, call => {
            using var written = Native.nonet_text_new();
            int outcome;
            call.Expect(Native.nonet_prove(call.Text, call.Length, call.Limits, written, &outcome, call.Error));
            string line = Encoding.UTF8.GetString(written.Bytes());
            return new Proof((Status)outcome, line.Length == 0 ? null : line);
        });

    /// <summary>A picture of a puzzle with its candidates, or of a step of its path on the grid before it.</summary>
    /// <param name="text">The puzzle.</param>
    /// <param name="step">1 for the first step; 0 for the puzzle itself.</param>
    /// <param name="limits">Limits of the search for the path; null: ten million nodes.</param>
    /// <returns>SVG.</returns>
    public static string Draw(string text, ulong step = 0, Limits? limits = null) => Encoding.UTF8.GetString(Drawn(text, step, "svg", limits));

    /// <summary>The same picture as a page for printing.</summary>
    /// <param name="text">The puzzle.</param>
    /// <param name="step">1 for the first step; 0 for the puzzle itself.</param>
    /// <param name="limits">Limits of the search for the path; null: ten million nodes.</param>
    /// <returns>The bytes of a PDF.</returns>
    public static byte[] DrawPdf(string text, ulong step = 0, Limits? limits = null) => Drawn(text, step, "pdf", limits);

    private static byte[] Drawn(string text, ulong step, string form, Limits? limits) =>
        Drawn(text, form, limits, (call, format, written) =>
            Native.nonet_draw(call.Text, call.Length, step, format, call.Limits, written, call.Error));

    /// <summary>A function that draws.</summary>
    internal delegate int DrawQuestion(Call call, byte* format, TextHandle written);

    internal static byte[] Drawn(string text, string form, Limits? limits, DrawQuestion question) =>
        Call.Ask(text, limits, call => {
            using var written = Native.nonet_text_new();
            fixed (byte* format = Utf8.Of(form)) {
                call.Expect(question(call, format, written));
            }
            return written.Bytes();
        });

    /// <summary>Identifies the class of isomorphs of a puzzle, like <c>nonet dataset</c>.</summary>
    /// <param name="text">The puzzle, without pencil marks.</param>
    /// <param name="by">Whether of the puzzle or of its solution, which all puzzles of one grid share.</param>
    /// <param name="limits">Limits of the search for the solution.</param>
    /// <returns>32 hexadecimal digits.</returns>
    public static string ClassOf(string text, By by = By.Puzzle, Limits? limits = null) {
        var print = PrintOf(text, by, limits);
        return $"{print.high:x16}{print.low:x16}";
    }

    private static nonet_fingerprint PrintOf(string text, By by, Limits? limits) =>
        Call.Ask(text, limits, call => {
            nonet_fingerprint print;
            call.Expect(Native.nonet_class_of(call.Text, call.Length, by == By.Solution ? 1 : 0, call.Limits, &print, call.Error));
            return print;
        });

    /// <summary>
    /// The part of a data set that a puzzle belongs to. Isomorphs get the same part, in every file and on every machine, as
    /// with <c>nonet dataset split</c>. <see cref="Audit"/> finds the defects of a set.
    /// </summary>
    /// <param name="text">The puzzle, without pencil marks.</param>
    /// <param name="seed">Each seed gives a different division.</param>
    /// <param name="shares">The shares of the parts: 0.8, 0.2.</param>
    /// <param name="by">What the puzzles of one part have in common.</param>
    /// <returns>The number of the part, from 0.</returns>
    public static int PartOf(string text, ulong seed, IEnumerable<double> shares, By by = By.Puzzle) {
        var print = PrintOf(text, by, null);
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

    /// <summary>The canonical form, which a puzzle shares with all its isomorphs, and its symmetries.</summary>
    /// <param name="text">The puzzle, without pencil marks.</param>
    /// <returns>The form.</returns>
    public static Canonical Canon(string text) =>
        Call.AskJson<Canonical>(text, null, (c, written) => Native.nonet_canon(c.Text, c.Length, written, c.Error));

    /// <summary>Whether two puzzles are isomorphs.</summary>
    /// <param name="from">The first puzzle, without pencil marks.</param>
    /// <param name="to">The second puzzle.</param>
    /// <returns>Whether they are, and how.</returns>
    public static Same Same(string from, string to) {
        if (to == null) throw new ArgumentNullException(nameof(to));
        var other = Utf8.Of(to)!;
        return Call.AskJson<Same>(from, null, (c, written) => {
            fixed (byte* at = other) {
                return Native.nonet_same(c.Text, c.Length, at, (nuint)other.Length - 1, written, c.Error);
            }
        });
    }

    /// <summary>A random isomorph. The same seed and item give the same one on every machine.</summary>
    /// <param name="text">The puzzle, without pencil marks.</param>
    /// <param name="seed">A seed.</param>
    /// <param name="item">The number of the isomorph.</param>
    /// <returns>81 characters.</returns>
    public static string Scramble(string text, ulong seed, ulong item = 0) =>
        Call.Ask(text, null, call => {
            byte* cells = stackalloc byte[CellsRoom];
            call.Expect(Native.nonet_scramble(call.Text, call.Length, seed, item, cells, CellsRoom, call.Error));
            return Utf8.At(cells);
        });

    /// <summary>Makes puzzles first, first + 1, ... of a seed, the same on every machine. Each has exactly one solution,
    /// which is proved.</summary>
    /// <param name="options">The order.</param>
    /// <param name="first">The number of the first puzzle.</param>
    /// <param name="count">The number of puzzles.</param>
    /// <param name="limits">Time and cancel, for the whole call; unfinished puzzles are not
    /// <see cref="Generated.Met"/>.</param>
    /// <returns>The puzzles.</returns>
    public static IReadOnlyList<Generated> Generate(GenerateOptions options, ulong first, int count, Limits? limits = null) =>
        Make(null, options, first, count, limits);

    internal static IReadOnlyList<Generated> Make(string? board, GenerateOptions options, ulong first, int count, Limits? limits) {
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
        };
        return Call.Ask("", limits, call => {
            var ordered = order;
            using var written = Native.nonet_text_new();
            fixed (byte* name = Utf8.Of(board)) {
                call.Expect(
                    board == null
                        ? Native.nonet_generate(&ordered, first, (nuint)count, call.Limits, written, call.Error)
                        : Native.nonet_board_generate(name, &ordered, first, (nuint)count, call.Limits, written, call.Error));
            }
            var lines = Encoding.UTF8.GetString(written.Bytes()).Split('\n', StringSplitOptions.RemoveEmptyEntries);
            return lines.Select(line => Json.Read<Generated>(Encoding.UTF8.GetBytes(line))).ToArray();
        });
    }

    private static int Tenths(decimal rating) {
        if (rating < 0 || rating > 100) throw new NonetException($"found the rating {rating}, expected 0 to 100");
        return (int)decimal.Round(10 * rating);
    }

    /// <summary>The events of an engine's search.</summary>
    /// <param name="text">The puzzle.</param>
    /// <param name="engine">One of <see cref="Engines"/>.</param>
    /// <param name="mostEvents">The most events to record; 0: none, only the counters.</param>
    /// <param name="limits">Limits of the search; null: one solution ends it.</param>
    /// <returns>The events and counters.</returns>
    public static Trace Trace(string text, string engine = "row", int mostEvents = 100_000, Limits? limits = null) =>
        Traced(text, engine, mostEvents, limits, (call, name, events, most, summary) =>
            Native.nonet_trace(call.Text, call.Length, name, call.Limits, events, most, summary, call.Error));

    /// <summary>A function that records an engine's search.</summary>
    internal delegate int TraceQuestion(Call call, byte* engine, uint* events, nuint most, nonet_trace_summary* summary);

    internal static Trace Traced(string text, string engine, int mostEvents, Limits? limits, TraceQuestion question) {
        if (mostEvents < 0) throw new NonetException($"found {mostEvents} events, expected 0 or more");
        var events = new uint[mostEvents];
        return Call.Ask(text, limits, call => {
            var summary = new nonet_trace_summary { size = (nuint)sizeof(nonet_trace_summary) };
            fixed (byte* name = Utf8.Of(engine))
            fixed (uint* first = events) {
                call.Expect(question(call, name, first, (nuint)events.Length, &summary));
            }
            Array.Resize(ref events, (int)summary.events);
            var stop = summary.full != 0 ? Stop.MaxEvents : (Stop)summary.stop;
            return new Trace(events, summary.solutions, summary.digit_tries, summary.backtracks, summary.nodes, stop);
        });
    }

    /// <summary>Reads one puzzle.</summary>
    /// <param name="text">The puzzle, and nothing else.</param>
    /// <returns>Its givens, its pencil marks if it has any, and its form.</returns>
    public static Parsed Parse(string text) =>
        Call.Ask(text, null, call => {
            byte* cells = stackalloc byte[CellsRoom];
            byte* marks = stackalloc byte[MarksRoom];
            byte* format;
            call.Expect(Native.nonet_parse(call.Text, call.Length, cells, CellsRoom, marks, MarksRoom, &format, call.Error));
            string name = Utf8.At(format);
            return new Parsed(Utf8.At(cells), name is "pencil" or "marks" or "hodoku" ? Utf8.At(marks) : null, name);
        });

    /// <summary>Writes a puzzle.</summary>
    /// <param name="text">The puzzle in any form.</param>
    /// <param name="form">The form to write.</param>
    /// <returns>The puzzle in that form.</returns>
    public static string Format(string text, Form form) =>
        Call.Ask(text, null, call => {
            const int capacity = 4096; // always enough, according to nonet.h
            byte* written = stackalloc byte[capacity];
            nuint needed;
            fixed (byte* name = Utf8.Of(Json.Snake(form.ToString()))) {
                call.Expect(Native.nonet_format(call.Text, call.Length, name, written, capacity, &needed, call.Error));
            }
            return Utf8.At(written);
        });

    /// <summary>
    /// Reads every puzzle of a text like the nonet command; the form of each is detected separately. Reading continues after
    /// text that is not a puzzle. Each enumeration reads from the start.
    /// </summary>
    /// <param name="text">Any number of puzzles.</param>
    /// <returns>Puzzles and errors, in their order.</returns>
    public static IEnumerable<Reading> Read(string text) {
        using var stream = new MemoryStream(Encoding.UTF8.GetBytes(text));
        foreach (var reading in Read(stream)) yield return reading;
    }

    /// <summary>Reads every puzzle of a stream from its current position, in constant memory. Does not close the
    /// stream.</summary>
    /// <param name="stream">Any number of puzzles, in UTF-8.</param>
    /// <returns>Puzzles and errors, in their order.</returns>
    public static IEnumerable<Reading> Read(Stream stream) {
        using var reader = new PuzzleReader(stream);
        while (reader.Next() is { } reading) yield return reading;
    }

    /// <summary>Reads every puzzle of a file, which stays open while it is read.</summary>
    /// <param name="path">The path of a file with any number of puzzles, in UTF-8.</param>
    /// <returns>Puzzles and errors, in their order.</returns>
    public static IEnumerable<Reading> ReadFile(string path) {
        using var stream = File.OpenRead(path);
        foreach (var reading in Read(stream)) yield return reading;
    }

    /// <summary>Reads every puzzle of a text, which is kept in memory, also of other boards.</summary>
    /// <param name="text">Any number of puzzles; puzzles that name their board are read accordingly.</param>
    /// <param name="board">The board of all others; "": the board of boxes with the size of the first ones.</param>
    /// <returns>Puzzles and errors, in their order.</returns>
    public static IEnumerable<Reading> Read(string text, string board) {
        using var reader = new PuzzleReader(Encoding.UTF8.GetBytes(text), board);
        while (reader.Next() is { } reading) yield return reading;
    }

    /// <summary>The same from a file.</summary>
    /// <param name="path">The path of a file with any number of puzzles, in UTF-8.</param>
    /// <param name="board">The board of puzzles that do not name their own; "": the board of boxes with the size of the
    /// first ones.</param>
    /// <returns>Puzzles and errors, in their order.</returns>
    public static IEnumerable<Reading> ReadFile(string path, string board) {
        using var reader = new PuzzleReader(File.ReadAllBytes(path), board);
        while (reader.Next() is { } reading) yield return reading;
    }

    /// <summary>The engines, from the simplest to the fastest.</summary>
    public static IReadOnlyList<EngineInfo> Engines => List(Native.nonet_engine_count(), i => new EngineInfo(
        Utf8.At(Native.nonet_engine_name(i)),
        Utf8.At(Native.nonet_engine_idea(i)),
        Utf8.At(Native.nonet_engine_source(i)),
        Native.nonet_engine_takes_marks(i) == 1));

    /// <summary>The kinds of rules that boards can have, as in docs/rules.md.</summary>
    public static IReadOnlyList<RuleKind> RuleKinds() =>
        Call.AskJson<RuleKindList>("", null, (c, written) => Native.nonet_rule_kinds(written, c.Error)).Kinds;

    /// <summary>The solving techniques, in the order in which they are tried.</summary>
    public static IReadOnlyList<TechniqueInfo> Techniques => List(Native.nonet_technique_count(), i => new TechniqueInfo(
        Utf8.At(Native.nonet_technique_id(i)), Utf8.At(Native.nonet_technique_name(i)), Rated(Native.nonet_technique_rating(i))));

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
