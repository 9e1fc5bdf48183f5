package nonet;

import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * How hard a puzzle of a board is for people.  No number: none is defined but on the classic board.
 *
 * @param board its name
 * @param status what the puzzle turned out to be; of others than unique ones nothing more is told
 * @param ending how the path ends
 * @param level of the hardest step; null where the techniques of the board do not suffice
 * @param hardest the name of its technique
 * @param steps how many
 * @param counts the steps of each technique, by its id
 */
public record BoardRating(
        String board,
        Status status,
        Explanation.@Nullable Ending ending,
        @Nullable Level level,
        @Nullable String hardest,
        @Nullable Integer steps,
        @Nullable Map<String, Integer> counts) {}
