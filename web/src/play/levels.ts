// The levels of new puzzles: ranges of the rating of Sudoku Explainer, by what the hardest step needs.

export interface Level {
  readonly name: string;
  readonly about: string;
  readonly rating: readonly [lowest: number, highest: number];
}

export const levels: readonly Level[] = [
  { name: 'Easy', about: 'singles in boxes and lines: 1.0 to 1.5', rating: [1, 1.5] },
  { name: 'Medium', about: 'last candidates, pairs, pointing: 1.6 to 3.4', rating: [1.6, 3.4] },
  { name: 'Hard', about: 'triplets, wings, unique rectangles: 3.5 to 5.0', rating: [3.5, 5] },
  { name: 'Fierce', about: 'chains: 5.1 to 7.0', rating: [5.1, 7] },
  { name: 'Extreme', about: 'forcing chains: 7.1 and more', rating: [7.1, 12] },
];

// A seed that a person can read aloud.
export const newSeed = () => 1 + (crypto.getRandomValues(new Uint32Array(1))[0] % 999_999);
