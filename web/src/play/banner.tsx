// The end of a game: shown, announced and recorded; and its time, which can be paused and hidden.

import { useEffect, useRef, useState } from 'preact/hooks';
import { usePage } from '../page.ts';
import { isClassic } from '../state/geometry.ts';
import { words } from '../words/words.ts';
import { gameOf } from './clock.ts';
import { newSeed } from './levels.ts';
import { endWords, outcomeOf, timeText, timeWords } from './outcome.ts';
import { games, keepGame } from './statistics.ts';

interface BannerProps {
  readonly shown: ReadonlySet<number> | null; // the cells shown as wrong; null: those that break a rule
  readonly solutionShown: boolean;
}

export function Banner({ shown, solutionShown }: BannerProps) {
  const { board, state, clock, dispatch, say, newGames } = usePage();
  const outcome = outcomeOf(board);
  const help = { help: state.help, shown: solutionShown };
  const text = outcome === 'open' ? '' : endWords(outcome, clock.seconds, help, shown?.size === 0);
  const open = board.values.filter((value) => value === 0).length;
  const seen = useRef({ outcome, open }); // a game that was over when the page opened is not announced
  const [isBest, setBest] = useState(false);
  useEffect(() => {
    const before = seen.current;
    seen.current = { outcome, open };
    if (before.outcome === outcome) return;
    setBest(false);
    if (text !== '') say(text);
    // A grid filled in by the engine is not a game.
    if (outcome !== 'solved' || before.open > 1) return;
    const level = state.origin?.level ?? null;
    const others = games().filter((game) => game.level === level && game.game !== gameOf(board));
    setBest(level !== null && others.length > 0 && others.every(({ seconds }) => seconds > clock.seconds));
    const { day } = state.origin ?? {};
    keepGame({ game: gameOf(board), level, seconds: clock.seconds, helped: state.help > 0 || solutionShown, ...(day ? { day } : {}) });
  }, [outcome, open]);
  if (outcome === 'open') return null;
  const again = () => {
    dispatch({ type: 'view', view: 'play' });
    const { origin } = state;
    if (!isClassic(board.geometry)) newGames.makeOn(board.geometry);
    else if (origin) newGames.make({ level: origin.level, seed: newSeed() });
  };
  return (
    <div class={`verdict end ${outcome === 'solved' ? 'good' : 'bad'}`}>
      <h2>{outcome === 'solved' ? words.end.solved : words.end.wrong}</h2>
      <p>
        {text} {isBest && words.end.best}
      </p>
      {outcome === 'solved' && (
        <button type="button" onClick={again}>
          {words.end.another}
        </button>
      )}
    </div>
  );
}

export function ClockFace() {
  const { clock, preferences, prefer } = usePage();
  const shown = preferences.clock;
  if (clock.seconds === 0 && !clock.running) return null;
  return (
    <div class="clock">
      {shown && (
        <time role="timer" aria-label={words.time.label(timeWords(clock.seconds))}>
          {timeText(clock.seconds)}
        </time>
      )}
      {clock.running && shown && (
        <button type="button" class="quiet" aria-pressed={clock.paused} onClick={() => clock.pause(!clock.paused)}>
          {clock.paused ? words.time.goOn : words.time.pause}
        </button>
      )}
      <button type="button" class="quiet" onClick={() => prefer({ clock: !shown })}>
        {shown ? words.time.hide : words.time.show}
      </button>
    </div>
  );
}
