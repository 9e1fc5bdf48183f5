package nonet;

import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * How hard a puzzle is for people, on any scale.
 *
 * @param status what the puzzle turned out to be; only unique ones are rated
 * @param level of the scale; null where it has none, or where its techniques do not suffice
 * @param difficulty of the hardest step: 3.4
 * @param score the sum of all steps; null where the scale has none
 * @param scale with its version, and the techniques that were switched off
 * @param ending whether its techniques suffice
 * @param counts steps of each technique, by its id
 */
public record ScaleRating(
        Status status,
        @Nullable String level,
        @Nullable String difficulty,
        @Nullable String score,
        @Nullable String scale,
        Explanation.@Nullable Ending ending,
        @Nullable Map<String, Integer> counts) {}
