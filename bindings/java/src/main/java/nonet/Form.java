package nonet;

import java.util.Locale;

/** A form in which puzzles are written: docs/formats.md. */
public enum Form {
    /** 81 characters. */
    LINE,
    /** Nine rows. */
    GRID,
    /** Nine rows with lines between the boxes. */
    PRETTY,
    /** Pencil marks, for people. */
    PENCIL,
    /** 729 characters. */
    MARKS;

    String id() {
        return name().toLowerCase(Locale.ROOT);
    }
}
