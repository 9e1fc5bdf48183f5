// A diagnosis as the page tells it.

import type { Diagnosis, Edit } from 'nonet';
import { nameOf } from '../state/geometry.ts';

// How an answer is coloured.
export const toneOf = ({ status }: Diagnosis) => (status === 'unique' ? 'good' : status === 'none' ? 'bad' : 'open');

export const editText = ({ cell, from, to }: Edit) => {
  if (to === null) return `delete ${nameOf(cell)} = ${from}`;
  return from === null ? `${nameOf(cell)} = ${to}` : `${nameOf(cell)} = ${to}, not ${from}`;
};

// The filled cells whose digit is not the solution's.
export const wrongCells = (values: readonly number[], solution: string): number[] =>
  values.flatMap((value, cell) => (value !== 0 && String(value) !== solution[cell] ? [cell] : []));

