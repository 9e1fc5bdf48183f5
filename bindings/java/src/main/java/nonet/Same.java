package nonet;

import org.jspecify.annotations.Nullable;

/**
 * Whether two puzzles are isomorphs.
 *
 * @param same whether they are
 * @param transform from the one to the other, or null
 */
public record Same(
        boolean same,
        @Nullable Transform transform) {}
