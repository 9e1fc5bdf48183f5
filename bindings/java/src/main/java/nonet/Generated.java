package nonet;

import org.jspecify.annotations.Nullable;

/**
 * A puzzle that was made, with one solution, proved.
 *
 * @param item its number in the seed, without sign
 * @param seed without sign
 * @param puzzle 81 characters
 * @param solution 81 digits
 * @param givens how many
 * @param attempts solutions or neighbours tried
 * @param er its rating, when one was asked for
 * @param met false: the best there was when attempts or limits ended it
 */
public record Generated(
        long item,
        long seed,
        String puzzle,
        String solution,
        int givens,
        long attempts,
        @Nullable String er,
        boolean met) {}
