package nonet;

/**
 * A row, a column or a box; other boards also have other kinds.
 *
 * @param kind the kind of house
 * @param number from 1
 * @param name the name: row 4
 */
public record House(
        Kind kind,
        int number,
        String name) {
    /** What kind of house. */
    public enum Kind {
        /** A row. */
        ROW,
        /** A column. */
        COLUMN,
        /** A box. */
        BOX,
        /** A piece of a jigsaw. */
        PIECE,
        /** A diagonal. */
        DIAGONAL,
        /** A window. */
        WINDOW,
        /** Cells at the same place of each box. */
        GROUP,
        /** Any other set. */
        REGION
    }
}
