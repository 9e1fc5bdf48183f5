namespace Nonet;

using System.Collections.Generic;

/// <summary>A version of HoDoKu, whose scale is meant.</summary>
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

/// <summary>How hard a puzzle is for people, on the scale of HoDoKu.</summary>
/// <param name="Status">What the puzzle turned out to be; only unique ones are rated.</param>
/// <param name="Level">Of the hardest step, or a higher one where the score is high.</param>
/// <param name="Score">Of all steps together.</param>
/// <param name="Scale">With its version.</param>
public sealed record HodokuRating(Status Status, HodokuLevel? Level, ulong? Score, string? Scale);

/// <summary>Every step that HoDoKu takes.</summary>
/// <param name="Status">What the puzzle turned out to be; only unique ones have steps.</param>
/// <param name="Ending">Why there are no more steps.</param>
/// <param name="End">The grid where they end.</param>
/// <param name="Level">Of the puzzle.</param>
/// <param name="Score">Of the puzzle.</param>
/// <param name="Scale">With its version.</param>
/// <param name="Marks">729 characters: where the steps begin.</param>
/// <param name="Steps">The path.</param>
public sealed record HodokuExplanation(
    Status Status, Ending Ending, string End, HodokuLevel? Level, ulong? Score, string Scale, string Marks, IReadOnlyList<HodokuStep> Steps);

/// <summary>A step of HoDoKu's path.</summary>
/// <param name="Technique">What was looked for.</param>
/// <param name="Kind">What was found.</param>
/// <param name="Name">HoDoKu's own: Locked Candidates Type 1 (Pointing).</param>
/// <param name="Level">Of the technique.</param>
/// <param name="Score">Of the step.</param>
/// <param name="AssumesUnique">True when it relies on the puzzle having one solution.</param>
/// <param name="Place">What is filled in.</param>
/// <param name="Remove">What is ruled out, in the order in which HoDoKu removes it.</param>
/// <param name="Notation">In short: r4c79&lt;&gt;7.</param>
/// <param name="Text">All of it in words.</param>
/// <param name="Sentences">Why it follows, without the chains.</param>
/// <param name="Exhibits">What to point at, in the order of the argument.</param>
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

/// <summary>What follows from a supposition, link by link.</summary>
/// <param name="Nodes">Its links.</param>
/// <param name="Sentences">One for each link.</param>
/// <param name="Notation">In short.</param>
public sealed record HodokuChain(IReadOnlyList<HodokuNode> Nodes, IReadOnlyList<string> Sentences, string Notation);

/// <summary>A link of a chain: one of the cells holds the digit, or none of them.</summary>
/// <param name="Cells">These cells.</param>
/// <param name="Digit">From 1 to 9.</param>
/// <param name="On">Whether one of them holds it.</param>
public sealed record HodokuNode(IReadOnlyList<Cell> Cells, int Digit, bool On);
