// How far the hint for the current position has been revealed; another position begins a new hint.

import { useMemo, useState } from 'preact/hooks';
import { playerText, type Board } from '../state/board.ts';
import type { Action } from '../state/store.ts';
import { words } from '../words/words.ts';

export interface Hint {
  readonly text: string; // the position
  readonly level: number; // 0: nothing was asked
  readonly ask: (level: number) => void;
}

export const mostRevealed = () => words.learn.rungs.length;

export function useHint(board: Board, dispatch: (action: Action) => void): Hint {
  const text = useMemo(() => playerText(board), [board]);
  const [asked, setAsked] = useState({ text, level: 0 });
  const level = asked.text === text ? asked.level : 0;
  const ask = (next: number) => {
    if (level === 0 && next > 0) dispatch({ type: 'help' });
    setAsked({ text, level: Math.min(next, mostRevealed()) });
  };
  return { text, level, ask };
}
