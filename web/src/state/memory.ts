// The state outlives the page: in its address, to be shared, and in this browser.

import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { boardOf } from './board.ts';
import { examples } from './examples.ts';
import { geometryNamed } from './boards.ts';
import { classic } from './geometry.ts';
import { boardOfLink, formatLink, LinkError, parseLink, type View } from './link.ts';
import { initial, type Action, type State } from './store.ts';

const key = 'nonet';
// The most changes of the address, and the milliseconds in which they may come: Safari allows 100 in thirty seconds.
const most = 15;
const span = 5000;

export const linkOf = (state: State) =>
  formatLink({ board: state.history.now, view: state.view, engines: state.engines });

// Browsers may forbid storage; then nothing is remembered.
export const stored = {
  get(name: string): string | null {
    try {
      return localStorage.getItem(name);
    } catch {
      return null;
    }
  },
  set(name: string, value: string): void {
    try {
      localStorage.setItem(name, value);
    } catch {
      // Not remembered.
    }
  },
};

async function opened(hash: string): Promise<State | null> {
  const name = boardOfLink(hash);
  const geometry = name === null ? classic : await geometryNamed(name).catch((error: Error) => {
    throw new LinkError(`its board: ${error.message}`);
  });
  const linked = parseLink(hash, geometry);
  return linked && initial(linked.board, linked.view, linked.engines);
}

// The first state: what the link carries, else what was there last, else the textbook grid.
export async function firstState(hash: string): Promise<State> {
  const fallback = async () => {
    try {
      return (await opened(stored.get(key) ?? '')) ?? initial(boardOf(examples[0].puzzle));
    } catch {
      return initial(boardOf(examples[0].puzzle));
    }
  };
  try {
    return (await opened(hash)) ?? (await fallback());
  } catch (error) {
    if (!(error instanceof LinkError)) throw error;
    return { ...(await fallback()), notice: { kind: 'error', text: `This link cannot be read: ${error.message}.` } };
  }
}

// Each view is a step in the browser's history: back leads to the view before, and the grid stays as it is.
export function useMemory(state: State, dispatch: (action: Action) => void): void {
  const { view } = state;
  const link = linkOf(state);
  const recent = useRef<number[]>([]); // when the address was changed
  // At once, so that nothing is lost when the page goes; but browsers limit the changes in a span of time.
  useLayoutEffect(() => {
    const remember = () => {
      recent.current = [...recent.current.slice(1 - most), performance.now()];
      const before = viewOf(history.state);
      const entry = [{ view }, '', `#${link}`] as const;
      if (before !== null && before !== view) history.pushState(...entry);
      else if (before === null || location.hash !== `#${link}`) history.replaceState(...entry);
      stored.set(key, link);
    };
    const { length, [0]: first = 0 } = recent.current;
    const wait = first + span - performance.now();
    if (length < most || wait <= 0) return remember();
    const timer = setTimeout(remember, wait);
    return () => clearTimeout(timer);
  }, [link]);

  useEffect(() => {
    const onBack = (event: PopStateEvent) => {
      const back = viewOf(event.state);
      if (back) dispatch({ type: 'view', view: back });
    };
    // A link pasted into the address of the open page.
    const onLink = async () => {
      if (viewOf(history.state)) return;
      const { history: linked, view: next, notice } = await firstState(location.hash);
      dispatch({ type: 'view', view: next });
      dispatch({ type: 'load', board: linked.now, ...(notice ? { notice } : {}) });
    };
    addEventListener('popstate', onBack);
    addEventListener('hashchange', onLink);
    return () => {
      removeEventListener('popstate', onBack);
      removeEventListener('hashchange', onLink);
    };
  }, []);
}

const viewOf = (entry: { view?: View } | null): View | null => entry?.view ?? null;
