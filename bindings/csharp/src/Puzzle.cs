namespace Nonet;

using System;
using System.Collections.Generic;
using System.Linq;
using System.Text;

/// <summary>
/// A puzzle of any board: <c>Puzzle.Parse(text).Solve()</c>. It never changes, and any number of threads may use it at once.
/// <para>Its text is in any form that the nonet command reads: 81 characters with a point or 0 for an empty cell, nine rows,
/// pencil marks, a link, ... (docs/formats.md). Answers have a character for each cell: a point for an empty one, 1 to 9, then
/// A for 10, B for 11, and 0 on boards whose values begin at 0. A puzzle without a solution is not an error. All methods throw
/// <see cref="NonetException"/> for arguments out of their range, and for questions that are only defined for the classic
/// board.</para>
/// </summary>
public sealed unsafe class Puzzle : IEquatable<Puzzle> {
    // As in nonet.h.
    private const int CellsRoom = 626;

    private readonly PuzzleHandle handle;
    private int columns; // of the board; 0: not asked yet

    internal Puzzle(PuzzleHandle handle) {
        this.handle = handle;
        Cells = Utf8.At(Native.nonet_puzzle_cells(handle));
    }

    /// <summary>Reads one puzzle.</summary>
    /// <param name="text">The puzzle, and nothing else but white space.</param>
    /// <param name="board">The name of a board: "16x16", "9x9+x+knight", "jigsaw:1122...": docs/boards.md; null: the board that
    /// the text names, as links and JSON objects do, otherwise the board with boxes that has as many cells, and no other
    /// rule.</param>
    /// <returns>The puzzle.</returns>
    public static Puzzle Parse(string text, string? board = null) {
        var error = Call.NoError();
        int status = Read(text ?? throw new ArgumentNullException(nameof(text)), board, &error, out var puzzle);
        return status == 0 ? puzzle! : throw Call.Failure(status, &error);
    }

    /// <summary>The same without an exception.</summary>
    /// <param name="text">The puzzle, and nothing else but white space.</param>
    /// <param name="puzzle">The puzzle, or null if the text or the board cannot be read.</param>
    /// <param name="board">As for <see cref="Parse"/>.</param>
    /// <returns>Whether it is a puzzle.</returns>
    public static bool TryParse(string? text, out Puzzle? puzzle, string? board = null) {
        puzzle = null;
        return text != null && Read(text, board, null, out puzzle) == 0;
    }

    private static int Read(string text, string? board, nonet_error* error, out Puzzle? puzzle) {
        var utf8 = Utf8.Of(text)!;
        IntPtr made;
        int status;
        fixed (byte* name = Utf8.Of(board), at = utf8) status = Native.nonet_puzzle_read(name, at, (nuint)utf8.Length - 1, &made, error);
        puzzle = status == 0 ? new Puzzle(new PuzzleHandle(made)) : null;
        return status;
    }

    /// <summary>The name of the board: 9x9.</summary>
    public string Board => Name(Native.nonet_puzzle_board(handle));

    /// <summary>The values: a character for each cell, row by row.</summary>
    public string Cells { get; }

    /// <summary>The pencil marks: a character for each digit of each cell, a point if it is ruled out; null if there are
    /// none.</summary>
    public string? Marks => Name(Native.nonet_puzzle_marks(handle)) is { Length: > 0 } marks ? marks : null;

    /// <summary>The form in which its text was written: line, grid, pencil, ...</summary>
    public string Form => Name(Native.nonet_puzzle_form(handle));

    private string Name(byte* text) {
        string name = Utf8.At(text);
        GC.KeepAlive(handle); // the text belongs to the puzzle
        return name;
    }

    /// <summary>Solves it; unless the limits say otherwise, also proves that the solution is the only one.</summary>
    /// <param name="engine">
    /// One of <see cref="Sudoku.Engines"/>; null: the fastest.  The engines from tutorials can take minutes, or hours on large
    /// boards, so set limits.
    /// </param>
    /// <param name="limits">Limits of the search.</param>
    /// <returns>Solutions, status and counters.</returns>
    public Solved Solve(string? engine = null, Limits? limits = null) =>
        Call.Ask(limits, call => {
            byte* first = stackalloc byte[2 * CellsRoom];
            byte* second = first + CellsRoom;
            var answer = new nonet_answer { size = (nuint)sizeof(nonet_answer), first = first, second = second, room = CellsRoom };
            fixed (byte* name = Utf8.Of(engine)) call.Expect(Native.nonet_solve(handle, call.Limits, name, &answer, call.Error));
            return new Solved(
                (Status)answer.outcome,
                answer.solutions,
                answer.solutions == 0 ? null : Utf8.At(first),
                answer.solutions < 2 ? null : Utf8.At(second),
                answer.digit_tries,
                answer.backtracks,
                answer.nodes);
        });

