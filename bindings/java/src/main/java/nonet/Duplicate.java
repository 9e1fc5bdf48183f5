package nonet;

/**
 * The same digit twice in one house.
 *
 * @param digit from 1 to 9
 * @param first the first cell
 * @param second the second cell
 * @param house the house that contains both
 * @param text a description
 */
public record Duplicate(
        int digit,
        Cell first,
        Cell second,
        House house,
        String text) {}
