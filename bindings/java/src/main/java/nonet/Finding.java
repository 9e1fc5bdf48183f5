package nonet;

import org.jspecify.annotations.Nullable;

/**
 * A defect that an {@link Audit} found in a row.
 *
 * @param file the number of its file
 * @param line the number of the row
 * @param defect the kind of defect
 * @param detail the defect in words
 * @param same for repeats, isomorphs and leaks: whether it is the identical puzzle; otherwise null
 * @param of the row that it repeats; null for other defects
 */
public record Finding(
        int file,
        long line,
        Defect defect,
        String detail,
        @Nullable Boolean same,
        @Nullable Row of) {
    /**
     * An earlier row.
     *
     * @param file the number of its file
     * @param line the number of the row
     */
    public record Row(int file, long line) {}

    /** The kinds of defects of a row. */
    public enum Defect {
        /** The row is not a puzzle, or has pencil marks. */
        UNREADABLE,
        /** Equal givens in a house. */
        CLASH,
        /** No solution. */
        NONE,
        /** More than one solution. */
        MULTIPLE,
        /** The search spent its nodes. */
        UNDECIDED,
        /** The row's own solution is incomplete, wrong, or contradicts the givens. */
        WRONG_SOLUTION,
        /** A given can be dropped; reported only if minimality was requested. */
        NOT_MINIMAL,
        /** An identical puzzle is earlier in its file. */
        REPEAT,
        /** An isomorph is earlier in its file. */
        ISOMORPH,
        /** The puzzle or an isomorph is in another file. */
        LEAK
    }
}
