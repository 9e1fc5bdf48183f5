namespace Nonet;

using System.Collections.Generic;
using System.Linq;

/// <summary>The rating of a puzzle on any scale.</summary>
/// <param name="Status">The puzzle's status; only unique puzzles are rated.</param>
/// <param name="Level">The level; null if the scale has none, or if its techniques do not solve the puzzle.</param>
/// <param name="Difficulty">The difficulty of the hardest step: 3.4.</param>
/// <param name="Score">The sum of all steps; null if the scale has no score.</param>
/// <param name="Scale">The scale with its version and the techniques that were switched off.</param>
/// <param name="Ending">Whether its techniques solve the puzzle.</param>
/// <param name="Counts">The number of steps of each technique, by its id.</param>
public sealed record ScaleRating(
    Status Status,
    string? Level,
    decimal? Difficulty,
    decimal? Score,
    string? Scale,
    Ending? Ending,
    IReadOnlyDictionary<string, int>? Counts);

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

// Ratings on any scale.
public static unsafe partial class Sudoku {
    private delegate int ScaleQuestion(Call call, nonet_explain_options* options, TextHandle written);

    /// <summary>The rating on any scale.</summary>
    /// <param name="text">The puzzle.</param>
    /// <param name="scale">"nonet", "hodoku", "se", ..., or the text of one (docs/rating.md).</param>
    /// <param name="limits">Limits of the search; null: ten million nodes.</param>
    /// <returns>Level, difficulty and score.</returns>
    public static ScaleRating RateOn(string text, string scale, Limits? limits = null) =>
        RateOn(text, new ExplainOptions { Scale = scale }, limits);

    /// <summary>The same with techniques switched off.</summary>
    /// <param name="text">The puzzle.</param>
    /// <param name="options">The options; only scale and without are used.</param>
    /// <param name="limits">Limits of the search; null: ten million nodes.</param>
    /// <returns>Level, difficulty and score.</returns>
    public static ScaleRating RateOn(string text, ExplainOptions options, Limits? limits = null) =>
        Chosen<ScaleRating>(text, options, limits, (c, path, written) =>
            Native.nonet_rate_with(c.Text, c.Length, path, c.Limits, written, c.Error));

    /// <summary>A scale as data.</summary>
    /// <param name="scale">"nonet", "hodoku", "se", ..., or the text of one.</param>
    /// <returns>Its techniques, difficulties and levels.</returns>
    public static Scale Scale(string scale) =>
        Call.AskJson<Scale>(scale, null, (c, written) => Native.nonet_scale(c.Text, written, c.Error));

    private static T Chosen<T>(string text, ExplainOptions options, Limits? limits, ScaleQuestion question) =>
        Call.AskJson<T>(text, limits, (c, written) => {
            fixed (byte* only = Utf8.Of(options.Only.Any() ? string.Join(",", options.Only) : null))
            fixed (byte* without = Utf8.Of(options.Without.Any() ? string.Join(",", options.Without) : null))
            fixed (byte* scale = Utf8.Of(options.Scale)) {
                var path = new nonet_explain_options {
                    size = (nuint)sizeof(nonet_explain_options), pruned = options.Pruned ? 1 : 0, only = only, without = without, scale = scale
                };
                return question(c, &path, written);
            }
        });
}
