// The time of a puzzle: it runs while the page is visible and the game is open. It survives a reload, and so does the
// number of times help was used.

import { useEffect, useRef, useState } from 'preact/hooks';
import { givensText, hasEntries, type Board } from '../state/board.ts';
import { stored } from '../state/stored.ts';
import { outcomeOf } from './outcome.ts';

const key = 'nonet-clock';

interface Kept {
  readonly game: string;
  readonly seconds: number;
  readonly help?: number;
}

const isKept = (value: unknown): value is Kept => {
  const kept = value as Kept | null;
  return typeof kept === 'object' && typeof kept?.game === 'string' && Number.isSafeInteger(kept.seconds);
};

export const gameOf = (board: Board) => `${board.geometry.name} ${givensText(board)}`;

function keptOf(game: string): { seconds: number; help: number } {
  const last = stored.read(key, isKept);
  return last?.game === game ? { seconds: last.seconds, help: last.help ?? 0 } : { seconds: 0, help: 0 };
}

// The number of times help was used on this board before the page was opened.
export const keptHelp = (board: Board) => keptOf(gameOf(board)).help;

export interface Clock {
  readonly seconds: number;
  readonly paused: boolean;
  readonly running: boolean; // a game is in progress
  readonly pause: (paused: boolean) => void;
}

export function useClock(board: Board, help: number): Clock {
  const game = gameOf(board);
  const [seconds, setSeconds] = useState(() => keptOf(game).seconds);
  const [paused, pause] = useState(false);
  const running = hasEntries(board) && outcomeOf(board) === 'open';
  const last = useRef(game);
  useEffect(() => {
    if (last.current === game) return;
    last.current = game;
    setSeconds(keptOf(game).seconds);
    pause(false);
  }, [game]);
  useEffect(() => {
    if (!running || paused) return;
    const timer = setInterval(() => !document.hidden && setSeconds((before) => before + 1), 1000);
    return () => clearInterval(timer);
  }, [running, paused, game]);
  useEffect(() => {
    if (seconds > 0 || help > 0) stored.set(key, JSON.stringify({ game, seconds, help } satisfies Kept));
  }, [seconds, help]);
  return { seconds, paused, running, pause };
}
