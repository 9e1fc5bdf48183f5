package nonet;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The contradiction that follows from a candidate.
 *
 * @param board the board's name, if it is not the classic one
 * @param whyNot the candidate
 * @param found whether a contradiction was found
 * @param right whether it is a digit of the solution
 * @param clash the contradiction, or null
 * @param steps the steps that lead to it
 */
public record WhyNot(
        @Nullable String board,
        Candidate whyNot,
        boolean found,
        boolean right,
        @Nullable Clash clash,
        List<Step> steps) {
    /**
     * A value that rules it out, a cell without candidates, or a house without a place for a digit.
     *
     * @param value that value, or null
     * @param cell that cell, or null
     * @param house that house, or null
     * @param digit the digit without a place, or null
     * @param text a description
     */
    public record Clash(
            @Nullable Cell value,
            @Nullable Cell cell,
            @Nullable House house,
            @Nullable Integer digit,
            String text) {}
}
