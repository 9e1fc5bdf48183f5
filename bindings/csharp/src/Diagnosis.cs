namespace Nonet;

using System.Collections.Generic;

/// <summary>Why a puzzle is broken and how to repair it.</summary>
/// <param name="Status">What the puzzle turned out to be.</param>
/// <param name="Error">What is wrong with a text that is no puzzle.</param>
/// <param name="Solutions">How many there are, as far as they were counted.</param>
/// <param name="Exact">Whether these are all.</param>
/// <param name="Headline">What it comes to.</param>
/// <param name="About">The same in another sentence.</param>
/// <param name="Duplicates">Equal givens in a house.</param>
/// <param name="DeadEnds">What cannot be, as it stands.</param>
/// <param name="Conflict">Givens that contradict each other; null when there are none, or the two that clash say all.</param>
/// <param name="Differing">Cells in which solutions differ.</param>
/// <param name="SingleCompletions">Each of them alone would make the solution the only one.</param>
/// <param name="FewestCompletions">Together they would.</param>
/// <param name="FewestProved">Whether fewer could not.</param>
/// <param name="FewestNeeded">At least as many are needed.</param>
/// <param name="Repairs">What a slip of the pen would explain.</param>
/// <param name="MissingRows">Of a text that is no puzzle.</param>
/// <param name="RepairsKnown">Whether all repairs were looked for.</param>
/// <param name="Sentences">All of it in words, but for the repairs.</param>
public sealed record Diagnosis(
    Status Status,
    Fault? Error,
    ulong? Solutions,
    bool? Exact,
    string? Headline,
    string? About,
    IReadOnlyList<Duplicate>? Duplicates,
    IReadOnlyList<DeadEnd>? DeadEnds,
    Conflict? Conflict,
    IReadOnlyList<Cell>? Differing,
    IReadOnlyList<Edit>? SingleCompletions,
    IReadOnlyList<Edit>? FewestCompletions,
    bool? FewestProved,
    int? FewestNeeded,
    IReadOnlyList<Repair> Repairs,
    IReadOnlyList<House>? MissingRows,
    bool? RepairsKnown,
    IReadOnlyList<string> Sentences);

/// <summary>A cell without a candidate, or a house without a place for a digit.</summary>
/// <param name="Cell">The cell, or null.</param>
/// <param name="House">The house, or null.</param>
/// <param name="Digit">The digit without a place, or null.</param>
/// <param name="Text">The same in words.</param>
public sealed record DeadEnd(Cell? Cell, House? House, int? Digit, string Text);

/// <summary>A digit that has to go into a cell: its last candidate, or the only place in a house.</summary>
/// <param name="Cell">The cell.</param>
/// <param name="Digit">From 1 to 9.</param>
/// <param name="House">Where it has no other place; null: it is the last candidate.</param>
/// <param name="Text">The same in words.</param>
public sealed record Forced(Cell Cell, int Digit, House? House, string Text);

/// <summary>Givens that contradict each other.</summary>
/// <param name="Cells">The givens.</param>
/// <param name="Minimal">Whether none of them can be left out.</param>
/// <param name="Minimum">Whether no fewer givens do.</param>
/// <param name="Reason">The givens that the steps begin with.</param>
/// <param name="Steps">What follows from these.</param>
/// <param name="DeadEnd">Where the steps lead.</param>
public sealed record Conflict(
    IReadOnlyList<Cell> Cells, bool Minimal, bool Minimum, IReadOnlyList<Cell> Reason, IReadOnlyList<Forced> Steps, DeadEnd? DeadEnd);

/// <summary>A slip of the pen, and the puzzle without it.</summary>
/// <param name="Slip">What kind of slip.</param>
/// <param name="SlipText">The same in words.</param>
/// <param name="Edits">What to change.</param>
/// <param name="Grid">The puzzle then.</param>
/// <param name="Text">All of it in words.</param>
public sealed record Repair(string Slip, string SlipText, IReadOnlyList<Edit> Edits, string Grid, string Text);

/// <summary>What is wrong with a text that is no puzzle.</summary>
/// <param name="Code">Its kind: wrong_length, bad_character, ...</param>
/// <param name="Line">Where, from 1.</param>
/// <param name="Column">Where, from 1, in bytes.</param>
/// <param name="Found">What stands there.</param>
/// <param name="Expected">What should.</param>
public sealed record Fault(string Code, ulong Line, ulong Column, string Found, string Expected);
