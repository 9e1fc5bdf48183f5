package nonet;

/** The events of an engine's search, and its counters. */
public final class Trace {
    /** What happened. */
    public enum Kind {
        /** A digit is tried. */
        TRY,
        /** It is placed. */
        PLACE,
        /** It is removed again. */
        TAKE_BACK,
        /** A solution is found. */
        SOLUTION
    }

    /**
     * One event.
     *
     * @param kind the kind of event
     * @param cell from 0, row by row; 0 with a solution
     * @param digit from 1 to 9; 0 with a solution
     */
    public record Event(Kind kind, int cell, int digit) {}

    private final int[] events;
    private final Solved counters;
    private final Stop stop;

    Trace(int[] events, Solved counters, Stop stop) {
        this.events = events;
        this.counters = counters;
        this.stop = stop;
    }

    /**
     * The number of events.
     *
     * @return their number
     */
    public int size() {
        return events.length;
    }

    /**
     * One of the events.
     *
     * @param number from 0
     * @return the event
     */
    public Event event(int number) {
        int bits = events[number];
        return new Event(Kind.values()[bits >> 24], bits >> 8 & 0xffff, bits & 0xff);
    }

    /**
     * All events as numbers, without copying.
     *
     * @return bits 0 to 7 the digit, 8 to 23 the cell, 24 and 25 the kind
     */
    public int[] events() {
        return events;
    }

    /**
     * Solutions found.
     *
     * @return their number
     */
    public long solutions() {
        return counters.solutions();
    }

    /**
     * Tests of one digit in one empty cell.
     *
     * @return their number
     */
    public long digitTries() {
        return counters.digitTries();
    }

    /**
     * Placed digits that were removed again.
     *
     * @return their number
     */
    public long backtracks() {
        return counters.backtracks();
    }

    /**
     * Positions searched.
     *
     * @return their number
     */
    public long nodes() {
        return counters.nodes();
    }

    /**
     * Why the search ended.
     *
     * @return {@link Stop#MAX_EVENTS} if there was no room for the next event
     */
    public Stop stop() {
        return stop;
    }
}
