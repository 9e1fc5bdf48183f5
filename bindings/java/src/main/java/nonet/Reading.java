package nonet;

import org.jspecify.annotations.Nullable;

/**
 * A result of a {@link PuzzleReader}: a puzzle, or text that is not one.
 *
 * @param line the line of the text on which it begins, from 1
 * @param puzzle the puzzle; null if there is an error
 * @param error the error, with its place in the whole text; null if there is a puzzle
 */
public record Reading(long line, @Nullable Puzzle puzzle, @Nullable NonetException error) {}
