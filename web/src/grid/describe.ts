// A cell in words, for screen readers.

import { classic, columnIn, digitsOf, glyphOf, rowIn, type Geometry } from '../state/geometry.ts';
import { words } from '../words/words.ts';
import type { CellTone, MarkTone } from './annotation.ts';

// The letter of a colour, for people who cannot distinguish it: each has a different one.
export const colourLetter = (colour: number) => words.colours[colour][0];

export interface Described {
  readonly geometry?: Geometry; // by default the classic board
  readonly cell: number;
  readonly value: number;
  readonly given: boolean;
  readonly conflict: boolean;
  readonly wrong?: boolean; // differs from the solution, if that is to be shown
  readonly candidates: number;
  readonly corners?: number;
  readonly colours: number;
  readonly ghost: string;
  readonly tone: CellTone | undefined;
  readonly marks: ReadonlyMap<number, MarkTone> | undefined;
}

export const joined = (list: readonly (string | number)[]) => words.listed(list);

export const placeOf = (geometry: Geometry, cell: number) => words.cell.place(rowIn(geometry, cell) + 1, columnIn(geometry, cell) + 1);

export function describeCell(it: Described): string {
  const { geometry = classic, corners = 0 } = it;
  const glyph = (digit: number) => glyphOf(geometry, digit);
  const glyphs = (set: number) => digitsOf(set).map(glyph);
  const parts = [placeOf(geometry, it.cell)];
  if (it.value !== 0) parts.push(it.given ? words.cell.given(glyph(it.value)) : glyph(it.value));
  else if (it.ghost) parts.push(words.cell.proposed(it.ghost));
  else if (it.candidates !== 0) parts.push(words.cell.candidates(glyphs(it.candidates)));
  else parts.push(words.cell.empty);
  if (it.value === 0 && corners !== 0) parts.push(words.cell.corners(glyphs(corners)));
  if (it.conflict) parts.push(words.cell.clashes);
  if (it.wrong) parts.push(words.cell.wrong);
  if (it.colours !== 0) parts.push(words.cell.coloured(joined(digitsOf(it.colours).map((colour) => words.colours[colour]))));
  if (it.tone && words.cell.tones[it.tone]) parts.push(words.cell.tones[it.tone]);
  for (const [digit, tone] of it.marks ?? []) parts.push(`${glyph(digit)} ${words.cell.marks[tone]}`);
  return parts.join('; ');
}
