namespace Nonet;

using System.Collections.Generic;

/// <summary>Why a puzzle is broken and how to repair it. Which members there are depends on the status and the
/// board.</summary>
/// <param name="Status">The puzzle's status.</param>
/// <param name="Error">The error of a text that is not a puzzle.</param>
/// <param name="Solutions">The number of solutions, as far as they were counted.</param>
/// <param name="Exact">Whether these are all.</param>
/// <param name="Headline">The summary.</param>
/// <param name="About">A second sentence about it.</param>
/// <param name="Duplicates">Equal givens in a house.</param>
/// <param name="Broken">On other boards: givens that break another rule.</param>
/// <param name="Forbidden">And givens that the board does not allow there.</param>
/// <param name="DeadEnds">The contradictions that are visible directly.</param>
/// <param name="Conflict">Givens that contradict each other; null if there are none, or if two equal givens explain
/// it.</param>
/// <param name="Differing">Cells in which solutions differ.</param>
/// <param name="SingleCompletions">Values each of which alone makes the solution the only one.</param>
/// <param name="CompletionsKnown">Whether the search for these was complete.</param>
/// <param name="FewestCompletions">The fewest completions that together make it the only one.</param>
/// <param name="FewestProved">Whether fewer are proved not to be enough.</param>
/// <param name="FewestNeeded">A lower bound of the number needed.</param>
/// <param name="Repairs">The repairs that assume a single slip.</param>
/// <param name="MissingRows">The missing rows of a text that is not a puzzle.</param>
/// <param name="RepairsKnown">Whether the search for repairs was complete.</param>
/// <param name="RuleRepairs">On boards with rules of many cells: a changed rule that repairs the puzzle.</param>
/// <param name="RedundantRules">Rules each of which can be removed alone.</param>
/// <param name="RedundantKnown">Whether all rules were tried.</param>
/// <param name="Sentences">The diagnosis in words, without the repairs.</param>
public sealed record Diagnosis(
    Status Status,
    Fault? Error,
    ulong? Solutions,
    bool? Exact,
    string? Headline,
    string? About,
    IReadOnlyList<Duplicate>? Duplicates,
    IReadOnlyList<Broken>? Broken,
    IReadOnlyList<Cell>? Forbidden,
    IReadOnlyList<DeadEnd>? DeadEnds,
    Conflict? Conflict,
    IReadOnlyList<Cell>? Differing,
    IReadOnlyList<Edit>? SingleCompletions,
    bool? CompletionsKnown,
    IReadOnlyList<Edit>? FewestCompletions,
    bool? FewestProved,
    int? FewestNeeded,
    IReadOnlyList<Repair>? Repairs,
    IReadOnlyList<House>? MissingRows,
    bool? RepairsKnown,
    IReadOnlyList<RuleRepair>? RuleRepairs,
    IReadOnlyList<string>? RedundantRules,
    bool? RedundantKnown,
    IReadOnlyList<string> Sentences);

/// <summary>A cell without a candidate, or a house without a place for a digit.</summary>
/// <param name="Cell">The cell, or null.</param>
/// <param name="House">The house, or null.</param>
/// <param name="Digit">The digit without a place, or null.</param>
/// <param name="Text">A description.</param>
public sealed record DeadEnd(Cell? Cell, House? House, int? Digit, string Text);

/// <summary>A digit that a cell must hold: its last candidate, or the only place in a house.</summary>
/// <param name="Cell">The cell.</param>
/// <param name="Digit">From 1 to 9.</param>
/// <param name="House">The house in which it has no other place; null: it is the last candidate.</param>
/// <param name="Text">A description.</param>
public sealed record Forced(Cell Cell, int Digit, House? House, string Text);

/// <summary>Givens that contradict each other.</summary>
/// <param name="Cells">The givens.</param>
/// <param name="Minimal">Whether none of them can be left out.</param>
/// <param name="Rules">On boards with rules of many cells: the rules that take part, by name.</param>
/// <param name="Minimum">Whether no smaller set of givens contradicts itself; this and the following are null on other
/// boards.</param>
/// <param name="Reason">The givens from which the steps begin.</param>
/// <param name="Steps">The steps that follow from these.</param>
/// <param name="DeadEnd">The contradiction that the steps reach.</param>
public sealed record Conflict(
    IReadOnlyList<Cell> Cells, bool Minimal, IReadOnlyList<string>? Rules, bool? Minimum, IReadOnlyList<Cell>? Reason, IReadOnlyList<Forced>? Steps,
    DeadEnd? DeadEnd);

/// <summary>A slip, and the puzzle without it.</summary>
/// <param name="Slip">The kind of slip.</param>
/// <param name="SlipText">The slip in words.</param>
/// <param name="Edits">The changes.</param>
/// <param name="Grid">The repaired puzzle.</param>
/// <param name="Text">The whole text.</param>
public sealed record Repair(string Slip, string SlipText, IReadOnlyList<Edit> Edits, string Grid, string Text);

/// <summary>A rule whose change repairs the puzzle.</summary>
/// <param name="Rule">Its name.</param>
/// <param name="Value">The number that the rule could have; null: remove the rule.</param>
/// <param name="Text">The change in words.</param>
public sealed record RuleRepair(string Rule, int? Value, string Text);

/// <summary>The error of a text that is not a puzzle.</summary>
/// <param name="Code">Its kind: wrong_length, bad_character, ...</param>
/// <param name="Line">The line, from 1.</param>
/// <param name="Column">The column, from 1, in bytes.</param>
/// <param name="Found">The text found there.</param>
/// <param name="Expected">The expected text.</param>
public sealed record Fault(string Code, ulong Line, ulong Column, string Found, string Expected);
