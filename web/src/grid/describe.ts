// A cell in words, for those who hear the grid.

import { classic, columnIn, digitsOf, glyphOf, rowIn, type Geometry } from '../state/geometry.ts';
import { cellTones, markTones, type CellTone, type MarkTone } from './annotation.ts';

export const colourNames = ['', 'amber', 'green', 'blue', 'violet', 'rose', 'silver'] as const;

// The letter of a colour, for those who cannot tell it: no two have the same.
export const colourLetter = (colour: number) => colourNames[colour][0];

export interface Described {
  readonly geometry?: Geometry; // without it the classic board
  readonly cell: number;
  readonly value: number;
  readonly given: boolean;
  readonly conflict: boolean;
  readonly candidates: number;
  readonly colour: number;
  readonly ghost: string;
  readonly tone: CellTone | undefined;
  readonly marks: ReadonlyMap<number, MarkTone> | undefined;
}

export const joined = (list: readonly (string | number)[]) =>
  list.length < 2 ? list.join('') : `${list.slice(0, -1).join(', ')} and ${list.at(-1)}`;

export function describeCell(it: Described): string {
  const { geometry = classic } = it;
  const glyph = (digit: number) => glyphOf(geometry, digit);
  const parts = [`Row ${rowIn(geometry, it.cell) + 1}, column ${columnIn(geometry, it.cell) + 1}`];
  if (it.value !== 0) parts.push(`${glyph(it.value)}${it.given ? ', given' : ''}`);
  else if (it.ghost) parts.push(`empty, ${it.ghost} proposed`);
  else if (it.candidates !== 0) parts.push(`empty, candidates ${joined(digitsOf(it.candidates).map(glyph))}`);
  else parts.push('empty');
  if (it.conflict) parts.push('clashes with an equal digit');
  if (it.colour !== 0) parts.push(`coloured ${colourNames[it.colour]}`);
  if (it.tone && cellTones[it.tone]) parts.push(cellTones[it.tone]);
  for (const [digit, tone] of it.marks ?? []) parts.push(`${glyph(digit)} ${markTones[tone]}`);
  return parts.join('; ');
}
