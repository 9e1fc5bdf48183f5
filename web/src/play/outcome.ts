// The state of a game: still open, solved, or full and wrong.

import { conflicts, hasEntries, isFull, type Board } from '../state/board.ts';
import { words } from '../words/words.ts';

export type Outcome = 'open' | 'solved' | 'wrong';

export interface End {
  readonly outcome: Outcome;
  readonly text: string;
  readonly isBest: boolean; // faster than all others of its level
}

// A full grid that breaks no rule is the solution; it is a game only if a player filled it in.
export function outcomeOf(board: Board): Outcome {
  if (!isFull(board) || !hasEntries(board)) return 'open';
  return conflicts(board).size === 0 ? 'solved' : 'wrong';
}

const partsOf = (seconds: number) => [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60] as const;

// "4 minutes and 12 seconds", for screen readers; "4:12", for display.
export const timeWords = (seconds: number) => words.time.words(...partsOf(seconds));

export function timeText(seconds: number): string {
  const two = (number: number) => String(number).padStart(2, '0');
  const [hours, minutes, rest] = partsOf(seconds);
  return hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`;
}

// The help used in a game: hints and the like, and mistakes that were shown on the way.
export interface Helped {
  readonly help: number;
  readonly shown: boolean;
}

// The text at the end of a game.
export function endWords(outcome: Outcome, seconds: number, { help, shown }: Helped, hidden = false): string {
  if (outcome !== 'solved') return hidden ? words.end.wrongHidden : words.end.wrongWords;
  const helped = [...(help > 0 || !shown ? [words.end.help(help)] : []), ...(shown ? [words.end.shown] : [])];
  return words.end.solvedWords(timeWords(seconds), helped.join(', '));
}
