package nonet;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Why a puzzle of a board is broken and how to repair it.
 *
 * @param status what the puzzle turned out to be
 * @param solutions how many there are, as far as they were counted
 * @param exact whether these are all
 * @param duplicates equal givens in a house
 * @param broken givens that break another rule of the board
 * @param forbidden givens that the board does not allow there
 * @param conflict of a puzzle without a solution
 * @param differing cells in which solutions differ
 * @param singleCompletions of a puzzle with several: each of them alone would make the solution the only one
 * @param completionsKnown whether all of these were looked for
 * @param repairs what a slip of the pen would explain
 * @param repairsKnown of a puzzle without a solution: whether all repairs were looked for
 * @param sentences all of it in words, but for the repairs
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
