package nonet;

import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The rating of a puzzle on any scale.
 *
 * @param status the puzzle's status; only unique puzzles are rated
 * @param level the level; null if the scale has none, or if its techniques do not solve the puzzle
 * @param difficulty the difficulty of the hardest step: 3.4
 * @param score the sum of all steps; null if the scale has no score
 * @param scale the scale with its version and the techniques that were switched off
 * @param ending whether its techniques solve the puzzle
 * @param counts the number of steps of each technique, by its id
 */
public record ScaleRating(
        Status status,
        @Nullable String level,
        @Nullable String difficulty,
        @Nullable String score,
        @Nullable String scale,
        Explanation.@Nullable Ending ending,
        @Nullable Map<String, Integer> counts) {}
