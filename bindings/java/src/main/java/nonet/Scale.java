package nonet;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A scale as data: {@code Sudoku.scale("nonet")}.
 *
 * @param name what options take
 * @param scale what results are stamped with
 * @param levels the easiest first; none, where it has no words for difficulties
 * @param techniques in the order in which they are tried
 */
public record Scale(String name, String scale, List<Level> levels, List<Technique> techniques) {
    /**
     * A word for difficulties.
     *
     * @param level the word
     * @param from the lowest difficulty that it stands for
     */
    public record Level(String level, String from) {}

    /**
     * How hard a technique is.
     *
     * @param technique its id
     * @param difficulty of its steps
     * @param level of that difficulty; null where the scale has none
     * @param longest of its chains only those of at most so many literals; null: all
     */
    public record Technique(
            String technique,
            String difficulty,
            @Nullable String level,
            @Nullable Integer longest) {}
}
