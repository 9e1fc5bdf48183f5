// The digits shown as wrong: none, those that break a rule, or also those that differ from the solution.

import { useMemo } from 'preact/hooks';
import { useAnswer } from '../engine/use.ts';
import { wrongCells } from '../solve/verdict.ts';
import { conflicts, givensText, type Board } from '../state/board.ts';
import { isClassic } from '../state/geometry.ts';
import type { MistakeMode } from '../state/preferences.ts';

export interface Mistakes {
  readonly mode: MistakeMode;
  readonly cells: ReadonlySet<number> | null; // null: those that break a rule
  readonly solution: string | null; // set if there is exactly one, and digits are compared with it
}

const none: ReadonlySet<number> = new Set();

export function useMistakes(board: Board, mode: MistakeMode): Mistakes {
  const asks = mode === 'solution' && isClassic(board.geometry) && board.given.some(Boolean);
  const answer = useAnswer('solve', asks ? { text: givensText(board), board: board.geometry.name } : null, 'solve-mistakes');
  const solution = answer.state === 'done' && answer.value.status === 'unique' ? (answer.value.solution ?? null) : null;
  const cells = useMemo(() => {
    if (mode === 'off') return none;
    return solution === null ? null : new Set([...conflicts(board), ...wrongCells(board, solution)]);
  }, [board, mode, solution]);
  return { mode, cells, solution };
}
