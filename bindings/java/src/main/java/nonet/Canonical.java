package nonet;

import java.util.List;

/**
 * The canonical form, which a puzzle shares with all its isomorphs.
 *
 * @param form 81 characters
 * @param automorphisms the number of transforms that leave the puzzle unchanged
 * @param transform the transform from the puzzle to the form
 * @param generators transforms that generate all automorphisms
 */
public record Canonical(
        String form,
        long automorphisms,
        Transform transform,
        List<Transform> generators) {}
