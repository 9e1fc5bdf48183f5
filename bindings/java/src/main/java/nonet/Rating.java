package nonet;

import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The rating of a puzzle. Only unique puzzles have the members after the status; each scale has its own ones.
 *
 * @param board the board's name, if it is not the classic one
 * @param status the puzzle's status
 * @param er Sudoku Explainer: the rating of the hardest step: 7.2; 20.0 if the techniques do not solve the puzzle
 * @param ep Sudoku Explainer: the rating of the hardest step up to the first placement
 * @param ed Sudoku Explainer: the rating of the first step
 * @param level other scales and other boards: the level; null if there is none, or if the techniques do not solve the puzzle
 * @param hardest other boards: the name of the hardest step's technique
 * @param difficulty other scales: the difficulty of the hardest step: 3.4
 * @param score HoDoKu and other scales: the sum of all steps
 * @param scale the scale with its version and the techniques that were switched off; null on other boards
 * @param ending whether the techniques solve the puzzle
 * @param steps other boards: the number of steps
 * @param counts the number of steps of each technique, by its id
 */
public record Rating(
        @Nullable String board,
        Status status,
        @Nullable Double er,
        @Nullable Double ep,
        @Nullable Double ed,
        @Nullable String level,
        @Nullable String hardest,
        @Nullable Double difficulty,
        @Nullable Double score,
        @Nullable String scale,
        Explanation.@Nullable Ending ending,
        @Nullable Integer steps,
        @Nullable Map<String, Integer> counts) {}
