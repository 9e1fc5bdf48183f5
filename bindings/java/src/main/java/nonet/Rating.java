package nonet;

import org.jspecify.annotations.Nullable;

/**
 * The rating of a puzzle.
 *
 * @param status the puzzle's status; only unique puzzles are rated
 * @param er the rating of the hardest step: 7.2; 20.0 if the techniques do not solve the puzzle
 * @param ep the rating of the hardest step up to the first placement
 * @param ed the rating of the first step
 * @param scale the scale: Sudoku Explainer's
 */
public record Rating(
        Status status,
        @Nullable String er,
        @Nullable String ep,
        @Nullable String ed,
        @Nullable String scale) {}
