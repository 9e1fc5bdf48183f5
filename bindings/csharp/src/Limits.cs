namespace Nonet;

using System;
using System.Threading;

/// <summary>
/// The limits of a search. Zero means no limit: <c>new Limits { Nodes = 1000, Time = TimeSpan.FromSeconds(1) }</c>.
/// Without limits, <see cref="Sudoku.Diagnose"/> ends after five seconds, and <see cref="Puzzle.Hint"/>,
/// <see cref="Puzzle.Explain"/>, <see cref="Puzzle.AllSteps"/>, <see cref="Puzzle.WhyNot"/> and <see cref="Puzzle.Rate"/>
/// after ten million nodes;
/// other calls have no default limit, so set limits for long searches.
/// </summary>
public sealed record Limits {
    /// <summary>Stop after finding this many; 0: find all. The default, 2, tells unique from multiple.</summary>
    public ulong Solutions { get; init; } = 2;

    /// <summary>The most positions to search; 0: no limit.</summary>
    public ulong Nodes { get; init; }

    /// <summary>The time from the start of the call; zero: no limit.</summary>
    public TimeSpan Time { get; init; }

    /// <summary>
    /// Ends the search within about a millisecond: the call throws <see cref="OperationCanceledException"/>.
    /// </summary>
    public CancellationToken Cancel { get; init; }
}
