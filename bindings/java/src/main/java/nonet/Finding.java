package nonet;

import org.jspecify.annotations.Nullable;

/**
 * What an {@link Audit} found wrong with a row.
 *
 * @param file the number of its file
 * @param line the number of the row
 * @param defect what is wrong
 * @param detail the same in words
 * @param same of repeats, isomorphs and leaks: whether it is the very puzzle; otherwise null
 * @param of the row that it repeats; null of other defects
 */
public record Finding(
        int file,
        long line,
        Defect defect,
        String detail,
        @Nullable Boolean same,
        @Nullable Row of) {
    /**
     * A row before.
     *
     * @param file the number of its file
     * @param line the number of the row
     */
    public record Row(int file, long line) {}

    /** What can be wrong with a row. */
    public enum Defect {
        /** No puzzle stands there, or pencil marks do. */
        UNREADABLE,
        /** Equal givens in a house. */
        CLASH,
        /** No solution. */
        NONE,
        /** More than one solution. */
        MULTIPLE,
        /** The nodes were spent before the answer. */
        UNDECIDED,
        /** The row's own solution is incomplete, wrong, or contradicts the givens. */
        WRONG_SOLUTION,
        /** A given can be dropped; only when minimality was asked for. */
        NOT_MINIMAL,
        /** The very puzzle came before in its file. */
        REPEAT,
        /** An isomorph of it did. */
        ISOMORPH,
        /** The puzzle, or an isomorph of it, came in another file. */
        LEAK
    }
}
