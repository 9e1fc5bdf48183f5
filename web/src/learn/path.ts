// The positions along a path: values and candidates before each step.

import type { Step } from 'nonet';
import { bit, cellIn, classic, glyphOf, setOf, type Geometry } from '../state/geometry.ts';
import { nameIn } from '../state/naming.ts';

export interface Position {
  readonly values: readonly number[];
  readonly candidates: readonly number[];
}

type Changes = Pick<Step, 'place' | 'remove'>;

// The value for a digit of an answer, which is the digit as written.
export const valueOfDigit = ({ zeroBased }: Geometry, digit: number) => (zeroBased ? digit + 1 : digit);
export const setOfDigits = (geometry: Geometry, digits: readonly number[]) => setOf(digits.map((digit) => valueOfDigit(geometry, digit)));

export const placements = ({ place }: Changes, geometry: Geometry = classic) =>
  place.map(({ cell, digit }) => ({ cell: cellIn(geometry, cell), digit: valueOfDigit(geometry, digit) }));

// Cells with the sets of digits removed from them.
export const removals = ({ remove }: Changes, geometry: Geometry = classic) =>
  remove.map(({ cell, digits }) => ({ cell: cellIn(geometry, cell), digits: setOfDigits(geometry, digits) }));

export function applied({ values, candidates }: Position, step: Changes, geometry: Geometry = classic): Position {
  const nextValues = [...values];
  const next = [...candidates];
  for (const { cell, digit } of placements(step, geometry)) {
    nextValues[cell] = digit;
    next[cell] = 0;
    for (const peer of geometry.peers[cell]) next[peer] &= ~bit(digit);
  }
  for (const { cell, digits } of removals(step, geometry)) next[cell] &= ~digits;
  return { values: nextValues, candidates: next };
}

// positions[i] is before step i; the last one is where the path ends.
export function positionsOf(start: Position, steps: readonly Changes[], geometry: Geometry = classic): Position[] {
  const positions = [start];
  for (const step of steps) positions.push(applied(positions.at(-1)!, step, geometry));
  return positions;
}

// "r3c7 = 5" or "r4c2 ≠ 2, 5".
export function conclusion({ place, remove }: Changes, geometry: Geometry = classic): string {
  const glyph = (digit: number) => glyphOf(geometry, valueOfDigit(geometry, digit));
  const name = (cell: readonly [number, number]) => nameIn(geometry, cellIn(geometry, [...cell]));
  const placed = place.map(({ cell, digit }) => `${name(cell)} = ${glyph(digit)}`);
  const removed = remove.map(({ cell, digits }) => `${name(cell)} ≠ ${digits.map(glyph).join(', ')}`);
  return [...placed, ...removed].join(' · ');
}
