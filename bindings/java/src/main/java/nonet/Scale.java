package nonet;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A scale as data: {@code Sudoku.scale("nonet")}.
 *
 * @param name the name for options
 * @param scale the name with which results are stamped
 * @param levels the levels, the easiest first; empty if the scale has none
 * @param techniques the techniques in the order of trial
 */
public record Scale(String name, String scale, List<Level> levels, List<Technique> techniques) {
    /**
     * A name for difficulties.
     *
     * @param level the word
     * @param from the lowest difficulty that it includes
     */
    public record Level(String level, double from) {}

    /**
     * The difficulty of a technique on a scale.
     *
     * @param technique its id
     * @param difficulty the difficulty of its steps
     * @param level the level of that difficulty; null if the scale has none
     * @param longest the most literals of its chains; null: no limit
     */
    public record Technique(
            String technique,
            double difficulty,
            @Nullable String level,
            @Nullable Integer longest) {}
}
