package nonet;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Whether a puzzle is proper, or a grid right, and where it is wrong.
 *
 * @param status what the puzzle turned out to be
 * @param givens how many
 * @param complete whether no cell is empty
 * @param correct whether a complete grid is a right solution; null when it is not complete
 * @param minimal whether no given can be dropped; null when that was not found out
 * @param redundant givens of which each can be dropped alone; null when that was not found out
 * @param duplicates equal givens in a house
 * @param broken on other boards than the classic one: cells that break another rule; otherwise null
 * @param forbidden and cells with a value that is not allowed there
 * @param solution a solution, or null
 * @param second another one, or null
 * @param differing the cells in which these two differ, or null
 * @param notes the same in words
 * @param warnings what is wrong, in words
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
