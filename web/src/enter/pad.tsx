// Input by touch and mouse: what a digit key writes, the digits, undo and redo.

import { colourCount, countOf, isFull } from '../state/board.ts';
import { glyphOf, side } from '../state/geometry.ts';
import type { View } from '../state/link.ts';
import { entriesOf, type Entry } from '../state/store.ts';
import { colourLetter } from '../grid/describe.ts';
import { usePage } from '../page.ts';
import { Icon } from '../ui/icons.tsx';
import { words } from '../words/words.ts';

// The current entry mode is always shown.
const offered = (view: View, now: Entry): readonly Entry[] => (entriesOf(view).includes(now) ? entriesOf(view) : entriesOf(view === 'enter' ? 'play' : 'enter'));

// The layout of the keys: in one row, in two, or in more on phones.
export const padSize = (keys: number) => (keys <= 9 ? 'few' : keys <= 16 ? 'many' : 'most');

// The number of keys per row on a phone.
const narrow = (keys: number) => (keys <= 6 ? keys : keys <= 12 ? Math.ceil(keys / 2) : keys <= 18 ? 6 : 7);

interface PadProps {
  readonly zoomed: boolean;
  readonly zoom: (zoomed: boolean) => void;
}

export function Pad({ zoomed, zoom }: PadProps) {
  const { state, board, dispatch, preferences, hint, newGames } = usePage();
  const { entry, history } = state;
  const { geometry } = board;
  const colours = entry === 'colour';
  const keys = colours ? Array.from({ length: colourCount }, (_, i) => i + 1) : geometry.digits;
  // A digit is complete once it occurs as often as possible: once in each row.
  const most = Math.min(geometry.rows, geometry.columns);
  const places = keys.length + (geometry.columns > side ? 2 : 1); // with those to erase and to zoom
  const holds = preferences.digitFirst && !colours;
  // The pad leaves the focus where it is, so that keys still go to the grid.
  return (
    <div class="pad" onMouseDown={(event) => event.preventDefault()}>
      <div class="segments" role="group" aria-label={words.pad.writes}>
        {offered(state.view, entry).map((name) => (
          <button key={name} type="button" aria-pressed={entry === name} onClick={() => dispatch({ type: 'entry', entry: name })}>
            {words.entry[name]}
          </button>
        ))}
      </div>
      <div class="pad-tools">
        {state.view === 'play' && (
          <button type="button" class="ask-hint" disabled={isFull(board) || newGames.making !== ''} onClick={() => hint.ask(hint.level + 1)} aria-label={words.pad.hint} title={words.pad.hint}>
            <Icon name="hint" />
          </button>
        )}
        <button type="button" disabled={history.past.length === 0} onClick={() => dispatch({ type: 'undo' })} aria-label={words.pad.undo} title={words.pad.undoKey}>
          <Icon name="undo" />
        </button>
        <button type="button" disabled={history.future.length === 0} onClick={() => dispatch({ type: 'redo' })} aria-label={words.pad.redo} title={words.pad.redoKey}>
          <Icon name="redo" />
        </button>
      </div>
      <div class={`pad-digits ${padSize(keys.length)}`} style={{ '--keys': places, '--narrow': narrow(places) }} role="group" aria-label={colours ? words.pad.colours : words.pad.digits}>
        {keys.map((digit) => {
          const done = !colours && entry !== 'mark' && entry !== 'corner' && countOf(board, digit) >= most;
          return (
            <button
              key={digit}
              type="button"
              class={`${colours ? `pad-colour colour-${digit}` : ''} ${done ? 'done' : ''}`}
              aria-label={colours ? words.colours[digit] : undefined}
              aria-pressed={holds ? state.lit === digit : undefined}
              onClick={() => dispatch(holds ? { type: 'lit', digit } : { type: 'press', digit })}
            >
              {colours ? colourLetter(digit) : glyphOf(geometry, digit)}
            </button>
          );
        })}
        <button type="button" class="pad-erase" onClick={() => dispatch({ type: 'press', digit: 0 })} aria-label={words.pad.erase} title={words.pad.eraseKey}>
          <Icon name="erase" />
        </button>
        {geometry.columns > side && (
          <button type="button" class="zoom" aria-pressed={zoomed} onClick={() => zoom(!zoomed)} aria-label={words.pad.larger} title={words.pad.larger}>
            <Icon name="zoom" />
          </button>
        )}
      </div>
    </div>
  );
}
