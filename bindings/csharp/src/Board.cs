namespace Nonet;

using System;
using System.Collections.Generic;
using System.Text;

/// <summary>
/// A board, with functions for its puzzles: <c>Board.Of("16x16").Solve(text)</c>.
/// <para>Its puzzles are texts in any form that the nonet command reads for that board. Answers have a character for each
/// cell: a point for an empty one, 1 to 9, then A for 10, B for 11, and 0 on boards whose values begin at 0. The methods
/// throw <see cref="NonetException"/> for a text that cannot be read, and may be called from several threads at once. Each
/// call prepares the board, which takes a few microseconds, or a few milliseconds for 25x25. Set limits for large
/// boards.</para>
/// </summary>
/// <param name="Name">The name in its normalized form.</param>
/// <param name="Rows">The number of rows.</param>
/// <param name="Columns">The number of columns.</param>
/// <param name="Digits">The number of digits.</param>
/// <param name="FirstValue">The first value that is written: 1 or 0.</param>
/// <param name="Houses">Sets of cells that must hold different digits.</param>
public sealed unsafe record Board(
    [Key("board")] string Name, int Rows, int Columns, int Digits, int FirstValue, IReadOnlyList<BoardHouse> Houses) {
    private delegate int Question(Call call, byte* board, TextHandle written);

    /// <summary>Returns the board of a name.</summary>
    /// <param name="name">"16x16", "9x9+x+knight", "jigsaw:1122...": docs/boards.md.</param>
    /// <returns>The board.</returns>
    public static Board Of(string name) => Call.AskJson<Board>(name, null, (c, written) => Native.nonet_board(c.Text, written, c.Error));

    /// <summary>Solves a puzzle; unless the limits say otherwise, also proves that the solution is the only one.</summary>
    /// <param name="text">The puzzle.</param>
    /// <param name="limits">Limits of the search.</param>
    /// <returns>Solutions, status and counters.</returns>
    public Solved Solve(string text, Limits? limits = null) =>
        AskJson<Solved>(text, limits, (c, board, written) => Native.nonet_board_solve(board, c.Text, c.Length, c.Limits, written, c.Error));

    /// <summary>Solves a puzzle with the given engine. Those from tutorials can take hours on large boards.</summary>
    /// <param name="text">The puzzle.</param>
    /// <param name="engine">One of <see cref="Sudoku.Engines"/>.</param>
    /// <param name="limits">Limits of the search.</param>
    /// <returns>Solutions, status and counters.</returns>
    public Solved Solve(string text, string engine, Limits? limits = null) =>
        AskJson<Solved>(text, limits, (c, board, written) => {
            fixed (byte* name = Utf8.Of(engine)) {
                return Native.nonet_board_solve_with(board, c.Text, c.Length, c.Limits, name, written, c.Error);
            }
        });

    /// <summary>The events of an engine's search.</summary>
    /// <param name="text">The puzzle.</param>
    /// <param name="engine">One of <see cref="Sudoku.Engines"/>.</param>
    /// <param name="mostEvents">The most events to record; 0: none, only the counters.</param>
    /// <param name="limits">Limits of the search; null: one solution ends it.</param>
    /// <returns>The events and counters; cells count from 0 along the rows, digits from 1, also on boards whose values begin
    /// at 0.</returns>
    public Trace Trace(string text, string engine = "row", int mostEvents = 100_000, Limits? limits = null) =>
        Sudoku.Traced(text, engine, mostEvents, limits, (c, name, events, most, summary) => {
            fixed (byte* board = Utf8.Of(Name)) {
                return Native.nonet_board_trace(board, c.Text, c.Length, name, c.Limits, events, most, summary, c.Error);
            }
        });

    /// <summary>A picture of a puzzle with its candidates, or of a step of its path on the grid before it.</summary>
    /// <param name="text">The puzzle.</param>
    /// <param name="step">1 for the first step; 0 for the puzzle itself.</param>
    /// <param name="limits">Limits of the search for the path; null: ten million nodes.</param>
    /// <returns>SVG.</returns>
    public string Draw(string text, ulong step = 0, Limits? limits = null) => Encoding.UTF8.GetString(Drawn(text, step, "svg", limits));

    /// <summary>The same picture as a page for printing.</summary>
    /// <param name="text">The puzzle.</param>
    /// <param name="step">1 for the first step; 0 for the puzzle itself.</param>
    /// <param name="limits">Limits of the search for the path; null: ten million nodes.</param>
    /// <returns>The bytes of a PDF.</returns>
    public byte[] DrawPdf(string text, ulong step = 0, Limits? limits = null) => Drawn(text, step, "pdf", limits);

    private byte[] Drawn(string text, ulong step, string form, Limits? limits) =>
        Sudoku.Drawn(text, form, limits, (c, format, written) => {
            fixed (byte* board = Utf8.Of(Name)) {
                return Native.nonet_board_draw(board, c.Text, c.Length, step, format, c.Limits, written, c.Error);
            }
        });

    /// <summary>Why a puzzle is broken and how to repair it.</summary>
    /// <param name="text">The puzzle.</param>
    /// <param name="limits">Limits of the searches; null: five seconds.</param>
    /// <returns>The result.</returns>
    public BoardDiagnosis Diagnose(string text, Limits? limits = null) =>
        AskJson<BoardDiagnosis>(
            text, limits, (c, board, written) => Native.nonet_board_diagnose(board, c.Text, c.Length, c.Limits, written, c.Error));

    /// <summary>Checks whether a puzzle is proper, or a finished grid correct, and if not, where it is wrong.</summary>
    /// <param name="text">The puzzle.</param>
    /// <param name="limits">Limits for all searches together; solutions is ignored.</param>
    /// <returns>The result.</returns>
    public Checked Check(string text, Limits? limits = null) =>
        AskJson<Checked>(text, limits, (c, board, written) => Native.nonet_board_check(board, c.Text, c.Length, 1, c.Limits, written, c.Error));

    /// <summary>Counts solutions.</summary>
    /// <param name="text">The puzzle.</param>
    /// <param name="limits">Limits, with the number of solutions after which to stop; default: 2.</param>
    /// <returns>The number of solutions.</returns>
    public Counted Count(string text, Limits? limits = null) =>
        AskJson<Counted>(text, limits, (c, board, written) => Native.nonet_board_count(board, c.Text, c.Length, c.Limits, written, c.Error));

    /// <summary>The digits that each cell holds in some solution.</summary>
    /// <param name="text">The puzzle.</param>
    /// <param name="limits">Limits of the search; solutions is ignored.</param>
    /// <returns>The union of all solutions.</returns>
    public TrueCandidates Candidates(string text, Limits? limits = null) =>
        AskJson<TrueCandidates>(
            text, limits, (c, board, written) => Native.nonet_board_candidates(board, c.Text, c.Length, c.Limits, written, c.Error));

    /// <summary>The next step.</summary>
    /// <param name="text">Values and the player's own marks, if there are any.</param>
    /// <param name="level">How much to reveal: 1 the region, 2 the house, 3 the technique, 4 the cells, 5 everything.</param>
    /// <param name="limits">Limits of the search; null: ten million nodes.</param>
    /// <returns>The hint.</returns>
    public Hint Hint(string text, int level = 5, Limits? limits = null) =>
        AskJson<Hint>(
            text, limits, (c, board, written) => Native.nonet_board_hint(board, c.Text, c.Length, level, c.Limits, written, c.Error));

    /// <summary>Every step that the board's techniques find.</summary>
    /// <param name="text">The puzzle.</param>
    /// <param name="limits">Limits of the search; null: ten million nodes.</param>
    /// <returns>The path; its steps have a level and no rating.</returns>
    public Explanation Explain(string text, Limits? limits = null) =>
        AskJson<Explanation>(
            text, limits, (c, board, written) => Native.nonet_board_explain(board, c.Text, c.Length, c.Limits, written, c.Error));

    /// <summary>The contradiction that follows from a candidate.</summary>
    /// <param name="text">The puzzle.</param>
    /// <param name="cell">A cell of the board.</param>
    /// <param name="digit">A value, in the board's form.</param>
    /// <param name="limits">Limits of the search; null: ten million nodes.</param>
    /// <returns>The reason why it is impossible, or that it is correct.</returns>
    public WhyNot WhyNot(string text, Cell cell, int digit, Limits? limits = null) {
        if (cell.Row > Rows || cell.Column > Columns)
            throw new NonetException($"found {cell}, expected a cell of {Rows} rows and {Columns} columns");
        int number = (cell.Row - 1) * Columns + cell.Column - 1;
        return AskJson<WhyNot>(
            text, limits, (c, board, written) => Native.nonet_board_why_not(board, c.Text, c.Length, number, digit, c.Limits, written, c.Error));
    }

    /// <summary>The rating of a puzzle: the level of its hardest step.</summary>
    /// <param name="text">The puzzle.</param>
    /// <param name="limits">Limits of the search; null: ten million nodes.</param>
    /// <returns>The level, and the steps of each technique.</returns>
    public BoardRating Rate(string text, Limits? limits = null) =>
        AskJson<BoardRating>(
            text, limits, (c, board, written) => Native.nonet_board_rate(board, c.Text, c.Length, c.Limits, written, c.Error));

    /// <summary>A certificate of the answer, which the program nonet-verify checks.</summary>
    /// <param name="text">The puzzle, without pencil marks.</param>
    /// <param name="limits">Limits of the search.</param>
    /// <returns>The certificate.</returns>
    public Proof Proof(string text, Limits? limits = null) {
        int outcome = 0;
        var line = Ask(text, limits, (c, board, written) => {
            int proved;
            int status = Native.nonet_board_prove(board, c.Text, c.Length, c.Limits, written, &proved, c.Error);
            outcome = proved;
            return status;
        });
        return new Proof((Status)outcome, line.Length == 0 ? null : Encoding.UTF8.GetString(line));
    }

    /// <summary>Lists solutions.</summary>
    /// <param name="text">The puzzle.</param>
    /// <param name="most">The most results; 0: all of them.</param>
    /// <param name="limits">Limits of the search; solutions is ignored.</param>
    /// <returns>The solutions.</returns>
    public Listing<string> Solutions(string text, ulong most = 0, Limits? limits = null) =>
        Sudoku.List(text, most, limits, (c, gather, lines, stop) => {
            fixed (byte* board = Utf8.Of(Name)) {
                return Native.nonet_board_enumerate(board, c.Text, c.Length, c.Limits, gather, lines, null, stop, c.Error);
            }
        });

    /// <summary>
    /// Finds a minimal puzzle within a puzzle: drops givens in the order of the cells as long as the solution stays the only
    /// one.
    /// </summary>
    /// <param name="text">The puzzle, which has exactly one solution.</param>
    /// <param name="limits">Limits of the searches.</param>
    /// <returns>Its cells; null if the limits ended the search.</returns>
    public string? Minimal(string text, Limits? limits = null) => Sudoku.MinimalOn(Name, text, limits);

    /// <summary>Writes a puzzle.</summary>
    /// <param name="text">The puzzle in any form.</param>
    /// <param name="form">The form to write.</param>
    /// <returns>The puzzle in that form.</returns>
    public string Format(string text, Form form) {
        var name = Utf8.Of(form.ToString().ToLowerInvariant());
        return Encoding.UTF8.GetString(Ask(text, null, (c, board, written) => {
            fixed (byte* at = name) {
                return Native.nonet_board_format(board, c.Text, c.Length, at, written, c.Error);
            }
        }));
    }

    /// <summary>Makes puzzles first, first + 1, ... of a seed, the same on every machine. Each has exactly one solution,
    /// which is proved.</summary>
    /// <param name="options">The order; only seed, attempts, minimal, givens and symmetry are supported.</param>
    /// <param name="first">The number of the first puzzle.</param>
    /// <param name="count">The number of puzzles.</param>
    /// <param name="limits">Time and cancel, for the whole call; unfinished puzzles have an empty solution.</param>
    /// <returns>The puzzles.</returns>
    public IReadOnlyList<Generated> Generate(GenerateOptions options, ulong first, int count, Limits? limits = null) =>
        Sudoku.Make(Name, options, first, count, limits);

    private byte[] Ask(string text, Limits? limits, Question question) =>
        Call.Ask(text, limits, call => {
            using var written = Native.nonet_text_new();
            fixed (byte* board = Utf8.Of(Name)) {
                call.Expect(question(call, board, written));
            }
            return written.Bytes();
        });

    private T AskJson<T>(string text, Limits? limits, Question question) => Json.Read<T>(Ask(text, limits, question));
}

