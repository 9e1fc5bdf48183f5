// Play: new puzzles, how to play, and the solved games.

import { usePage } from '../page.ts';
import { countOf, fillIn, givensText, restart, setAuto } from '../state/board.ts';
import { glyphOf, isClassic } from '../state/geometry.ts';
import { formatLink } from '../state/link.ts';
import { cellNamings, mistakeModes } from '../state/preferences.ts';
import { CopyButton } from '../ui/copy.tsx';
import { OpenIn } from '../ui/open_in.tsx';
import { words } from '../words/words.ts';
import { Games } from './games.tsx';
import { Install } from './install.tsx';
import { BySeed, NewGame } from './new_game.tsx';

export function Play() {
  const { board } = usePage();
  return (
    <>
      <h2>{words.play.title}</h2>
      <NewGame />
      {isClassic(board.geometry) && <BySeed />}
      <EveryDigit />
      <Options />
      <Share />
      <Games />
      <Install />
    </>
  );
}

// Each digit with the number still missing; one of them is highlighted everywhere.
function EveryDigit() {
  const { board, state, dispatch } = usePage();
  const { geometry } = board;
  const most = Math.min(geometry.rows, geometry.columns);
  return (
    <>
      <h3>{words.play.digits}</h3>
      <div class="every-digit" role="group" aria-label={words.play.digits}>
        {geometry.digits.map((digit) => {
          const left = Math.max(0, most - countOf(board, digit));
          const glyph = glyphOf(geometry, digit);
          return (
            <button
              key={digit}
              type="button"
              class={left === 0 ? 'done' : ''}
              aria-pressed={state.lit === digit}
              aria-label={words.play.digitLeft(glyph, left)}
              onClick={() => dispatch({ type: 'lit', digit })}
            >
              {glyph} <small>{left === 0 ? '✓' : left}</small>
            </button>
          );
        })}
      </div>
    </>
  );
}

function Options() {
  const { board, dispatch, preferences, prefer } = usePage();
  return (
    <details class="words">
      <summary>{words.play.options}</summary>
      <div class="play-options">
        <label class="field">
          <span>{words.play.mistakes}</span>
          <select value={preferences.mistakes} onChange={(event) => prefer({ mistakes: mistakeModes.find((mode) => mode === event.currentTarget.value)! })}>
            {mistakeModes.map((mode) => (
              <option key={mode} value={mode}>
                {words.play.mistakeModes[mode]}
              </option>
            ))}
          </select>
        </label>
        <label class="field">
          <span>{words.play.names}</span>
          <select value={preferences.naming} onChange={(event) => prefer({ naming: cellNamings.find((naming) => naming === event.currentTarget.value)! })}>
            {cellNamings.map((naming) => (
              <option key={naming}>{naming}</option>
            ))}
          </select>
        </label>
        <div class="fill-in">
          <button type="button" title={words.play.fillInHelp} onClick={() => dispatch({ type: 'change', board: fillIn(board) })}>
            {words.play.fillIn}
          </button>
        </div>
        <label class="switch">
          <input type="checkbox" checked={board.auto} onChange={(event) => dispatch({ type: 'change', board: setAuto(board, event.currentTarget.checked) })} />
          <span>{words.play.auto}</span>
        </label>
        <label class="switch">
          <input type="checkbox" checked={preferences.middle} onChange={(event) => prefer({ middle: event.currentTarget.checked })} />
          <span>{words.play.middle}</span>
        </label>
        <label class="switch">
          <input type="checkbox" checked={preferences.digitFirst} onChange={(event) => prefer({ digitFirst: event.currentTarget.checked })} />
          <span>{words.play.digitFirst}</span>
        </label>
      </div>
    </details>
  );
}

function Share() {
  const { board, state } = usePage();
  const link = () =>
    `${location.origin}${location.pathname}#${formatLink({ board: restart(board), view: 'play', engines: [], origin: state.origin })}`;
  if (givensText(board).replaceAll('.', '') === '') return null;
  return (
    <>
      <div class="buttons">
        <CopyButton label={words.play.copyLink} what={words.enter.link} text={link} />
        <button type="button" onClick={() => print()}>
          {words.play.print}
        </button>
      </div>
      <OpenIn />
    </>
  );
}
