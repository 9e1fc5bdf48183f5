package nonet;

/** Why a search ended. */
public enum Stop {
    // In the order of nonet.h's numbers.
    /** The whole tree was searched. */
    FINISHED,
    /** As many solutions as asked were found. */
    SOLUTIONS,
    /** Nodes or time were spent. */
    BUDGET,
    /** Another thread ended it. */
    CANCELLED,
    /** The engine knew nothing more to conclude: only "logic". */
    STUCK,
    /** Of a trace: there was no room for more events. */
    MAX_EVENTS;

    private static final Stop[] ALL = values();

    static Stop of(int number) {
        return ALL[number];
    }
}
