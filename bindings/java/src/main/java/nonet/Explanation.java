package nonet;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Every step to the solution.
 *
 * @param status what the puzzle turned out to be
 * @param ending why there are no more steps
 * @param end the grid where they end
 * @param deadEnd with the ending CLASH: what cannot be
 * @param scale of the ratings
 * @param marks 729 characters: where they begin
 * @param steps the path
 */
public record Explanation(
        Status status,
        Ending ending,
        String end,
        Diagnosis.@Nullable DeadEnd deadEnd,
        String scale,
        String marks,
        List<Step> steps) {
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
