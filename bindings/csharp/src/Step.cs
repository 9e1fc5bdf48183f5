namespace Nonet;

using System.Collections.Generic;

/// <summary>A conclusion that a person can follow, with its evidence.</summary>
/// <param name="Label">Of a step inside chains: what sentences call it.</param>
/// <param name="Technique">Its id: one of <see cref="Sudoku.Techniques"/>.</param>
/// <param name="Kind">Which form of it.</param>
/// <param name="Name">For people.</param>
/// <param name="Rating">On the scale of Sudoku Explainer 1.2.1: 7.2; null on other boards than the classic one, where no scale is defined.</param>
/// <param name="Level">On those boards; null on the classic one.</param>
/// <param name="Complexity">Of chains: distinct literals of all branches.</param>
/// <param name="AssumesUnique">True when it relies on the puzzle having one solution.</param>
/// <param name="Place">What is filled in.</param>
/// <param name="Remove">What is ruled out.</param>
/// <param name="Text">All of it in words.</param>
/// <param name="Sentences">Why it follows, without the chains.</param>
/// <param name="Exhibits">What to point at, in the order of the argument.</param>
/// <param name="Chains">One for each branch.</param>
/// <param name="Inner">What the chains refer to.</param>
public sealed record Step(
    string? Label,
    string Technique,
    string Kind,
    string Name,
    decimal? Rating,
    Level? Level,
    int? Complexity,
    bool? AssumesUnique,
    IReadOnlyList<Candidate> Place,
    IReadOnlyList<CellDigits> Remove,
    string Text,
    IReadOnlyList<string> Sentences,
    IReadOnlyList<Exhibit> Exhibits,
    IReadOnlyList<Chain>? Chains,
    IReadOnlyList<Step>? Inner);

/// <summary>How hard a step is, or a puzzle that takes it, on other boards than the classic one: there no scale with numbers is
/// defined.</summary>
public enum Level {
    /// <summary>Singles.</summary>
    Easy,

    /// <summary>Locked candidates, common peers, pairs, triplets.</summary>
    Medium,

    /// <summary>The law of leftovers, fish, wings, quads.</summary>
    Hard,

    /// <summary>Chains.</summary>
    Expert,

    /// <summary>A supposition and all that can come of it.</summary>
    Trial,
}

/// <summary>Something to point at.</summary>
/// <param name="Role">Base, cover, pattern, pivot, pincer, ...</param>
/// <param name="Houses">These houses.</param>
/// <param name="Cells">These cells.</param>
/// <param name="Digits">These digits.</param>
/// <param name="Rules">On boards with rules: these, by their names.</param>
/// <param name="Totals">And the totals that the argument speaks of.</param>
/// <param name="Beside">Cells beside the board that the rule names, and what they can hold.</param>
public sealed record Exhibit(string Role, IReadOnlyList<House>? Houses, IReadOnlyList<CellDigits>? Cells, IReadOnlyList<int>? Digits, IReadOnlyList<string>? Rules, IReadOnlyList<int>? Totals, IReadOnlyList<Beside>? Beside);

/// <summary>A cell beside the board that a rule names.</summary>
/// <param name="Name">Its name.</param>
/// <param name="Digits">What it can hold.</param>
public sealed record Beside(string Name, IReadOnlyList<int> Digits);

/// <summary>What follows from a supposition, node by node.</summary>
/// <param name="Nodes">The suppositions and what follows.</param>
/// <param name="Sentences">One for each node.</param>
/// <param name="Eureka">In the notation of chains, where they form a line.</param>
public sealed record Chain(IReadOnlyList<ChainNode> Nodes, IReadOnlyList<string> Sentences, string? Eureka);

/// <summary>One link of a chain.</summary>
/// <param name="Literal">What is so.</param>
/// <param name="Why">Supposed, cell, row, column, box, pattern, or more than is shown; on other boards house or rule.</param>
/// <param name="House">On other boards: the house that it follows by.</param>
/// <param name="From">The numbers of the nodes that it follows from.</param>
/// <param name="Inner">The number of the inner step that rules it out.</param>
public sealed record ChainNode(Literal Literal, string Why, House? House, IReadOnlyList<int>? From, int? Inner);

