// The page: the header, the grid with its pad, and the panel of the view.

import { useCallback, useEffect, useMemo, useReducer, useRef, useState } from 'preact/hooks';
import { Choices } from './enter/choices.tsx';
import { Enter } from './enter/enter.tsx';
import { Pad, padSize } from './enter/pad.tsx';
import { useIntake } from './enter/intake.ts';
import { merged, type Annotation } from './grid/annotation.ts';
import { focusGrid, useFocusKept } from './grid/focus.ts';
import { Grid } from './grid/grid.tsx';
import { editAction, gridAction, houseKey, isLightKey, type KeyPress } from './grid/keys.ts';
import { houseWords, spokenOf } from './grid/spoken.ts';
import { PageContext, type Page } from './page.ts';
import { Banner, ClockFace, useEnd } from './play/banner.tsx';
import { useClock } from './play/clock.ts';
import { useHint } from './play/hint.ts';
import { HintCard } from './play/hint_card.tsx';
import { useMistakes } from './play/mistakes.ts';
import { Making } from './play/new_game.tsx';
import { useNewGames } from './play/new_games.ts';
import { Play } from './play/play.tsx';
import { useSolve } from './play/replay.ts';
import { Start } from './play/start.tsx';
import { emptyOf } from './state/board.ts';
import { side, type Geometry } from './state/geometry.ts';
import type { View } from './state/link.ts';
import { useMemory } from './state/memory.ts';
import { callCells } from './state/naming.ts';
import { usePast } from './state/past.ts';
import { keepPreferences, keptPreferences, type Preferences } from './state/preferences.ts';
import { reduce, type Action, type State } from './state/store.ts';
import { Header } from './ui/header.tsx';
import { Help } from './ui/help.tsx';
import { lazily } from './ui/lazily.tsx';
import { Rules } from './ui/rules.tsx';
import { preferredLanguage, speak, words, type Language } from './words/words.ts';

const panels: Record<View, () => preact.JSX.Element> = {
  start: Start,
  play: Play,
  enter: Enter,
  learn: lazily(async () => (await import('./learn/learn.tsx')).Learn),
  make: lazily(async () => (await import('./make/make.tsx')).Make),
  watch: lazily(async () => (await import('./watch/watch.tsx')).Watch),
};

// Below this width of a cell, in pixels, a large board begins zoomed.
const smallestCell = 26;

const nothing: Annotation = {};
const underWay: Annotation = { over: <Making /> };
const noCells: ReadonlySet<number> = new Set();

// Actions that write on the board, or undo it.
const writes = ({ type }: Action) => type === 'press' || type === 'undo' || type === 'redo';
// The views with the grid next to them, those with play on the grid, and those that report the state of the game.
const withGrid = (view: View) => view !== 'watch' && view !== 'start';
const plays = (view: View) => view === 'play' || view === 'learn';
const tells = (view: View) => withGrid(view) && view !== 'make';
// A picture that is compared with its puzzle takes the place of the grid.
const shownOf = ({ view, photo }: State): View | 'photo' => (view === 'enter' && photo ? 'photo' : view);

export function App({ first }: { first: State }) {
  const [language, setLanguage] = useState(preferredLanguage());
  const change = (next: Language) => void speak(next).then(() => setLanguage(next));
  // Another language is a different page with the same state.
  const [state, dispatch] = useReducer(reduce, first);
  return <Whole key={language} state={state} dispatch={dispatch} language={language} setLanguage={change} />;
}

interface WholeProps {
  readonly state: State;
  readonly dispatch: (action: Action) => void;
  readonly language: Language;
  readonly setLanguage: (language: Language) => void;
}

