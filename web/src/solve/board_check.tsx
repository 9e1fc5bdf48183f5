// Check on other boards than the classic one: is there one solution, what clashes, how many solutions are there.

import { useMemo, useState } from 'preact/hooks';
import type { Checked } from 'nonet';
import { lane, useAnswer, useSlow } from '../engine/use.ts';
import { mostCounted, patience } from '../engine/jobs.ts';
import type { Annotation, CellTone } from '../grid/annotation.ts';
import { useAnnotation, usePage } from '../page.ts';
import { givensText, type Board } from '../state/board.ts';
import { titleOf } from '../state/boards.ts';
import { cellIn } from '../state/geometry.ts';
import { Differences, Solution } from './check.tsx';
import { wrongCells } from './verdict.ts';

const headlines: Record<string, string> = {
  unique: 'One solution',
  solved: 'Solved, and right',
  none: 'No solution',
  multiple: 'Several solutions',
  budget: 'Not decided',
  invalid: 'Not a puzzle',
};

const seconds = patience / 1000;

export function BoardCheck() {
  const { board } = usePage();
  const text = givensText(board);
  const [stopped, setStopped] = useState('');
  const answer = useAnswer('checkOn', stopped === text ? null : { text, board: board.geometry.name });
  const slow = useSlow(answer.state === 'working');
  if (stopped === text)
    return (
      <div class="buttons">
        <p>Stopped.</p>
        <button type="button" onClick={() => setStopped('')}>
          Check it
        </button>
      </div>
    );
  if (answer.state === 'failed') return <p class="notice error">{answer.error.message}</p>;
  if (answer.state !== 'done')
    return (
      <div class="working" role="status">
        {slow && (
          <>
            <p>Looking into it … Large boards can take long; at most {seconds} seconds.</p>
            <button
              type="button"
              onClick={() => {
                lane('checkOn').cancel();
                setStopped(text);
              }}
            >
              Stop
            </button>
          </>
        )}
      </div>
    );
  return <Findings key={text} checked={answer.value} text={text} />;
}

function Findings({ checked, text }: { checked: Checked; text: string }) {
  const { board } = usePage();
  const [preview, setPreview] = useState<string | null>(null);
  const [judged, setJudged] = useState<Board | null>(null);
  const { status, solution } = checked;
  const proper = status === 'unique' || status === 'solved';
  const wrong = useMemo(
    () => (judged === board && solution ? wrongCells(board, solution) : []),
    [judged, board, solution],
  );
  useAnnotation(useMemo(() => drawing(checked, board, preview, wrong), [checked, board, preview, wrong]));
  return (
    <>
      <div class={`verdict ${proper ? 'good' : status === 'none' ? 'bad' : 'open'}`} role="status">
        <h2>{headlines[status] ?? status}</h2>
        {checked.notes.map((note) => (
          <p key={note}>{note}</p>
        ))}
        {status === 'budget' && <p>{seconds} seconds were not enough.</p>}
      </div>
      {checked.warnings.map((warning) => (
        <p key={warning}>{warning}</p>
      ))}
      {proper && solution && (
        <Solution solution={solution} wrong={judged === board ? wrong : null} judge={() => setJudged(board)} />
      )}
      {status === 'multiple' && <Differences solved={checked} preview={preview} setPreview={setPreview} />}
      {(status === 'multiple' || status === 'budget') && <HowMany key={text} text={text} />}
      <ul class="plain">
        {[...checked.duplicates, ...(checked.broken ?? [])].map(({ text: line }) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      {!proper && <p class="lead">What would repair a puzzle is found on the classic 9 × 9 board only, not on {titleOf(board.geometry)}.</p>}
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
          Count the solutions
        </button>
      )}
      {asked && !count && answer.state !== 'failed' && (
        <button type="button" onClick={stop}>
          Stop
        </button>
      )}
      <span class="said" role="status">
        {asked && answer.state === 'working' && `Counting, for ${seconds} seconds at most …`}
        {answer.state === 'failed' && answer.error.message}
        {count && `${count.exact ? '' : count.count >= mostCounted ? 'At least ' : 'So far '}${count.count.toLocaleString('en')} solutions`}
      </span>
    </div>
  );
}
