package nonet;

import java.util.List;

/**
 * A kind of rule that boards can have.
 *
 * @param id its word in a board's name: killer
 * @param name what it is called
 * @param meaning in one sentence
 * @param example as it stands in a board's name
 * @param place where its cells lie
 * @param numbers which numbers it takes
 * @param leastGroups of cells
 * @param mostGroups of cells; 0 is any number
 * @param leastCells in each group
 * @param mostCells in each group; 0 is any number
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
        int mostCells) {
    /** Where cells lie. */
    public enum Place {
        /** In any order: a cage. */
        CELLS,
        /** In order: a thermometer. */
        LINE,
        /** A row, a column or a diagonal, from the end where the clue stands. */
        OUTSIDE,
        /** None: the rule is of the whole board. */
        BOARD
    }

    /** Which numbers a rule takes. */
    public enum Numbers {
        /** None. */
        NONE,
        /** One. */
        ONE,
        /** One, or none. */
        OPTIONAL,
        /** One; without it the usual one is meant. */
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
