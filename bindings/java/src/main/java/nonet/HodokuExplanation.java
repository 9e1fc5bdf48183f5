package nonet;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Every step that HoDoKu takes.
 *
 * @param status what the puzzle turned out to be; only unique ones have steps
 * @param ending why there are no more steps
 * @param end the grid where they end
 * @param level of the puzzle
 * @param score of the puzzle, without sign
 * @param scale with its version
 * @param marks 729 characters: where the steps begin
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
