package nonet;

import org.jspecify.annotations.Nullable;

/**
 * How hard a puzzle is for people.
 *
 * @param status what the puzzle turned out to be; only unique ones are rated
 * @param er of the hardest step: 7.2; 20.0 when the techniques do not suffice
 * @param ep of the hardest step up to the first placement
 * @param ed of the first step
 * @param scale Sudoku Explainer's
 */
public record Rating(
        Status status,
        @Nullable String er,
        @Nullable String ep,
        @Nullable String ed,
        @Nullable String scale) {}
