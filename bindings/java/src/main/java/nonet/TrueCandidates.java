package nonet;

/**
 * The digits that each cell holds in some solution.
 *
 * @param candidates a character for each digit of each cell: the digit, or a point
 * @param exact whether the result is complete
 */
public record TrueCandidates(
        String candidates,
        boolean exact) {}
