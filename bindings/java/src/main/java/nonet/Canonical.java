package nonet;

import java.util.List;

/**
 * The form that a puzzle shares with all its isomorphs.
 *
 * @param form 81 characters
 * @param automorphisms how many transforms leave the puzzle as it is
 * @param transform from the puzzle to its form
 * @param generators all automorphisms follow from them
 */
public record Canonical(
        String form,
        long automorphisms,
        Transform transform,
        List<Transform> generators) {}
