namespace Nonet;

using System;
using System.Collections.Generic;
using System.Linq;
using System.Text;

/// <summary>The results in the order in which they were found.</summary>
/// <typeparam name="T">Grids of 81 characters, or lists of cells.</typeparam>
/// <param name="Found">The results.</param>
/// <param name="Stop">Why the search ended; <see cref="Stop.Finished"/> means that nothing is missing.</param>
public sealed record Listing<T>(IReadOnlyList<T> Found, Stop Stop) {
    /// <summary>Whether nothing is missing.</summary>
    public bool Exact => Stop == Stop.Finished;
}

// Lists of grids.
public static unsafe partial class Sudoku {
    internal delegate int ListQuestion(Call call, IntPtr gather, void* lines, int* stop);

    /// <summary>Lists solutions.</summary>
    /// <param name="text">The puzzle.</param>
    /// <param name="most">The most results; 0: all of them.</param>
    /// <param name="limits">Limits of the search; solutions is ignored.</param>
    /// <returns>The solutions.</returns>
    public static Listing<string> Solutions(string text, ulong most = 0, Limits? limits = null) =>
        List(text, most, limits, (c, gather, lines, stop) => Native.nonet_enumerate(c.Text, c.Length, c.Limits, gather, lines, null, stop, c.Error));

    /// <summary>
    /// Finds a minimal puzzle within a puzzle: drops givens in the order of the cells as long as the solution stays the only
    /// one.
    /// </summary>
    /// <param name="text">The puzzle, which has exactly one solution.</param>
    /// <param name="limits">Limits of the searches.</param>
    /// <returns>Its cells; null if the limits ended the search.</returns>
    public static string? Minimal(string text, Limits? limits = null) => MinimalOn("9x9", text, limits);

    internal static string? MinimalOn(string board, string text, Limits? limits) =>
        Call.Ask(text, limits, call => {
            using var written = Native.nonet_text_new();
            fixed (byte* name = Utf8.Of(board)) {
                call.Expect(Native.nonet_board_minimal(name, call.Text, call.Length, call.Limits, written, call.Error));
            }
            var cells = written.Bytes();
            return cells.Length == 0 ? null : Encoding.UTF8.GetString(cells);
        });

    /// <summary>Lists the minimal puzzles within a puzzle.</summary>
    /// <param name="text">The puzzle, which has exactly one solution.</param>
    /// <param name="most">The most results; 0: all of them, which can be very many.</param>
    /// <param name="limits">Limits of the search; solutions is ignored.</param>
    /// <returns>The puzzles.</returns>
    public static Listing<string> MinimalPuzzles(string text, ulong most = 0, Limits? limits = null) =>
        List(text, most, limits, (c, gather, lines, stop) =>
            Native.nonet_minimal_puzzles(c.Text, c.Length, c.Limits, gather, lines, null, stop, c.Error));

    /// <summary>Lists the puzzles with one solution that result from dropping and adding givens.</summary>
    /// <param name="text">The puzzle.</param>
    /// <param name="drop">The number of givens to drop.</param>
    /// <param name="add">The number of givens to add.</param>
    /// <param name="most">The most results; 0: all of them.</param>
    /// <param name="limits">Limits of the search; solutions is ignored.</param>
    /// <returns>The puzzles.</returns>
    public static Listing<string> Neighbours(string text, int drop = 1, int add = 1, ulong most = 0, Limits? limits = null) =>
        List(text, most, limits, (c, gather, lines, stop) =>
            Native.nonet_neighbours(c.Text, c.Length, drop, add, c.Limits, gather, lines, null, stop, c.Error));

    /// <summary>
    /// Lists the minimal unavoidable sets of a puzzle's solution, the smallest first. Every puzzle with that solution has a
    /// given in each of them.
    /// </summary>
    /// <param name="text">A solution, or a puzzle that has exactly one.</param>
    /// <param name="mostCells">The most cells of a set: 20 milliseconds for 12, and five times as long for each two
    /// more.</param>
    /// <param name="limits">Limits of the search; solutions is ignored.</param>
    /// <returns>The cells of each.</returns>
    public static Listing<IReadOnlyList<Cell>> UnavoidableSets(string text, int mostCells = 10, Limits? limits = null) {
        var (sets, stop) = List(text, 0, limits, (c, gather, lines, stop) =>
            Native.nonet_unavoidable_sets(c.Text, c.Length, mostCells, c.Limits, gather, lines, null, stop, c.Error));
        var cells = sets.Select(set => (IReadOnlyList<Cell>)Enumerable.Range(0, Cells).Where(i => set[i] != '.').Select(i => new Cell(i / 9 + 1, i % 9 + 1)).ToArray());
        return new Listing<IReadOnlyList<Cell>>(cells.ToArray(), stop);
    }

    internal static Listing<string> List(string text, ulong most, Limits? limits, ListQuestion question) =>
        Call.Ask(text, (limits ?? new Limits()) with { Solutions = most }, call => {
            using var lines = Native.nonet_text_new();
            int stop;
            call.Expect(question(call, Native.nonet_gather_grids(), (void*)lines.DangerousGetHandle(), &stop));
            var found = Encoding.UTF8.GetString(lines.Bytes()).Split('\n', StringSplitOptions.RemoveEmptyEntries);
            return new Listing<string>(found, (Stop)stop);
        });
}
