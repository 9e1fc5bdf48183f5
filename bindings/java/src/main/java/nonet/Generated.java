package nonet;

import org.jspecify.annotations.Nullable;

/**
 * A generated puzzle with exactly one solution, which is proved.
 *
 * @param item its number within the seed, unsigned
 * @param seed the seed, unsigned
 * @param board the board's name, if one was given
 * @param puzzle a character for each cell
 * @param solution the solution in the same form
 * @param givens the number of givens
 * @param attempts the number of solutions or neighbours tried
 * @param er its rating, if one was requested
 * @param level its level, if one was requested
 * @param difficulty its difficulty on that scale
 * @param score its score on that scale
 * @param scale the scale with its version
 * @param met false: attempts or limits ended the search, and this is the best puzzle found
 */
public record Generated(
        long item,
        long seed,
        @Nullable String board,
        String puzzle,
        String solution,
        int givens,
        long attempts,
        @Nullable Double er,
        @Nullable String level,
        @Nullable Double difficulty,
        @Nullable Double score,
        @Nullable String scale,
        boolean met) {}
