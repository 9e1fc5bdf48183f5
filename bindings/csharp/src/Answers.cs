namespace Nonet;

using System.Collections.Generic;

// Answers come from the engine's JSON or its structs.  Their members stand in the order of docs/json.md.

/// <summary>What solving came to.</summary>
/// <param name="Status">What the puzzle turned out to be.</param>
/// <param name="Solutions">How many were found: at most those of the limits.</param>
/// <param name="Solution">The first that was found; null when there is none.</param>
/// <param name="Second">Another one; null when there is none.</param>
/// <param name="DigitTries">Tests of one digit in one empty cell.</param>
/// <param name="Backtracks">Placed digits taken back.</param>
/// <param name="Nodes">Positions looked at.</param>
public sealed record Solved(
    Status Status, ulong Solutions, string? Solution, string? Second, ulong DigitTries, ulong Backtracks, ulong Nodes);

/// <summary>Whether a puzzle is proper, or a grid right, and where it is wrong.</summary>
/// <param name="Status">What the puzzle turned out to be.</param>
/// <param name="Givens">How many.</param>
/// <param name="Complete">Whether no cell is empty.</param>
/// <param name="Correct">Whether a complete grid is a right solution; null when it is not complete.</param>
/// <param name="Minimal">Whether no given can be dropped; null when that was not found out.</param>
/// <param name="Redundant">Givens of which each can be dropped alone; null when that was not found out.</param>
/// <param name="Duplicates">Equal givens in a house.</param>
/// <param name="Broken">On other boards than the classic one: cells that break another rule; otherwise null.</param>
/// <param name="Forbidden">And cells with a value that is not allowed there.</param>
/// <param name="Solution">A solution, or null.</param>
/// <param name="Second">Another one, or null.</param>
/// <param name="Differing">The cells in which these two differ, or null.</param>
/// <param name="Notes">The same in words.</param>
/// <param name="Warnings">What is wrong, in words.</param>
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

/// <summary>How many solutions there are.</summary>
/// <param name="Count">As many were found.</param>
/// <param name="Exact">Whether these are all; otherwise there are at least that many.</param>
/// <param name="Stop">Why the count ended.</param>
public sealed record Counted(ulong Count, bool Exact, Stop Stop);

/// <summary>The digits that each cell holds in some solution.</summary>
/// <param name="Candidates">729 characters, nine for each cell, or as many as the board has digits: the digit, or a point.</param>
/// <param name="Exact">Whether none is missing.</param>
public sealed record TrueCandidates(string Candidates, bool Exact);

/// <summary>About how many solutions there are.</summary>
/// <param name="Exact">Whether all were counted.</param>
/// <param name="Count">When they were: how many.</param>
/// <param name="Number">Their estimated number; null when nothing is known.</param>
/// <param name="Low">With 95 percent there are as many or more.</param>
/// <param name="High">With 95 percent there are as many or fewer.</param>
/// <param name="AtLeast">Counted.</param>
/// <param name="Probes">How many were made.</param>
/// <param name="Seed">Of the probes.</param>
public sealed record Estimate(
    bool Exact, ulong? Count, [Key("estimate")] double? Number, double? Low, double? High, ulong? AtLeast, ulong? Probes, ulong? Seed);

/// <summary>A player's grid against its puzzle.</summary>
/// <param name="Status">What the puzzle turned out to be.</param>
/// <param name="Changed">Givens that the player changed.</param>
/// <param name="Wrong">Entries that are wrong.</param>
/// <param name="FirstWrong">The first of them in the order of play; null when none was given.</param>
public sealed record Entries(Status Status, IReadOnlyList<Edit> Changed, IReadOnlyList<Edit> Wrong, IReadOnlyList<Edit>? FirstWrong);

/// <summary>How hard a puzzle is for people.</summary>
/// <param name="Status">What the puzzle turned out to be; only unique ones are rated.</param>
/// <param name="Er">Of the hardest step: 7.2; 20.0 when the techniques do not suffice.</param>
/// <param name="Ep">Of the hardest step up to the first placement.</param>
/// <param name="Ed">Of the first step.</param>
/// <param name="Scale">Sudoku Explainer's.</param>
public sealed record Rating(Status Status, decimal? Er, decimal? Ep, decimal? Ed, string? Scale);

