namespace Nonet;

// Solving a puzzle step by step.
public static unsafe partial class Sudoku {
    /// <summary>The next step.</summary>
    /// <param name="text">Values and the player's own marks, if there are any.</param>
    /// <param name="level">How much to reveal: 1 the region, 2 the house, 3 the technique, 4 the cells, 5 everything.</param>
    /// <param name="limits">Limits of the search; null: ten million nodes.</param>
    /// <returns>The hint.</returns>
    public static Hint Hint(string text, int level = 5, Limits? limits = null) =>
        Call.AskJson<Hint>(text, limits, (c, written) => Native.nonet_hint(c.Text, c.Length, level, c.Limits, written, c.Error));

    /// <summary>The next step with some techniques only, or on another scale.</summary>
    /// <param name="text">Values and the player's own marks, if there are any.</param>
    /// <param name="level">How much to reveal: 1 the region, 2 the house, 3 the technique, 4 the cells, 5 everything.</param>
    /// <param name="options">The techniques and the scale; pruned is ignored.</param>
    /// <param name="limits">Limits of the search; null: ten million nodes.</param>
    /// <returns>The hint.</returns>
    public static Hint Hint(string text, int level, ExplainOptions options, Limits? limits = null) =>
        Chosen<Hint>(text, options, limits, (c, path, written) =>
            Native.nonet_hint_with(c.Text, c.Length, level, path, c.Limits, written, c.Error));

    /// <summary>Every step to the solution.</summary>
    /// <param name="text">The puzzle.</param>
    /// <param name="options">The techniques and the scale, and whether to drop unnecessary steps; null: all techniques and
    /// steps.</param>
    /// <param name="limits">Limits of the search; null: ten million nodes.</param>
    /// <returns>The path.</returns>
    public static Explanation Explain(string text, ExplainOptions? options = null, Limits? limits = null) {
        options ??= new ExplainOptions();
        // HoDoKu's path has its own sentences.
        if (!options.Pruned && options.Scale != null && options.Scale.StartsWith("hodoku") && !options.Scale.Contains('\n'))
            throw new NonetException($"found the scale '{options.Scale}', expected another one, or ExplainHodoku, or Pruned");
        return Chosen<Explanation>(text, options, limits, (c, path, written) =>
            Native.nonet_explain_with(c.Text, c.Length, path, c.Limits, written, c.Error));
    }

    /// <summary>Every step of HoDoKu's path.</summary>
    /// <param name="text">The puzzle.</param>
    /// <param name="version">The version of HoDoKu.</param>
    /// <param name="limits">Limits of the search; null: ten million nodes.</param>
    /// <returns>The path.</returns>
    public static HodokuExplanation ExplainHodoku(string text, HodokuVersion version = HodokuVersion.V22, Limits? limits = null) =>
        Call.AskJson<HodokuExplanation>(text, limits, (c, written) => {
            fixed (byte* scale = Utf8.Of(ScaleOf(version))) {
                var path = new nonet_explain_options { size = (nuint)sizeof(nonet_explain_options), scale = scale };
                return Native.nonet_explain_with(c.Text, c.Length, &path, c.Limits, written, c.Error);
            }
        });

    private static string ScaleOf(HodokuVersion version) => version switch {
        HodokuVersion.V22 => "hodoku-2.2",
        HodokuVersion.V23 => "hodoku-2.3",
        _ => throw new NonetException($"found the version {version}, expected V22 or V23"),
    };

    /// <summary>Every step that any technique finds now.</summary>
    /// <param name="text">The puzzle.</param>
    /// <param name="limits">Limits of the search; null: ten million nodes.</param>
    /// <returns>The steps.</returns>
    public static AllSteps AllSteps(string text, Limits? limits = null) =>
        Call.AskJson<AllSteps>(text, limits, (c, written) => Native.nonet_all_steps(c.Text, c.Length, c.Limits, written, c.Error));

