// How a game stands: still open, solved, or full and wrong.

import { conflicts, hasEntries, isFull, type Board } from '../state/board.ts';

export type Outcome = 'open' | 'solved' | 'wrong';

// A full grid that breaks no rule is the solution; only what a player filled in is a game.
export function outcomeOf(board: Board): Outcome {
  if (!isFull(board) || !hasEntries(board)) return 'open';
  return conflicts(board).size === 0 ? 'solved' : 'wrong';
}

// "4 minutes and 12 seconds", for ears; "4:12", for eyes.
export function timeWords(seconds: number): string {
  const parts: string[] = [];
  const add = (count: number, name: string) => count > 0 && parts.push(`${count} ${name}${count === 1 ? '' : 's'}`);
  add(Math.floor(seconds / 3600), 'hour');
  add(Math.floor(seconds / 60) % 60, 'minute');
  add(seconds % 60, 'second');
  return parts.length === 0 ? '0 seconds' : parts.length === 1 ? parts[0] : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;
}

export function timeText(seconds: number): string {
  const two = (number: number) => String(number).padStart(2, '0');
  const [hours, minutes, rest] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  return hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`;
}

export const helpWords = (help: number) =>
  help === 0 ? 'without help' : `with help ${help === 1 ? 'once' : help === 2 ? 'twice' : `${help} times`}`;

// What is said and shown at the end of a game.
export const endWords = (outcome: Outcome, seconds: number, help: number) =>
  outcome === 'solved'
    ? `Solved in ${timeWords(seconds)}, ${helpWords(help)}.`
    : 'The grid is full, but not right: the digits that clash are marked.';
