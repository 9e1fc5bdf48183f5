package nonet;

/**
 * A digit in a cell.
 *
 * @param cell the cell
 * @param digit from 1 to 9; on other boards a value in the board's form
 */
public record Candidate(
        Cell cell,
        int digit) {}
