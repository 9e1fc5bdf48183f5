namespace Nonet;

using System.Collections.Generic;

/// <summary>A step that a person can follow, with its evidence.</summary>
/// <param name="Label">The label of a step inside chains, used in sentences.</param>
/// <param name="Technique">Its id: one of <see cref="Sudoku.Techniques"/>.</param>
/// <param name="Kind">The form of the technique.</param>
/// <param name="Name">The display name.</param>
/// <param name="Rating">The rating on the path's scale: 7.2; null on HoDoKu's own path and on boards other than the classic
/// one.</param>
/// <param name="Level">The level on these: easy, medium, hard, ...; otherwise null.</param>
/// <param name="Score">HoDoKu's score; null on other scales.</param>
/// <param name="Complexity">For chains: the number of distinct literals of all branches.</param>
/// <param name="AssumesUnique">True when it relies on the puzzle having one solution.</param>
/// <param name="Place">The values that are placed.</param>
/// <param name="Remove">The candidates that are removed.</param>
/// <param name="Notation">On HoDoKu's path: the conclusion in short: r4c79&lt;&gt;7.</param>
/// <param name="Text">The whole text.</param>
/// <param name="Sentences">The reasons, without the chains.</param>
/// <param name="Exhibits">The evidence, in the order of the argument.</param>
/// <param name="Chains">One for each branch.</param>
/// <param name="Inner">The steps that the chains refer to.</param>
public sealed record Step(
    string? Label,
    string Technique,
    string Kind,
    string Name,
    decimal? Rating,
    string? Level,
    decimal? Score,
    int? Complexity,
    bool? AssumesUnique,
    IReadOnlyList<Candidate> Place,
    IReadOnlyList<CellDigits> Remove,
    string? Notation,
    string Text,
    IReadOnlyList<string> Sentences,
    IReadOnlyList<Exhibit> Exhibits,
    IReadOnlyList<Chain>? Chains,
    IReadOnlyList<Step>? Inner);

/// <summary>Evidence of a step.</summary>
/// <param name="Role">Base, cover, pattern, pivot, pincer, ...</param>
/// <param name="Houses">The houses.</param>
/// <param name="Cells">The cells.</param>
/// <param name="Digits">The digits.</param>
/// <param name="Rules">On boards with rules: the rules, by name.</param>
/// <param name="Totals">The totals of the argument.</param>
/// <param name="Beside">Extra cells of the rule, and the values that they can hold.</param>
public sealed record Exhibit(string Role, IReadOnlyList<House>? Houses, IReadOnlyList<CellDigits>? Cells, IReadOnlyList<int>? Digits, IReadOnlyList<string>? Rules, IReadOnlyList<int>? Totals, IReadOnlyList<Beside>? Beside);

/// <summary>An extra cell that a rule uses.</summary>
/// <param name="Name">Its name.</param>
/// <param name="Digits">The values that it can hold.</param>
public sealed record Beside(string Name, IReadOnlyList<int> Digits);

/// <summary>The consequences of an assumption, node by node.</summary>
/// <param name="Nodes">The assumptions and their consequences.</param>
/// <param name="Sentences">One for each node.</param>
/// <param name="Eureka">The chain in Eureka notation, if the nodes form a line.</param>
/// <param name="Notation">The chain in HoDoKu's notation, on HoDoKu's path.</param>
public sealed record Chain(IReadOnlyList<ChainNode> Nodes, IReadOnlyList<string> Sentences, string? Eureka, string? Notation);

