package nonet;

/**
 * The digits that each cell holds in some solution.
 *
 * @param candidates 729 characters, nine for each cell (on other boards one for each digit): the digit, or a point
 * @param exact whether the result is complete
 */
public record TrueCandidates(
        String candidates,
        boolean exact) {}
