/**
 * A Sudoku engine: solve, check, count, diagnose, explain, rate, generate and canonicalise.
 *
 * <p>{@link nonet.Puzzle} answers the questions about a puzzle, {@link nonet.Sudoku} has everything else; answers are records.
 * Grids are strings with a character for each cell, row by row: a digit, or {@code '.'} for an empty cell. A puzzle without a solution is not an error; unreadable text throws a
 * {@link nonet.NonetException} with its place. Everything is safe to call from several threads.
 */
@NullMarked
package nonet;

import org.jspecify.annotations.NullMarked;
