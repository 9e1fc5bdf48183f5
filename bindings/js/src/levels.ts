// The levels of puzzles by name, as the page offers them.

/**
 * Ranges of the rating of the hardest step, on the scale of Sudoku Explainer: `generate({ rating: levels.medium })`.
 * Between two ratings that a step can have there is no gap.
 */
export const levels = {
  easy: [1, 1.5],
  medium: [1.6, 3.4],
  hard: [3.5, 5],
  fierce: [5.1, 7],
  extreme: [7.1, 12],
} as const satisfies Record<string, readonly [lowest: number, highest: number]>;

export type LevelName = keyof typeof levels;
