package nonet;

import java.util.List;

/**
 * The results in the order in which they were found.
 *
 * @param <T> grids of 81 characters, or lists of cells
 * @param found the results
 * @param stop why the search ended; {@link Stop#FINISHED} means that nothing is missing
 */
public record Listing<T>(List<T> found, Stop stop) {
    /**
     * Whether nothing is missing.
     *
     * @return whether the search was complete
     */
    public boolean exact() {
        return stop == Stop.FINISHED;
    }
}