    /// <summary>Checks whether it is proper, or a finished grid correct, and if not, where it is wrong.</summary>
    /// <param name="limits">Limits for all searches together; solutions is ignored.</param>
    /// <returns>The result.</returns>
    public Checked Check(Limits? limits = null) =>
        Call.AskJson<Checked>(limits, (c, written) => Native.nonet_check(handle, 1, c.Limits, written, c.Error));

    /// <summary>Counts solutions.</summary>
    /// <param name="limits">Limits, with the number of solutions after which to stop; default: 2.</param>
    /// <returns>The number of solutions.</returns>
    public Counted Count(Limits? limits = null) =>
        Call.Ask(limits, call => {
            ulong count;
            int stop;
            call.Expect(Native.nonet_count(handle, call.Limits, &count, &stop, call.Error));
            return new Counted(count, (Stop)stop == Stop.Finished, (Stop)stop);
        });

    /// <summary>The digits that each cell holds in some solution.</summary>
    /// <param name="limits">Limits of the search; solutions is ignored.</param>
    /// <returns>The union of all solutions.</returns>
    public TrueCandidates Candidates(Limits? limits = null) {
        int stop = 0;
        int* at = &stop;
        string candidates = Call.AskText(limits, (c, written) => Native.nonet_true_candidates(handle, c.Limits, written, at, c.Error));
        return new TrueCandidates(candidates, (Stop)stop == Stop.Finished);
    }

    /// <summary>Lists solutions.</summary>
    /// <param name="most">The most results; 0: all of them.</param>
    /// <param name="limits">Limits of the search; solutions is ignored.</param>
    /// <returns>The solutions.</returns>
    public Listing<string> Solutions(ulong most = 0, Limits? limits = null) =>
        List(most, limits, (c, gather, lines, stop) => Native.nonet_enumerate(handle, c.Limits, gather, lines, null, stop, c.Error));

    /// <summary>Estimates the number of solutions if there are too many to count.</summary>
    /// <param name="seed">The same seed gives the same estimate everywhere.</param>
    /// <param name="probes">The number of probes, 0 for 10,000; four times as many halve the width of the interval.</param>
    /// <param name="limits">Limits of the search.</param>
    /// <returns>A number, or a 95 percent interval.</returns>
    public Estimate Estimate(ulong seed = 0, ulong probes = 0, Limits? limits = null) =>
        Call.AskJson<Estimate>(limits, (c, written) => Native.nonet_estimate(handle, seed, probes, c.Limits, written, c.Error));

    /// <summary>
    /// Finds a minimal puzzle within it: drops givens in the order of the cells as long as the solution stays the only one.
    /// </summary>
    /// <param name="limits">Limits of the searches.</param>
    /// <returns>Its cells; null if the limits ended the search.</returns>
    public string? Minimal(Limits? limits = null) =>
        Call.AskText(limits, (c, written) => Native.nonet_minimal(handle, c.Limits, written, c.Error)) is { Length: > 0 } cells ? cells : null;

    /// <summary>A player's grid compared with this puzzle. Only for the classic board.</summary>
    /// <param name="entries">The player's grid.</param>
    /// <param name="order">The cells in the order of play; null: unknown.</param>
    /// <param name="limits">Limits of the searches; solutions is ignored.</param>
    /// <returns>What is wrong, and which entry was wrong first.</returns>
    public Entries DiagnoseEntries(Puzzle entries, IReadOnlyList<Cell>? order = null, Limits? limits = null) {
        if (entries == null) throw new ArgumentNullException(nameof(entries));
        var cells = (order ?? Array.Empty<Cell>()).Select(cell => (ushort)cell.Index).ToArray();
        return Call.AskJson<Entries>(limits, (c, written) => {
            fixed (ushort* first = cells) {
                return Native.nonet_diagnose_entries(handle, entries.handle, first, (nuint)cells.Length, c.Limits, written, c.Error);
            }
        });
    }