/// <summary>One node of a chain. Nodes of HoDoKu's path have only cells, digit and on.</summary>
/// <param name="Literal">The candidate, true or false.</param>
/// <param name="Why">The reason: supposed, cell, row, column, box, pattern, or more than is shown; on other boards house or
/// rule.</param>
/// <param name="House">On other boards: the house from which it follows.</param>
/// <param name="Rule">On other boards: the rule from which it follows, by its name.</param>
/// <param name="From">The numbers of the nodes from which it follows.</param>
/// <param name="Inner">The number of the inner step that rules it out.</param>
/// <param name="Cells">One of these cells holds the digit, or none of them.</param>
/// <param name="Digit">That digit.</param>
/// <param name="On">Whether one of them holds it.</param>
public sealed record ChainNode(
    Literal? Literal, string? Why, House? House, string? Rule, IReadOnlyList<int>? From, int? Inner, IReadOnlyList<Cell>? Cells, int? Digit,
    bool? On);

/// <summary>A candidate that is true or false.</summary>
/// <param name="Cell">The cell.</param>
/// <param name="Digit">From 1 to 9.</param>
/// <param name="On">Whether it is true.</param>
/// <param name="Others">For a group: its other cells; one of all the cells holds the digit, or none does.</param>
public sealed record Literal(Cell Cell, int Digit, bool On, IReadOnlyList<Cell>? Others);

/// <summary>The next step, in as much detail as requested.</summary>
/// <param name="Board">The board's name, if it is not the classic one.</param>
/// <param name="Status">The puzzle's status.</param>
/// <param name="Words">The hint.</param>
/// <param name="WrongValues">Values among which some are wrong.</param>
/// <param name="WrongCount">The number of wrong values.</param>
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

    /// <summary>No technique finds another step.</summary>
    Stuck,

    /// <summary>Limits ended it.</summary>
    Budget,

    /// <summary>The puzzle contradicts itself.</summary>
    Clash,
}

/// <summary>Every step to the solution.</summary>
/// <param name="Board">The board's name, if it is not the classic one.</param>
/// <param name="Status">The puzzle's status.</param>
/// <param name="Ending">Why the path ends.</param>
/// <param name="End">The grid at the end.</param>
/// <param name="DeadEnd">For <see cref="Nonet.Ending.Clash"/>: the contradiction.</param>
/// <param name="Scale">The scale of the ratings; null on other boards, for which none is defined.</param>
/// <param name="Marks">The candidates at the start: a character for each digit of each cell.</param>
/// <param name="Steps">The path.</param>
/// <param name="Level">The puzzle's level, if a scale with levels was given; otherwise null.</param>
/// <param name="Difficulty">The difficulty of the hardest step on that scale, or null.</param>
/// <param name="Score">The score, the sum of all steps, or null.</param>
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

/// <summary>Every step that any technique finds now.</summary>
/// <param name="Board">The board's name, if it is not the classic one.</param>
/// <param name="Status">The puzzle's status.</param>
/// <param name="Scale">The scale of the ratings; null on other boards.</param>
/// <param name="Marks">The candidates at the start: a character for each digit of each cell.</param>
/// <param name="Steps">All steps.</param>
public sealed record AllSteps(string? Board, Status Status, string? Scale, string Marks, IReadOnlyList<Step> Steps);

/// <summary>The contradiction that follows from a candidate.</summary>
/// <param name="Board">The board's name, if it is not the classic one.</param>
/// <param name="Candidate">The candidate.</param>
/// <param name="Found">Whether a contradiction was found.</param>
/// <param name="Right">Whether it is a digit of the solution.</param>
/// <param name="Clash">The contradiction, or null.</param>
/// <param name="Steps">The steps that lead to it.</param>
public sealed record WhyNot(
    string? Board, [Key("why_not")] Candidate Candidate, bool Found, bool Right, Clash? Clash, IReadOnlyList<Step> Steps);

/// <summary>A value that rules out a candidate, a cell without candidates, or a house without a place for a digit.</summary>
/// <param name="Value">That value, or null.</param>
/// <param name="Cell">That cell, or null.</param>
/// <param name="House">That house, or null.</param>
/// <param name="Digit">The digit without a place, or null.</param>
/// <param name="Text">A description.</param>
public sealed record Clash(Cell? Value, Cell? Cell, House? House, int? Digit, string Text);
