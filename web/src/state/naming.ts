// Names of cells: r4c5, or D5 (a letter for the row, a number for the column), as the player prefers.

import type { Cell } from 'nonet';
import { cellAt, classic, columnIn, rowIn, type Geometry } from './geometry.ts';
import type { CellNaming } from './preferences.ts';

let naming: CellNaming = 'r1c1';
export const callCells = (wanted: CellNaming) => void (naming = wanted);

export const rowLetter = (row: number) => String.fromCharCode(65 + row);
export const rowLabel = (row: number) => (naming === 'A1' ? rowLetter(row) : String(row + 1));

export const nameAt = (row: number, column: number) => (naming === 'A1' ? `${rowLetter(row)}${column + 1}` : `r${row + 1}c${column + 1}`);
export const nameIn = (geometry: Geometry, cell: number) => nameAt(rowIn(geometry, cell), columnIn(geometry, cell));

// For the classic board.
export const cellName = (cell: number) => nameIn(classic, cell);
export const nameOf = (cell: Cell) => cellName(cellAt(cell));

// A part of the engine's text, split at cell names. Names are a notation, the same in every language.
export interface Part {
  readonly text: string;
  readonly at?: readonly [row: number, column: number]; // from 0
}

export function partsOf(text: string): Part[] {
  const parts: Part[] = [];
  let end = 0;
  for (const match of text.matchAll(/\br(\d{1,2})c(\d{1,2})\b/g)) {
    if (match.index > end) parts.push({ text: text.slice(end, match.index) });
    const at = [Number(match[1]) - 1, Number(match[2]) - 1] as const;
    parts.push({ text: nameAt(...at), at });
    end = match.index + match[0].length;
  }
  if (end < text.length) parts.push({ text: text.slice(end) });
  return parts;
}

// The same as one text.
export const named = (text: string) => partsOf(text).map((part) => part.text).join('');
