/**
 * A Sudoku engine: solve, check, count, diagnose, explain, rate, generate and canonicalise.
 *
 * <p>{@link nonet.Sudoku} has the questions; their answers are records.  Grids are strings of 81 characters, row by row: a digit,
 * or {@code '.'} for an empty cell.  Having no solution is an answer; text that cannot be read is a {@link nonet.NonetException},
 * which knows the place.  Everything is safe to call from several threads.
 */
@NullMarked
package nonet;

import org.jspecify.annotations.NullMarked;
