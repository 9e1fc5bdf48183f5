namespace Nonet;

using System;

/// <summary>The answers to many puzzles at once.</summary>
public sealed class SolvedBatch {
    internal SolvedBatch(byte[] solutions, Status[] statuses, Stop stop) {
        Solutions = solutions;
        Statuses = statuses;
        Stop = stop;
    }

    /// <summary>How many puzzles.</summary>
    public int Count => Statuses.Length;

    /// <summary>81 values for each puzzle: of the first solution found, or zeros.</summary>
    public byte[] Solutions { get; }

    /// <summary>What each of the puzzles turned out to be.</summary>
    public Status[] Statuses { get; }

    /// <summary><see cref="Stop.Finished"/>, unless time or <see cref="Limits.Cancel"/> cut the call short.</summary>
    public Stop Stop { get; }

    /// <summary>The first solution found of one of the puzzles.</summary>
    /// <param name="puzzle">Its number, from 0.</param>
    /// <returns>81 digits; null when none was found.</returns>
    public string? Solution(int puzzle) {
        var values = Solutions.AsSpan(Sudoku.Cells * puzzle, Sudoku.Cells);
        if (values[0] == 0) return null;
        Span<char> digits = stackalloc char[Sudoku.Cells];
        for (int i = 0; i < digits.Length; ++i) digits[i] = (char)('0' + values[i]);
        return new string(digits);
    }
}
