package nonet;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A step of HoDoKu's path.
 *
 * @param technique what was looked for
 * @param kind what was found
 * @param name HoDoKu's own: Locked Candidates Type 1 (Pointing)
 * @param level of the technique
 * @param score of the step, without sign
 * @param assumesUnique true when it relies on the puzzle having one solution
 * @param place what is filled in
 * @param remove what is ruled out, in the order in which HoDoKu removes it
 * @param notation in short: {@code r4c79<>7}
 * @param text all of it in words
 * @param sentences why it follows, without the chains
 * @param exhibits what to point at, in the order of the argument
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
     * What follows from a supposition, link by link.
     *
     * @param nodes its links
     * @param sentences one for each link
     * @param notation in short
     */
    public record Chain(
            List<Node> nodes,
            List<String> sentences,
            String notation) {}

    /**
     * A link of a chain: one of the cells holds the digit, or none of them.
     *
     * @param cells these cells
     * @param digit from 1 to 9
     * @param on whether one of them holds it
     */
    public record Node(
            List<Cell> cells,
            int digit,
            boolean on) {}
}
