namespace Nonet;

/// <summary>A result of <see cref="Sudoku.Read(string, string?)"/>: a puzzle, or text that is not one.</summary>
/// <param name="Line">The line of the text on which it begins, from 1.</param>
/// <param name="Puzzle">The puzzle; null if there is an error.</param>
/// <param name="Error">The error, with its place in the whole text; null if there is a puzzle.</param>
public sealed record Reading(ulong Line, Puzzle? Puzzle, NonetException? Error);
