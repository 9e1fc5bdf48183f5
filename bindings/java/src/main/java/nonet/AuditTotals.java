package nonet;

import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The totals of an {@link Audit}.
 *
 * @param rows the number of rows
 * @param readable rows that are puzzles
 * @param unique puzzles with exactly one solution
 * @param minimal how many of these are minimal; null unless minimality was requested
 * @param forms classes of isomorphs
 * @param solutionsChecked the number of checked solutions
 * @param givens the number of puzzles for each number of givens
 * @param defects the number of defects, by name
 */
public record AuditTotals(
        long rows,
        long readable,
        long unique,
        @Nullable Long minimal,
        long forms,
        long solutionsChecked,
        Map<String, Long> givens,
        Map<String, Long> defects) {}