function Whole({ state, dispatch, language, setLanguage }: WholeProps) {
  const { annotation, annotate } = useAnnotations();
  const [lit, setLit] = useState(noCells);
  const { spoken, say } = useVoice();
  const [help, setHelp] = useState(false);
  const [zoom, setZoom] = useState<boolean | null>(null); // null: on small screens
  const { preferences, prefer } = usePreferences();
  const board = state.history.now;
  useMemory(state, dispatch);
  usePast(state.history);
  const take = useIntake(dispatch);
  const clock = useClock(board, state.help);
  const newGames = useNewGames(dispatch, say);
  const mistakes = useMistakes(board, plays(state.view) ? preferences.mistakes : 'rules');
  const moves = useSolve(board, clock.seconds);
  const [replayed, replay] = useState(false);
  useEffect(() => replay(false), [board]);
  const end = useEnd({ board, origin: state.origin, help: state.help, shown: mistakes.cells, solutionShown: preferences.mistakes === 'solution' }, clock, say);
  const light = useCallback((cells: readonly number[]) => setLit(cells.length === 0 ? noCells : new Set(cells)), []);

  // The grid shows values other than the board's, so typed digits would be hidden.
  // Until a puzzle is made, the grid is empty.
  const blank = state.view === 'play' && newGames.making !== '';
  const picture = annotation?.values !== undefined && annotation.values !== board.values;
  const act = (action: Action) => {
    if (blank && writes(action)) return say(words.play.making(newGames.making));
    if (picture && writes(action)) return say(words.grid.notWritten);
    dispatch(action);
    const text = spokenOf(state, reduce(state, action), action, mistakes);
    if (text) say(text);
  };
  const latest = useRef(act);
  latest.current = act;
  const hint = useHint(board, dispatch);
  const page = useMemo<Page>(
    () => ({ state, board, dispatch: (action) => latest.current(action), annotate, say, light, preferences, prefer, newGames, clock, hint, end, replayed, replay, moves }),
    [state, board, preferences, newGames.making, newGames.problem, newGames.made, clock.seconds, clock.paused, clock.running, hint.level, end.text, end.isBest, replayed, moves],
  );
  // Digit first: the digit highlighted everywhere goes to the cells that the pointer took; again, it is taken away.
  const holds = preferences.digitFirst && state.lit !== 0 && state.entry !== 'colour';
  const picked = () => {
    if (!holds || (!plays(state.view) && state.view !== 'enter')) return;
    const isDigit = state.entry === 'digit' || state.entry === 'given';
    const there = isDigit && state.chosen.every((cell) => board.values[cell] === state.lit);
    act({ type: 'press', digit: there ? 0 : state.lit });
  };
  const read = (press: KeyPress): string => {
    const kind = houseKey(press, board.geometry);
    return kind === null ? '' : houseWords(board.geometry, annotation?.values ?? board.values, state.selected, kind);
  };
  const shown = shownOf(state);
  useFocusKept();
  useKeys(shown === 'photo' ? 'start' : state.view, board, act, () => setHelp(true), (press) => {
    const text = read(press);
    if (text) say(text);
    if (isLightKey(press, board.geometry)) act({ type: 'lit', digit: board.values[state.selected] || state.lit });
    return text !== '' || isLightKey(press, board.geometry);
  });

  // A link may carry only the name of a puzzle, which is then made.
  useEffect(() => {
    if (state.origin && board.values.every((value) => value === 0)) newGames.make(state.origin);
  }, [state.origin]);

  const Panel = panels[state.view];
  const zoomed = board.geometry.columns > side && (zoom ?? innerWidth / board.geometry.columns < smallestCell);
  // The end takes the place of the pad.
  const over = end.outcome === 'solved' && state.view === 'play' && !blank;
  return (
    <PageContext.Provider value={page}>
      <Header view={state.view} dispatch={dispatch} openHelp={() => setHelp(true)} language={language} setLanguage={setLanguage} />
      <main class={`view-${shown}`} {...take.dropTarget}>
        {withGrid(state.view) && shown !== 'photo' && (
          <section class={`stage ${padSize(board.geometry.digits.length)}-keys`} aria-label={words.grid.section}>
            <Grid
              board={blank ? emptyOf(board.geometry) : board}
              selected={state.selected}
              chosen={state.chosen}
              picked={picked}
              tapWrites={holds}
              dispatch={act}
              annotation={blank ? underWay : annotation ?? nothing}
              name={words.grid.name}
              mistakes={mistakes.cells}
              litDigit={state.lit}
              lit={lit}
              middle={preferences.middle}
              zoomed={zoomed}
              solved={over && !picture}
            />
            {over && <Banner />}
            {picture && !over && (
              <div class="picture-bar">
                <span>{words.grid.picture}</span>
                <button type="button" onClick={() => dispatch({ type: 'view', view: 'play' })}>
                  {words.grid.back}
                </button>
              </div>
            )}
            {!picture && !over && state.view !== 'make' && <Pad zoomed={zoomed} zoom={setZoom} />}
          </section>
        )}
        <section class="panel" aria-label={words.views[state.view]} key={state.view}>
          {state.view === 'play' && hint.level > 0 && !blank && <HintCard />}
          {tells(state.view) && shown !== 'photo' && end.outcome !== 'open' && !over && !blank && <Banner />}
          {state.notice && (
            <p class={`notice ${state.notice.kind}`} role={state.notice.kind === 'error' ? 'alert' : 'status'}>
              {state.notice.text}
            </p>
          )}
          {state.view === 'play' && <ClockFace />}
          {withGrid(state.view) && state.view !== 'enter' && <Rules />}
          {state.choices.length > 1 && withGrid(state.view) && shown !== 'photo' && <Choices />}
          <Panel />
        </section>
      </main>
      <p class="unseen" aria-live="polite">
        {spoken}
      </p>
      {take.over && <div class="drop-veil">{words.grid.drop}</div>}
      <Help open={help} close={() => setHelp(false)} />
    </PageContext.Provider>
  );
}

