package nonet;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Every step of HoDoKu's path.
 *
 * @param status the puzzle's status; only unique puzzles have steps
 * @param ending why the path ends
 * @param end the grid at the end
 * @param level the puzzle's level
 * @param score the puzzle's score, unsigned
 * @param scale the scale with its version
 * @param marks the candidates at the start: 729 characters
 * @param steps the path
 */
public record HodokuExplanation(
        Status status,
        Explanation.Ending ending,
        String end,
        HodokuRating.@Nullable Level level,
        @Nullable Long score,
        String scale,
        String marks,
        List<HodokuStep> steps) {}
