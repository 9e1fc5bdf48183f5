package nonet;

/**
 * A digit in a cell.
 *
 * @param cell the cell
 * @param digit from 1 to 9; on other boards a value as they write them
 */
public record Candidate(
        Cell cell,
        int digit) {}
