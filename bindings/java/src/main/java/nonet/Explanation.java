package nonet;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Every step to the solution.
 *
 * @param board its name, where it is another one than the classic
 * @param status what the puzzle turned out to be
 * @param ending why there are no more steps
 * @param end the grid where they end
 * @param deadEnd with the ending CLASH: what cannot be
 * @param scale of the ratings; null on other boards than the classic one, where none is defined
 * @param marks where they begin: 729 characters, or for each cell as many as the board has digits
 * @param steps the path
 * @param level of the puzzle on a scale that was named and has levels; otherwise null
 * @param difficulty of the hardest step there, or null
 * @param score the sum of all steps there, or null
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
        @Nullable String difficulty,
        @Nullable String score) {
    /** Why a path ends. */
    public enum Ending {
        /** The solution is reached. */
        SOLVED,
        /** The techniques know nothing more. */
        STUCK,
        /** Limits ended it. */
        BUDGET,
        /** The puzzle contradicts itself. */
        CLASH
    }
}
