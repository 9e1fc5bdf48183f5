package nonet;

/**
 * A symmetry of the places of the givens.
 *
 * @param name the name for GenerateOptions
 * @param words a description
 */
public record SymmetryInfo(
        String name,
        String words) {}
