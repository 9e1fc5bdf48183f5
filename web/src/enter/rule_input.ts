// Pointer and keys on the grid while a rule is drawn.

import { useEffect, useRef } from 'preact/hooks';
import { cellAt, cellsPassed } from '../grid/stroke.ts';

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
    const move = (event: PointerEvent) => {
      if (last < 0 || !event.isPrimary || event.buttons === 0) return;
      for (const cell of cellsPassed(event)) if (cell !== last) now.current.drawTo((last = cell));
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
