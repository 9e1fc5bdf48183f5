package nonet;

import java.util.List;

/**
 * A house of a board.
 *
 * @param kind the kind of house
 * @param name the name: row 4
 * @param cells its cells
 */
public record BoardHouse(
        House.Kind kind,
        String name,
        List<Cell> cells) {}
