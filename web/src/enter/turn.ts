// Changes the rules of the board on the grid. The digits stay, as they are at that time; undo takes it back.

import { useRef } from 'preact/hooks';
import { termsOf } from '../grid/rules.ts';
import { usePage } from '../page.ts';
import { geometryNamed } from '../state/boards.ts';

// Returns the error if the result is not a board, otherwise ''.
export function useTurn(): (change: (terms: readonly string[]) => readonly string[], told: string) => Promise<string> {
  const { board, dispatch, say } = usePage();
  const latest = useRef(board);
  latest.current = board;
  return async (change, told) => {
    try {
      const geometry = await geometryNamed(change(termsOf(latest.current.geometry.name)).join('+'));
      dispatch({ type: 'change', board: { ...latest.current, geometry } });
      say(told);
      return '';
    } catch (error) {
      return (error as Error).message;
    }
  };
}

export const without = (term: string) => (terms: readonly string[]) => terms.filter((each) => each !== term);
export const instead = (term: string, other: string) => (terms: readonly string[]) => terms.map((each) => (each === term ? other : each));
