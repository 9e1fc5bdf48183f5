// The time that a puzzle has taken: it runs while the page is seen and the game is open, and outlives a reload.

import { useEffect, useRef, useState } from 'preact/hooks';
import { givensText, hasEntries, type Board } from '../state/board.ts';
import { stored } from '../state/memory.ts';
import { outcomeOf } from './outcome.ts';

const key = 'nonet-clock';

interface Kept {
  readonly game: string;
  readonly seconds: number;
}

function kept(game: string): number {
  try {
    const { game: last, seconds } = JSON.parse(stored.get(key) ?? '') as Kept;
    return last === game && Number.isSafeInteger(seconds) ? seconds : 0;
  } catch {
    return 0;
  }
}

export interface Clock {
  readonly seconds: number;
  readonly paused: boolean;
  readonly running: boolean; // a game is under way
  readonly pause: (paused: boolean) => void;
}

export function useClock(board: Board): Clock {
  const game = `${board.geometry.name} ${givensText(board)}`;
  const [seconds, setSeconds] = useState(() => kept(game));
  const [paused, pause] = useState(false);
  const running = hasEntries(board) && outcomeOf(board) === 'open';
  const last = useRef(game);
  useEffect(() => {
    if (last.current === game) return;
    last.current = game;
    setSeconds(kept(game));
    pause(false);
  }, [game]);
  useEffect(() => {
    if (!running || paused) return;
    const timer = setInterval(() => !document.hidden && setSeconds((before) => before + 1), 1000);
    return () => clearInterval(timer);
  }, [running, paused, game]);
  useEffect(() => {
    if (seconds > 0) stored.set(key, JSON.stringify({ game, seconds }));
  }, [seconds]);
  return { seconds, paused, running, pause };
}
