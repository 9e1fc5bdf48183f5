package nonet;

import org.jspecify.annotations.Nullable;

/**
 * A certificate, which the program nonet-verify checks.
 *
 * @param status what is proved
 * @param proof a line for it; null when limits ended the search
 */
public record Proof(
        Status status,
        @Nullable String proof) {}
