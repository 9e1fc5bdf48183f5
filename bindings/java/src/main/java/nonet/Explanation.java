package nonet;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Every step to the solution.
 *
 * @param board the board's name, if it is not the classic one
 * @param status the puzzle's status
 * @param ending why the path ends
 * @param end the grid at the end
 * @param deadEnd if the ending is CLASH: the contradiction
 * @param scale the scale of the ratings; null on other boards, for which none is defined
 * @param marks the candidates at the start: a character for each digit of each cell
 * @param steps the path
 * @param level the puzzle's level, if a scale with levels was given; otherwise null
 * @param difficulty the difficulty of the hardest step on that scale, or null
 * @param score the score, the sum of all steps, or null
 */
public record Explanation(
        @Nullable String board,
        Status status,
        Ending ending,
        String end,
        Diagnosis.@Nullable DeadEnd deadEnd,
        @Nullable String scale,
        String marks,
        List<Step> steps,
        @Nullable String level,
        @Nullable Double difficulty,
        @Nullable Double score) {
    /** Why a path ends. */
    public enum Ending {
        /** The solution is reached. */
        SOLVED,
        /** No technique finds another step. */
        STUCK,
        /** Limits ended it. */
        BUDGET,
        /** The puzzle contradicts itself. */
        CLASH
    }
}
