// Enter: text, files, examples; candidates; the link to share.

import { useState } from 'preact/hooks';
import { usePage } from '../page.ts';
import { boardOf, emptyOf, givensText, hasEntries, restart, setAuto, valuesText, withoutMarks } from '../state/board.ts';
import { examples } from '../state/examples.ts';
import { linkOf } from '../state/memory.ts';
import { Thumbnail } from '../ui/thumbnail.tsx';
import { copyText } from '../ui/copy.ts';
import { NewGame } from '../play/new_game.tsx';
import { BoardChoice } from './board_choice.tsx';
import { takeFile, takeText } from './intake.ts';

export function Enter() {
  return (
    <>
      <NewGame />
      <h2>Enter a puzzle</h2>
      <p class="lead">Type it into the grid, paste it anywhere on this page, drop a file, or begin with one of these.</p>
      <BoardChoice />
      <Examples />
      <TextBox />
      <Actions />
    </>
  );
}

function Examples() {
  const { dispatch } = usePage();
  return (
    <ul class="examples">
      {examples.map(({ name, about, puzzle }) => (
        <li key={name}>
          <button type="button" onClick={() => dispatch({ type: 'load', board: boardOf(puzzle) })}>
            <Thumbnail puzzle={puzzle} />
            <span>
              <strong>{name}</strong>
              <small>{about}</small>
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}

function TextBox() {
  const { dispatch } = usePage();
  const [text, setText] = useState('');
  const open = (input: HTMLInputElement) => {
    const file = input.files?.[0];
    if (file) void takeFile(file, dispatch);
    input.value = '';
  };
  return (
    <form
      class="text-box"
      onSubmit={(event) => {
        event.preventDefault();
        void takeText(text, 'The text', dispatch);
      }}
    >
      <label for="puzzle-text">As text, in any form and of any size: a character for each cell, rows, braces, pencil marks, CSV, JSON</label>
      <textarea
        id="puzzle-text"
        rows={3}
        spellcheck={false}
        autocomplete="off"
        value={text}
        onInput={(event) => setText(event.currentTarget.value)}
      />
      <div class="buttons">
        <button type="submit" class="primary" disabled={text.trim() === ''}>
          Read text
        </button>
        <label class="button">
          Open file
          <input type="file" class="unseen" onChange={(event) => open(event.currentTarget)} />
        </label>
      </div>
    </form>
  );
}

function Actions() {
  const { state, board, dispatch, say } = usePage();
  const [copied, setCopied] = useState('');
  const change = (next: typeof board) => dispatch({ type: 'change', board: next });
  const copy = async (what: string, text: string) => {
    const done = await copyText(text);
    setCopied(done ? `${what} copied` : 'This browser does not let pages copy');
    say(done ? `${what} copied` : 'Not copied');
  };
  const here = () => `${location.origin}${location.pathname}#${linkOf(state)}`;
  const marked = board.auto || board.marks.some((set) => set !== 0);
  return (
    <>
      <label class="switch">
        <input type="checkbox" checked={board.auto} onChange={(event) => change(setAuto(board, event.currentTarget.checked))} />
        <span>Automatic candidates</span>
      </label>
      <div class="buttons">
        <button type="button" onClick={() => dispatch({ type: 'load', board: emptyOf(board.geometry) })}>
          Empty grid
        </button>
        <button type="button" disabled={!hasEntries(board) && !marked} onClick={() => change(restart(board))}>
          Back to the givens
        </button>
        <button type="button" disabled={!marked} onClick={() => change(withoutMarks(board))}>
          Remove marks
        </button>
        <button type="button" disabled={!hasEntries(board)} onClick={() => dispatch({ type: 'fix' })}>
          All digits are givens
        </button>
      </div>
      <div class="buttons">
        <button type="button" onClick={() => copy('Link', here())}>
          Copy link
        </button>
        <button type="button" onClick={() => copy('Puzzle', givensText(board))}>
          Copy puzzle
        </button>
        <button type="button" disabled={!hasEntries(board)} onClick={() => copy('Grid', valuesText(board))}>
          Copy grid as it stands
        </button>
        <span class="said">{copied}</span>
      </div>
    </>
  );
}
