package nonet;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * With which techniques, and on which scale, {@link Sudoku#explain(String, ExplainOptions, Limits)} and its like answer.
 * Techniques are named by their ids.
 *
 * @param pruned without the steps that nothing later rests on
 * @param only these techniques and no others; all, when there are none; not on another scale than that of Sudoku Explainer
 * @param without all techniques but these
 * @param scale {@code "nonet"}, {@code "hodoku"}, ..., or the text of one (docs/rating.md); null: that of Sudoku Explainer
 */
public record ExplainOptions(boolean pruned, List<String> only, List<String> without, @Nullable String scale) {
    /** All techniques, all steps, the scale of Sudoku Explainer. */
    public static final ExplainOptions ALL = new ExplainOptions(false, List.of(), List.of(), null);

    /**
     * Copies the lists.
     *
     * @param pruned without the steps that nothing later rests on
     * @param only these techniques and no others; all, when there are none
     * @param without all techniques but these
     * @param scale by its name, or its text; null: that of Sudoku Explainer
     */
    public ExplainOptions {
        only = List.copyOf(only);
        without = List.copyOf(without);
    }

    /**
     * Without the steps that nothing later rests on.
     *
     * @param pruned whether
     * @return these options but for that
     */
    public ExplainOptions pruned(boolean pruned) {
        return new ExplainOptions(pruned, only, without, scale);
    }

    /**
     * With some techniques only.
     *
     * @param ids of techniques
     * @return these options but for that
     */
    public ExplainOptions only(String... ids) {
        return new ExplainOptions(pruned, List.of(ids), without, scale);
    }

    /**
     * Without some techniques.
     *
     * @param ids of techniques
     * @return these options but for that
     */
    public ExplainOptions without(String... ids) {
        return new ExplainOptions(pruned, only, List.of(ids), scale);
    }

    /**
     * On another scale.
     *
     * @param scale {@code "nonet"}, {@code "hodoku-2.3"}, ..., or the text of one
     * @return these options but for that
     */
    public ExplainOptions scale(String scale) {
        return new ExplainOptions(pruned, only, without, scale);
    }
}
