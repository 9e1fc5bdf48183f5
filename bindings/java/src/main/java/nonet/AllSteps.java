package nonet;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Every step that any technique finds now.
 *
 * @param board the board's name, if it is not the classic one
 * @param status the puzzle's status
 * @param scale the scale of the ratings; null on other boards
 * @param marks the candidates at the start: a character for each digit of each cell
 * @param steps all steps
 */
public record AllSteps(
        @Nullable String board,
        Status status,
        @Nullable String scale,
        String marks,
        List<Step> steps) {}
