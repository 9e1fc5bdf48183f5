// The state outlives the page: in its address, to be shared, and in this browser.

import { useEffect } from 'preact/hooks';
import { boardOf } from './board.ts';
import { examples } from './examples.ts';
import { formatLink, LinkError, parseLink } from './link.ts';
import { initial, type Action, type State } from './store.ts';

const key = 'nonet';

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

function opened(hash: string): State | null {
  const linked = parseLink(hash);
  return linked && initial(linked.board, linked.view, linked.engines);
}

// The first state: what the link carries, else what was there last, else the textbook grid.
export function firstState(hash: string): State {
  const fallback = () => {
    try {
      return opened(stored.get(key) ?? '') ?? initial(boardOf(examples[0].puzzle));
    } catch {
      return initial(boardOf(examples[0].puzzle));
    }
  };
  try {
    return opened(hash) ?? fallback();
  } catch (error) {
    if (!(error instanceof LinkError)) throw error;
    return { ...fallback(), notice: { kind: 'error', text: `This link cannot be read: ${error.message}.` } };
  }
}

export function useMemory(state: State, dispatch: (action: Action) => void): void {
  const link = linkOf(state);
  // Not at every key: browsers allow only so many changes of the address.
  useEffect(() => {
    const timer = setTimeout(() => {
      if (`#${link}` !== location.hash) history.replaceState(null, '', `#${link}`);
      stored.set(key, link);
    }, 300);
    return () => clearTimeout(timer);
  }, [link]);

  // A link pasted into the address of the open page.
  useEffect(() => {
    const onChange = () => {
      const { history, view, notice } = firstState(location.hash);
      dispatch({ type: 'view', view });
      dispatch({ type: 'load', board: history.now, ...(notice ? { notice } : {}) });
    };
    addEventListener('hashchange', onChange);
    return () => removeEventListener('hashchange', onChange);
  }, []);
}
