package nonet;

import org.jspecify.annotations.Nullable;

/**
 * Whether two puzzles are isomorphs.
 *
 * @param same whether they are isomorphs
 * @param transform the transform from the first to the second, or null
 */
public record Same(
        boolean same,
        @Nullable Transform transform) {}
