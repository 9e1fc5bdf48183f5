// The keyboard shortcuts of a show. They also work after a click on its controls: the space bar plays, except that it
// presses a button that was focused by the keyboard.

import { useEffect, useRef } from 'preact/hooks';
import type { Show } from './show.ts';
import { togglePlay } from './transport.tsx';
import type { Change } from './use_show.ts';

const keys: Readonly<Record<string, (show: Show) => void>> = {
  ' ': togglePlay,
  ArrowLeft: (show) => show.step(-1),
  ArrowRight: (show) => show.step(1),
  Home: (show) => show.step(-Infinity),
  End: (show) => show.step(Infinity),
};

// fill   toggles full screen;   tell   announces the current moment
export function useWatchKeys(change: Change, fill: () => void, tell: () => void): void {
  const now = useRef({ change, fill, tell });
  now.current = { change, fill, tell };
  useEffect(() => {
    let byPointer = true;
    const onPointer = () => void (byPointer = true);
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Tab') byPointer = false;
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      const target = event.target as Element;
      if (target.closest('input:not([type=range]), select, textarea, dialog')) return;
      if (event.key === 'f' || event.key === 'F') return now.current.fill();
      const how = Object.hasOwn(keys, event.key) ? keys[event.key] : undefined;
      if (!how) return;
      const pressesIt = event.key === ' ' && !byPointer && target.closest('button') !== null;
      // A slider focused by the keyboard keeps its arrow keys.
      const movesIt = !byPointer && event.key !== ' ' && target.closest('input[type=range]') !== null;
      if (pressesIt || movesIt) return;
      event.preventDefault();
      now.current.change(how);
      if (event.key !== ' ') now.current.tell();
    };
    // If the browser clicks on key release, the click is suppressed.
    const onKeyUp = (event: KeyboardEvent) => {
      if (event.key === ' ' && byPointer && (event.target as Element).closest('button')) event.preventDefault();
    };
    addEventListener('pointerdown', onPointer, true);
    addEventListener('keydown', onKey);
    addEventListener('keyup', onKeyUp);
    return () => {
      removeEventListener('pointerdown', onPointer, true);
      removeEventListener('keydown', onKey);
      removeEventListener('keyup', onKeyUp);
    };
  }, []);
}
