// A new puzzle with one tap: by level on the classic board, without a choice on other boards; the puzzle of the day; by
// seed.

import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { usePage } from '../page.ts';
import { titleOf } from '../state/boards.ts';
import { isClassic } from '../state/geometry.ts';
import { words } from '../words/words.ts';
import { levelNames, newOrigin, originOfDay, rangeText, seedOf, today, type LevelName } from './levels.ts';

export function NewGame() {
  const { board, state, newGames } = usePage();
  const { geometry } = board;
  const { making, problem, made } = newGames;
  const { origin } = state;
  const busy = making !== '';
  const here = origin && board.values.some((value) => value !== 0) ? origin : null;
  return (
    <section class="new-game" aria-label={words.play.newPuzzle}>
      <h3>{words.play.newPuzzle}</h3>
      {isClassic(geometry) ? (
        <LevelButtons disabled={busy}>
          <Daily />
        </LevelButtons>
      ) : (
        <div class="buttons">
          <button type="button" disabled={busy} onClick={() => newGames.makeOn(geometry)}>
            {words.play.newOn(titleOf(geometry))}
          </button>
        </div>
      )}
      <div class="buttons">
        {!busy && here && (
          <button type="button" class="dice" onClick={() => newGames.make(newOrigin(here.level))} aria-label={words.play.anotherOf(words.levels[here.level])}>
            <span aria-hidden="true">⚄</span> {words.play.another}
          </button>
        )}
      </div>
      <p class="said">
        {busy ? words.play.making(making) : here ? (here.day ? words.play.dailyOf(here.day, words.levels[here.level]) : words.play.made(words.levels[here.level], here.seed)) : made}
      </p>
      {problem && (
        <p class="notice error" role="alert">
          {problem}
        </p>
      )}
    </section>
  );
}

// On the grid, as long as a puzzle is made.
export function Making() {
  const { newGames } = usePage();
  return (
    <div class="making">
      <p>{words.play.making(newGames.making)}</p>
      <button type="button" onClick={newGames.stop}>
        {words.waiting.stop}
      </button>
    </div>
  );
}

export function LevelButtons({ disabled, children }: { disabled: boolean; children?: ComponentChildren }) {
  const { dispatch, newGames } = usePage();
  return (
    <div class="buttons levels">
      {levelNames.map((level) => (
        <button
          key={level}
          type="button"
          title={`${words.levelNeeds[level]}: ${rangeText(level)}`}
          disabled={disabled}
          onClick={() => {
            dispatch({ type: 'view', view: 'play' });
            newGames.make(newOrigin(level));
          }}
        >
          {words.levels[level]}
        </button>
      ))}
      {children}
    </div>
  );
}

export function Daily() {
  const { dispatch, newGames } = usePage();
  const origin = originOfDay(today())!;
  return (
    <button
      type="button"
      disabled={newGames.making !== ''}
      onClick={() => {
        dispatch({ type: 'view', view: 'play' });
        newGames.make(origin);
      }}
    >
      {words.play.daily}
    </button>
  );
}

// A specific puzzle: the same for everyone who types the same seed.
export function BySeed() {
  const { state, newGames } = usePage();
  const [level, setLevel] = useState<LevelName>(state.origin?.level ?? 'easy');
  const [text, setText] = useState('');
  const seed = seedOf(text);
  return (
    <details class="words">
      <summary>{words.play.bySeed}</summary>
      <form
        class="buttons by-seed"
        onSubmit={(event) => {
          event.preventDefault();
          if (seed !== null) newGames.make({ level, seed });
        }}
      >
        <label class="field">
          <span>{words.play.seedLevel}</span>
          <select value={level} onChange={(event) => setLevel(event.currentTarget.value as LevelName)}>
            {levelNames.map((name) => (
              <option key={name} value={name}>
                {words.levels[name]}
              </option>
            ))}
          </select>
        </label>
        <label class="field">
          <span>{words.play.seedLabel}</span>
          <input inputMode="numeric" autocomplete="off" value={text} onInput={(event) => setText(event.currentTarget.value)} />
        </label>
        <button type="submit" disabled={seed === null || newGames.making !== ''}>
          {words.play.seedPlay}
        </button>
      </form>
      <p class="said">{text.trim() !== '' && seed === null ? words.play.seedWrong : words.play.seedHelp}</p>
    </details>
  );
}
