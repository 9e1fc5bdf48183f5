package nonet;

import org.jspecify.annotations.Nullable;

/**
 * Another digit in a cell.
 *
 * @param cell the cell
 * @param from its digit so far; null: it is empty
 * @param to its digit then; null: it becomes empty
 */
public record Edit(
        Cell cell,
        @Nullable Integer from,
        @Nullable Integer to) {}
