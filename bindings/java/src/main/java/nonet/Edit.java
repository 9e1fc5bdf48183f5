package nonet;

import org.jspecify.annotations.Nullable;

/**
 * Another digit in a cell.
 *
 * @param cell the cell
 * @param from the old digit; null: the cell was empty
 * @param to the new digit; null: the cell becomes empty
 */
public record Edit(
        Cell cell,
        @Nullable Integer from,
        @Nullable Integer to) {}
