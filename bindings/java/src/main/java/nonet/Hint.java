package nonet;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The next step, in as much detail as requested.
 *
 * @param board the board's name, if it is not the classic one
 * @param status the puzzle's status
 * @param hint the hint in words
 * @param wrongValues values among which some are wrong
 * @param wrongCount the number of wrong values
 * @param wrong cells whose marks lack the right digit
 * @param step the step, at level 5
 */
public record Hint(
        @Nullable String board,
        Status status,
        String hint,
        @Nullable List<Cell> wrongValues,
        @Nullable Integer wrongCount,
        @Nullable List<Cell> wrong,
        @Nullable Step step) {}
