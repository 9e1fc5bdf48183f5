// Puzzles in text: one, or as many as a person can choose from, or those that it could have been.

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
  readonly guessed: TextError | null; // what is wrong with the text; `found` is what it could have been
}

export const mostFound = 500;

// A puzzle on lines of its own: rows alone, with lines between the boxes, with a border as well.
const heights = [1, side, side + 2, side + 4];
// A text with more lines is not one mistyped puzzle.
const mostLinesOfOne = side + 4;

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
function amongLines(n: Nonet, lines: readonly string[]): Found[] {
  const found: Found[] = [];
  let from = 0; // the first line that no puzzle has taken
  for (let to = 1; to <= lines.length && found.length <= mostFound; ++to) {
    for (const height of heights) {
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

// Throws the engine's NonetError if there is no puzzle and nothing that comes near to one.
export function readPuzzles(n: Nonet, text: string): Reading {
  try {
    return { found: [n.parse(text)], more: false, guessed: null };
  } catch (error) {
    if (!(error instanceof NonetError)) throw error;
    const lines = text.trim().split(/\r?\n/);
    if (lines.length <= mostLinesOfOne) {
      const { repairs } = n.diagnose(text, { nodes: 200_000 });
      const found = repairs.map(({ grid }) => ({ cells: grid, marks: null }));
      if (found.length > 0) return { found, more: false, guessed: textError(error) };
    }
    const found = amongLines(n, lines);
    if (found.length === 0) throw error;
    return { found: found.slice(0, mostFound), more: found.length > mostFound, guessed: null };
  }
}
