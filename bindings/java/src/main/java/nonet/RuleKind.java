package nonet;

import java.util.List;

/**
 * A kind of rule that boards can have.
 *
 * @param id its word in a board's name: killer
 * @param name the display name
 * @param meaning the meaning in one sentence
 * @param example an example, as in a board's name
 * @param place the arrangement of its cells
 * @param numbers the numbers that it takes
 * @param leastGroups the fewest groups of cells
 * @param mostGroups the most groups of cells; 0 means any number
 * @param leastCells the fewest cells in each group
 * @param mostCells the most cells in each group; 0 means any number
 * @param generated whether clues of this kind can be generated
 */
public record RuleKind(
        String id,
        String name,
        String meaning,
        String example,
        Place place,
        Numbers numbers,
        int leastGroups,
        int mostGroups,
        int leastCells,
        int mostCells,
        boolean generated) {
    /** The arrangement of a rule's cells. */
    public enum Place {
        /** In any order: a cage. */
        CELLS,
        /** In order: a thermometer. */
        LINE,
        /** A row, a column or a diagonal, starting at the clue. */
        OUTSIDE,
        /** None: the rule applies to the whole board. */
        BOARD
    }

    /** The numbers that a rule takes. */
    public enum Numbers {
        /** None. */
        NONE,
        /** One. */
        ONE,
        /** One, or none. */
        OPTIONAL,
        /** One, with a default. */
        USUAL,
        /** A list. */
        SEVERAL,
        /** A text. */
        PATTERN,
        /** Other rules. */
        RULES
    }

    /** What the engine writes. */
    record Kinds(List<RuleKind> kinds) {}
}
