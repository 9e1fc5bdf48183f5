// A diagnosis as the page tells it.

import type { DeadEnd, Diagnosis, Edit } from 'nonet';
import { cellNamed, fewestGivens } from '../state/geometry.ts';

export interface Verdict {
  readonly tone: 'good' | 'bad' | 'open';
  readonly headline: string;
  readonly about: string;
}

const number = new Intl.NumberFormat('en');

function manySolutions({ solutions = 0, exact = false }: Diagnosis): string {
  if (exact) return `${number.format(solutions)} solutions`;
  return solutions < 2 ? 'Several solutions' : `At least ${number.format(solutions)} solutions`;
}

export function verdictOf(diagnosis: Diagnosis, givens: number): Verdict {
  const { duplicates = [], differing = [] } = diagnosis;
  switch (diagnosis.status) {
    case 'unique':
      return { tone: 'good', headline: 'One solution', about: `${givens} givens, and exactly one way to fill the rest.` };
    case 'multiple': {
      const few = givens < fewestGivens ? ` No puzzle with fewer than ${fewestGivens} givens has only one.` : '';
      const differ = differing.length;
      const about =
        givens === 0
          ? 'The grid is empty: every finished grid is a solution.'
          : `${differ > 0 ? `They differ in ${differ} cells.` : 'It is not yet a puzzle.'}${few}`;
      return { tone: 'open', headline: manySolutions(diagnosis), about };
    }
    case 'none':
      return {
        tone: 'bad',
        headline: 'No solution',
        about:
          duplicates.length > 0
            ? 'Equal digits see each other.'
            : 'No two givens clash, and yet they contradict each other.',
      };
    default:
      return { tone: 'open', headline: 'Not found out', about: 'The search was stopped before it came to an end.' };
  }
}

export const editText = ({ cell, from, to }: Edit) => {
  if (to === '.') return `delete ${cell} = ${from}`;
  return from === '.' ? `${cell} = ${to}` : `${cell} = ${to}, not ${from}`;
};

export const placeText = ({ cell, digit, house }: { cell: string; digit: number; house?: string }) =>
  house ? `in ${house} only ${cell} can be ${digit}` : `nothing but ${digit} is left for ${cell}`;

export const deadEndText = ({ cell, house, digit }: DeadEnd) =>
  cell ? `so nothing is left for ${cell}` : `so ${house} has no place for ${digit}`;

export const cellsOf = (names: readonly string[]) => names.map(cellNamed).filter((cell) => cell >= 0);

// The filled cells whose digit is not the solution's.
export const wrongCells = (values: readonly number[], solution: string): number[] =>
  values.flatMap((value, cell) => (value !== 0 && String(value) !== solution[cell] ? [cell] : []));

