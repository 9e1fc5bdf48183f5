package nonet;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The techniques and the scale for {@link Puzzle#explain(ExplainOptions, Limits)} and similar functions. Techniques
 * are given by their ids.
 *
 * @param pruned whether to drop steps that no later step needs
 * @param only the only techniques to use; empty: all; supported on Sudoku Explainer's scale only
 * @param without techniques to switch off
 * @param scale {@code "nonet"}, {@code "hodoku"}, ..., or the text of one (docs/rating.md); null: that of Sudoku Explainer.
 * Other boards have one order of techniques and no scale
 */
public record ExplainOptions(boolean pruned, List<String> only, List<String> without, @Nullable String scale) {
    /** All techniques, all steps, the scale of Sudoku Explainer. */
    public static final ExplainOptions ALL = new ExplainOptions(false, List.of(), List.of(), null);

    /**
     * Copies the lists.
     *
     * @param pruned whether to drop steps that no later step needs
     * @param only the only techniques to use; empty: all
     * @param without techniques to switch off
     * @param scale the name or the text of a scale; null: that of Sudoku Explainer
     */
    public ExplainOptions {
        only = List.copyOf(only);
        without = List.copyOf(without);
    }

    /**
     * Drops steps that no later step needs.
     *
     * @param pruned whether to drop unnecessary steps
     * @return the changed options
     */
    public ExplainOptions pruned(boolean pruned) {
        return new ExplainOptions(pruned, only, without, scale);
    }

    /**
     * With some techniques only.
     *
     * @param ids of techniques
     * @return the changed options
     */
    public ExplainOptions only(String... ids) {
        return new ExplainOptions(pruned, List.of(ids), without, scale);
    }

    /**
     * Without some techniques.
     *
     * @param ids of techniques
     * @return the changed options
     */
    public ExplainOptions without(String... ids) {
        return new ExplainOptions(pruned, only, List.of(ids), scale);
    }

    /**
     * On another scale.
     *
     * @param scale {@code "nonet"}, {@code "hodoku-2.3"}, ..., or the text of one
     * @return the changed options
     */
    public ExplainOptions scale(String scale) {
        return new ExplainOptions(pruned, only, without, scale);
    }
}
