namespace Nonet;

using System;
using System.Collections.Generic;

/// <summary>
/// Functions for Sudoku puzzles.
/// <para>A puzzle is a text in any form that the nonet command reads: 81 characters with a point or 0 for an empty cell, nine
/// rows, pencil marks, ...  Surrounding white space is ignored.  All methods throw <see cref="NonetException"/> for a text
/// that cannot be read and for arguments out of their range; a puzzle without a solution is not an error. Several threads can
/// call them at the same time.</para>
/// <para>Puzzles are of the classic board; for others use <see cref="Board"/>.</para>
/// </summary>
public static unsafe partial class Sudoku {
    internal const int Cells = 81;

    // As in nonet.h.
    private const int CellsRoom = 626;
    private const int MarksRoom = 15626;

    /// <summary>The version of the engine: three numbers.</summary>
    public static string Version => Utf8.At(Native.nonet_version());

    /// <summary>Solves a puzzle; unless the limits say otherwise, also proves that the solution is the only one.</summary>
    /// <param name="text">The puzzle.</param>
    /// <param name="engine">
    /// One of <see cref="Engines"/>; null: the fastest.  The engines from tutorials can take minutes, so set limits.
    /// </param>
    /// <param name="limits">Limits of the search.</param>
    /// <returns>Solutions, status and counters.</returns>
    public static Solved Solve(string text, string? engine = null, Limits? limits = null) =>
        Call.Ask(text, limits, call => {
            byte* first = stackalloc byte[2 * CellsRoom];
            byte* second = first + CellsRoom;
            var answer = new nonet_answer { size = (nuint)sizeof(nonet_answer), first = first, second = second, room = CellsRoom };
            fixed (byte* name = Utf8.Of(engine)) {
                call.Expect(Native.nonet_solve(call.Text, call.Length, call.Limits, name, &answer, call.Error));
            }
            return new Solved(
                (Status)answer.outcome,
                answer.solutions,
                answer.solutions == 0 ? null : Utf8.At(first),
                answer.solutions < 2 ? null : Utf8.At(second),
                answer.digit_tries,
                answer.backtracks,
                answer.nodes);
        });

    /// <summary>Solves many puzzles at once, which is many times faster than one by one.</summary>
    /// <param name="grids">81 values for each puzzle, row by row: 1 to 9, 0 for an empty cell.</param>
    /// <param name="limits">Limits; solutions and nodes apply to each puzzle, time and cancel to the whole call.</param>
    /// <returns>Solutions and statuses.</returns>
    public static SolvedBatch SolveBatch(ReadOnlySpan<byte> grids, Limits? limits = null) => Batch(grids, limits, false);

    /// <summary>Solves many puzzles at once into the caller's memory.</summary>
    /// <param name="grids">81 values for each puzzle, row by row: 1 to 9, 0 for an empty cell.</param>
    /// <param name="solutions">Memory of the same length as the grids; the place of a puzzle without a solution is not
    /// changed.</param>
    /// <param name="statuses">One for each puzzle.</param>
    /// <param name="limits">Limits; solutions and nodes apply to each puzzle, time and cancel to the whole call.</param>
    /// <returns><see cref="Stop.Finished"/>, unless the call was ended early.</returns>
    public static Stop SolveBatch(ReadOnlySpan<byte> grids, Span<byte> solutions, Span<Status> statuses, Limits? limits = null) =>
        Batch(grids, solutions, statuses, limits, false);

    /// <summary>Solves many puzzles, with all limits applied to each puzzle, so hard ones do not use up the limits of
    /// others.</summary>
    /// <param name="grids">81 values for each puzzle, row by row: 1 to 9, 0 for an empty cell.</param>
    /// <param name="limits">Limits for each puzzle.</param>
    /// <returns>Solutions and statuses.</returns>
    public static SolvedBatch SolveEach(ReadOnlySpan<byte> grids, Limits? limits = null) => Batch(grids, limits, true);

    private static SolvedBatch Batch(ReadOnlySpan<byte> grids, Limits? limits, bool each) {
        var solutions = new byte[grids.Length];
        var statuses = new Status[grids.Length / Cells];
        return new SolvedBatch(solutions, statuses, Batch(grids, solutions, statuses, limits, each));
    }

