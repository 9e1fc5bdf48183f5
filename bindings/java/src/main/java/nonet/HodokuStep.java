package nonet;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A step of HoDoKu's path.
 *
 * @param technique the technique
 * @param kind the form that was found
 * @param name HoDoKu's own: Locked Candidates Type 1 (Pointing)
 * @param level the technique's level
 * @param score the step's score, unsigned
 * @param assumesUnique true when it relies on the puzzle having one solution
 * @param place the values that are placed
 * @param remove the candidates that are removed, in HoDoKu's order
 * @param notation in short: {@code r4c79<>7}
 * @param text the whole text
 * @param sentences the reasons, without the chains
 * @param exhibits the evidence, in the order of the argument
 * @param chains one for each branch
 */
public record HodokuStep(
        String technique,
        String kind,
        String name,
        HodokuRating.Level level,
        long score,
        @Nullable Boolean assumesUnique,
        List<Candidate> place,
        List<Candidate> remove,
        String notation,
        String text,
        List<String> sentences,
        List<Step.Exhibit> exhibits,
        @Nullable List<Chain> chains) {
    /**
     * The consequences of an assumption, link by link.
     *
     * @param nodes its nodes
     * @param sentences one for each node
     * @param notation in short
     */
    public record Chain(
            List<Node> nodes,
            List<String> sentences,
            String notation) {}

    /**
     * A node of a chain: one of the cells holds the digit, or none of them.
     *
     * @param cells the cells
     * @param digit from 1 to 9
     * @param on whether one of them holds it
     */
    public record Node(
            List<Cell> cells,
            int digit,
            boolean on) {}
}
