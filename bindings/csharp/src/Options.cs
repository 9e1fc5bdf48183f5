namespace Nonet;

using System;
using System.Collections.Generic;

/// <summary>
/// The techniques and the scale for <see cref="Puzzle.Explain"/> and similar functions. Techniques are given by their ids.
/// </summary>
public sealed record ExplainOptions {
    /// <summary>Drops steps that no later step needs.</summary>
    public bool Pruned { get; init; }

    /// <summary>The only techniques to use; empty: all. Supported on Sudoku Explainer's scale only.</summary>
    public IReadOnlyList<string> Only { get; init; } = Array.Empty<string>();

    /// <summary>Techniques to switch off.</summary>
    public IReadOnlyList<string> Without { get; init; } = Array.Empty<string>();

    /// <summary>"nonet", "hodoku", ..., or the text of a scale (docs/rating.md); null: that of Sudoku Explainer.
    /// Other boards have one order of techniques and no scale.</summary>
    public string? Scale { get; init; }
}

/// <summary>The order for <see cref="Sudoku.Generate"/>:
/// <c>new GenerateOptions { Seed = 1, Symmetry = "rot180" }</c>.</summary>
public sealed record GenerateOptions {
    /// <summary>The name of a board; null: the classic one. For others, with <see cref="Rules"/> and with
    /// <see cref="Jigsaw"/>, only seed, attempts, minimal, givens, symmetry, level, rules, clues and jigsaw are
    /// supported.</summary>
    public string? Board { get; init; }

    /// <summary>The seed; options, seed and number identify a puzzle.</summary>
    public ulong Seed { get; init; }

    /// <summary>Solutions to try for one puzzle; 0: no limit.</summary>
    public ulong Attempts { get; init; }

    /// <summary>No given can be dropped.</summary>
    public bool Minimal { get; init; }

    /// <summary>Minimal puzzles; all those with the same number of givens are equally likely.</summary>
    public bool Unbiased { get; init; }

    /// <summary>This many givens or more.</summary>
    public int FewestGivens { get; init; }

    /// <summary>This many givens or fewer.</summary>
    public int MostGivens { get; init; } = 81;

    /// <summary>The symmetry of the givens: one of <see cref="Sudoku.Symmetries"/>.</summary>
    public string? Symmetry { get; init; }

    /// <summary>81 characters: givens exactly in the cells that are neither a point nor 0.</summary>
    public string? Pattern { get; init; }

    /// <summary>81 characters: givens that must be there.</summary>
    public string? Contains { get; init; }

    /// <summary>81 digits: the solution.</summary>
    public string? Solution { get; init; }

    /// <summary>A technique that the puzzle requires: one of <see cref="Sudoku.Techniques"/>.</summary>
    public string? Needs { get; init; }

    /// <summary>81 characters: neighbours of this puzzle are made.</summary>
    public string? Like { get; init; }

    /// <summary>How many of its givens go.</summary>
    public int LikeDrop { get; init; } = 1;

    /// <summary>How many others come.</summary>
    public int LikeAdd { get; init; } = 1;

    /// <summary>This rating or more, on the scale of Sudoku Explainer: 7.2.</summary>
    public decimal LowestRating { get; init; }

    /// <summary>This rating or less; 0: any rating.</summary>
    public decimal HighestRating { get; init; }

    /// <summary>Puzzles in any form, one after the other: no isomorph of them is made.</summary>
    public string? Unlike { get; init; }

    /// <summary>A scale, for <see cref="Needs"/> and <see cref="Level"/>: "nonet", "hodoku", ..., or the text of
    /// one.</summary>
    public string? Scale { get; init; }

    /// <summary>The difficulty as a level of the scale; default: nonet-1. For other boards and with <see cref="Rules"/> one of
    /// easy, medium, hard, expert and trial.</summary>
    public string? Level { get; init; }

    /// <summary>Clues of these kinds, "killer", "thermo", ..., are made for each puzzle; <see cref="Generated.Board"/> names the
    /// board with them.</summary>
    public IReadOnlyList<string>? Rules { get; init; }

    /// <summary>The number of clues of each of these kinds; 0: the usual one.</summary>
    public int Clues { get; init; }

    /// <summary>Each puzzle has pieces of its own instead of the board's boxes; <see cref="Generated.Board"/> names the
    /// board with them.</summary>
    public bool Jigsaw { get; init; }
}
