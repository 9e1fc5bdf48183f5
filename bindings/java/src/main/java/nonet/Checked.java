package nonet;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Whether a puzzle is proper, or a grid correct, and where it is wrong.
 *
 * @param status the puzzle's status
 * @param givens the number of givens
 * @param complete whether no cell is empty
 * @param correct whether a complete grid is a correct solution; null if it is not complete
 * @param minimal whether no given can be dropped; null if unknown
 * @param redundant givens each of which can be dropped alone; null if unknown
 * @param duplicates equal givens in a house
 * @param broken on boards other than the classic one: cells that break another rule; otherwise null
 * @param forbidden and cells with a value that the board forbids there
 * @param solution a solution, or null
 * @param second another solution, or null
 * @param differing the cells in which these two differ, or null
 * @param notes the findings in words
 * @param warnings the problems in words
 */
public record Checked(
        Status status,
        int givens,
        boolean complete,
        @Nullable Boolean correct,
        @Nullable Boolean minimal,
        @Nullable List<Cell> redundant,
        List<Duplicate> duplicates,
        @Nullable List<Broken> broken,
        @Nullable List<Cell> forbidden,
        @Nullable String solution,
        @Nullable String second,
        @Nullable List<Cell> differing,
        List<String> notes,
        List<String> warnings) {}
