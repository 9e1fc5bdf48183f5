package nonet;

/**
 * A cell of the board: r4c5 is {@code new Cell(4, 5)}.
 *
 * @param row from 1 to 9
 * @param column from 1 to 9
 */
public record Cell(int row, int column) {
    /**
     * A cell of the nine by nine.
     *
     * @param row from 1 to 9
     * @param column from 1 to 9
     */
    public Cell {
        if (row < 1 || row > 9 || column < 1 || column > 9)
            throw NonetException.badArgument("found row " + row + " and column " + column + ", expected 1 to 9");
    }

    /**
     * A cell by its place in a grid's text.
     *
     * @param index from 0, row by row
     * @return the cell
     */
    public static Cell of(int index) {
        return new Cell(index / 9 + 1, index % 9 + 1);
    }

    /**
     * Its place in a grid's text.
     *
     * @return from 0, row by row
     */
    public int index() {
        return 9 * (row - 1) + column - 1;
    }

    /**
     * Its name.
     *
     * @return r4c5
     */
    @Override public String toString() {
        return "r" + row + "c" + column;
    }
}
