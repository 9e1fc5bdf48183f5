// Solve and check: the status of the puzzle, its faults, and their repairs.

import { useMemo, useState } from 'preact/hooks';
import type { Cell, Diagnosis, Solved } from 'nonet';
import { useAnswer } from '../engine/use.ts';
import type { Annotation, CellTone } from '../grid/annotation.ts';
import { joined } from '../grid/describe.ts';
import { useAnnotation, usePage } from '../page.ts';
import { givensText, type Board } from '../state/board.ts';
import { cellAt, isClassic } from '../state/geometry.ts';
import { nameOf } from '../state/naming.ts';
import { Sentence } from '../ui/sentence.tsx';
import { useStoppable } from '../ui/waiting.tsx';
import { words } from '../words/words.ts';
import { About } from './about.tsx';
import { BoardCheck } from './board_check.tsx';
import { Repairs } from './repairs.tsx';
import { Differences, Solution } from './solution.tsx';
import { toneOf, wrongCells } from './verdict.ts';

export function Check() {
  const { board } = usePage();
  return isClassic(board.geometry) ? <ClassicCheck /> : <BoardCheck key={board.geometry.name} />;
}

function ClassicCheck() {
  const { board } = usePage();
  const puzzle = givensText(board);
  const { answer: diagnosed, waiting } = useStoppable('diagnose', puzzle);
  const solved = useAnswer('solve', puzzle);
  if (diagnosed.state !== 'done') return waiting;
  const solution = solved.state === 'done' ? solved.value : null;
  return <Findings key={puzzle} diagnosis={diagnosed.value} solved={solution} />;
}

function Findings({ diagnosis, solved }: { diagnosis: Diagnosis; solved: Solved | null }) {
  const { board } = usePage();
  const [preview, setPreview] = useState<string | null>(null); // a grid whose new digits are shown
  const [judged, setJudged] = useState<Board | null>(null); // the board whose digits were checked
  const wrong = useMemo(
    () => (judged === board && solved?.solution ? wrongCells(board, solved.solution) : []),
    [judged, board, solved],
  );
  useAnnotation(useMemo(() => drawing(diagnosis, board, preview, wrong), [diagnosis, board, preview, wrong]));
  return (
    <>
      <div class={`verdict ${toneOf(diagnosis)}`} role="status">
        <h2>{words.engine(diagnosis.headline ?? '')}</h2>
        <p>{diagnosis.about && <Sentence text={diagnosis.about} />}</p>
      </div>
      {diagnosis.status === 'unique' && solved?.solution && (
        <Solution solution={solved.solution} wrong={judged === board ? wrong : null} judge={() => setJudged(board)} />
      )}
      {diagnosis.status === 'multiple' && solved && <Differences solved={solved} preview={preview} setPreview={setPreview} />}
      {diagnosis.status === 'unique' && <About puzzle={givensText(board)} />}
      <Duplicates diagnosis={diagnosis} />
      <Conflict diagnosis={diagnosis} />
      <Repairs diagnosis={diagnosis} setPreview={setPreview} />
      <details class="words">
        <summary>{words.check.inWords}</summary>
        <ul>
          {diagnosis.sentences.map((line) => (
            <li key={line}>
              <Sentence text={line} />
            </li>
          ))}
        </ul>
      </details>
    </>
  );
}

function drawing(diagnosis: Diagnosis, board: Board, preview: string | null, wrong: readonly number[]): Annotation {
  const tones = new Map<number, CellTone>();
  for (const cell of diagnosis.differing ?? []) tones.set(cellAt(cell), 'differ');
  for (const cell of diagnosis.conflict?.cells ?? []) tones.set(cellAt(cell), 'conflict');
  for (const cell of wrong) tones.set(cell, 'wrong');
  const ghosts = new Map<number, string>();
  if (preview) {
    [...preview].forEach((char, cell) => {
      const now = board.values[cell];
      if (char !== '.' && now === 0) ghosts.set(cell, char);
      if (now !== 0 && char !== String(now)) tones.set(cell, 'wrong');
    });
  }
  return { tones, ghosts };
}

function Duplicates({ diagnosis: { duplicates = [] } }: { diagnosis: Diagnosis }) {
  if (duplicates.length === 0) return null;
  return (
    <ul class="plain">
      {duplicates.map(({ text }) => (
        <li key={text}>
          <Sentence text={text} />
        </li>
      ))}
    </ul>
  );
}

const names = (cells: readonly Cell[]) => joined(cells.map(nameOf));

function Conflict({ diagnosis }: { diagnosis: Diagnosis }) {
  const { conflict } = diagnosis;
  if (!conflict || conflict.cells.length === 0) return null;
  const { reason = [], steps = [] } = conflict;
  const others = conflict.deadEnd && reason.join() !== conflict.cells.join();
  return (
    <>
      <h3>{conflict.minimum ? words.check.fewest : words.check.givens}</h3>
      <p>
        {names(conflict.cells)}. {conflict.minimal && words.check.minimal}
      </p>
      {others && <p>{words.check.easier(names(reason))}</p>}
      {conflict.deadEnd && (
        <ol class="plain">
          {steps.map((step, index) => (
            <li key={index}>
              <Sentence text={step.text} />
            </li>
          ))}
          <li>
            <Sentence text={conflict.deadEnd.text} />
          </li>
        </ol>
      )}
    </>
  );
}