    private static Stop Batch(ReadOnlySpan<byte> grids, Span<byte> solutions, Span<Status> statuses, Limits? limits, bool each) {
        int count = grids.Length / Cells;
        if (grids.Length % Cells != 0)
            throw new NonetException(ErrorCode.WrongLength, (ulong)grids.Length, 1, 1, $"found {grids.Length} values, expected a multiple of {Cells}");
        if (solutions.Length != grids.Length || statuses.Length != count)
            throw new NonetException($"found room for {solutions.Length} values and {statuses.Length} statuses, expected {grids.Length} and {count}");
        nonet_limits bounds;
        nonet_cancel flag;
        int stop = 0;
        var error = Call.NoError();
        fixed (byte* values = grids, first = solutions)
        fixed (Status* outcomes = statuses) {
            var batch = new nonet_batch {
                size = (nuint)sizeof(nonet_batch), count = (nuint)count, grids = values, first = first, outcomes = (byte*)outcomes
            };
            using (Call.Bound(limits, &bounds, &flag)) {
                var given = limits == null ? null : &bounds;
                int status = each
                    ? Native.nonet_solve_each(&batch, given, &error)
                    : Native.nonet_solve_batch(&batch, given, null, &stop, &error);
                if (status != 0) throw Call.Failure(status, &error);
            }
        }
        return each && limits != null && limits.Cancel.IsCancellationRequested ? Stop.Cancelled : (Stop)stop;
    }

    /// <summary>Checks whether a puzzle is proper, or a finished grid correct, and if not, where it is wrong.</summary>
    /// <param name="text">The puzzle.</param>
    /// <param name="limits">Limits for all searches together; solutions is ignored.</param>
    /// <returns>The result.</returns>
    public static Checked Check(string text, Limits? limits = null) =>
        Call.AskJson<Checked>(text, limits, (c, written) => Native.nonet_check_text(c.Text, c.Length, 1, c.Limits, written, c.Error));

    /// <summary>Counts solutions.</summary>
    /// <param name="text">The puzzle.</param>
    /// <param name="limits">Limits, with the number of solutions after which to stop; default: 2.</param>
    /// <returns>The number of solutions.</returns>
    public static Counted Count(string text, Limits? limits = null) =>
        Call.Ask(text, limits, call => {
            ulong count;
            int stop;
            call.Expect(Native.nonet_count(call.Text, call.Length, call.Limits, &count, &stop, call.Error));
            return new Counted(count, (Stop)stop == Stop.Finished, (Stop)stop);
        });

    /// <summary>The digits that each cell holds in some solution.</summary>
    /// <param name="text">The puzzle.</param>
    /// <param name="limits">Limits of the search; solutions is ignored.</param>
    /// <returns>The union of all solutions.</returns>
    public static TrueCandidates Candidates(string text, Limits? limits = null) =>
        Call.Ask(text, limits, call => {
            byte* marks = stackalloc byte[MarksRoom];
            int stop;
            call.Expect(Native.nonet_true_candidates(call.Text, call.Length, call.Limits, marks, MarksRoom, &stop, call.Error));
            return new TrueCandidates(Utf8.At(marks), (Stop)stop == Stop.Finished);
        });

    /// <summary>Estimates the number of solutions if there are too many to count.</summary>
    /// <param name="text">The puzzle.</param>
    /// <param name="seed">The same seed gives the same estimate everywhere.</param>
    /// <param name="probes">The number of probes, 0 for 10,000; four times as many halve the width of the interval.</param>
    /// <param name="limits">Limits of the search.</param>
    /// <returns>A number, or a 95 percent interval.</returns>
    public static Estimate Estimate(string text, ulong seed = 0, ulong probes = 0, Limits? limits = null) =>
        Call.AskJson<Estimate>(text, limits, (c, written) => Native.nonet_estimate(c.Text, c.Length, seed, probes, c.Limits, written, c.Error));

    /// <summary>Why a puzzle is broken and how to repair it.</summary>
    /// <param name="text">The text, which need not be a valid puzzle.</param>
    /// <param name="limits">Of the searches; null: five seconds.  Solutions are not looked at.</param>
    /// <returns>The result.</returns>
    public static Diagnosis Diagnose(string text, Limits? limits = null) =>
        Call.AskJson<Diagnosis>(text, limits, (c, written) => Native.nonet_diagnose(c.Text, c.Length, c.Limits, written, c.Error));

    /// <summary>A player's grid compared with its puzzle.</summary>
    /// <param name="givens">The puzzle.</param>
    /// <param name="entries">The player's grid.</param>
    /// <param name="order">The cells in the order of play; null: unknown.</param>
    /// <param name="limits">Limits of the searches; solutions is ignored.</param>
    /// <returns>What is wrong, and which entry was wrong first.</returns>
    public static Entries DiagnoseEntries(string givens, string entries, IReadOnlyList<Cell>? order = null, Limits? limits = null) {
        if (entries == null) throw new ArgumentNullException(nameof(entries));
        var cells = new ushort[order?.Count ?? 0];
        for (int i = 0; i < cells.Length; ++i) cells[i] = (ushort)order![i].Index;
        var player = Utf8.Of(entries)!;
        return Call.AskJson<Entries>(givens, limits, (c, written) => {
            fixed (byte* at = player)
            fixed (ushort* first = cells) {
                return Native.nonet_diagnose_entries(
                    c.Text, c.Length, at, (nuint)player.Length - 1, first, (nuint)cells.Length, c.Limits, written, c.Error);
            }
        });
    }
}
