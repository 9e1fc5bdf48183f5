// Fingers and mouse: what a digit writes, the digits, and back and forth.

import { colourCount, countOf } from '../state/board.ts';
import { digits, side } from '../state/geometry.ts';
import { entries, type Entry } from '../state/store.ts';
import { colourNames } from '../grid/describe.ts';
import { usePage } from '../page.ts';
import { Icon } from '../ui/icons.tsx';

const entryNames: Record<Entry, string> = { given: 'Given', digit: 'Digit', mark: 'Mark', colour: 'Colour' };

export function Pad() {
  const { state, board, dispatch } = usePage();
  const { entry, history } = state;
  const colours = entry === 'colour';
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
        <button type="button" disabled={history.past.length === 0} onClick={() => dispatch({ type: 'undo' })} aria-label="Undo" title="Undo (Ctrl Z)">
          <Icon name="undo" />
        </button>
        <button type="button" disabled={history.future.length === 0} onClick={() => dispatch({ type: 'redo' })} aria-label="Redo" title="Redo (Ctrl Y)">
          <Icon name="redo" />
        </button>
      </div>
      <div class="pad-digits" role="group" aria-label={colours ? 'Colours' : 'Digits'}>
        {digits.map((digit) => {
          const usable = !colours || digit <= colourCount;
          const done = !colours && entry !== 'mark' && countOf(board, digit) >= side;
          return (
            <button
              key={digit}
              type="button"
              class={`${colours && usable ? `pad-colour colour-${digit}` : ''} ${done ? 'done' : ''}`}
              disabled={!usable}
              aria-label={colours && usable ? colourNames[digit] : undefined}
              onClick={() => dispatch({ type: 'press', digit })}
            >
              {colours ? (usable ? colourNames[digit][0] : '') : digit}
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
