package nonet;

/**
 * Two cells that break a rule of a board other than a house.
 *
 * @param first the first cell
 * @param second the second cell
 * @param text a description
 */
public record Broken(
        Cell first,
        Cell second,
        String text) {}
