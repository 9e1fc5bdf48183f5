// The page: the header, the grid with its pad, and the panel of the view.

import { useCallback, useEffect, useMemo, useReducer, useState } from 'preact/hooks';
import { Choices } from './enter/choices.tsx';
import { Enter } from './enter/enter.tsx';
import { Pad } from './enter/pad.tsx';
import { useIntake } from './enter/intake.ts';
import type { Annotation } from './grid/annotation.ts';
import { Grid } from './grid/grid.tsx';
import { editAction } from './grid/keys.ts';
import { Learn } from './learn/learn.tsx';
import { Make } from './make/make.tsx';
import { PageContext, type Page } from './page.ts';
import { Check } from './solve/check.tsx';
import type { View } from './state/link.ts';
import { reduce, type State } from './state/store.ts';
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

export function App({ first }: { first: State }) {
  const [state, dispatch] = useReducer(reduce, first);
  const [annotation, setAnnotation] = useState<Annotation | null>(null);
  const [spoken, say] = useState('');
  const [help, setHelp] = useState(false);
  const board = state.history.now;
  useMemory(state, dispatch);
  const take = useIntake(dispatch);
  const annotate = useCallback((next: Annotation | null) => setAnnotation(next), []);
  const page = useMemo<Page>(() => ({ state, board, dispatch, annotate, say }), [state, board]);

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || (event.target as Element).closest('input, textarea, select, dialog')) return;
      const action = editAction(event);
      if (action) {
        event.preventDefault();
        dispatch(action);
      } else if (event.key === '?') setHelp(true);
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);

  const Panel = panels[state.view];
  return (
    <PageContext.Provider value={page}>
      <Header view={state.view} dispatch={dispatch} openHelp={() => setHelp(true)} />
      <main class={`view-${state.view}`} {...take.dropTarget}>
        {state.view !== 'watch' && (
          <section class="stage" aria-label="Grid">
            <Grid
              board={board}
              selected={state.selected}
              dispatch={dispatch}
              annotation={annotation ?? nothing}
              locked={annotation?.values !== undefined}
              name="Sudoku grid"
            />
            {state.view !== 'make' && <Pad />}
          </section>
        )}
        <section class="panel" aria-label={state.view} key={state.view}>
          {state.notice && (
            <p class={`notice ${state.notice.kind}`} role={state.notice.kind === 'error' ? 'alert' : 'status'}>
              {state.notice.text}
            </p>
          )}
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
