package nonet;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A step that a person can follow, with its evidence.
 *
 * @param label the label of a step inside chains, used in sentences
 * @param technique its id: one of Sudoku.techniques()
 * @param kind the form of the technique
 * @param name the display name
 * @param rating the rating on the path's scale: 7.2; null on HoDoKu's own path and on boards other than the classic one
 * @param level the level on these: easy, medium, hard, ...; otherwise null
 * @param score HoDoKu's score; null on other scales
 * @param complexity for chains: the number of distinct literals of all branches
 * @param assumesUnique true when it relies on the puzzle having one solution
 * @param place the values that are placed
 * @param remove the candidates that are removed
 * @param notation on HoDoKu's path: the conclusion in short: {@code r4c79<>7}
 * @param text the whole text
 * @param sentences the reasons, without the chains
 * @param exhibits the evidence, in the order of the argument
 * @param chains one for each branch
 * @param inner the steps that the chains refer to
 */
public record Step(
        @Nullable String label,
        String technique,
        String kind,
        String name,
        @Nullable Double rating,
        @Nullable String level,
        @Nullable Double score,
        @Nullable Integer complexity,
        @Nullable Boolean assumesUnique,
        List<Candidate> place,
        List<CellDigits> remove,
        @Nullable String notation,
        String text,
        List<String> sentences,
        List<Exhibit> exhibits,
        @Nullable List<Chain> chains,
        @Nullable List<Step> inner) {
    /**
     * Evidence of a step.
     *
     * @param role base, cover, pattern, pivot, pincer, ...
     * @param houses the houses
     * @param cells the cells
     * @param digits the digits
     * @param rules on boards with rules: the rules, by name
     * @param totals the totals of the argument
     * @param beside extra cells of the rule, and the values that they can hold
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
     * An extra cell that a rule uses.
     *
     * @param name its name
     * @param digits the values that it can hold
     */
    public record Beside(String name, List<Integer> digits) {}

    /**
     * The consequences of an assumption, node by node.
     *
     * @param nodes the assumptions and their consequences
     * @param sentences one for each node
     * @param eureka the chain in Eureka notation, if the nodes form a line
     * @param notation the chain in HoDoKu's notation, on HoDoKu's path
     */
    public record Chain(
            List<Node> nodes,
            List<String> sentences,
            @Nullable String eureka,
            @Nullable String notation) {}

    /**
     * One node of a chain. Nodes of HoDoKu's path have only cells, digit and on.
     *
     * @param literal the candidate, true or false
     * @param why the reason: supposed, cell, row, column, box, pattern, or more than is shown; on other boards house or rule
     * @param house on other boards: the house from which it follows
     * @param from the numbers of the nodes from which it follows
     * @param inner the number of the inner step that rules it out
     * @param cells one of these cells holds the digit, or none of them
     * @param digit that digit
     * @param on whether one of them holds it
     */
    public record Node(
            @Nullable Literal literal,
            @Nullable String why,
            @Nullable House house,
            @Nullable List<Integer> from,
            @Nullable Integer inner,
            @Nullable List<Cell> cells,
            @Nullable Integer digit,
            @Nullable Boolean on) {}

    /**
     * A candidate that is true or false.
     *
     * @param cell the cell
     * @param digit from 1 to 9
     * @param on whether it is true
     * @param others for a group: its other cells; one of all the cells holds the digit, or none does
     */
    public record Literal(
            Cell cell,
            int digit,
            boolean on,
            @Nullable List<Cell> others) {}
}
