package nonet;

import org.jspecify.annotations.Nullable;

/** What a {@link PuzzleReader} meets. */
public sealed interface Reading {
    /**
     * Where it stands.
     *
     * @return the line of the text on which it begins, from 1
     */
    long line();

    /**
     * A puzzle.
     *
     * @param line on which it begins, from 1
     * @param cells its givens, 81 characters, or as many as its board has cells
     * @param marks 729 characters, or for each cell as many as the board has digits; null unless it came with pencil marks
     * @param board its name, where boards were asked for; otherwise null
     * @param format the form in which it was written: line, grid, ...
     */
    record Puzzle(long line, String cells, @Nullable String marks, @Nullable String board, String format) implements Reading {}

    /**
     * What stood where a puzzle was expected.
     *
     * @param error what is wrong, and where in the whole text
     */
    record Unreadable(NonetException error) implements Reading {
        @Override public long line() {
            return error.line();
        }
    }
}
