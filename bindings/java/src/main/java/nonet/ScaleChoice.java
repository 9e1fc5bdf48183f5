package nonet;

import java.util.List;

/**
 * A scale, and what of it is switched off.
 *
 * @param scale "se", "hodoku", "hodoku-2.3", "nonet", or the text of a scale, several lines
 * @param without ids of techniques that are switched off
 */
public record ScaleChoice(String scale, List<String> without) {
    /**
     * Copies the list.
     *
     * @param scale a name, or the text of a scale
     * @param without ids of techniques that are switched off
     */
    public ScaleChoice {
        without = List.copyOf(without);
    }

    /**
     * A whole scale.
     *
     * @param scale a name, or the text of a scale
     * @return the choice
     */
    public static ScaleChoice of(String scale) {
        return new ScaleChoice(scale, List.of());
    }

    /**
     * Without some techniques.
     *
     * @param ids of techniques
     * @return the same scale without them
     */
    public ScaleChoice without(String... ids) {
        return new ScaleChoice(scale, List.of(ids));
    }
}
