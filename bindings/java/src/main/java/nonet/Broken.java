package nonet;

/**
 * Two cells that break another rule of a board than its houses.
 *
 * @param first the one
 * @param second the other
 * @param text the same in words
 */
public record Broken(
        Cell first,
        Cell second,
        String text) {}
