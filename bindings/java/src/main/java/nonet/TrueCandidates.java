package nonet;

/**
 * The digits that each cell holds in some solution.
 *
 * @param candidates 729 characters, nine for each cell, or as many as the board has digits: the digit, or a point
 * @param exact whether none is missing
 */
public record TrueCandidates(
        String candidates,
        boolean exact) {}
