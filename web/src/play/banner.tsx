// The end of a game, shown; and its time, which can be paused and hidden.

import { useEffect, useRef, useState } from 'preact/hooks';
import { usePage } from '../page.ts';
import { stored } from '../state/memory.ts';
import type { Clock } from './clock.ts';
import { endWords, outcomeOf, timeText, timeWords } from './outcome.ts';

export function Banner({ clock }: { clock: Clock }) {
  const { board, state, dispatch, say } = usePage();
  const outcome = outcomeOf(board);
  const words = outcome === 'open' ? '' : endWords(outcome, clock.seconds, state.help);
  const seen = useRef(outcome); // a game that was over when the page came is no news
  useEffect(() => {
    if (seen.current !== outcome && words !== '') say(words);
    seen.current = outcome;
  }, [outcome]);
  if (outcome === 'open') return null;
  return (
    <div class={`verdict end ${outcome === 'solved' ? 'good' : 'bad'}`}>
      <h2>{outcome === 'solved' ? 'Solved' : 'Not right yet'}</h2>
      <p>{words}</p>
      {outcome === 'solved' && (
        <button type="button" onClick={() => dispatch({ type: 'view', view: 'enter' })}>
          Play another
        </button>
      )}
    </div>
  );
}

const hiddenKey = 'nonet-clock-hidden';

export function ClockFace({ clock }: { clock: Clock }) {
  const [hidden, setHidden] = useState(stored.get(hiddenKey) === '1');
  const hide = (next: boolean) => {
    stored.set(hiddenKey, next ? '1' : '0');
    setHidden(next);
  };
  if (clock.seconds === 0 && !clock.running) return null;
  return (
    <div class="clock">
      {!hidden && (
        <time role="timer" aria-label={`Time: ${timeWords(clock.seconds)}`}>
          {timeText(clock.seconds)}
        </time>
      )}
      {clock.running && !hidden && (
        <button type="button" class="quiet" aria-pressed={clock.paused} onClick={() => clock.pause(!clock.paused)}>
          {clock.paused ? 'Go on' : 'Pause'}
        </button>
      )}
      <button type="button" class="quiet" onClick={() => hide(!hidden)}>
        {hidden ? 'Show time' : 'Hide time'}
      </button>
    </div>
  );
}
