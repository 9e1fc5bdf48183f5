package nonet;

import java.time.Duration;
import org.jspecify.annotations.Nullable;

/**
 * The limits of a search. Zero means no limit.  {@code Limits.NONE.withNodes(1000)} makes one.
 *
 * @param solutions stop after finding this many; 0: find all. The default, 2, tells unique from multiple
 * @param nodes the most positions to search
 * @param time the time from the start of the call
 * @param cancel a flag with which another thread ends the search, or null
 */
public record Limits(long solutions, long nodes, Duration time, @Nullable Cancel cancel) {
    /**
     * A search ends only at two solutions. However, {@code diagnose} ends after five seconds, and {@code rate},
     * {@code hint}, {@code explain}, {@code allSteps} and {@code whyNot} after ten million nodes.
     */
    public static final Limits NONE = new Limits(2, 0, Duration.ZERO, null);

    /**
     * Limits; none is negative.
     *
     * @param solutions stop after finding this many; 0: find all
     * @param nodes the most positions to search; 0: no limit
     * @param time the time from the start of the call; {@link Duration#ZERO}: no limit
     * @param cancel a flag with which another thread ends the search, or null
     */
    public Limits {
        if (solutions < 0 || nodes < 0 || time.isNegative())
            throw NonetException.badArgument("found a limit below 0, expected 0 for none, or more");
    }

    /**
     * Returns limits with another number of solutions.
     *
     * @param solutions stop after finding this many; 0: find all
     * @return the changed limits
     */
    public Limits withSolutions(long solutions) {
        return new Limits(solutions, nodes, time, cancel);
    }

    /**
     * Returns limits with another number of nodes.
     *
     * @param nodes the most positions to search; 0: no limit
     * @return the changed limits
     */
    public Limits withNodes(long nodes) {
        return new Limits(solutions, nodes, time, cancel);
    }

    /**
     * Returns limits with another time.
     *
     * @param time the time from the start of the call; {@link Duration#ZERO}: no limit
     * @return the changed limits
     */
    public Limits withTime(Duration time) {
        return new Limits(solutions, nodes, time, cancel);
    }

    /**
     * Returns limits with a flag.
     *
     * @param cancel with which another thread ends the search
     * @return the changed limits
     */
    public Limits withCancel(Cancel cancel) {
        return new Limits(solutions, nodes, time, cancel);
    }

    // 292 years are practically no limit.
    long nanoseconds() {
        try {
            return time.toNanos();
        } catch (ArithmeticException tooLong) {
            return 0;
        }
    }
}
