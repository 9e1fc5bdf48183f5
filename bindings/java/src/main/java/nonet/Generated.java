package nonet;

import org.jspecify.annotations.Nullable;

/**
 * A puzzle that was made, with one solution, proved.
 *
 * @param item its number in the seed, without sign
 * @param seed without sign
 * @param board its name, when one was asked for
 * @param puzzle a character for each cell
 * @param solution the same
 * @param givens how many
 * @param attempts solutions or neighbours tried
 * @param er its rating, when one was asked for
 * @param level of the scale, when one was asked for
 * @param difficulty on that scale
 * @param score on that scale
 * @param scale with its version
 * @param met false: the best there was when attempts or limits ended it
 */
public record Generated(
        long item,
        long seed,
        @Nullable String board,
        String puzzle,
        String solution,
        int givens,
        long attempts,
        @Nullable String er,
        @Nullable String level,
        @Nullable String difficulty,
        @Nullable String score,
        @Nullable String scale,
        boolean met) {}
