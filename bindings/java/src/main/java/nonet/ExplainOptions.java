package nonet;

import java.util.List;

/**
 * Which path {@link Sudoku#explain(String, ExplainOptions, Limits)} takes.  Techniques are named by their ids.
 *
 * @param pruned without the steps that nothing later rests on
 * @param only these techniques and no others; all, when there are none
 * @param without all techniques but these
 */
public record ExplainOptions(boolean pruned, List<String> only, List<String> without) {
    /** All techniques, all steps. */
    public static final ExplainOptions ALL = new ExplainOptions(false, List.of(), List.of());

    /**
     * Copies the lists.
     *
     * @param pruned without the steps that nothing later rests on
     * @param only these techniques and no others; all, when there are none
     * @param without all techniques but these
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
        return new ExplainOptions(pruned, only, without);
    }

    /**
     * With some techniques only.
     *
     * @param ids of techniques
     * @return these options but for that
     */
    public ExplainOptions only(String... ids) {
        return new ExplainOptions(pruned, List.of(ids), without);
    }

    /**
     * Without some techniques.
     *
     * @param ids of techniques
     * @return these options but for that
     */
    public ExplainOptions without(String... ids) {
        return new ExplainOptions(pruned, only, List.of(ids));
    }
}