    /// <summary>A certificate of the answer, which the program nonet-verify checks. Not for pencil marks.</summary>
    /// <param name="limits">Limits of the search.</param>
    /// <returns>The certificate.</returns>
    public Proof Prove(Limits? limits = null) {
        int outcome = 0;
        int* at = &outcome;
        string line = Call.AskText(limits, (c, written) => Native.nonet_prove(handle, c.Limits, written, at, c.Error));
        return new Proof((Status)outcome, line.Length == 0 ? null : line);
    }

    /// <summary>The next step.</summary>
    /// <param name="level">How much to reveal: 1 the region, 2 the house, 3 the technique, 4 the cells, 5 everything.</param>
    /// <param name="options">The techniques and the scale; pruned is ignored.</param>
    /// <param name="limits">Limits of the search; null: ten million nodes.</param>
    /// <returns>The hint.</returns>
    public Hint Hint(int level = 5, ExplainOptions? options = null, Limits? limits = null) =>
        Chosen<Hint>(options, limits, (c, path, written) => Native.nonet_hint(handle, level, path, c.Limits, written, c.Error));

    /// <summary>Every step to the solution. HoDoKu's own path is in HoDoKu's words unless it is pruned.</summary>
    /// <param name="options">The techniques and the scale, and whether to drop unnecessary steps; null: all techniques and
    /// steps.</param>
    /// <param name="limits">Limits of the search; null: ten million nodes.</param>
    /// <returns>The path.</returns>
    public Explanation Explain(ExplainOptions? options = null, Limits? limits = null) =>
        Chosen<Explanation>(options, limits, (c, path, written) => Native.nonet_explain(handle, path, c.Limits, written, c.Error));

    /// <summary>The contradiction that follows from a candidate.</summary>
    /// <param name="cell">A cell.</param>
    /// <param name="digit">A digit in it.</param>
    /// <param name="options">The techniques and the scale; pruned is ignored.</param>
    /// <param name="limits">Limits of the search; null: ten million nodes.</param>
    /// <returns>The reason why it is impossible, or that it is correct.</returns>
    public WhyNot WhyNot(Cell cell, int digit, ExplainOptions? options = null, Limits? limits = null) {
        if (columns == 0) columns = Board == "9x9" ? 9 : Nonet.Board.Of(Board).Columns;
        if (cell.Column > columns || cell.Row > Cells.Length / columns) throw new NonetException($"found {cell}, expected a cell of the board {Board}");
        int place = (cell.Row - 1) * columns + cell.Column - 1;
        return Chosen<WhyNot>(options, limits, (c, path, written) => Native.nonet_why_not(handle, place, digit, path, c.Limits, written, c.Error));
    }

    /// <summary>Every step that any technique finds now.</summary>
    /// <param name="options">The techniques and the scale; pruned is ignored.</param>
    /// <param name="limits">Limits of the search; null: ten million nodes.</param>
    /// <returns>The steps.</returns>
    public AllSteps AllSteps(ExplainOptions? options = null, Limits? limits = null) =>
        Chosen<AllSteps>(options, limits, (c, path, written) => Native.nonet_all_steps(handle, path, c.Limits, written, c.Error));

    /// <summary>The rating: ER, EP and ED of Sudoku Explainer 1.2.1, or on another scale; on other boards the level.</summary>
    /// <param name="options">The options; only scale and without are used.</param>
    /// <param name="limits">Limits of the search; null: ten million nodes.</param>
    /// <returns>The rating.</returns>
    public Rating Rate(ExplainOptions? options = null, Limits? limits = null) =>
        Chosen<Rating>(options, limits, (c, path, written) => Native.nonet_rate(handle, path, c.Limits, written, c.Error));

    private delegate int PathQuestion(Call call, nonet_explain_options* options, TextHandle written);

    private static T Chosen<T>(ExplainOptions? options, Limits? limits, PathQuestion question) =>
        Call.AskJson<T>(limits, (c, written) => {
            if (options == null) return question(c, null, written);
            fixed (byte* only = Utf8.Of(options.Only.Any() ? string.Join(",", options.Only) : null))
            fixed (byte* without = Utf8.Of(options.Without.Any() ? string.Join(",", options.Without) : null))
            fixed (byte* scale = Utf8.Of(options.Scale)) {
                var path = new nonet_explain_options {
                    size = (nuint)sizeof(nonet_explain_options), pruned = options.Pruned ? 1 : 0, only = only, without = without, scale = scale
                };
                return question(c, &path, written);
            }
        });

