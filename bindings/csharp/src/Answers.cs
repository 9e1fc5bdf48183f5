namespace Nonet;

using System.Collections.Generic;

// Answers come from the engine's JSON or its structs. Their members have the order of docs/json.md.

/// <summary>The result of solving.</summary>
/// <param name="Status">The puzzle's status.</param>
/// <param name="Solutions">The number found, at most that of the limits.</param>
/// <param name="Solution">The first solution found; null if there is none.</param>
/// <param name="Second">Another solution; null if there is none.</param>
/// <param name="DigitTries">Tests of one digit in one empty cell.</param>
/// <param name="Backtracks">Placed digits that were removed again.</param>
/// <param name="Nodes">The number of positions searched.</param>
public sealed record Solved(
    Status Status, ulong Solutions, string? Solution, string? Second, ulong DigitTries, ulong Backtracks, ulong Nodes);

/// <summary>Whether a puzzle is proper, or a grid correct, and where it is wrong.</summary>
/// <param name="Status">The puzzle's status.</param>
/// <param name="Givens">The number of givens.</param>
/// <param name="Complete">Whether no cell is empty.</param>
/// <param name="Correct">Whether a complete grid is a correct solution; null if it is not complete.</param>
/// <param name="Minimal">Whether no given can be dropped; null if unknown.</param>
/// <param name="Redundant">Givens each of which can be dropped alone; null if unknown.</param>
/// <param name="Duplicates">Equal givens in a house.</param>
/// <param name="Broken">On boards other than the classic one: cells that break another rule; otherwise null.</param>
/// <param name="Forbidden">And cells with a value that the board forbids there.</param>
/// <param name="Solution">A solution, or null.</param>
/// <param name="Second">Another solution, or null.</param>
/// <param name="Differing">The cells in which these two differ, or null.</param>
/// <param name="Notes">The findings in words.</param>
/// <param name="Warnings">The problems in words.</param>
public sealed record Checked(
    Status Status,
    int Givens,
    bool Complete,
    bool? Correct,
    bool? Minimal,
    IReadOnlyList<Cell>? Redundant,
    IReadOnlyList<Duplicate> Duplicates,
    IReadOnlyList<Broken>? Broken,
    IReadOnlyList<Cell>? Forbidden,
    string? Solution,
    string? Second,
    IReadOnlyList<Cell>? Differing,
    IReadOnlyList<string> Notes,
    IReadOnlyList<string> Warnings);

/// <summary>The number of solutions.</summary>
/// <param name="Count">The number found.</param>
/// <param name="Exact">Whether these are all; otherwise there are at least that many.</param>
/// <param name="Stop">Why the count ended.</param>
public sealed record Counted(ulong Count, bool Exact, Stop Stop);

/// <summary>The digits that each cell holds in some solution.</summary>
/// <param name="Candidates">A character for each digit of each cell: the digit, or a point.</param>
/// <param name="Exact">Whether the result is complete.</param>
public sealed record TrueCandidates(string Candidates, bool Exact);

/// <summary>An estimate of the number of solutions.</summary>
/// <param name="Exact">Whether all solutions were counted.</param>
/// <param name="Count">The number of solutions, if all were counted.</param>
/// <param name="Number">Their estimated number; null when nothing is known.</param>
/// <param name="Low">The lower bound of the 95 percent interval.</param>
/// <param name="High">The upper bound of the 95 percent interval.</param>
/// <param name="AtLeast">The number of solutions counted.</param>
/// <param name="Probes">The number of probes.</param>
/// <param name="Seed">The seed of the probes.</param>
public sealed record Estimate(
    bool Exact, ulong? Count, [Key("estimate")] double? Number, double? Low, double? High, ulong? AtLeast, ulong? Probes, ulong? Seed);

/// <summary>A player's grid compared with its puzzle.</summary>
/// <param name="Status">The puzzle's status.</param>
/// <param name="Changed">Givens that the player changed.</param>
/// <param name="Wrong">Entries that are wrong.</param>
/// <param name="FirstWrong">The first wrong entry in the order of play; null if no order was given.</param>
public sealed record Entries(Status Status, IReadOnlyList<Edit> Changed, IReadOnlyList<Edit> Wrong, IReadOnlyList<Edit>? FirstWrong);

