namespace Nonet;

using System.Collections.Generic;

/// <summary>A scale, and what of it is switched off.</summary>
/// <param name="Scale">"se", "hodoku", "hodoku-2.3", "nonet", or the text of a scale, several lines.</param>
/// <param name="Without">Ids of techniques that are switched off; null: none.</param>
public sealed record ScaleChoice(string Scale, IReadOnlyList<string>? Without = null);

/// <summary>How hard a puzzle is for people, on any scale.</summary>
/// <param name="Status">What the puzzle turned out to be; only unique ones are rated.</param>
/// <param name="Level">Of the scale; null where it has none, or where its techniques do not suffice.</param>
/// <param name="Difficulty">Of the hardest step, a decimal: "3.4".</param>
/// <param name="Score">The sum of all steps; null where the scale has none.</param>
/// <param name="Scale">With its version, and with what was switched off.</param>
/// <param name="Ending">Solved, or stuck.</param>
/// <param name="Counts">How many steps of each technique.</param>
public sealed record ScaleRating(Status Status, string? Level, string? Difficulty, string? Score, string? Scale, string? Ending,
    IReadOnlyDictionary<string, int>? Counts);
