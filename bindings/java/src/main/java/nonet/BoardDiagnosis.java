package nonet;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Why a puzzle of a board is broken and how to repair it.
 *
 * @param status the puzzle's status
 * @param solutions the number of solutions, as far as they were counted
 * @param exact whether these are all
 * @param duplicates equal givens in a house
 * @param broken givens that break another rule of the board
 * @param forbidden givens that the board does not allow there
 * @param conflict for a puzzle without a solution: givens that contradict each other
 * @param differing cells in which solutions differ
 * @param singleCompletions for a puzzle with several solutions: values each of which alone makes the solution the only one
 * @param completionsKnown whether the search for these was complete
 * @param repairs the repairs that assume a single slip
 * @param repairsKnown for a puzzle without a solution: whether the search for repairs was complete
 * @param sentences the diagnosis in words, without the repairs
 */
public record BoardDiagnosis(
        Status status,
        long solutions,
        boolean exact,
        List<Duplicate> duplicates,
        List<Broken> broken,
        List<Cell> forbidden,
        @Nullable Conflict conflict,
        List<Cell> differing,
        @Nullable List<Edit> singleCompletions,
        @Nullable Boolean completionsKnown,
        List<Diagnosis.Repair> repairs,
        @Nullable Boolean repairsKnown,
        List<String> sentences) {
    /**
     * Givens that contradict each other.
     *
     * @param cells the givens
     * @param minimal whether none of them can be left out
     */
    public record Conflict(
            List<Cell> cells,
            boolean minimal) {}
}