/// <summary>Why a puzzle of a board is broken and how to repair it.</summary>
/// <param name="Status">The puzzle's status.</param>
/// <param name="Solutions">The number of solutions, as far as they were counted.</param>
/// <param name="Exact">Whether these are all.</param>
/// <param name="Duplicates">Equal givens in a house.</param>
/// <param name="Broken">Givens that break another rule of the board.</param>
/// <param name="Forbidden">Givens that the board does not allow there.</param>
/// <param name="Conflict">For a puzzle without a solution: givens that contradict each other.</param>
/// <param name="Differing">Cells in which solutions differ.</param>
/// <param name="SingleCompletions">For a puzzle with several solutions: values each of which alone makes the solution the
/// only one.</param>
/// <param name="CompletionsKnown">Whether the search for these was complete.</param>
/// <param name="Repairs">The repairs that assume a single slip.</param>
/// <param name="RepairsKnown">For a puzzle without a solution: whether the search for repairs was complete.</param>
/// <param name="Sentences">The diagnosis in words, without the repairs.</param>
public sealed record BoardDiagnosis(
    Status Status,
    ulong Solutions,
    bool Exact,
    IReadOnlyList<Duplicate> Duplicates,
    IReadOnlyList<Broken> Broken,
    IReadOnlyList<Cell> Forbidden,
    BoardConflict? Conflict,
    IReadOnlyList<Cell> Differing,
    IReadOnlyList<Edit>? SingleCompletions,
    bool? CompletionsKnown,
    IReadOnlyList<Repair> Repairs,
    bool? RepairsKnown,
    IReadOnlyList<string> Sentences);

