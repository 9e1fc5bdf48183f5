package nonet;

/**
 * How many solutions there are.
 *
 * @param count as many were found
 * @param exact whether these are all; otherwise there are at least that many
 * @param stop why the count ended
 */
public record Counted(
        long count,
        boolean exact,
        Stop stop) {}
