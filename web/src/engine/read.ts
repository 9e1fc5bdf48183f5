// Puzzles in text: one, or as many as a person can choose from; or those that it could have been.

import { NonetError, type Nonet } from 'nonet';
import { side } from '../state/geometry.ts';
import type { TextError } from './answers.ts';

export interface Found {
  readonly cells: string;
  readonly marks: string | null;
}

export interface Reading {
  readonly found: readonly Found[];
  readonly more: boolean; // there are others behind them
}

export const mostFound = 500;

// A puzzle on lines of its own: rows alone, with lines between the boxes, with a border as well.
const heights = [1, side, side + 2, side + 4];
// A text with more lines is not one mistyped puzzle.
export const mostLinesOfOne = side + 4;

export function textError(error: NonetError): TextError {
  const { code, line, column, message } = error;
  return { code, line, column, message };
}

function tried(n: Nonet, text: string): Found | null {
  try {
    return n.parse(text);
  } catch (error) {
    if (error instanceof NonetError) return null;
    throw error;
  }
}

// The puzzles among the lines, each read by the engine; what belongs to none is passed over.
function amongLines(n: Nonet, lines: readonly string[], tall: boolean): Found[] {
  const found: Found[] = [];
  let from = 0; // the first line that no puzzle has taken
  for (let to = 1; to <= lines.length && found.length <= mostFound; ++to) {
    for (const height of tall ? heights : [1]) {
      if (to - height < from) break;
      const puzzle = tried(n, lines.slice(to - height, to).join('\n'));
      if (!puzzle) continue;
      found.push(puzzle);
      from = to;
      break;
    }
  }
  return found;
}

// The puzzle of the text, or those among its lines; `tall` also looks for puzzles of several lines among others, which
// would hide that a row is wrong.  Throws the engine's NonetError if there is none.
export function readPuzzles(n: Nonet, { text, tall }: { text: string; tall: boolean }): Reading {
  try {
    return { found: [n.parse(text)], more: false };
  } catch (error) {
    if (!(error instanceof NonetError)) throw error;
    const found = amongLines(n, text.trim().split(/\r?\n/), tall);
    if (found.length === 0) throw error;
    return { found: found.slice(0, mostFound), more: found.length > mostFound };
  }
}

// What a text that is not quite a puzzle could have been.
export const guessPuzzles = (n: Nonet, text: string): Found[] =>
  n.diagnose(text, { nodes: 200_000 }).repairs.map(({ grid }) => ({ cells: grid, marks: null }));
