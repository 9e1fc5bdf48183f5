namespace Nonet;

/// <summary>A result of <see cref="Sudoku.Read(string)"/>: a <see cref="Puzzle"/> or an <see cref="Unreadable"/>.</summary>
/// <param name="Line">The line of the text on which it begins, from 1.</param>
public abstract record Reading(ulong Line) {
    /// <summary>A puzzle.</summary>
    /// <param name="Line">The line on which it begins, from 1.</param>
    /// <param name="Cells">Its givens, 81 characters, or as many as its board has cells.</param>
    /// <param name="Marks">729 characters (on other boards one for each digit of each cell); null if it has no pencil
    /// marks.</param>
    /// <param name="Board">The board's name, if a board was given; otherwise null.</param>
    /// <param name="Format">The form in which it was written: line, grid, ...</param>
    public sealed record Puzzle(ulong Line, string Cells, string? Marks, string? Board, string Format) : Reading(Line);

    /// <summary>A place where a puzzle was expected.</summary>
    /// <param name="Error">The error, with its place in the whole text.</param>
    public sealed record Unreadable(NonetException Error) : Reading(Error.Line);
}
