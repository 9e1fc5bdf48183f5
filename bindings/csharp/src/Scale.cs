namespace Nonet;

using System.Collections.Generic;
using System.Linq;

/// <summary>How hard a puzzle is for people, on any scale.</summary>
/// <param name="Status">What the puzzle turned out to be; only unique ones are rated.</param>
/// <param name="Level">Of the scale; null where it has none, or where its techniques do not suffice.</param>
/// <param name="Difficulty">Of the hardest step: 3.4.</param>
/// <param name="Score">The sum of all steps; null where the scale has none.</param>
/// <param name="Scale">With its version, and the techniques that were switched off.</param>
/// <param name="Ending">Whether its techniques suffice.</param>
/// <param name="Counts">Steps of each technique, by its id.</param>
public sealed record ScaleRating(
    Status Status,
    string? Level,
    decimal? Difficulty,
    decimal? Score,
    string? Scale,
    Ending? Ending,
    IReadOnlyDictionary<string, int>? Counts);

/// <summary>A scale as data.</summary>
/// <param name="Name">What options take.</param>
/// <param name="Stamp">What results are stamped with.</param>
/// <param name="Levels">The easiest first; none, where it has no words for difficulties.</param>
/// <param name="Techniques">In the order in which they are tried.</param>
public sealed record Scale(
    string Name, [Key("scale")] string Stamp, IReadOnlyList<ScaleLevel> Levels, IReadOnlyList<ScaleTechnique> Techniques);

/// <summary>A word for difficulties.</summary>
/// <param name="Level">The word.</param>
/// <param name="From">The lowest difficulty that it stands for.</param>
public sealed record ScaleLevel(string Level, decimal From);

/// <summary>How hard a technique is on a scale.</summary>
/// <param name="Technique">Its id.</param>
/// <param name="Difficulty">Of its steps.</param>
/// <param name="Level">Of that difficulty; null where the scale has none.</param>
/// <param name="Longest">Of its chains only those of at most so many literals; null: all.</param>
public sealed record ScaleTechnique(string Technique, decimal Difficulty, string? Level, int? Longest);

// Questions on any scale.
public static unsafe partial class Sudoku {
    private delegate int ScaleQuestion(Call call, nonet_explain_options* options, TextHandle written);

    /// <summary>The rating on any scale.</summary>
    /// <param name="text">The puzzle.</param>
    /// <param name="scale">"nonet", "hodoku", "se", ..., or the text of one (docs/rating.md).</param>
    /// <param name="limits">Of the search; null: ten million nodes.</param>
    /// <returns>Level, difficulty and score.</returns>
    public static ScaleRating RateOn(string text, string scale, Limits? limits = null) =>
        RateOn(text, new ExplainOptions { Scale = scale }, limits);

    /// <summary>The same with techniques switched off.</summary>
    /// <param name="text">The puzzle.</param>
    /// <param name="options">Of which scale and without are looked at.</param>
    /// <param name="limits">Of the search; null: ten million nodes.</param>
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
