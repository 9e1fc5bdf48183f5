package nonet;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Why a puzzle is broken and how to repair it. Which members there are depends on the status and the board.
 *
 * @param status the puzzle's status
 * @param error the error of a text that is not a puzzle
 * @param solutions the number of solutions, as far as they were counted
 * @param exact whether these are all
 * @param headline the summary
 * @param about a second sentence about it
 * @param duplicates equal givens in a house
 * @param broken on other boards: givens that break another rule
 * @param forbidden and givens that the board does not allow there
 * @param deadEnds the contradictions that are visible directly
 * @param conflict givens that contradict each other; null if there are none, or if two equal givens explain it
 * @param differing cells in which solutions differ
 * @param singleCompletions values each of which alone makes the solution the only one
 * @param completionsKnown whether the search for these was complete
 * @param fewestCompletions the fewest completions that together make it the only one
 * @param fewestProved whether fewer are proved not to be enough
 * @param fewestNeeded a lower bound of the number needed
 * @param repairs the repairs that assume a single slip
 * @param missingRows the missing rows of a text that is not a puzzle
 * @param repairsKnown whether the search for repairs was complete
 * @param ruleRepairs on boards with rules of many cells: a changed rule that repairs the puzzle
 * @param redundantRules rules each of which can be removed alone
 * @param redundantKnown whether all rules were tried
 * @param sentences the diagnosis in words, without the repairs
 */
public record Diagnosis(
        Status status,
        @Nullable Unreadable error,
        @Nullable Long solutions,
        @Nullable Boolean exact,
        @Nullable String headline,
        @Nullable String about,
        @Nullable List<Duplicate> duplicates,
        @Nullable List<Broken> broken,
        @Nullable List<Cell> forbidden,
        @Nullable List<DeadEnd> deadEnds,
        @Nullable Conflict conflict,
        @Nullable List<Cell> differing,
        @Nullable List<Edit> singleCompletions,
        @Nullable Boolean completionsKnown,
        @Nullable List<Edit> fewestCompletions,
        @Nullable Boolean fewestProved,
        @Nullable Integer fewestNeeded,
        @Nullable List<Repair> repairs,
        @Nullable List<House> missingRows,
        @Nullable Boolean repairsKnown,
        @Nullable List<RuleRepair> ruleRepairs,
        @Nullable List<String> redundantRules,
        @Nullable Boolean redundantKnown,
        List<String> sentences) {
    /**
     * A cell without a candidate, or a house without a place for a digit.
     *
     * @param cell the cell, or null
     * @param house the house, or null
     * @param digit the digit without a place, or null
     * @param text a description
     */
    public record DeadEnd(
            @Nullable Cell cell,
            @Nullable House house,
            @Nullable Integer digit,
            String text) {}

    /**
     * A digit that a cell must hold: its last candidate, or the only place in a house.
     *
     * @param cell the cell
     * @param digit from 1 to 9
     * @param house the house in which it has no other place; null: it is the last candidate
     * @param text a description
     */
    public record Forced(
            Cell cell,
            int digit,
            @Nullable House house,
            String text) {}

    /**
     * Givens that contradict each other.
     *
     * @param cells the givens
     * @param minimal whether none of them can be left out
     * @param rules on boards with rules of many cells: the rules that take part, by name
     * @param minimum whether it is proved that no smaller set contradicts itself; tried on the classic board only
     * @param reason the givens from which the steps begin
     * @param steps the steps that follow from these
     * @param deadEnd the contradiction that the steps reach
     */
    public record Conflict(
            List<Cell> cells,
            boolean minimal,
            @Nullable List<String> rules,
            @Nullable Boolean minimum,
            @Nullable List<Cell> reason,
            @Nullable List<Forced> steps,
            @Nullable DeadEnd deadEnd) {}

    /**
     * A slip, and the puzzle without it.
     *
     * @param slip the kind of slip
     * @param slipText the slip in words
     * @param edits the changes
     * @param grid the repaired puzzle
     * @param text the whole text
     */
    public record Repair(
            String slip,
            String slipText,
            List<Edit> edits,
            String grid,
            String text) {}

    /**
     * A rule whose change repairs the puzzle.
     *
     * @param rule its name
     * @param value the number that the rule could have; null: remove the rule
     * @param text the change in words
     */
    public record RuleRepair(String rule, @Nullable Integer value, String text) {}

    /**
     * The error of a text that is not a puzzle.
     *
     * @param code its kind: wrong_length, bad_character, ...
     * @param line the line, from 1
     * @param column the column, from 1, in bytes
     * @param found the text found there
     * @param expected the expected text
     */
    public record Unreadable(
            String code,
            long line,
            long column,
            String found,
            String expected) {}
}
