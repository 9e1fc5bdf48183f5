package nonet;

import java.util.List;

/**
 * What was found, in its order.
 *
 * @param <T> grids of 81 characters, or lists of cells
 * @param found all of it
 * @param stop why the search ended: with {@link Stop#FINISHED} nothing is missing
 */
public record Listing<T>(List<T> found, Stop stop) {
    /**
     * Whether nothing is missing.
     *
     * @return whether the whole search was made
     */
    public boolean exact() {
        return stop == Stop.FINISHED;
    }
}
