package nonet;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The next step, told as far as was asked for.
 *
 * @param board its name, where it is another one than the classic
 * @param status what the puzzle turned out to be
 * @param hint in words
 * @param wrongValues values among which some are wrong
 * @param wrongCount how many of them
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