/// <summary>A certificate, which the program nonet-verify checks.</summary>
/// <param name="Status">What is proved.</param>
/// <param name="Line">A line that proves it; null when limits ended the search.</param>
public sealed record Proof(Status Status, [Key("proof")] string? Line);

/// <summary>How a puzzle becomes an isomorph: transposed first, then rows, columns and digits.</summary>
/// <param name="Transposed">Whether rows become columns.</param>
/// <param name="Rows">The sources of the nine rows, from 1.</param>
/// <param name="Columns">The sources of the nine columns, from 1.</param>
/// <param name="Digits">The new names of the digits 1 to 9.</param>
/// <param name="Text">The same in one line.</param>
public sealed record Transform(
    bool Transposed, IReadOnlyList<int> Rows, IReadOnlyList<int> Columns, IReadOnlyList<int> Digits, string Text);

/// <summary>The form that a puzzle shares with all its isomorphs.</summary>
/// <param name="Form">81 characters.</param>
/// <param name="Automorphisms">How many transforms leave the puzzle as it is.</param>
/// <param name="Transform">From the puzzle to its form.</param>
/// <param name="Generators">All automorphisms follow from them.</param>
public sealed record Canonical(string Form, ulong Automorphisms, Transform Transform, IReadOnlyList<Transform> Generators);

/// <summary>Whether two puzzles are isomorphs.</summary>
/// <param name="Isomorphic">Whether they are.</param>
/// <param name="Transform">From the one to the other, or null.</param>
public sealed record Same([Key("same")] bool Isomorphic, Transform? Transform);

/// <summary>A puzzle that was made, with one solution, proved.</summary>
/// <param name="Item">Its number in the seed.</param>
/// <param name="Seed">The seed.</param>
/// <param name="Board">Its name, when one was asked for.</param>
/// <param name="Puzzle">A character for each cell.</param>
/// <param name="Solution">The same.</param>
/// <param name="Givens">How many.</param>
/// <param name="Attempts">Solutions or neighbours tried.</param>
/// <param name="Er">Its rating, when one was asked for.</param>
/// <param name="Level">Of the scale, when one was asked for.</param>
/// <param name="Difficulty">On that scale.</param>
/// <param name="Score">On that scale.</param>
/// <param name="Scale">With its version.</param>
/// <param name="Met">False: the best there was when attempts or limits ended it.</param>
public sealed record Generated(
    ulong Item, ulong Seed, string? Board, string Puzzle, string Solution, int Givens, ulong Attempts, decimal? Er, string? Level,
    decimal? Difficulty, decimal? Score, string? Scale, bool Met);

/// <summary>A puzzle that was read.</summary>
/// <param name="Cells">Its givens, 81 characters.</param>
/// <param name="Marks">729 characters; null unless it came with pencil marks.</param>
/// <param name="Format">The form in which it was written: line, grid, ...</param>
public sealed record Parsed(string Cells, string? Marks, string Format);

/// <summary>A way to solve.</summary>
/// <param name="Name">For <see cref="Sudoku.Solve"/>.</param>
/// <param name="Idea">In one line.</param>
/// <param name="Source">Where it is shown.</param>
/// <param name="TakesMarks">Whether pencil marks restrict it.</param>
public sealed record EngineInfo(string Name, string Idea, string Source, bool TakesMarks);

/// <summary>A way to a conclusion that a person can follow.</summary>
/// <param name="Id">As in steps and options.</param>
/// <param name="Name">For people.</param>
/// <param name="Rating">The lowest that a step of it can have.</param>
public sealed record TechniqueInfo(string Id, string Name, decimal Rating);

/// <summary>A way in which the places of givens can repeat.</summary>
/// <param name="Name">For <see cref="GenerateOptions.Symmetry"/>.</param>
/// <param name="Words">For people.</param>
public sealed record SymmetryInfo(string Name, string Words);
