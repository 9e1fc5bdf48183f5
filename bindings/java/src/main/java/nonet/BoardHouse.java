package nonet;

import java.util.List;

/**
 * A house of a board.
 *
 * @param kind which kind
 * @param name in words: row 4
 * @param cells what it is made of
 */
public record BoardHouse(
        House.Kind kind,
        String name,
        List<Cell> cells) {}
