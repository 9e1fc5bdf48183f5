package nonet;

/**
 * A way in which the places of givens can repeat.
 *
 * @param name for GenerateOptions
 * @param words for people
 */
public record SymmetryInfo(
        String name,
        String words) {}