    /// <summary>The canonical form, which a puzzle shares with all its isomorphs, and its symmetries. Only for the classic board,
    /// without pencil marks, like the next three.</summary>
    /// <returns>The form.</returns>
    public Canonical Canon() => Call.AskJson<Canonical>(null, (c, written) => Native.nonet_canon(handle, written, c.Error));

    /// <summary>Whether two puzzles are isomorphs.</summary>
    /// <param name="to">The second puzzle.</param>
    /// <returns>Whether they are, and how.</returns>
    public Same Same(Puzzle to) {
        if (to == null) throw new ArgumentNullException(nameof(to));
        return Call.AskJson<Same>(null, (c, written) => Native.nonet_same(handle, to.handle, written, c.Error));
    }

    /// <summary>A random isomorph. The same seed and item give the same one on every machine.</summary>
    /// <param name="seed">A seed.</param>
    /// <param name="item">The number of the isomorph.</param>
    /// <returns>81 characters.</returns>
    public string Scramble(ulong seed, ulong item = 0) =>
        Call.AskText(null, (c, written) => Native.nonet_scramble(handle, seed, item, written, c.Error));

    /// <summary>Identifies the class of isomorphs, like <c>nonet dataset</c>.</summary>
    /// <param name="by">Whether of the puzzle or of its solution, which all puzzles of one grid share.</param>
    /// <param name="limits">Limits of the search for the solution.</param>
    /// <returns>32 hexadecimal digits.</returns>
    public string ClassOf(By by = By.Puzzle, Limits? limits = null) {
        var print = Print(by, limits);
        return $"{print.high:x16}{print.low:x16}";
    }

    internal nonet_fingerprint Print(By by, Limits? limits) =>
        Call.Ask(limits, call => {
            nonet_fingerprint print;
            call.Expect(Native.nonet_class_of(handle, by == By.Solution ? 1 : 0, call.Limits, &print, call.Error));
            return print;
        });

    /// <summary>Lists the minimal puzzles within it.</summary>
    /// <param name="most">The most results; 0: all of them, which can be very many.</param>
    /// <param name="limits">Limits of the search; solutions is ignored.</param>
    /// <returns>The puzzles.</returns>
    public Listing<string> MinimalPuzzles(ulong most = 0, Limits? limits = null) =>
        List(most, limits, (c, gather, lines, stop) => Native.nonet_minimal_puzzles(handle, c.Limits, gather, lines, null, stop, c.Error));

    /// <summary>Lists the puzzles with one solution that result from dropping and adding givens. Only for the classic
    /// board.</summary>
    /// <param name="drop">The number of givens to drop.</param>
    /// <param name="add">The number of givens to add.</param>
    /// <param name="most">The most results; 0: all of them.</param>
    /// <param name="limits">Limits of the search; solutions is ignored.</param>
    /// <returns>The puzzles.</returns>
    public Listing<string> Neighbours(int drop = 1, int add = 1, ulong most = 0, Limits? limits = null) =>
        List(most, limits, (c, gather, lines, stop) =>
            Native.nonet_neighbours(handle, drop, add, c.Limits, gather, lines, null, stop, c.Error));

    /// <summary>
    /// Lists the minimal unavoidable sets of its only solution, the smallest first. Every puzzle with that solution has a given
    /// in each of them. Only for the classic board.
    /// </summary>
    /// <param name="mostCells">The most cells of a set: 20 milliseconds for 12, and five times as long for each two
    /// more.</param>
    /// <param name="limits">Limits of the search; solutions is ignored.</param>
    /// <returns>The cells of each.</returns>
    public Listing<IReadOnlyList<Cell>> UnavoidableSets(int mostCells = 10, Limits? limits = null) {
        var (sets, stop) = List(0, limits, (c, gather, lines, stop) =>
            Native.nonet_unavoidable_sets(handle, mostCells, c.Limits, gather, lines, null, stop, c.Error));
        var cells = sets.Select(set => (IReadOnlyList<Cell>)Enumerable.Range(0, set.Length).Where(i => set[i] != '.').Select(Cell.At).ToArray());
        return new Listing<IReadOnlyList<Cell>>(cells.ToArray(), stop);
    }

