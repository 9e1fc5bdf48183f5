// The context that the page provides to its panels.

import { createContext } from 'preact';
import { useContext, useEffect } from 'preact/hooks';
import type { Annotation } from './grid/annotation.ts';
import type { End } from './play/outcome.ts';
import type { Clock } from './play/clock.ts';
import type { Hint } from './play/hint.ts';
import type { NewGames } from './play/new_games.ts';
import type { Move } from './play/replay.ts';
import type { Board } from './state/board.ts';
import type { Preferences } from './state/preferences.ts';
import type { Action, State } from './state/store.ts';

export interface Page {
  readonly state: State;
  readonly board: Board;
  readonly dispatch: (action: Action) => void;
  readonly annotate: (by: object, annotation: Annotation | null) => void;
  readonly say: (text: string) => void; // to screen readers
  readonly light: (cells: readonly number[]) => void; // highlights the cells of a sentence
  readonly preferences: Preferences;
  readonly prefer: (part: Partial<Preferences>) => void;
  readonly newGames: NewGames;
  readonly clock: Clock;
  readonly hint: Hint;
  readonly end: End;
  readonly replayed: boolean; // the solve is shown again
  readonly replay: (replayed: boolean) => void;
  readonly moves: readonly Move[]; // the player's digits so far, with their times
}

export const PageContext = createContext<Page>(null as unknown as Page);
export const usePage = () => useContext(PageContext);

// Draws on the grid as long as the panel is mounted. The annotation must be memoised.
export function useAnnotation(annotation: Annotation | null): void {
  const { annotate } = usePage();
  useEffect(() => {
    const by = {};
    annotate(by, annotation);
    return () => annotate(by, null);
  }, [annotation]);
}
