package nonet;

/**
 * A cell of the board: r4c5 is {@code new Cell(4, 5)}.
 *
 * @param row from 1
 * @param column from 1
 */
public record Cell(int row, int column) {
    /**
     * A cell of the classic board or of a larger one.
     *
     * @param row from 1 to 25
     * @param column from 1 to 25
     */
    public Cell {
        if (row < 1 || row > 25 || column < 1 || column > 25)
            throw NonetException.badArgument("found row " + row + " and column " + column + ", expected 1 to 25");
    }

    /**
     * The cell of the classic board at a place of a grid's text.
     *
     * @param index from 0, row by row
     * @return the cell
     */
    public static Cell of(int index) {
        return new Cell(index / 9 + 1, index % 9 + 1);
    }

    /**
     * Its place in the text of a classic grid.
     *
     * @return from 0, row by row
     */
    public int index() {
        if (row > 9 || column > 9) throw NonetException.badArgument("found " + this + ", expected a cell of the nine by nine");
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
