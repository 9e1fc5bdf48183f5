// Pointer and keys on the grid while a rule is drawn.

import { useEffect, useRef } from 'preact/hooks';

// A stroke takes a cell only near its middle: along a diagonal it passes the corners of others.
const near = 0.42;
function isMiddle(cell: Element, { clientX, clientY }: PointerEvent): boolean {
  const { left, top, width, height } = cell.getBoundingClientRect();
  return Math.hypot((clientX - left) / width - 0.5, (clientY - top) / height - 0.5) < near;
}

const cellAt = (target: EventTarget | null): number => {
  const cell = target instanceof Element ? target.closest('.grid [data-cell]') : null;
  return cell ? Number(cell.getAttribute('data-cell')) : -1;
};

// Prevents scrolling of the grid while a finger draws.
export function usePointer(active: boolean, tap: (cell: number) => void, drawTo: (cell: number) => void): void {
  const now = useRef({ tap, drawTo });
  now.current = { tap, drawTo };
  useEffect(() => {
    const grid = document.querySelector<HTMLElement>('.grid');
    if (!grid || !active) return;
    let last = -1;
    const down = (event: PointerEvent) => {
      last = event.isPrimary && event.button === 0 ? cellAt(event.target) : -1;
      if (last >= 0) now.current.tap(last);
    };
    const pass = (event: PointerEvent) => {
      // Touch events stay with the cell where the finger came down, so the current element is looked up.
      const under = document.elementFromPoint(event.clientX, event.clientY)?.closest('.grid [data-cell]');
      const cell = cellAt(under ?? null);
      if (!under || cell === last || !isMiddle(under, event)) return;
      last = cell;
      now.current.drawTo(cell);
    };
    const move = (event: PointerEvent) => {
      if (last < 0 || !event.isPrimary || event.buttons === 0) return;
      // A fast stroke delivers several moves at once.
      const all = event.getCoalescedEvents?.() ?? [];
      for (const one of all.length > 0 ? all : [event]) pass(one);
    };
    const up = () => (last = -1);
    grid.addEventListener('pointerdown', down);
    addEventListener('pointermove', move);
    addEventListener('pointerup', up);
    addEventListener('pointercancel', up);
    grid.style.touchAction = 'none';
    return () => {
      grid.removeEventListener('pointerdown', down);
      removeEventListener('pointermove', move);
      removeEventListener('pointerup', up);
      removeEventListener('pointercancel', up);
      grid.style.touchAction = '';
    };
  }, [active]);
}

// Each returns whether it had something to do; otherwise the grid handles the key.
export interface RuleKeys {
  readonly take: () => void;
  readonly takeBack: () => boolean;
  readonly add: () => void;
  readonly digit: (glyph: string) => boolean;
}

const takesKeys = 'input, textarea, select, button, a, dialog, summary';

export function useRuleKeys(keys: RuleKeys): void {
  const now = useRef(keys);
  now.current = keys;
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || !(event.target instanceof Element) || event.target.closest(takesKeys)) return;
      const { take, takeBack, add, digit } = now.current;
      let done = false;
      if (event.key === ' ') done = (take(), true);
      else if (event.key === 'Enter') done = (add(), true);
      else if (event.key === 'Backspace') done = takeBack();
      else if (/^[0-9]$/.test(event.key) && !event.shiftKey) done = digit(event.key);
      if (!done) return;
      event.preventDefault();
      event.stopPropagation();
    };
    // Before the page handles them.
    addEventListener('keydown', onKey, { capture: true });
    return () => removeEventListener('keydown', onKey, { capture: true });
  }, []);
}
