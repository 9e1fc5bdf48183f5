// A diagnosis as shown on the page.

import type { Edit, Status } from 'nonet';
import type { Board } from '../state/board.ts';
import { cellIn, glyphOf, valueOf, type Geometry } from '../state/geometry.ts';
import { nameIn } from '../state/naming.ts';
import { words } from '../words/words.ts';

// The colour of an answer.
export const toneOf = (status: Status) => (status === 'unique' ? 'good' : status === 'none' ? 'bad' : 'open');

// An answer has digits as they are written, 10 for A.
export const valueIn = (geometry: Geometry, digit: number | null) => (digit === null ? 0 : digit + (geometry.zeroBased ? 1 : 0));

export function editText(geometry: Geometry, { cell, from, to }: Edit): string {
  const glyph = (digit: number | null) => (digit === null ? null : glyphOf(geometry, valueIn(geometry, digit)));
  return words.check.edit(nameIn(geometry, cellIn(geometry, cell)), glyph(from), glyph(to));
}

// The filled cells whose digit differs from the solution.
export const wrongCells = ({ geometry, values }: Pick<Board, 'geometry' | 'values'>, solution: string): number[] =>
  values.flatMap((value, cell) => (value !== 0 && glyphOf(geometry, value) !== solution[cell] ? [cell] : []));

// The values of a grid as text.
export const valuesOf = (geometry: Geometry, grid: string) => [...grid].map((char) => valueOf(geometry, char));
