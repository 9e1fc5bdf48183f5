package nonet;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A conclusion that a person can follow, with its evidence.
 *
 * @param label of a step inside chains: what sentences call it
 * @param technique its id: one of Sudoku.techniques()
 * @param kind which form of it
 * @param name for people
 * @param rating on the scale of Sudoku Explainer 1.2.1: 7.2; null on other boards than the classic one, where no scale is defined
 * @param level on those boards; null on the classic one
 * @param complexity of chains: distinct literals of all branches
 * @param assumesUnique true when it relies on the puzzle having one solution
 * @param place what is filled in
 * @param remove what is ruled out
 * @param text all of it in words
 * @param sentences why it follows, without the chains
 * @param exhibits what to point at, in the order of the argument
 * @param chains one for each branch
 * @param inner what the chains refer to
 */
public record Step(
        @Nullable String label,
        String technique,
        String kind,
        String name,
        @Nullable String rating,
        @Nullable Level level,
        @Nullable Integer complexity,
        @Nullable Boolean assumesUnique,
        List<Candidate> place,
        List<CellDigits> remove,
        String text,
        List<String> sentences,
        List<Exhibit> exhibits,
        @Nullable List<Chain> chains,
        @Nullable List<Step> inner) {
    /**
     * Something to point at.
     *
     * @param role base, cover, pattern, pivot, pincer, ...
     * @param houses these houses
     * @param cells these cells
     * @param digits these digits
     * @param rules on boards with rules: these, by their names
     * @param totals and the totals that the argument speaks of
     * @param beside cells beside the board that the rule names, and what they can hold
     */
    public record Exhibit(
            String role,
            @Nullable List<House> houses,
            @Nullable List<CellDigits> cells,
            @Nullable List<Integer> digits,
            @Nullable List<String> rules,
            @Nullable List<Integer> totals,
            @Nullable List<Beside> beside) {}

    /**
     * A cell beside the board that a rule names.
     *
     * @param name its name
     * @param digits what it can hold
     */
    public record Beside(String name, List<Integer> digits) {}

    /**
     * What follows from a supposition, node by node.
     *
     * @param nodes the suppositions and what follows
     * @param sentences one for each node
     * @param eureka in the notation of chains, where they form a line
     */
    public record Chain(
            List<Node> nodes,
            List<String> sentences,
            @Nullable String eureka) {}

    /**
     * One link of a chain.
     *
     * @param literal what is so
     * @param why supposed, cell, row, column, box, pattern, or more than is shown; on other boards house or rule
     * @param house on other boards: the house that it follows by
     * @param from the numbers of the nodes that it follows from
     * @param inner the number of the inner step that rules it out
     */
    public record Node(
            Literal literal,
            String why,
            @Nullable House house,
            @Nullable List<Integer> from,
            @Nullable Integer inner) {}

    /**
     * A candidate that is true or false.
     *
     * @param cell the cell
     * @param digit from 1 to 9
     * @param on whether it is true
     * @param others of a group its other cells: one of all these holds the digit, or none of them
     */
    public record Literal(
            Cell cell,
            int digit,
            boolean on,
            @Nullable List<Cell> others) {}
}
