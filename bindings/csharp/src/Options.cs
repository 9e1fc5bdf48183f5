namespace Nonet;

using System;
using System.Collections.Generic;

/// <summary>
/// With which techniques, and on which scale, <see cref="Sudoku.Explain"/> and its like answer.  Techniques are named by their ids.
/// </summary>
public sealed record ExplainOptions {
    /// <summary>Without the steps that nothing later rests on.</summary>
    public bool Pruned { get; init; }

    /// <summary>These techniques and no others; all, when there are none.  Not on another scale than that of Sudoku Explainer.</summary>
    public IReadOnlyList<string> Only { get; init; } = Array.Empty<string>();

    /// <summary>All techniques but these.</summary>
    public IReadOnlyList<string> Without { get; init; } = Array.Empty<string>();

    /// <summary>"nonet", "hodoku", ..., or the text of a scale (docs/rating.md); null: that of Sudoku Explainer.</summary>
    public string? Scale { get; init; }
}

/// <summary>What <see cref="Sudoku.Generate"/> makes: <c>new GenerateOptions { Seed = 1, Symmetry = "rot180" }</c>.</summary>
public sealed record GenerateOptions {
    /// <summary>With the options and its number it says which puzzle a puzzle is.</summary>
    public ulong Seed { get; init; }

    /// <summary>Solutions to try for one puzzle; 0: no limit.</summary>
    public ulong Attempts { get; init; }

    /// <summary>No given can be dropped.</summary>
    public bool Minimal { get; init; }

    /// <summary>Minimal puzzles, all those with as many givens equally likely.</summary>
    public bool Unbiased { get; init; }

    /// <summary>This many givens or more.</summary>
    public int FewestGivens { get; init; }

    /// <summary>This many givens or fewer.</summary>
    public int MostGivens { get; init; } = 81;

    /// <summary>How the places of givens repeat: one of <see cref="Sudoku.Symmetries"/>.</summary>
    public string? Symmetry { get; init; }

    /// <summary>81 characters: givens exactly where there is neither a point nor 0.</summary>
    public string? Pattern { get; init; }

    /// <summary>81 characters: givens that must be there.</summary>
    public string? Contains { get; init; }

    /// <summary>81 digits: the solution.</summary>
    public string? Solution { get; init; }

    /// <summary>A technique without which it cannot be solved: one of <see cref="Sudoku.Techniques"/>.</summary>
    public string? Needs { get; init; }

    /// <summary>81 characters: neighbours of this puzzle are made.</summary>
    public string? Like { get; init; }

    /// <summary>How many of its givens go.</summary>
    public int LikeDrop { get; init; } = 1;

    /// <summary>How many others come.</summary>
    public int LikeAdd { get; init; } = 1;

    /// <summary>This rating or more, on the scale of Sudoku Explainer: 7.2.</summary>
    public decimal LowestRating { get; init; }

    /// <summary>This rating or less; 0: no rating is asked for.</summary>
    public decimal HighestRating { get; init; }

    /// <summary>Puzzles in any form, one after the other: no isomorph of them is made.</summary>
    public string? Unlike { get; init; }

    /// <summary>A scale, on which <see cref="Needs"/> and <see cref="Level"/> are meant: "nonet", "hodoku", ..., or the text of one.</summary>
    public string? Scale { get; init; }

    /// <summary>How hard, in a word of the scale; of nonet-1 where none is named.</summary>
    public string? Level { get; init; }
}
