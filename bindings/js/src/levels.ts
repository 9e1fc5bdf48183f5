// The levels of puzzles on nonet's own scale, nonet-1, as used by the command and the page.

/**
 * The lowest and highest difficulty of the hardest step for each level: `generate({ level: 'hard' })`, and the level that
 * `rate(text, { scale: 'nonet' })` returns. docs/rating.md explains the numbers.
 */
export const levels = {
  easy: [1, 1.9],
  medium: [2, 2.9],
  hard: [3, 3.9],
  fierce: [4, 4.9],
  extreme: [5, 5.9],
  nightmare: [6, 6.9],
  inhuman: [7, 12],
} as const satisfies Record<string, readonly [lowest: number, highest: number]>;

export type LevelName = keyof typeof levels;
