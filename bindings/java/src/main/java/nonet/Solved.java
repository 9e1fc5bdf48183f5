package nonet;

import org.jspecify.annotations.Nullable;

/**
 * What solving came to.
 *
 * @param status what the puzzle turned out to be
 * @param solutions how many were found: at most those of the limits
 * @param solution the first that was found; null when there is none
 * @param second another one; null when there is none
 * @param digitTries tests of one digit in one empty cell
 * @param backtracks placed digits taken back
 * @param nodes positions looked at
 */
public record Solved(
        Status status,
        long solutions,
        @Nullable String solution,
        @Nullable String second,
        long digitTries,
        long backtracks,
        long nodes) {}
