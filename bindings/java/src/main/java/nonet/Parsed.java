package nonet;

import org.jspecify.annotations.Nullable;

/**
 * A puzzle that was read.
 *
 * @param cells its givens, 81 characters
 * @param marks 729 characters; null if it has no pencil marks
 * @param format the form in which it was written: line, grid, ...
 */
public record Parsed(
        String cells,
        @Nullable String marks,
        String format) {}
