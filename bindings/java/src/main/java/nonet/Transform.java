package nonet;

import java.util.List;

/**
 * The transformation of a puzzle into an isomorph: first transposition, then rows, columns and digits.
 *
 * @param transposed whether rows become columns
 * @param rows the sources of the nine rows, from 1
 * @param columns the sources of the nine columns, from 1
 * @param digits the new digits for 1 to 9
 * @param text the transform in one line
 */
public record Transform(
        boolean transposed,
        List<Integer> rows,
        List<Integer> columns,
        List<Integer> digits,
        String text) {}
