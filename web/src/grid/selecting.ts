// Selecting cells by mouse, pen or finger. A press takes a cell, a stroke the cells that it passes, a double click all
// cells with the same digit. With Ctrl, Cmd or Shift, or after a long press, they are added to the others.

import type { RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { Action } from '../state/store.ts';
import { cellAt, cellsPassed } from './stroke.ts';

const longPress = 450; // milliseconds
const doubleClick = 350;

export interface Selecting {
  readonly values: readonly number[];
  readonly chosen: readonly number[];
  readonly single: boolean; // strokes belong to a panel
  readonly tapWrites: boolean; // a second click on a cell is not a double click
  readonly dispatch: (action: Action) => void;
  readonly picked: () => void; // the pointer was released
}

// Returns whether the pointer is down, when the focus does not choose a cell.
export function useSelecting(root: RefObject<HTMLElement | null>, it: Selecting): () => boolean {
  const now = useRef(it);
  now.current = it;
  const stroke = useRef<{ cells: readonly number[]; last: number; removes: boolean } | null>(null);
  useEffect(() => {
    const grid = root.current!;
    let previous = { cell: -1, time: -Infinity };
    let timer: ReturnType<typeof setTimeout> | undefined;
    const others = (cells: readonly number[], cell: number) => cells.filter((each) => each !== cell);
    const choose = (cells: readonly number[]) => {
      // At least one cell stays selected.
      if (!stroke.current || cells.length === 0) return;
      stroke.current.cells = cells;
      now.current.dispatch({ type: 'choose', cells });
    };
    const down = (event: PointerEvent) => {
      const cell = event.isPrimary && event.button === 0 ? cellAt(event.target) : -1;
      if (cell < 0) return;
      const { values, chosen, single, tapWrites } = now.current;
      const adds = !single && (event.ctrlKey || event.metaKey || event.shiftKey);
      const twice = !single && !tapWrites && cell === previous.cell && event.timeStamp - previous.time < doubleClick;
      previous = { cell, time: event.timeStamp };
      stroke.current = { cells: chosen, last: cell, removes: adds && chosen.length > 1 && chosen.includes(cell) };
      if (twice && values[cell] !== 0) {
        const equal = values.flatMap((value, each) => (value === values[cell] && each !== cell ? [each] : []));
        choose([...(adds ? others(chosen, cell) : []), ...equal, cell]);
      } else if (stroke.current.removes) choose(others(chosen, cell));
      else choose([...(adds ? others(chosen, cell) : []), cell]);
      clearTimeout(timer);
      if (event.pointerType !== 'mouse' && !single) timer = setTimeout(() => choose([...others(chosen, cell), cell]), longPress);
    };
    const move = (event: PointerEvent) => {
      const current = stroke.current;
      if (!current || now.current.single || !event.isPrimary || event.buttons === 0) return;
      let { cells } = current;
      for (const cell of cellsPassed(event)) {
        if (cell === current.last) continue;
        clearTimeout(timer);
        current.last = cell;
        cells = current.removes ? others(cells, cell) : [...others(cells, cell), cell];
      }
      if (cells !== current.cells) choose(cells);
    };
    const end = (event: PointerEvent) => {
      clearTimeout(timer);
      if (!stroke.current || !event.isPrimary) return;
      stroke.current = null;
      if (event.type === 'pointerup') now.current.picked();
    };
    // Held fingers open a menu, as does Ctrl with a click on a Mac.
    const menu = (event: Event) => stroke.current && event.preventDefault();
    grid.addEventListener('pointerdown', down);
    grid.addEventListener('contextmenu', menu);
    addEventListener('pointermove', move);
    for (const name of ['pointerup', 'pointercancel'] as const) addEventListener(name, end);
    return () => {
      clearTimeout(timer);
      grid.removeEventListener('pointerdown', down);
      grid.removeEventListener('contextmenu', menu);
      removeEventListener('pointermove', move);
      for (const name of ['pointerup', 'pointercancel'] as const) removeEventListener(name, end);
    };
  }, []);
  return () => stroke.current !== null;
}
