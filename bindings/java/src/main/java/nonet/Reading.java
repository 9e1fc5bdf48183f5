package nonet;

import org.jspecify.annotations.Nullable;

/** A result of a {@link PuzzleReader}. */
public sealed interface Reading {
    /**
     * Its place.
     *
     * @return the line of the text on which it begins, from 1
     */
    long line();

    /**
     * A puzzle.
     *
     * @param line the line on which it begins, from 1
     * @param cells its givens, 81 characters, or as many as its board has cells
     * @param marks 729 characters (on other boards one for each digit of each cell); null if it has no pencil marks
     * @param board the board's name, if a board was given; otherwise null
     * @param format the form in which it was written: line, grid, ...
     */
    record Puzzle(long line, String cells, @Nullable String marks, @Nullable String board, String format) implements Reading {}

    /**
     * A place where a puzzle was expected.
     *
     * @param error the error, with its place in the whole text
     */
    record Unreadable(NonetException error) implements Reading {
        @Override public long line() {
            return error.line();
        }
    }
}