/// <summary>Givens of a board that contradict each other.</summary>
/// <param name="Cells">The givens.</param>
/// <param name="Minimal">Whether none of them can be left out.</param>
public sealed record BoardConflict(IReadOnlyList<Cell> Cells, bool Minimal);

/// <summary>The rating of a puzzle of a board. It has a level and no number, which is defined only for the classic
/// board.</summary>
/// <param name="Board">Its name.</param>
/// <param name="Status">The puzzle's status; only unique puzzles have the other members.</param>
/// <param name="Ending">How the path ends.</param>
/// <param name="Level">The level of the hardest step; null if the board's techniques do not solve the puzzle.</param>
/// <param name="Hardest">The name of its technique.</param>
/// <param name="Steps">The number of steps.</param>
/// <param name="Counts">The number of steps of each technique, by its id.</param>
public sealed record BoardRating(
    string Board, Status Status, Ending? Ending, Level? Level, string? Hardest, int? Steps, IReadOnlyDictionary<string, int>? Counts);

/// <summary>A house of a board.</summary>
/// <param name="Kind">The kind of house.</param>
/// <param name="Name">The name: row 4.</param>
/// <param name="Cells">Its cells.</param>
public sealed record BoardHouse(HouseKind Kind, string Name, IReadOnlyList<Cell> Cells);

