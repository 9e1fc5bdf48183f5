namespace Nonet;

using System.Collections.Generic;

/// <summary>A version of HoDoKu's scale.</summary>
public enum HodokuVersion {
    /// <summary>HoDoKu 2.2.</summary>
    V22,

    /// <summary>HoDoKu 2.3.</summary>
    V23,
}

/// <summary>HoDoKu's levels, the easiest first.</summary>
public enum HodokuLevel {
    /// <summary>Easy.</summary>
    Easy,

    /// <summary>Medium.</summary>
    Medium,

    /// <summary>Hard.</summary>
    Hard,

    /// <summary>Unfair.</summary>
    Unfair,

    /// <summary>Extreme.</summary>
    Extreme,
}

/// <summary>The rating of a puzzle on the scale of HoDoKu.</summary>
/// <param name="Status">The puzzle's status; only unique puzzles are rated.</param>
/// <param name="Level">The level of the hardest step, or a higher one if the score is high.</param>
/// <param name="Score">The sum over all steps.</param>
/// <param name="Scale">The scale with its version.</param>
public sealed record HodokuRating(Status Status, HodokuLevel? Level, ulong? Score, string? Scale);

/// <summary>Every step of HoDoKu's path.</summary>
/// <param name="Status">The puzzle's status; only unique puzzles have steps.</param>
/// <param name="Ending">Why the path ends.</param>
/// <param name="End">The grid at the end.</param>
/// <param name="Level">The puzzle's level.</param>
/// <param name="Score">The puzzle's score.</param>
/// <param name="Scale">The scale with its version.</param>
/// <param name="Marks">The candidates at the start: 729 characters.</param>
/// <param name="Steps">The path.</param>
public sealed record HodokuExplanation(
    Status Status, Ending Ending, string End, HodokuLevel? Level, ulong? Score, string Scale, string Marks, IReadOnlyList<HodokuStep> Steps);

/// <summary>A step of HoDoKu's path.</summary>
/// <param name="Technique">The technique.</param>
/// <param name="Kind">The form that was found.</param>
/// <param name="Name">HoDoKu's own: Locked Candidates Type 1 (Pointing).</param>
/// <param name="Level">The technique's level.</param>
/// <param name="Score">The step's score.</param>
/// <param name="AssumesUnique">True when it relies on the puzzle having one solution.</param>
/// <param name="Place">The values that are placed.</param>
/// <param name="Remove">The candidates that are removed, in HoDoKu's order.</param>
/// <param name="Notation">In short: r4c79&lt;&gt;7.</param>
/// <param name="Text">The whole text.</param>
/// <param name="Sentences">The reasons, without the chains.</param>
/// <param name="Exhibits">The evidence, in the order of the argument.</param>
/// <param name="Chains">One for each branch.</param>
public sealed record HodokuStep(
    string Technique,
    string Kind,
    string Name,
    HodokuLevel Level,
    ulong Score,
    bool? AssumesUnique,
    IReadOnlyList<Candidate> Place,
    IReadOnlyList<Candidate> Remove,
    string Notation,
    string Text,
    IReadOnlyList<string> Sentences,
    IReadOnlyList<Exhibit> Exhibits,
    IReadOnlyList<HodokuChain>? Chains);

/// <summary>The consequences of an assumption, link by link.</summary>
/// <param name="Nodes">Its nodes.</param>
/// <param name="Sentences">One for each node.</param>
/// <param name="Notation">In short.</param>
public sealed record HodokuChain(IReadOnlyList<HodokuNode> Nodes, IReadOnlyList<string> Sentences, string Notation);

/// <summary>A node of a chain: one of the cells holds the digit, or none of them.</summary>
/// <param name="Cells">The cells.</param>
/// <param name="Digit">From 1 to 9.</param>
/// <param name="On">Whether one of them holds it.</param>
public sealed record HodokuNode(IReadOnlyList<Cell> Cells, int Digit, bool On);