// The drawings of the panels on the grid, as one.
function useAnnotations() {
  const [all, setAll] = useState<ReadonlyMap<object, Annotation>>(new Map());
  const annotate = useCallback(
    (by: object, next: Annotation | null) =>
      setAll((before) => {
        const others = [...before].filter(([each]) => each !== by);
        return new Map(next ? [...others, [by, next]] : others);
      }),
    [],
  );
  return { annotation: useMemo(() => merged([...all.values()]), [all]), annotate };
}

// Announces text to screen readers. Repeated text is changed slightly, so that it is announced again.
function useVoice() {
  const [spoken, setSpoken] = useState('');
  const say = useCallback((text: string) => setSpoken((before) => (before === text ? `${text}\u00a0` : text)), []);
  return { spoken, say };
}

function usePreferences() {
  const [preferences, set] = useState<Preferences>(keptPreferences);
  callCells(preferences.naming);
  const prefer = useCallback((part: Partial<Preferences>) => {
    set((before) => {
      const next = { ...before, ...part };
      keepPreferences(next);
      return next;
    });
  }, []);
  return { preferences, prefer };
}

// Shortcuts work everywhere except in elements that take keys themselves. In the view Watch they control the film; at the
// start they do nothing.
function useKeys(
  view: View,
  { geometry }: { readonly geometry: Geometry },
  act: (action: Action) => void,
  openHelp: () => void,
  special: (press: KeyPress) => boolean,
) {
  const now = useRef({ view, geometry, act, openHelp, special });
  now.current = { view, geometry, act, openHelp, special };
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || !(event.target instanceof Element)) return;
      if (event.target.closest('input:not([type=checkbox]), textarea, select, dialog, [role=grid]:not(.grid)')) return;
      const it = now.current;
      const action = editAction(event) ?? (withGrid(it.view) ? gridAction(event, it.geometry) : null);
      if (action?.type === 'nextEntry' && event.target.closest('button, summary, a, input')) return; // Space presses it
      if (action) {
        event.preventDefault();
        if (action.type === 'move') focusGrid(); // so that the cell is read out
        it.act(action);
      } else if (event.key === '?') it.openHelp();
      else if (withGrid(it.view) && it.special(event)) event.preventDefault();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
}
