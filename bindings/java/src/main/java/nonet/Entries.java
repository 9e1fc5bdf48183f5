package nonet;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A player's grid compared with its puzzle.
 *
 * @param status the puzzle's status
 * @param changed givens that the player changed
 * @param wrong entries that are wrong
 * @param firstWrong the first wrong entry in the order of play
 */
public record Entries(
        Status status,
        List<Edit> changed,
        List<Edit> wrong,
        @Nullable List<Edit> firstWrong) {}
