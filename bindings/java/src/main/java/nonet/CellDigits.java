package nonet;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A cell and some of its digits.
 *
 * @param cell the cell
 * @param digits from 1 to 9; null: the cell as a whole
 */
public record CellDigits(
        Cell cell,
        @Nullable List<Integer> digits) {}
