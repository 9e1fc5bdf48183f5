package nonet;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A player's grid against its puzzle.
 *
 * @param status what the puzzle turned out to be
 * @param changed givens that the player changed
 * @param wrong entries that are wrong
 * @param firstWrong the first of them in the order of play
 */
public record Entries(
        Status status,
        List<Edit> changed,
        List<Edit> wrong,
        @Nullable List<Edit> firstWrong) {}