/// <summary>A candidate that is true or false.</summary>
/// <param name="Cell">The cell.</param>
/// <param name="Digit">From 1 to 9.</param>
/// <param name="On">Whether it is true.</param>
/// <param name="Others">Of a group its other cells: one of all these holds the digit, or none of them.</param>
public sealed record Literal(Cell Cell, int Digit, bool On, IReadOnlyList<Cell>? Others);

/// <summary>The next step, told as far as was asked for.</summary>
/// <param name="Board">Its name, where it is another one than the classic.</param>
/// <param name="Status">What the puzzle turned out to be.</param>
/// <param name="Words">The hint.</param>
/// <param name="WrongValues">Values among which some are wrong.</param>
/// <param name="WrongCount">How many of them.</param>
/// <param name="Wrong">Cells whose marks lack the right digit.</param>
/// <param name="Step">The step, at level 5.</param>
public sealed record Hint(
    string? Board,
    Status Status,
    [Key("hint")] string Words,
    IReadOnlyList<Cell>? WrongValues,
    int? WrongCount,
    IReadOnlyList<Cell>? Wrong,
    Step? Step);

/// <summary>Why a path ends.</summary>
public enum Ending {
    /// <summary>The solution is reached.</summary>
    Solved,

    /// <summary>The techniques know nothing more.</summary>
    Stuck,

    /// <summary>Limits ended it.</summary>
    Budget,

    /// <summary>The puzzle contradicts itself.</summary>
    Clash,
}

/// <summary>Every step to the solution.</summary>
/// <param name="Board">Its name, where it is another one than the classic.</param>
/// <param name="Status">What the puzzle turned out to be.</param>
/// <param name="Ending">Why there are no more steps.</param>
/// <param name="End">The grid where they end.</param>
/// <param name="DeadEnd">With <see cref="Nonet.Ending.Clash"/>: what cannot be.</param>
/// <param name="Scale">Of the ratings; null on other boards than the classic one, where none is defined.</param>
/// <param name="Marks">Where they begin: 729 characters, or for each cell as many as the board has digits.</param>
/// <param name="Steps">The path.</param>
/// <param name="Level">Of the puzzle on a scale that was named and has levels; otherwise null.</param>
/// <param name="Difficulty">Of the hardest step there, or null.</param>
/// <param name="Score">The sum of all steps there, or null.</param>
public sealed record Explanation(
    string? Board,
    Status Status,
    Ending Ending,
    string End,
    DeadEnd? DeadEnd,
    string? Scale,
    string Marks,
    IReadOnlyList<Step> Steps,
    string? Level,
    decimal? Difficulty,
    decimal? Score);

/// <summary>Every step that every technique finds now.</summary>
/// <param name="Status">What the puzzle turned out to be.</param>
/// <param name="Scale">Of the ratings.</param>
/// <param name="Marks">729 characters: where they begin.</param>
/// <param name="Steps">All of them.</param>
public sealed record AllSteps(Status Status, string Scale, string Marks, IReadOnlyList<Step> Steps);

/// <summary>What contradiction follows from a candidate.</summary>
/// <param name="Board">Its name, where it is another one than the classic.</param>
/// <param name="Candidate">The candidate.</param>
/// <param name="Found">Whether a contradiction was found.</param>
/// <param name="Right">Whether it is a digit of the solution.</param>
/// <param name="Clash">The contradiction, or null.</param>
/// <param name="Steps">What leads there.</param>
public sealed record WhyNot(
    string? Board, [Key("why_not")] Candidate Candidate, bool Found, bool Right, Clash? Clash, IReadOnlyList<Step> Steps);

/// <summary>A value that rules a candidate out, a cell that is left with nothing, or a house without a place for a digit.</summary>
/// <param name="Value">That value, or null.</param>
/// <param name="Cell">That cell, or null.</param>
/// <param name="House">That house, or null.</param>
/// <param name="Digit">The digit without a place, or null.</param>
/// <param name="Text">The same in words.</param>
public sealed record Clash(Cell? Value, Cell? Cell, House? House, int? Digit, string Text);
