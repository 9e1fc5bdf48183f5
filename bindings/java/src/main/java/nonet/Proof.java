package nonet;

import org.jspecify.annotations.Nullable;

/**
 * A certificate, which the program nonet-verify checks.
 *
 * @param status the status that is proved
 * @param proof the text of the proof; null if limits ended the search
 */
public record Proof(
        Status status,
        @Nullable String proof) {}
