package nonet;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A cell and digits of it.
 *
 * @param cell the cell
 * @param digits from 1 to 9; null: the cell as such
 */
public record CellDigits(
        Cell cell,
        @Nullable List<Integer> digits) {}
