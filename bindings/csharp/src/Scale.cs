namespace Nonet;

using System.Collections.Generic;

/// <summary>A scale as data.</summary>
/// <param name="Name">The name for options.</param>
/// <param name="Stamp">What results are stamped with.</param>
/// <param name="Levels">The levels, the easiest first; empty if the scale has none.</param>
/// <param name="Techniques">The techniques in the order of trial.</param>
public sealed record Scale(
    string Name, [Key("scale")] string Stamp, IReadOnlyList<ScaleLevel> Levels, IReadOnlyList<ScaleTechnique> Techniques);

/// <summary>A name for difficulties.</summary>
/// <param name="Level">The word.</param>
/// <param name="From">The lowest difficulty that it includes.</param>
public sealed record ScaleLevel(string Level, decimal From);

/// <summary>The difficulty of a technique on a scale.</summary>
/// <param name="Technique">Its id.</param>
/// <param name="Difficulty">The difficulty of its steps.</param>
/// <param name="Level">The level of that difficulty; null if the scale has none.</param>
/// <param name="Longest">The most literals of its chains; null: no limit.</param>
public sealed record ScaleTechnique(string Technique, decimal Difficulty, string? Level, int? Longest);