/// <summary>The rating of a puzzle. Only unique puzzles have the members after the status; each scale has its own
/// ones.</summary>
/// <param name="Board">The board's name, if it is not the classic one.</param>
/// <param name="Status">The puzzle's status.</param>
/// <param name="Er">Sudoku Explainer: the rating of the hardest step: 7.2; 20.0 if the techniques do not solve the
/// puzzle.</param>
/// <param name="Ep">Sudoku Explainer: the rating of the hardest step up to the first placement.</param>
/// <param name="Ed">Sudoku Explainer: the rating of the first step.</param>
/// <param name="Level">Other scales and other boards: the level; null if there is none, or if the techniques do not solve the
/// puzzle.</param>
/// <param name="Hardest">Other boards: the name of the hardest step's technique.</param>
/// <param name="Difficulty">Other scales: the difficulty of the hardest step: 3.4.</param>
/// <param name="Score">HoDoKu and other scales: the sum of all steps.</param>
/// <param name="Scale">The scale with its version and the techniques that were switched off; null on other boards.</param>
/// <param name="Ending">Whether the techniques solve the puzzle.</param>
/// <param name="Steps">Other boards: the number of steps.</param>
/// <param name="Counts">The number of steps of each technique, by its id.</param>
public sealed record Rating(
    string? Board, Status Status, decimal? Er, decimal? Ep, decimal? Ed, string? Level, string? Hardest, decimal? Difficulty, decimal? Score,
    string? Scale, Ending? Ending, int? Steps, IReadOnlyDictionary<string, int>? Counts);

/// <summary>The results in the order in which they were found.</summary>
/// <typeparam name="T">Grids with a character for each cell, or lists of cells.</typeparam>
/// <param name="Found">The results.</param>
/// <param name="Stop">Why the search ended; <see cref="Stop.Finished"/> means that nothing is missing.</param>
public sealed record Listing<T>(IReadOnlyList<T> Found, Stop Stop) {
    /// <summary>Whether nothing is missing.</summary>
    public bool Exact => Stop == Stop.Finished;
}

/// <summary>A certificate, which the program nonet-verify checks.</summary>
/// <param name="Status">The status that is proved.</param>
/// <param name="Line">A line that proves it; null when limits ended the search.</param>
public sealed record Proof(Status Status, [Key("proof")] string? Line);

/// <summary>The transformation of a puzzle into an isomorph: first transposition, then rows, columns and digits.</summary>
/// <param name="Transposed">Whether rows become columns.</param>
/// <param name="Rows">The sources of the nine rows, from 1.</param>
/// <param name="Columns">The sources of the nine columns, from 1.</param>
/// <param name="Digits">The new digits for 1 to 9.</param>
/// <param name="Text">The transform in one line.</param>
public sealed record Transform(
    bool Transposed, IReadOnlyList<int> Rows, IReadOnlyList<int> Columns, IReadOnlyList<int> Digits, string Text);

/// <summary>The canonical form, which a puzzle shares with all its isomorphs.</summary>
/// <param name="Form">81 characters.</param>
/// <param name="Automorphisms">The number of transforms that leave the puzzle unchanged.</param>
/// <param name="Transform">The transform from the puzzle to the form.</param>
/// <param name="Generators">Transforms that generate all automorphisms.</param>
public sealed record Canonical(string Form, ulong Automorphisms, Transform Transform, IReadOnlyList<Transform> Generators);

/// <summary>Whether two puzzles are isomorphs.</summary>
/// <param name="Isomorphic">Whether they are.</param>
/// <param name="Transform">The transform from the first to the second, or null.</param>
public sealed record Same([Key("same")] bool Isomorphic, Transform? Transform);

/// <summary>A generated puzzle with exactly one solution, which is proved.</summary>
/// <param name="Item">Its number in the seed.</param>
/// <param name="Seed">The seed.</param>
/// <param name="Board">The board's name, if one was given.</param>
/// <param name="Puzzle">A character for each cell.</param>
/// <param name="Solution">The solution in the same form.</param>
/// <param name="Givens">The number of givens.</param>
/// <param name="Attempts">The number of solutions or neighbours tried.</param>
/// <param name="Er">Its rating, if one was requested.</param>
/// <param name="Level">Its level, if one was requested.</param>
/// <param name="Difficulty">Its difficulty on that scale.</param>
/// <param name="Score">Its score on that scale.</param>
/// <param name="Scale">The scale with its version.</param>
/// <param name="Met">False: attempts or limits ended the search, and this is the best puzzle found.</param>
public sealed record Generated(
    ulong Item, ulong Seed, string? Board, string Puzzle, string Solution, int Givens, ulong Attempts, decimal? Er, string? Level,
    decimal? Difficulty, decimal? Score, string? Scale, bool Met);

/// <summary>A solving algorithm.</summary>
/// <param name="Name">The name for <see cref="Puzzle.Solve"/>.</param>
/// <param name="Idea">The idea in one line.</param>
/// <param name="Source">Where it is described.</param>
/// <param name="TakesMarks">Whether pencil marks restrict it.</param>
public sealed record EngineInfo(string Name, string Idea, string Source, bool TakesMarks);

/// <summary>A method of deduction that a person can follow.</summary>
/// <param name="Id">The id used in steps and options.</param>
/// <param name="Name">The display name.</param>
/// <param name="Rating">The lowest that a step of it can have.</param>
public sealed record TechniqueInfo(string Id, string Name, decimal Rating);

/// <summary>A symmetry of the places of the givens.</summary>
/// <param name="Name">The name for <see cref="GenerateOptions.Symmetry"/>.</param>
/// <param name="Words">A description.</param>
public sealed record SymmetryInfo(string Name, string Words);
