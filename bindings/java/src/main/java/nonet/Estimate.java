package nonet;

import org.jspecify.annotations.Nullable;

/**
 * About how many solutions there are.
 *
 * @param exact whether all were counted
 * @param count when they were: how many
 * @param estimate their estimated number; null when nothing is known
 * @param low with 95 percent there are as many or more
 * @param high with 95 percent there are as many or fewer
 * @param atLeast counted
 * @param probes how many were made
 * @param seed of the probes, without sign
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
