package nonet;

/** Why a search ended. */
public enum Stop {
    // In the order of nonet.h's numbers.
    /** The whole tree was searched. */
    FINISHED,
    /** The requested number of solutions was found. */
    SOLUTIONS,
    /** Nodes or time were spent. */
    BUDGET,
    /** Another thread ended it. */
    CANCELLED,
    /** The engine found no further step: only "logic". */
    STUCK,
    /** For a trace: there was no room for more events. */
    MAX_EVENTS;

    private static final Stop[] ALL = values();

    static Stop of(int number) {
        return ALL[number];
    }
}
