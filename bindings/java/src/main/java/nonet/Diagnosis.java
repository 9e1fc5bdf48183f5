package nonet;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Why a puzzle is broken and how to repair it.
 *
 * @param status what the puzzle turned out to be
 * @param error what is wrong with a text that is no puzzle
 * @param solutions how many there are, as far as they were counted
 * @param exact whether these are all
 * @param headline what it comes to
 * @param about the same in another sentence
 * @param duplicates equal givens in a house
 * @param deadEnds what cannot be, as it stands
 * @param conflict givens that contradict each other; null when there are none, or the two that clash say all
 * @param differing cells in which solutions differ
 * @param singleCompletions each of them alone would make the solution the only one
 * @param fewestCompletions together they would
 * @param fewestProved whether fewer could not
 * @param fewestNeeded at least as many are needed
 * @param repairs what a slip of the pen would explain
 * @param missingRows of a text that is no puzzle
 * @param repairsKnown whether all repairs were looked for
 * @param sentences all of it in words, but for the repairs
 */
public record Diagnosis(
        Status status,
        @Nullable Unreadable error,
        @Nullable Long solutions,
        @Nullable Boolean exact,
        @Nullable String headline,
        @Nullable String about,
        @Nullable List<Duplicate> duplicates,
        @Nullable List<DeadEnd> deadEnds,
        @Nullable Conflict conflict,
        @Nullable List<Cell> differing,
        @Nullable List<Edit> singleCompletions,
        @Nullable List<Edit> fewestCompletions,
        @Nullable Boolean fewestProved,
        @Nullable Integer fewestNeeded,
        List<Repair> repairs,
        @Nullable List<House> missingRows,
        @Nullable Boolean repairsKnown,
        List<String> sentences) {
    /**
     * A cell without a candidate, or a house without a place for a digit.
     *
     * @param cell the cell, or null
     * @param house the house, or null
     * @param digit the digit without a place, or null
     * @param text the same in words
     */
    public record DeadEnd(
            @Nullable Cell cell,
            @Nullable House house,
            @Nullable Integer digit,
            String text) {}

    /**
     * A digit that has to go into a cell: its last candidate, or the only place in a house.
     *
     * @param cell the cell
     * @param digit from 1 to 9
     * @param house where it has no other place; null: it is the last candidate
     * @param text the same in words
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
     * @param minimum whether no fewer givens do
     * @param reason the givens that the steps begin with
     * @param steps what follows from these
     * @param deadEnd where the steps lead
     */
    public record Conflict(
            List<Cell> cells,
            boolean minimal,
            boolean minimum,
            List<Cell> reason,
            List<Forced> steps,
            @Nullable DeadEnd deadEnd) {}

    /**
     * A slip of the pen, and the puzzle without it.
     *
     * @param slip what kind of slip
     * @param slipText the same in words
     * @param edits what to change
     * @param grid the puzzle then
     * @param text all of it in words
     */
    public record Repair(
            String slip,
            String slipText,
            List<Edit> edits,
            String grid,
            String text) {}

    /**
     * What is wrong with a text that is no puzzle.
     *
     * @param code its kind: wrong_length, bad_character, ...
     * @param line where, from 1
     * @param column where, from 1, in bytes
     * @param found what stands there
     * @param expected what should
     */
    public record Unreadable(
            String code,
            long line,
            long column,
            String found,
            String expected) {}
}
