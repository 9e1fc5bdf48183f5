// Keeps the state beyond the page: in its address, for sharing, and in this browser.

import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { keptHelp } from '../play/clock.ts';
import { words } from '../words/words.ts';
import { boardOf } from './board.ts';
import { examples } from './examples.ts';
import { geometryNamed } from './boards.ts';
import { classic } from './geometry.ts';
import { boardOfLink, formatLink, LinkError, parseLink, views, type View } from './link.ts';
import { keptHistory } from './past.ts';
import { initial, type Action, type State } from './store.ts';
import { here, stored } from './stored.ts';

const key = 'nonet';
const detailsKey = 'nonet-details';
// The maximum number of address changes, and the milliseconds for them: Safari allows 100 in thirty seconds.
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
  const details = linked.details ?? stored.get(detailsKey) === '1';
  return { ...initial(board, view, { ...beginning, details }), history: await keptHistory(board), help: keptHelp(board) };
}

// After many changes the address is updated with a delay; a reloaded page continues with the last change. Browsers drop
// the state of an entry that is replaced while the page is reloaded, so the kind of navigation counts too.
function isContinued(): boolean {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return entry?.type === 'reload' || viewOf(history.state) !== null;
}

// The state that the page starts with.
export const firstState = () => stateOf((isContinued() && here.get(key)) || location.hash);

// From the link, otherwise the last one, otherwise the start with the textbook grid.
async function stateOf(hash: string): Promise<State> {
  const begin = () => initial(boardOf(examples[0].puzzle), 'start');
  const fallback = async () => {
    try {
      return (await opened(stored.get(key) ?? '')) ?? begin();
    } catch {
      return begin();
    }
  };
  try {
    return (await opened(hash)) ?? (await fallback());
  } catch (error) {
    if (!(error instanceof LinkError)) throw error;
    const { view, ...state } = await fallback();
    return { ...state, view: view === 'start' ? 'enter' : view, notice: { kind: 'error', text: words.enter.linkUnreadable(error.message) } };
  }
}

// Each view is an entry in the browser's history: Back leads to the previous view, and the grid stays unchanged.
export function useMemory(state: State, dispatch: (action: Action) => void): void {
  const { view } = state;
  const link = linkOf(state);
  const recent = useRef<number[]>([]); // times of address changes
  // Updated at once, so that nothing is lost if the page closes; but browsers limit the changes per time.
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

  useLayoutEffect(() => void stored.set(detailsKey, state.details ? '1' : '0'), [state.details]);

  useEffect(() => {
    const onBack = (event: PopStateEvent) => {
      const back = viewOf(event.state);
      if (back) dispatch({ type: 'view', view: back });
    };
    // A link was pasted into the address bar of the open page.
    const onLink = async () => {
      if (viewOf(history.state)) return;
      here.set(key, location.hash); // in case the page is reloaded before it has read the link
      const { history: linked, view: next, notice, origin, engines, place, details } = await stateOf(location.hash);
      dispatch({ type: 'view', view: next });
      dispatch({ type: 'load', board: linked.now, ...(notice ? { notice } : {}), ...(origin ? { origin } : {}) });
      dispatch({ type: 'details', open: details });
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

const viewOf = (entry: { view?: View } | null): View | null => views.find((view) => view === entry?.view) ?? null;
