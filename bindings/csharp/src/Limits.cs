namespace Nonet;

using System;
using System.Threading;

/// <summary>
/// How long a search may go on.  What is zero is not limited: <c>new Limits { Nodes = 1000, Time = TimeSpan.FromSeconds(1) }</c>.
/// Without limits, <see cref="Sudoku.Diagnose"/> ends after five seconds, and <see cref="Sudoku.Hint(string, int, Limits?)"/>,
/// <see cref="Sudoku.Explain"/>, <see cref="Sudoku.AllSteps(string, Limits?)"/> and <see cref="Sudoku.WhyNot(string, Cell, int, Limits?)"/> after ten million nodes;
/// nothing else ends a search, so give limits to whatever may be long.
/// </summary>
public sealed record Limits {
    /// <summary>Stop once this many are found; 0: find them all.  2 tell unique from multiple.</summary>
    public ulong Solutions { get; init; } = 2;

    /// <summary>Positions looked at.</summary>
    public ulong Nodes { get; init; }

    /// <summary>From the start of the call.</summary>
    public TimeSpan Time { get; init; }

    /// <summary>
    /// Ends the search within about a millisecond.  What was found so far is the answer, with <see cref="Stop.Cancelled"/> or
    /// <see cref="Status.Budget"/>: nothing is thrown.
    /// </summary>
    public CancellationToken Cancel { get; init; }
}
