package nonet;

import org.jspecify.annotations.Nullable;

/**
 * How hard a puzzle is for people, on the scale of HoDoKu.
 *
 * @param status what the puzzle turned out to be; only unique ones are rated
 * @param level of the hardest step, or a higher one where the score is high
 * @param score of all steps together, without sign
 * @param scale with its version
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