/// <summary>The arrangement of a rule's cells.</summary>
public enum RulePlace {
    /// <summary>In any order: a cage.</summary>
    Cells,
    /// <summary>In order: a thermometer.</summary>
    Line,
    /// <summary>A row, a column or a diagonal, starting at the clue.</summary>
    Outside,
    /// <summary>None: the rule applies to the whole board.</summary>
    Board,
}

/// <summary>The numbers that a rule takes.</summary>
public enum RuleNumbers {
    /// <summary>None.</summary>
    None,
    /// <summary>One.</summary>
    One,
    /// <summary>One, or none.</summary>
    Optional,
    /// <summary>One, with a default.</summary>
    Usual,
    /// <summary>A list.</summary>
    Several,
    /// <summary>A text.</summary>
    Pattern,
    /// <summary>Other rules.</summary>
    Rules,
}

/// <summary>A kind of rule that boards can have.</summary>
/// <param name="Id">Its word in a board's name: killer.</param>
/// <param name="Name">The display name.</param>
/// <param name="Meaning">The meaning in one sentence.</param>
/// <param name="Example">An example, as in a board's name.</param>
/// <param name="Place">The arrangement of its cells.</param>
/// <param name="Numbers">The numbers that it takes.</param>
/// <param name="LeastGroups">The fewest groups of cells.</param>
/// <param name="MostGroups">The most groups of cells; 0 means any number.</param>
/// <param name="LeastCells">The fewest cells in each group.</param>
/// <param name="MostCells">The most cells in each group; 0 means any number.</param>
public sealed record RuleKind(
    string Id, string Name, string Meaning, string Example, RulePlace Place, RuleNumbers Numbers,
    int LeastGroups, int MostGroups, int LeastCells, int MostCells);

internal sealed record RuleKindList(IReadOnlyList<RuleKind> Kinds);
