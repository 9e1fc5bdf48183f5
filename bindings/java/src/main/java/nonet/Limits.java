package nonet;

import java.time.Duration;
import org.jspecify.annotations.Nullable;

/**
 * How long a search may go on.  What is zero is not limited.  {@code Limits.NONE.withNodes(1000)} makes one.
 *
 * @param solutions stop once this many are found; 0: find them all.  Without limits 2, which tell unique from multiple
 * @param nodes positions looked at
 * @param time from the start of the call
 * @param cancel a flag by which another thread ends the search, or null
 */
public record Limits(long solutions, long nodes, Duration time, @Nullable Cancel cancel) {
    /**
     * Two solutions end a search, and nothing else does; but {@code diagnose} ends after five seconds, and {@code rate},
     * {@code hint}, {@code explain}, {@code allSteps} and {@code whyNot} after ten million nodes.
     */
    public static final Limits NONE = new Limits(2, 0, Duration.ZERO, null);

    /**
     * Limits from 0 on.
     *
     * @param solutions stop once this many are found; 0: find them all
     * @param nodes positions looked at; 0: no limit
     * @param time from the start of the call; {@link Duration#ZERO}: no limit
     * @param cancel a flag by which another thread ends the search, or null
     */
    public Limits {
        if (solutions < 0 || nodes < 0 || time.isNegative())
            throw NonetException.badArgument("found a limit below 0, expected 0 for none, or more");
    }

    /**
     * With another number of solutions.
     *
     * @param solutions stop once this many are found; 0: find them all
     * @return these limits but for that
     */
    public Limits withSolutions(long solutions) {
        return new Limits(solutions, nodes, time, cancel);
    }

    /**
     * With another number of nodes.
     *
     * @param nodes positions looked at; 0: no limit
     * @return these limits but for that
     */
    public Limits withNodes(long nodes) {
        return new Limits(solutions, nodes, time, cancel);
    }

    /**
     * With another time.
     *
     * @param time from the start of the call; {@link Duration#ZERO}: no limit
     * @return these limits but for that
     */
    public Limits withTime(Duration time) {
        return new Limits(solutions, nodes, time, cancel);
    }

    /**
     * With a flag.
     *
     * @param cancel by which another thread ends the search
     * @return these limits but for that
     */
    public Limits withCancel(Cancel cancel) {
        return new Limits(solutions, nodes, time, cancel);
    }

    // 292 years are as good as no limit.
    long nanoseconds() {
        try {
            return time.toNanos();
        } catch (ArithmeticException tooLong) {
            return 0;
        }
    }
}
