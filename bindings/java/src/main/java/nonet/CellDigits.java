package nonet;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A cell and some of its digits.
 *
 * @param cell the cell
 * @param digits values; null: the cell as a whole
 * @param digit in {@link Step#remove} on HoDoKu's own path, instead of digits: the value
 */
public record CellDigits(
        Cell cell,
        @Nullable List<Integer> digits,
        @Nullable Integer digit) {}
