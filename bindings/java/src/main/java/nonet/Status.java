package nonet;

/** What a puzzle turned out to be. */
public enum Status {
    // In the order of nonet.h's numbers.
    /** One solution, proved to be the only one. */
    UNIQUE,
    /** No solution, proved. */
    NONE,
    /** At least two. */
    MULTIPLE,
    /** A solution; whether there are others was not asked. */
    SOLVED,
    /** Limits ended the search before the answer, or it was cancelled. */
    BUDGET,
    /** The engine knew nothing more to conclude: only "logic". */
    STUCK,
    /** Of a diagnosis: the text is no puzzle. */
    INVALID;

    private static final Status[] ALL = values();

    static Status of(int number) {
        return ALL[number];
    }
}
