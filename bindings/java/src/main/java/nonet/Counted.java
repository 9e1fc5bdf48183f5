package nonet;

/**
 * The number of solutions.
 *
 * @param count the number found
 * @param exact whether these are all; otherwise there are at least that many
 * @param stop why the count ended
 */
public record Counted(
        long count,
        boolean exact,
        Stop stop) {}
