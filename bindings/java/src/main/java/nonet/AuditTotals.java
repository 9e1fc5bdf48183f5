package nonet;

import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * What an {@link Audit} counted.
 *
 * @param rows all
 * @param readable that are puzzles
 * @param unique that have exactly one solution
 * @param minimal of these; null unless minimality was asked for
 * @param forms classes of isomorphs
 * @param solutionsChecked of the rows' own
 * @param givens how many puzzles have as many, by the number of givens
 * @param defects how many, by their names
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
