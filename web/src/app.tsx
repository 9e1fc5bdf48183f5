// The page: the header, the grid with its pad, and the panel of the view.

import { useCallback, useEffect, useMemo, useReducer, useRef, useState } from 'preact/hooks';
import { Choices } from './enter/choices.tsx';
import { Enter } from './enter/enter.tsx';
import { Pad } from './enter/pad.tsx';
import { useIntake } from './enter/intake.ts';
import type { Annotation } from './grid/annotation.ts';
import { Grid } from './grid/grid.tsx';
import { editAction, gridAction } from './grid/keys.ts';
import { Learn } from './learn/learn.tsx';
import { Make } from './make/make.tsx';
import { PageContext, type Page } from './page.ts';
import { Banner, ClockFace } from './play/banner.tsx';
import { useClock } from './play/clock.ts';
import { Check } from './solve/check.tsx';
import { side } from './state/geometry.ts';
import type { View } from './state/link.ts';
import { reduce, type Action, type State } from './state/store.ts';
import { useMemory } from './state/memory.ts';
import { Header } from './ui/header.tsx';
import { Help } from './ui/help.tsx';
import { Watch } from './watch/watch.tsx';

const panels: Record<View, () => preact.JSX.Element> = {
  enter: Enter,
  check: Check,
  learn: Learn,
  make: Make,
  watch: Watch,
};

const nothing: Annotation = {};

// What writes on the board, or takes back.
const writes = ({ type }: Action) => type === 'press' || type === 'undo' || type === 'redo';

export function App({ first }: { first: State }) {
  const [state, dispatch] = useReducer(reduce, first);
  const [annotation, setAnnotation] = useState<Annotation | null>(null);
  const [spoken, say] = useState('');
  const [help, setHelp] = useState(false);
  const [zoomed, zoom] = useState(false);
  const board = state.history.now;
  useMemory(state, dispatch);
  const take = useIntake(dispatch);
  const clock = useClock(board);
  const annotate = useCallback((next: Annotation | null) => setAnnotation(next), []);
  const page = useMemo<Page>(() => ({ state, board, dispatch, annotate, say }), [state, board]);

  // The grid shows other values than the board's: what is typed would be written behind a picture.
  const picture = annotation?.values !== undefined && annotation.values !== board.values;
  const act = (action: Action) => {
    if (picture && writes(action)) say('Nothing was written: the grid shows a picture, not your game.');
    else dispatch(action);
  };
  useKeys(state.view, board.geometry, act, () => setHelp(true));

  const Panel = panels[state.view];
  return (
    <PageContext.Provider value={page}>
      <Header view={state.view} dispatch={dispatch} openHelp={() => setHelp(true)} />
      <main class={`view-${state.view}`} {...take.dropTarget}>
        {state.view !== 'watch' && (
          <section class={board.geometry.digits.length > side ? 'stage tall-pad' : 'stage'} aria-label="Grid">
            <Grid
              board={board}
              selected={state.selected}
              dispatch={dispatch}
              annotation={annotation ?? nothing}
              name="Sudoku grid"
              zoomed={zoomed && board.geometry.columns > side}
            />
            {picture && (
              <div class="picture-bar">
                <span>This is a picture of a step, not your game.</span>
                <button type="button" onClick={() => dispatch({ type: 'view', view: 'enter' })}>
                  Back to my game
                </button>
              </div>
            )}
            {!picture && state.view !== 'make' && <Pad zoomed={zoomed} zoom={zoom} />}
          </section>
        )}
        <section class="panel" aria-label={state.view} key={state.view}>
          {state.view !== 'make' && state.view !== 'watch' && <Banner clock={clock} />}
          {state.notice && (
            <p class={`notice ${state.notice.kind}`} role={state.notice.kind === 'error' ? 'alert' : 'status'}>
              {state.notice.text}
            </p>
          )}
          {state.view === 'enter' && <ClockFace clock={clock} />}
          {state.choices.length > 1 && <Choices />}
          <Panel />
        </section>
      </main>
      <p class="unseen" aria-live="polite">
        {spoken}
      </p>
      {take.over && <div class="drop-veil">Drop a file or text with puzzles</div>}
      <Help open={help} close={() => setHelp(false)} />
    </PageContext.Provider>
  );
}

// Keys are heard wherever the focus is, but for what takes keys itself.  In the view Watch they are the film's.
function useKeys(view: View, geometry: State['history']['now']['geometry'], act: (action: Action) => void, openHelp: () => void) {
  const now = useRef({ view, geometry, act, openHelp });
  now.current = { view, geometry, act, openHelp };
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || !(event.target instanceof Element)) return;
      if (event.target.closest('input:not([type=checkbox]), textarea, select, dialog, [role=grid]:not(.grid)')) return;
      const { view: shown, geometry: board, act: take, openHelp: showHelp } = now.current;
      const action = editAction(event) ?? (shown === 'watch' ? null : gridAction(event, board));
      if (action) {
        event.preventDefault();
        take(action);
      } else if (event.key === '?') showHelp();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
}
