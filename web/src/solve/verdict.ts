// A diagnosis as shown on the page.

import type { Diagnosis, Edit } from 'nonet';
import type { Board } from '../state/board.ts';
import { glyphOf } from '../state/geometry.ts';
import { nameOf } from '../state/naming.ts';
import { words } from '../words/words.ts';

// The colour of an answer.
export const toneOf = ({ status }: Diagnosis) => (status === 'unique' ? 'good' : status === 'none' ? 'bad' : 'open');

export const editText = ({ cell, from, to }: Edit) => words.check.edit(nameOf(cell), from, to);

// The filled cells whose digit differs from the solution.
export const wrongCells = ({ geometry, values }: Pick<Board, 'geometry' | 'values'>, solution: string): number[] =>
  values.flatMap((value, cell) => (value !== 0 && glyphOf(geometry, value) !== solution[cell] ? [cell] : []));
