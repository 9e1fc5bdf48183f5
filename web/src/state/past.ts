// Undo and redo survive a reload: the boards before and after the current one, as links, stored in this browser.

import { useEffect, useRef } from 'preact/hooks';
import type { Board } from './board.ts';
import { geometryNamed } from './boards.ts';
import { classic } from './geometry.ts';
import type { History } from './history.ts';
import { boardOfLink, formatLink, parseLink } from './link.ts';
import { stored } from './stored.ts';

const key = 'nonet-undo';
const most = 200; // boards in each direction
const pause = 300; // milliseconds without a change before it is stored

interface Kept {
  readonly now: string;
  readonly past: readonly string[];
  readonly future: readonly string[];
}

const isTexts = (value: unknown): value is string[] => Array.isArray(value) && value.every((text) => typeof text === 'string');
const isKept = (value: unknown): value is Kept => {
  const kept = value as Kept | null;
  return typeof kept === 'object' && typeof kept?.now === 'string' && isTexts(kept.past) && isTexts(kept.future);
};

const texts = new WeakMap<Board, string>();
function textOf(board: Board): string {
  let text = texts.get(board);
  if (text === undefined) texts.set(board, (text = formatLink({ board, view: 'enter', engines: [] })));
  return text;
}

async function boardOfText(text: string): Promise<Board> {
  const geometry = await geometryNamed(boardOfLink(text) ?? classic.name);
  return parseLink(text, geometry)!.board;
}

// The undo and redo history of this board, if it is the last stored one.
export async function keptHistory(now: Board): Promise<History<Board>> {
  const kept = stored.read(key, isKept);
  if (kept?.now !== textOf(now)) return { past: [], now, future: [] };
  try {
    const [past, future] = await Promise.all([kept.past, kept.future].map((list) => Promise.all(list.map(boardOfText))));
    return { past, now, future };
  } catch {
    return { past: [], now, future: [] }; // stored by another version
  }
}

export function usePast(history: History<Board>): void {
  const latest = useRef(history);
  latest.current = history;
  useEffect(() => {
    const keep = () => {
      const { past, now, future } = latest.current;
      const kept: Kept = { now: textOf(now), past: past.slice(-most).map(textOf), future: future.slice(0, most).map(textOf) };
      stored.set(key, JSON.stringify(kept));
    };
    const timer = setTimeout(keep, pause);
    addEventListener('pagehide', keep);
    return () => {
      clearTimeout(timer);
      removeEventListener('pagehide', keep);
    };
  }, [history]);
}
