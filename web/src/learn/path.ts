// The positions along a path: what stands on the grid, and what may, before each step.

import type { Step } from 'nonet';
import { bit, cellAt, peers, setOf } from '../state/geometry.ts';
import { nameOf } from '../state/naming.ts';

export interface Position {
  readonly values: readonly number[];
  readonly candidates: readonly number[];
}

type Changes = Pick<Step, 'place' | 'remove'>;

export const placements = ({ place }: Changes) => place.map(({ cell, digit }) => ({ cell: cellAt(cell), digit }));

// Cells with the sets of digits that they lose.
export const removals = ({ remove }: Changes) =>
  remove.map(({ cell, digits }) => ({ cell: cellAt(cell), digits: setOf(digits) }));

export function applied({ values, candidates }: Position, step: Changes): Position {
  const nextValues = [...values];
  const next = [...candidates];
  for (const { cell, digit } of placements(step)) {
    nextValues[cell] = digit;
    next[cell] = 0;
    for (const peer of peers[cell]) next[peer] &= ~bit(digit);
  }
  for (const { cell, digits } of removals(step)) next[cell] &= ~digits;
  return { values: nextValues, candidates: next };
}

// positions[i] is before step i; the last one is where the path ends.
export function positionsOf(start: Position, steps: readonly Changes[]): Position[] {
  const positions = [start];
  for (const step of steps) positions.push(applied(positions.at(-1)!, step));
  return positions;
}

// "r3c7 = 5" or "r4c2 ≠ 2, 5".
export function conclusion({ place, remove }: Changes): string {
  const placed = place.map(({ cell, digit }) => `${nameOf(cell)} = ${digit}`);
  const removed = remove.map(({ cell, digits }) => `${nameOf(cell)} ≠ ${digits.join(', ')}`);
  return [...placed, ...removed].join(' · ');
}
