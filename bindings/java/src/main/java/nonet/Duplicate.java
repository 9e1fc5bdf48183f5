package nonet;

/**
 * The same digit twice in one house.
 *
 * @param digit from 1 to 9
 * @param first the one
 * @param second the other
 * @param house where they meet
 * @param text the same in words
 */
public record Duplicate(
        int digit,
        Cell first,
        Cell second,
        House house,
        String text) {}
