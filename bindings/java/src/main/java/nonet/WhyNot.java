package nonet;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What contradiction follows from a candidate.
 *
 * @param board its name, where it is another one than the classic
 * @param whyNot the candidate
 * @param found whether a contradiction was found
 * @param right whether it is a digit of the solution
 * @param clash the contradiction, or null
 * @param steps what leads there
 */
public record WhyNot(
        @Nullable String board,
        Candidate whyNot,
        boolean found,
        boolean right,
        @Nullable Clash clash,
        List<Step> steps) {
    /**
     * A value that rules it out, a cell that is left with nothing, or a house without a place for a digit.
     *
     * @param value that value, or null
     * @param cell that cell, or null
     * @param house that house, or null
     * @param digit the digit without a place, or null
     * @param text the same in words
     */
    public record Clash(
            @Nullable Cell value,
            @Nullable Cell cell,
            @Nullable House house,
            @Nullable Integer digit,
            String text) {}
}
