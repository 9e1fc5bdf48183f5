package nonet;

import com.google.gson.annotations.SerializedName;
import java.util.List;

/**
 * The description of a board.
 *
 * @param name the name in its normalized form
 * @param rows the number of rows
 * @param columns the number of columns
 * @param digits the number of digits
 * @param firstValue the first value that is written: 1 or 0
 * @param houses sets of cells that must hold different digits
 */
public record Board(
        @SerializedName("board") String name,
        int rows,
        int columns,
        int digits,
        int firstValue,
        List<House> houses) {
    /**
     * A house of a board.
     *
     * @param kind the kind of house
     * @param name the name: row 4
     * @param cells its cells
     */
    public record House(
            nonet.House.Kind kind,
            String name,
            List<Cell> cells) {}

    /**
     * Returns the board of a name.
     *
     * @param name {@code "16x16"}, {@code "9x9+x+knight"}, {@code "jigsaw:1122..."}: docs/boards.md
     * @return the board
     */
    public static Board of(String name) {
        try (Desk desk = Desk.take()) {
            desk.expect(desk.c.nonet_board(desk.text(0, name), desk.out(), desk.error()));
            return Json.read(desk.written(), Board.class);
        }
    }
}
