package nonet;

/**
 * A digit in a cell.
 *
 * @param cell the cell
 * @param digit from 1 to 9
 */
public record Candidate(
        Cell cell,
        int digit) {}
