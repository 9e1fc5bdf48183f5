// Check on boards other than the classic one: whether there is one solution, what clashes, how many solutions there are.

import { useMemo, useState } from 'preact/hooks';
import type { Checked } from 'nonet';
import { lane, useAnswer } from '../engine/use.ts';
import { mostCounted, patience } from '../engine/bounds.ts';
import type { Annotation, CellTone } from '../grid/annotation.ts';
import { useAnnotation, usePage } from '../page.ts';
import { givensText, type Board } from '../state/board.ts';
import { titleOf } from '../state/boards.ts';
import { cellIn } from '../state/geometry.ts';
import { Sentence } from '../ui/sentence.tsx';
import { useStoppable } from '../ui/waiting.tsx';
import { english } from '../words/english.ts';
import { words } from '../words/words.ts';
import { Differences, Solution } from './solution.tsx';
import { wrongCells } from './verdict.ts';

const seconds = patience / 1000;
const mostListed = 12; // of clashes; the grid shows all of them

export function BoardCheck() {
  const { board } = usePage();
  const text = givensText(board);
  const { answer, waiting } = useStoppable('checkOn', { text, board: board.geometry.name }, words.check.largeBoards(seconds));
  if (answer.state !== 'done') return waiting;
  return <Findings key={text} checked={answer.value} text={text} />;
}

function Findings({ checked, text }: { checked: Checked; text: string }) {
  const { board } = usePage();
  const [preview, setPreview] = useState<string | null>(null);
  const [judged, setJudged] = useState<Board | null>(null);
  const { status, solution } = checked;
  const proper = status === 'unique' || status === 'solved';
  const clashes = [...checked.duplicates, ...(checked.broken ?? [])].map(({ text: line }) => line);
  // The headline repeats the first note, which is in English here, and clashes have their own list.
  const notes = checked.notes.filter((note) => !clashes.includes(note) && note !== english.check.headlines[status]?.toLowerCase());
  const wrong = useMemo(
    () => (judged === board && solution ? wrongCells(board, solution) : []),
    [judged, board, solution],
  );
  useAnnotation(useMemo(() => drawing(checked, board, preview, wrong), [checked, board, preview, wrong]));
  return (
    <>
      <div class={`verdict ${proper ? 'good' : status === 'none' ? 'bad' : 'open'}`} role="status">
        <h2>{words.check.headlines[status] ?? status}</h2>
        {notes.map((note) => (
          <p key={note}>
            <Sentence text={note} />
          </p>
        ))}
        {status === 'budget' && <p>{words.check.notEnough(seconds)}</p>}
      </div>
      {status !== 'none' &&
        checked.warnings.map((warning) => (
          <p key={warning}>
            <Sentence text={warning} />
          </p>
        ))}
      {proper && solution && (
        <Solution solution={solution} wrong={judged === board ? wrong : null} judge={() => setJudged(board)} />
      )}
      {status === 'multiple' && <Differences solved={checked} preview={preview} setPreview={setPreview} />}
      {(status === 'multiple' || status === 'budget') && <HowMany key={text} text={text} />}
      <ul class="plain">
        {clashes.slice(0, mostListed).map((line) => (
          <li key={line}>
            <Sentence text={line} />
          </li>
        ))}
      </ul>
      {!proper && <p class="lead">{words.check.onlyClassic(titleOf(board.geometry))}</p>}
    </>
  );
}

function drawing(checked: Checked, board: Board, preview: string | null, wrong: readonly number[]): Annotation {
  const { geometry, values } = board;
  const tones = new Map<number, CellTone>();
  for (const cell of checked.differing ?? []) tones.set(cellIn(geometry, cell), 'differ');
  for (const { first, second } of [...checked.duplicates, ...(checked.broken ?? [])])
    for (const cell of [first, second]) tones.set(cellIn(geometry, cell), 'conflict');
  for (const cell of checked.forbidden ?? []) tones.set(cellIn(geometry, cell), 'conflict');
  for (const cell of wrong) tones.set(cell, 'wrong');
  const ghosts = new Map<number, string>();
  [...(preview ?? '')].forEach((char, cell) => values[cell] === 0 && char !== '.' && ghosts.set(cell, char));
  return { tones, ghosts };
}

function HowMany({ text }: { text: string }) {
  const { board } = usePage();
  const [asked, setAsked] = useState(false);
  const answer = useAnswer('countOn', asked ? { text, board: board.geometry.name } : null);
  const count = answer.state === 'done' ? answer.value : null;
  const stop = () => {
    lane('countOn').cancel();
    setAsked(false);
  };
  return (
    <div class="buttons">
      {!asked && (
        <button type="button" onClick={() => setAsked(true)}>
          {words.check.count}
        </button>
      )}
      {asked && !count && answer.state !== 'failed' && (
        <button type="button" onClick={stop}>
          {words.waiting.stop}
        </button>
      )}
      <span class="said" role="status">
        {asked && answer.state === 'working' && words.check.counting(seconds)}
        {answer.state === 'failed' && words.engine(answer.error.message)}
        {count && words.check.counted(count.count, count.exact, count.count >= mostCounted)}
      </span>
    </div>
  );
}
