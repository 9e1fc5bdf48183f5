// The state outlives the page: in its address, to be shared, and in this browser.

import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { keptHelp } from '../play/clock.ts';
import { words } from '../words/words.ts';
import { boardOf } from './board.ts';
import { examples } from './examples.ts';
import { geometryNamed } from './boards.ts';
import { classic } from './geometry.ts';
import { boardOfLink, formatLink, LinkError, parseLink, type View } from './link.ts';
import { keptHistory } from './past.ts';
import { initial, type Action, type State } from './store.ts';
import { here, stored } from './stored.ts';

const key = 'nonet';
// The most changes of the address, and the milliseconds in which they may come: Safari allows 100 in thirty seconds.
const most = 15;
const span = 5000;

export const linkOf = (state: State) =>
  formatLink({ board: state.history.now, view: state.view, engines: state.engines, origin: state.origin, place: state.place });

async function opened(hash: string): Promise<State | null> {
  const name = boardOfLink(hash);
  const geometry = name === null ? classic : await geometryNamed(name).catch((error: Error) => {
    throw new LinkError(words.enter.itsBoard(error.message));
  });
  const linked = parseLink(hash, geometry);
  if (!linked) return null;
  const { board, view, ...beginning } = linked;
  return { ...initial(board, view, beginning), history: await keptHistory(board), help: keptHelp(board) };
}

// The address follows with a pause where much changes; a page that is reloaded goes on with the last change.
const latestOf = (hash: string) => (viewOf(history.state) !== null && here.get(key)) || hash;

// The first state: what the link carries, else what was there last, else the start with the textbook grid.
export async function firstState(hash: string): Promise<State> {
  const begin = () => initial(boardOf(examples[0].puzzle), 'start');
  const fallback = async () => {
    try {
      return (await opened(stored.get(key) ?? '')) ?? begin();
    } catch {
      return begin();
    }
  };
  try {
    return (await opened(latestOf(hash))) ?? (await fallback());
  } catch (error) {
    if (!(error instanceof LinkError)) throw error;
    const { view, ...state } = await fallback();
    return { ...state, view: view === 'start' ? 'enter' : view, notice: { kind: 'error', text: words.enter.linkUnreadable(error.message) } };
  }
}

// Each view is a step in the browser's history: back leads to the view before, and the grid stays as it is.
export function useMemory(state: State, dispatch: (action: Action) => void): void {
  const { view } = state;
  const link = linkOf(state);
  const recent = useRef<number[]>([]); // when the address was changed
  // At once, so that nothing is lost when the page goes; but browsers limit the changes in a span of time.
  useLayoutEffect(() => {
    here.set(key, link);
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
      const { history: linked, view: next, notice, origin, engines, place } = await firstState(location.hash);
      dispatch({ type: 'view', view: next });
      dispatch({ type: 'load', board: linked.now, ...(notice ? { notice } : {}), ...(origin ? { origin } : {}) });
      if (next !== 'watch') return;
      dispatch({ type: 'engines', engines });
      dispatch({ type: 'place', place });
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
