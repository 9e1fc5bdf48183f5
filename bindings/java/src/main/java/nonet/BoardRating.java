package nonet;

import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The rating of a puzzle of a board. It has a level and no number, which is defined only for the classic board.
 *
 * @param board its name
 * @param status the puzzle's status; only unique puzzles have the other members
 * @param ending how the path ends
 * @param level the level of the hardest step; null if the board's techniques do not solve the puzzle
 * @param hardest the name of its technique
 * @param steps the number of steps
 * @param counts the number of steps of each technique, by its id
 */
public record BoardRating(
        String board,
        Status status,
        Explanation.@Nullable Ending ending,
        @Nullable Level level,
        @Nullable String hardest,
        @Nullable Integer steps,
        @Nullable Map<String, Integer> counts) {}
