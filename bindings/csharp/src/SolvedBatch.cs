namespace Nonet;

using System;

/// <summary>The answers to many puzzles at once.</summary>
public sealed class SolvedBatch {
    private readonly int _cells, _firstValue;

    internal SolvedBatch(byte[] solutions, Status[] statuses, Stop stop, int cells, int firstValue) {
        Solutions = solutions;
        Statuses = statuses;
        Stop = stop;
        _cells = cells;
        _firstValue = firstValue;
    }

    /// <summary>The number of puzzles.</summary>
    public int Count => Statuses.Length;

    /// <summary>A value for each cell of each puzzle, counted from 1 on every board: the first solution found, or
    /// zeros.</summary>
    public byte[] Solutions { get; }

    /// <summary>The status of each puzzle.</summary>
    public Status[] Statuses { get; }

    /// <summary><see cref="Stop.Finished"/>, unless a time limit ended the call early.</summary>
    public Stop Stop { get; }

    /// <summary>The first solution found of one of the puzzles.</summary>
    /// <param name="puzzle">Its number, from 0.</param>
    /// <returns>A character for each cell, as in <see cref="Puzzle.Cells"/>; null if none was found.</returns>
    public string? Solution(int puzzle) {
        var values = Solutions.AsSpan(_cells * puzzle, _cells);
        if (values[0] == 0) return null;
        Span<char> digits = stackalloc char[_cells];
        for (int i = 0; i < digits.Length; ++i) digits[i] = "0123456789ABCDEFGHIJKLMNOP"[values[i] - 1 + _firstValue];
        return new string(digits);
    }
}
