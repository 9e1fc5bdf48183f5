// Enter: text, files, pictures, examples; actions on the puzzle on the grid; the link to share.

import { useState } from 'preact/hooks';
import { usePage } from '../page.ts';
import { boardOf, emptyOf, givensText, hasEntries, isBlank, restart, setAuto, valuesText, withoutMarks } from '../state/board.ts';
import { examples } from '../state/examples.ts';
import { linkOf } from '../state/memory.ts';
import { CopyButton } from '../ui/copy.tsx';
import { lazily } from '../ui/lazily.tsx';
import { Rules } from '../ui/rules.tsx';
import { Thumbnail } from '../ui/thumbnail.tsx';
import { OpenIn } from '../ui/open_in.tsx';
import { words } from '../words/words.ts';
import { BoardChoice } from './board_choice.tsx';
import { takeFile, takeText } from './intake.ts';

export function Enter() {
  const { state, board, dispatch } = usePage();
  const empty = isBlank(board);
  const [draws, setDraws] = useState(false);
  if (state.photo) return <Photo />;
  return (
    <>
      {draws && <Maker />}
      <h2>{words.enter.title}</h2>
      <Strip />
      <p class="lead">{words.enter.lead}</p>
      <div class="buttons">
        <button type="button" class="primary" disabled={empty} onClick={() => dispatch({ type: 'view', view: 'play' })}>
          {words.enter.playIt}
        </button>
        <button type="button" disabled={empty} onClick={() => dispatch({ type: 'view', view: 'learn' })}>
          {words.enter.learnIt}
        </button>
      </div>
      <BoardChoice />
      <div class="buttons">
        <FileButton label={words.enter.picture} accept="image/*" />
        <FileButton label={words.enter.camera} accept="image/*" capture="environment" />
        <button type="button" aria-expanded={draws} aria-pressed={draws} onClick={() => setDraws(!draws)}>
          {words.rules.title}
        </button>
      </div>
      <Rules editable />
      <Examples />
      <TextBox />
      <Actions />
    </>
  );
}

// Next to the grid, because it is used on it.
const Strip = lazily(async () => (await import('../solve/strip.tsx')).Strip);
const Maker = lazily(async () => (await import('./rule_maker.tsx')).RuleMaker);
const Photo = lazily(async () => (await import('../photo/photo.tsx')).Photo);

interface FileButtonProps {
  readonly label: string;
  readonly accept?: string;
  readonly capture?: 'environment'; // a new photo, on devices for fingers
}

function FileButton({ label, accept, capture }: FileButtonProps) {
  const { dispatch } = usePage();
  const open = (input: HTMLInputElement) => {
    const file = input.files?.[0];
    if (file) void takeFile(file, dispatch);
    input.value = '';
  };
  return (
    <label class={capture ? 'button camera' : 'button'}>
      {label}
      <input type="file" class="unseen" accept={accept} capture={capture} onChange={(event) => open(event.currentTarget)} />
    </label>
  );
}

function Examples() {
  const { dispatch } = usePage();
  return (
    <ul class="examples">
      {examples.map(({ puzzle }, index) => (
        <li key={puzzle}>
          <button type="button" onClick={() => dispatch({ type: 'load', board: boardOf(puzzle) })}>
            <Thumbnail puzzle={puzzle} />
            <span>
              <strong>{words.examples[index][0]}</strong>
              <small>{words.examples[index][1]}</small>
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
  return (
    <form
      class="text-box"
      onSubmit={(event) => {
        event.preventDefault();
        void takeText(text, words.enter.theText, dispatch);
      }}
    >
      <label for="puzzle-text">{words.enter.asText}</label>
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
          {words.enter.readText}
        </button>
        <FileButton label={words.enter.openFile} />
      </div>
    </form>
  );
}

function Actions() {
  const { state, board, dispatch } = usePage();
  const change = (next: typeof board) => dispatch({ type: 'change', board: next });
  const here = () => `${location.origin}${location.pathname}#${linkOf(state)}`;
  const marked = board.auto || [board.marks, board.corners].some((sets) => sets.some((set) => set !== 0));
  return (
    <>
      <label class="switch">
        <input type="checkbox" checked={board.auto} onChange={(event) => change(setAuto(board, event.currentTarget.checked))} />
        <span>{words.play.auto}</span>
      </label>
      <div class="buttons">
        <button type="button" onClick={() => dispatch({ type: 'load', board: emptyOf(board.geometry) })}>
          {words.enter.emptyGrid}
        </button>
        <button type="button" disabled={!hasEntries(board) && !marked} onClick={() => change(restart(board))}>
          {words.enter.toGivens}
        </button>
        <button type="button" disabled={!marked} onClick={() => change(withoutMarks(board))}>
          {words.enter.removeMarks}
        </button>
        <button type="button" disabled={!hasEntries(board)} onClick={() => dispatch({ type: 'fix' })}>
          {words.enter.allGivens}
        </button>
      </div>
      <div class="buttons">
        <CopyButton label={words.enter.copyLink} what={words.enter.link} text={here} />
        <CopyButton label={words.enter.copyPuzzle} what={words.enter.puzzle} text={() => givensText(board)} />
        <CopyButton label={words.enter.copyGrid} what={words.enter.grid} text={() => valuesText(board)} disabled={!hasEntries(board)} />
      </div>
      {givensText(board).replaceAll('.', '') !== '' && <OpenIn />}
    </>
  );
}
