// Fingers and mouse: what a digit writes, the digits, and back and forth.

import { colourCount, countOf } from '../state/board.ts';
import { glyphOf, side } from '../state/geometry.ts';
import { entries, type Entry } from '../state/store.ts';
import { colourLetter, colourNames } from '../grid/describe.ts';
import { usePage } from '../page.ts';
import { Icon } from '../ui/icons.tsx';

const entryNames: Record<Entry, string> = { given: 'Given', digit: 'Digit', mark: 'Mark', colour: 'Colour' };

// How the keys are laid out: in one row, in two, or in more on phones.
const padSize = (keys: number) => (keys <= 9 ? 'few' : keys <= 16 ? 'many' : 'most');

// How many stand side by side on a phone.
const narrow = (keys: number) => (keys <= 6 ? keys : keys <= 12 ? Math.ceil(keys / 2) : keys <= 18 ? 6 : 7);

interface PadProps {
  readonly zoomed: boolean;
  readonly zoom: (zoomed: boolean) => void;
}

export function Pad({ zoomed, zoom }: PadProps) {
  const { state, board, dispatch } = usePage();
  const { entry, history } = state;
  const { geometry } = board;
  const colours = entry === 'colour';
  const keys = colours ? Array.from({ length: colourCount }, (_, i) => i + 1) : geometry.digits;
  // A digit that stands as often as it can: once in each row.
  const most = Math.min(geometry.rows, geometry.columns);
  return (
    <div class="pad">
      <div class="segments" role="group" aria-label="A digit writes">
        {entries.map((name) => (
          <button key={name} type="button" aria-pressed={entry === name} onClick={() => dispatch({ type: 'entry', entry: name })}>
            {entryNames[name]}
          </button>
        ))}
      </div>
      <div class="pad-tools">
        {geometry.columns > side && (
          <button type="button" class="zoom" aria-pressed={zoomed} onClick={() => zoom(!zoomed)} aria-label="Larger cells" title="Larger cells">
            <Icon name="zoom" />
          </button>
        )}
        <button type="button" disabled={history.past.length === 0} onClick={() => dispatch({ type: 'undo' })} aria-label="Undo" title="Undo (Ctrl Z)">
          <Icon name="undo" />
        </button>
        <button type="button" disabled={history.future.length === 0} onClick={() => dispatch({ type: 'redo' })} aria-label="Redo" title="Redo (Ctrl Y)">
          <Icon name="redo" />
        </button>
      </div>
      <div class={`pad-digits ${padSize(keys.length)}`} style={{ '--keys': keys.length + 1, '--narrow': narrow(keys.length + 1) }} role="group" aria-label={colours ? 'Colours' : 'Digits'}>
        {keys.map((digit) => {
          const done = !colours && entry !== 'mark' && countOf(board, digit) >= most;
          return (
            <button
              key={digit}
              type="button"
              class={`${colours ? `pad-colour colour-${digit}` : ''} ${done ? 'done' : ''}`}
              aria-label={colours ? colourNames[digit] : undefined}
              onClick={() => dispatch({ type: 'press', digit })}
            >
              {colours ? colourLetter(digit) : glyphOf(geometry, digit)}
            </button>
          );
        })}
        <button type="button" class="pad-erase" onClick={() => dispatch({ type: 'press', digit: 0 })} aria-label="Erase" title="Erase (Backspace)">
          <Icon name="erase" />
        </button>
      </div>
    </div>
  );
}
