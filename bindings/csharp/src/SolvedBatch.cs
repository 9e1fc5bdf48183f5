namespace Nonet;

using System;

/// <summary>The answers to many puzzles at once.</summary>
public sealed class SolvedBatch {
    internal SolvedBatch(byte[] solutions, Status[] statuses, Stop stop) {
        Solutions = solutions;
        Statuses = statuses;
        Stop = stop;
    }

    /// <summary>The number of puzzles.</summary>
    public int Count => Statuses.Length;

    /// <summary>81 values for each puzzle: the first solution found, or zeros.</summary>
    public byte[] Solutions { get; }

    /// <summary>The status of each puzzle.</summary>
    public Status[] Statuses { get; }

    /// <summary><see cref="Stop.Finished"/>, unless a time limit ended the call early.</summary>
    public Stop Stop { get; }

    /// <summary>The first solution found of one of the puzzles.</summary>
    /// <param name="puzzle">Its number, from 0.</param>
    /// <returns>81 digits; null if none was found.</returns>
    public string? Solution(int puzzle) {
        var values = Solutions.AsSpan(Sudoku.Cells * puzzle, Sudoku.Cells);
        if (values[0] == 0) return null;
        Span<char> digits = stackalloc char[Sudoku.Cells];
        for (int i = 0; i < digits.Length; ++i) digits[i] = (char)('0' + values[i]);
        return new string(digits);
    }
}