    private delegate int ListQuestion(Call call, IntPtr gather, void* lines, int* stop);

    private static Listing<string> List(ulong most, Limits? limits, ListQuestion question) {
        int stop = 0;
        int* at = &stop;
        string lines = Call.AskText((limits ?? new Limits()) with { Solutions = most }, (c, written) =>
            question(c, Native.nonet_gather_grids(), (void*)written.DangerousGetHandle(), at));
        return new Listing<string>(lines.Split('\n', StringSplitOptions.RemoveEmptyEntries), (Stop)stop);
    }

    /// <summary>A picture of it with its candidates and rules, or of a step of its path on the grid before it.</summary>
    /// <param name="step">1 for the first step; 0 for the puzzle itself.</param>
    /// <param name="limits">Limits of the search for the path; null: ten million nodes.</param>
    /// <returns>SVG.</returns>
    public string Draw(ulong step = 0, Limits? limits = null) => Encoding.UTF8.GetString(Drawn(step, "svg", limits));

    /// <summary>The same picture as a page for printing.</summary>
    /// <param name="step">1 for the first step; 0 for the puzzle itself.</param>
    /// <param name="limits">Limits of the search for the path; null: ten million nodes.</param>
    /// <returns>The bytes of a PDF.</returns>
    public byte[] DrawPdf(ulong step = 0, Limits? limits = null) => Drawn(step, "pdf", limits);

    private byte[] Drawn(ulong step, string form, Limits? limits) =>
        Call.AskBytes(limits, (c, written) => {
            fixed (byte* format = Utf8.Of(form)) return Native.nonet_draw(handle, step, format, c.Limits, written, c.Error);
        });

    /// <summary>Writes it in a form.</summary>
    /// <param name="form">The form to write.</param>
    /// <returns>The puzzle in that form.</returns>
    public string Format(Form form) =>
        Call.AskText(null, (c, written) => {
            fixed (byte* name = Utf8.Of(Json.Snake(form.ToString()).Replace('_', '-'))) return Native.nonet_format(handle, name, written, c.Error);
        });

    /// <summary>The events of an engine's search.</summary>
    /// <param name="engine">One of <see cref="Sudoku.Engines"/>.</param>
    /// <param name="mostEvents">The most events to record; 0: none, only the counters.</param>
    /// <param name="limits">Limits of the search; null: one solution ends it.</param>
    /// <returns>The events and counters; cells count from 0 along the rows, digits from 1, also on boards whose values begin
    /// at 0.</returns>
    public Trace Trace(string engine = "row", int mostEvents = 100_000, Limits? limits = null) {
        if (mostEvents < 0) throw new NonetException($"found {mostEvents} events, expected 0 or more");
        var events = new uint[mostEvents];
        return Call.Ask(limits, call => {
            var summary = new nonet_trace_summary { size = (nuint)sizeof(nonet_trace_summary) };
            fixed (byte* name = Utf8.Of(engine))
            fixed (uint* first = events) {
                call.Expect(Native.nonet_trace(handle, name, call.Limits, null, 0, first, (nuint)events.Length, &summary, call.Error));
            }
            Array.Resize(ref events, (int)summary.events);
            var stop = summary.full != 0 ? Stop.MaxEvents : (Stop)summary.stop;
            return new Trace(events, summary.solutions, summary.digit_tries, summary.backtracks, summary.nodes, stop);
        });
    }

    /// <summary>Whether the other is a puzzle of the same board with the same cells and pencil marks.</summary>
    /// <param name="other">A puzzle.</param>
    /// <returns>Whether it is.</returns>
    public bool Equals(Puzzle? other) => other != null && Cells == other.Cells && Board == other.Board && Marks == other.Marks;

    /// <summary>The same for any object.</summary>
    /// <param name="other">An object.</param>
    /// <returns>Whether it is.</returns>
    public override bool Equals(object? other) => Equals(other as Puzzle);

    /// <summary>A number that equal puzzles share.</summary>
    /// <returns>The number.</returns>
    public override int GetHashCode() => Cells.GetHashCode();

    /// <summary>Its cells.</summary>
    /// <returns>As <see cref="Cells"/>.</returns>
    public override string ToString() => Cells;
}
