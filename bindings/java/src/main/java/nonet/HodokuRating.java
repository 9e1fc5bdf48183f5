package nonet;

import org.jspecify.annotations.Nullable;

/**
 * The rating of a puzzle on the scale of HoDoKu.
 *
 * @param status the puzzle's status; only unique puzzles are rated
 * @param level the level of the hardest step, or a higher one if the score is high
 * @param score the sum over all steps, unsigned
 * @param scale the scale with its version
 */
public record HodokuRating(
        Status status,
        @Nullable Level level,
        @Nullable Long score,
        @Nullable String scale) {
    /** HoDoKu's levels, the easiest first. */
    public enum Level {
        /** Easy. */
        EASY,
        /** Medium. */
        MEDIUM,
        /** Hard. */
        HARD,
        /** Unfair. */
        UNFAIR,
        /** Extreme. */
        EXTREME
    }
}
