package nonet;

import org.jspecify.annotations.Nullable;

/**
 * The result of solving.
 *
 * @param status the puzzle's status
 * @param solutions the number found, at most that of the limits
 * @param solution the first solution found; null if there is none
 * @param second another solution; null if there is none
 * @param digitTries tests of one digit in one empty cell
 * @param backtracks placed digits that were removed again
 * @param nodes the number of positions searched
 */
public record Solved(
        Status status,
        long solutions,
        @Nullable String solution,
        @Nullable String second,
        long digitTries,
        long backtracks,
        long nodes) {}
