// The end of a game: recorded, announced and shown; and its time, which can be paused and hidden.

import { useEffect, useRef, useState } from 'preact/hooks';
import { usePage } from '../page.ts';
import type { Board } from '../state/board.ts';
import { isClassic } from '../state/geometry.ts';
import { lazily } from '../ui/lazily.tsx';
import { words } from '../words/words.ts';
import { gameOf, type Clock } from './clock.ts';
import { levelNames, newOrigin, today, type Origin } from './levels.ts';
import { endWords, outcomeOf, timeText, timeWords, type End } from './outcome.ts';
import { daysInARow, games, keepGame } from './statistics.ts';

interface Game {
  readonly board: Board;
  readonly origin: Origin | null;
  readonly help: number;
  readonly shown: ReadonlySet<number> | null; // the cells shown as wrong; null: those that break a rule
  readonly solutionShown: boolean;
}

// Announces the end of a game, and keeps it for the statistics.
export function useEnd({ board, origin, help, shown, solutionShown }: Game, clock: Clock, say: (text: string) => void): End {
  const outcome = outcomeOf(board);
  const text = outcome === 'open' ? '' : endWords(outcome, clock.seconds, { help, shown: solutionShown }, shown?.size === 0);
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
    const level = origin?.level ?? null;
    const others = games().filter((game) => game.level === level && game.game !== gameOf(board));
    setBest(level !== null && others.length > 0 && others.every(({ seconds }) => seconds > clock.seconds));
    const { day } = origin ?? {};
    keepGame({ game: gameOf(board), level, seconds: clock.seconds, helped: help > 0 || solutionShown, ...(day ? { day } : {}) });
  }, [outcome, open]);
  return { outcome, text, isBest };
}

const Replay = lazily(async () => (await import('./replay.tsx')).Replay);

export function Banner() {
  const { board, state, clock, dispatch, newGames, end, moves, replayed, replay } = usePage();
  if (end.outcome !== 'solved') {
    return (
      <div class="verdict end bad">
        <h2>{words.end.wrong}</h2>
        <p>{end.text}</p>
      </div>
    );
  }
  if (replayed) return <Replay />;
  const { origin } = state;
  const go = (level: Origin['level']) => {
    dispatch({ type: 'view', view: 'play' });
    newGames.make(newOrigin(level));
  };
  const again = () => {
    if (isClassic(board.geometry)) return go(origin?.level ?? 'easy');
    dispatch({ type: 'view', view: 'play' });
    newGames.makeOn(board.geometry);
  };
  const list = games();
  const times = list.filter(({ level }) => level === origin?.level).map(({ seconds }) => seconds);
  const days = daysInARow(list, today());
  const next = levelNames[levelNames.findIndex((level) => level === origin?.level) + 1];
  return (
    <div class="verdict end good">
      <h2>
        {words.end.solved} <time aria-label={words.time.label(timeWords(clock.seconds))}>{timeText(clock.seconds)}</time>
      </h2>
      <p>
        {end.text} {end.isBest && <strong>{words.end.best}</strong>}{' '}
        {origin && times.length > 0 && !end.isBest && words.end.bestSoFar(timeText(Math.min(...times)), words.levels[origin.level])}{' '}
        {origin && times.length > 0 && words.end.count(times.length, words.levels[origin.level])} {days > 0 && words.statistics.days(days)}
      </p>
      <div class="buttons">
        <button type="button" class="primary" onClick={again}>
          {words.end.another}
        </button>
        {origin && next && (
          <button type="button" onClick={() => go(next)}>
            {words.end.harder(words.levels[next])}
          </button>
        )}
        {moves.length > 1 && (
          <button type="button" onClick={() => replay(true)}>
            {words.replay.title}
          </button>
        )}
      </div>
    </div>
  );
}

// Always as large, so that nothing moves when the time begins.
export function ClockFace() {
  const { clock, preferences, prefer } = usePage();
  const shown = preferences.clock;
  return (
    <div class="clock">
      {shown && (
        <time role="timer" aria-label={words.time.label(timeWords(clock.seconds))}>
          {timeText(clock.seconds)}
        </time>
      )}
      {shown && (
        <button type="button" class="quiet" disabled={!clock.running} aria-pressed={clock.paused} onClick={() => clock.pause(!clock.paused)}>
          {clock.paused ? words.time.goOn : words.time.pause}
        </button>
      )}
      <button type="button" class="quiet" onClick={() => prefer({ clock: !shown })}>
        {shown ? words.time.hide : words.time.show}
      </button>
    </div>
  );
}
