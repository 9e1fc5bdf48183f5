package nonet;

/** The status of a puzzle. */
public enum Status {
    // In the order of nonet.h's numbers.
    /** One solution, proved to be the only one. */
    UNIQUE,
    /** No solution, proved. */
    NONE,
    /** At least two. */
    MULTIPLE,
    /** A solution; the search did not look for others. */
    SOLVED,
    /** Limits ended the search before the answer, or it was cancelled. */
    BUDGET,
    /** The engine found no further step: only "logic". */
    STUCK,
    /** For a diagnosis: the text is not a puzzle. */
    INVALID;

    private static final Status[] ALL = values();

    static Status of(int number) {
        return ALL[number];
    }
}
