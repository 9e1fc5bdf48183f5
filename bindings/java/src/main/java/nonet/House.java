package nonet;

/**
 * A row, a column or a box.
 *
 * @param kind which of them
 * @param number from 1
 * @param name in words: row 4
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
        BOX
    }
}
