package nonet;

import org.jspecify.annotations.Nullable;

/**
 * An estimate of the number of solutions.
 *
 * @param exact whether all solutions were counted
 * @param count the number of solutions, if all were counted
 * @param estimate the estimated number; null if nothing is known
 * @param low the lower bound of the 95 percent interval
 * @param high the upper bound of the 95 percent interval
 * @param atLeast the number of solutions counted
 * @param probes the number of probes
 * @param seed the seed of the probes, unsigned
 */
public record Estimate(
        boolean exact,
        @Nullable Long count,
        @Nullable Double estimate,
        @Nullable Double low,
        @Nullable Double high,
        @Nullable Long atLeast,
        @Nullable Long probes,
        @Nullable Long seed) {}
