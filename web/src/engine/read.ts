// Puzzles in text of any size: as many as a person can choose from.

import type { Nonet } from 'nonet';

export interface Found {
  readonly cells: string;
  readonly marks: string | null;
  readonly format: string;
}

export const mostFound = 500;

// The puzzles of the text; `more` if there are others behind them.  Throws the engine's error if there is none.
export function readPuzzles(n: Nonet, text: string): { found: Found[]; more: boolean } {
  const found: Found[] = n.parseAll(text).slice(0, mostFound + 1);
  return { found: found.slice(0, mostFound), more: found.length > mostFound };
}
