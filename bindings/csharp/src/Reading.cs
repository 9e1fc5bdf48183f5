namespace Nonet;

/// <summary>What <see cref="Sudoku.Read(string)"/> meets: a <see cref="Puzzle"/> or an <see cref="Unreadable"/>.</summary>
/// <param name="Line">The line of the text on which it begins, from 1.</param>
public abstract record Reading(ulong Line) {
    /// <summary>A puzzle.</summary>
    /// <param name="Line">On which it begins, from 1.</param>
    /// <param name="Cells">Its givens, 81 characters, or as many as its board has cells.</param>
    /// <param name="Marks">729 characters, or for each cell as many as the board has digits; null unless it came with pencil marks.</param>
    /// <param name="Board">Its name, where boards were asked for; otherwise null.</param>
    /// <param name="Format">The form in which it was written: line, grid, ...</param>
    public sealed record Puzzle(ulong Line, string Cells, string? Marks, string? Board, string Format) : Reading(Line);

    /// <summary>What stood where a puzzle was expected.</summary>
    /// <param name="Error">What is wrong, and where in the whole text.</param>
    public sealed record Unreadable(NonetException Error) : Reading(Error.Line);
}