    /// <summary>The same with some techniques only, or on another scale.</summary>
    /// <param name="text">The puzzle.</param>
    /// <param name="options">The techniques and the scale; pruned is ignored.</param>
    /// <param name="limits">Limits of the search; null: ten million nodes.</param>
    /// <returns>The steps.</returns>
    public static AllSteps AllSteps(string text, ExplainOptions options, Limits? limits = null) =>
        Chosen<AllSteps>(text, options, limits, (c, path, written) =>
            Native.nonet_all_steps_with(c.Text, c.Length, path, c.Limits, written, c.Error));

    /// <summary>The contradiction that follows from a candidate.</summary>
    /// <param name="text">The puzzle.</param>
    /// <param name="cell">A cell.</param>
    /// <param name="digit">A digit in it.</param>
    /// <param name="limits">Limits of the search; null: ten million nodes.</param>
    /// <returns>The reason why it is impossible, or that it is correct.</returns>
    public static WhyNot WhyNot(string text, Cell cell, int digit, Limits? limits = null) =>
        Call.AskJson<WhyNot>(text, limits, (c, written) => Native.nonet_why_not(c.Text, c.Length, cell.Index, digit, c.Limits, written, c.Error));

    /// <summary>The same with some techniques only, or on another scale.</summary>
    /// <param name="text">The puzzle.</param>
    /// <param name="cell">A cell.</param>
    /// <param name="digit">A digit in it.</param>
    /// <param name="options">The techniques and the scale; pruned is ignored.</param>
    /// <param name="limits">Limits of the search; null: ten million nodes.</param>
    /// <returns>The reason why it is impossible, or that it is correct.</returns>
    public static WhyNot WhyNot(string text, Cell cell, int digit, ExplainOptions options, Limits? limits = null) =>
        Chosen<WhyNot>(text, options, limits, (c, path, written) =>
            Native.nonet_why_not_with(c.Text, c.Length, cell.Index, digit, path, c.Limits, written, c.Error));

    /// <summary>ER, EP and ED of Sudoku Explainer 1.2.1.</summary>
    /// <param name="text">The puzzle.</param>
    /// <param name="limits">Limits of the search; null: ten million nodes.</param>
    /// <returns>The rating.</returns>
    public static Rating Rate(string text, Limits? limits = null) =>
        Call.Ask(text, limits, call => {
            var rating = new nonet_rating { size = (nuint)sizeof(nonet_rating) };
            call.Expect(Native.nonet_rate(call.Text, call.Length, call.Limits, &rating, call.Error));
            var status = (Status)rating.outcome;
            return status == Status.Unique
                ? new Rating(status, Rated(rating.er), Rated(rating.ep), Rated(rating.ed), "SE 1.2.1")
                : new Rating(status, null, null, null, null);
        });

    /// <summary>Level and score of HoDoKu, with its default settings.</summary>
    /// <param name="text">The puzzle.</param>
    /// <param name="version">The version of HoDoKu.</param>
    /// <param name="limits">Limits of the search; null: ten million nodes.</param>
    /// <returns>The rating.</returns>
    public static HodokuRating RateHodoku(string text, HodokuVersion version = HodokuVersion.V22, Limits? limits = null) {
        var name = Utf8.Of(ScaleOf(version));
        return Call.Ask(text, limits, call => {
            var rating = new nonet_hodoku_rating { size = (nuint)sizeof(nonet_hodoku_rating) };
            fixed (byte* scale = name) {
                call.Expect(Native.nonet_rate_hodoku(call.Text, call.Length, scale, call.Limits, &rating, call.Error));
            }
            var status = (Status)rating.outcome;
            return status == Status.Unique
                ? new HodokuRating(status, (HodokuLevel)rating.level, rating.score, Utf8.At(rating.scale))
                : new HodokuRating(status, null, null, null);
        });
    }

    // 15 is 1.5, with one decimal.
    private static decimal Rated(int tenths) => new decimal(tenths, 0, 0, false, 1);
}
