// The whole path, from the givens to the end, as a list to step through; each step is drawn on the grid as it was found.

import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { setsOf } from '../enter/intake.ts';
import type { Explanation } from 'nonet';
import { useAnnotation, usePage } from '../page.ts';
import { boardOf, givensText } from '../state/board.ts';
import { isClassic } from '../state/geometry.ts';
import { named } from '../state/naming.ts';
import { Icon } from '../ui/icons.tsx';
import { useStoppable } from '../ui/waiting.tsx';
import { words } from '../words/words.ts';
import { drawStep } from './drawing.ts';
import { conclusion, positionsOf } from './path.ts';
import { gradeOf, StepWords } from './step_words.tsx';

interface PathProps {
  readonly leave: () => void;
  readonly practised: () => void; // called when the grid shows a position to practise
}

export function Path({ leave, practised }: PathProps) {
  const { board } = usePage();
  const puzzle = givensText(board);
  const [without, setWithout] = useState('');
  const { geometry } = board;
  const { answer: explained, waiting } = useStoppable('explain', { text: puzzle, board: geometry.name }, words.learn.finding);
  const other = useStoppable('explainWithout', without ? { text: puzzle, without } : null, words.learn.finding);
  useEffect(() => setWithout(''), [puzzle]);
  if (explained.state !== 'done') return waiting;
  if (explained.value.status !== 'unique')
    return <p class="lead">{words.learn.noPath}</p>;
  const shown = without ? (other.answer.state === 'done' ? other.answer.value : null) : explained.value;
  return (
    <>
      {isClassic(geometry) && <Without steps={explained.value.steps} chosen={without} choose={setWithout} />}
      {shown ? <Walk key={`${puzzle} ${without}`} puzzle={puzzle} explanation={shown} leave={leave} practised={practised} /> : other.waiting}
    </>
  );
}

interface WithoutProps {
  readonly steps: Explanation['steps'];
  readonly chosen: string;
  readonly choose: (technique: string) => void;
}

// The path without one of its techniques.
function Without({ steps, chosen, choose }: WithoutProps) {
  const techniques = new Map(steps.map(({ technique, name }) => [technique as string, name]));
  return (
    <label class="field beside">
      <span>{words.learn.without}</span>
      <select value={chosen} onChange={(event) => choose(event.currentTarget.value)}>
        <option value="">{words.learn.withoutNone}</option>
        {[...techniques].map(([id, name]) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}

interface WalkProps extends PathProps {
  readonly puzzle: string;
  readonly explanation: Explanation;
}

function Walk({ puzzle, explanation, leave, practised }: WalkProps) {
  const { steps } = explanation;
  const { board, dispatch } = usePage();
  const { geometry } = board;
  const [at, setAt] = useState(0);
  const [branch, setBranch] = useState(0);
  const list = useRef<HTMLOListElement>(null);
  const positions = useMemo(
    () => positionsOf({ values: boardOf(puzzle, undefined, geometry).values, candidates: setsOf(explanation.marks, geometry) }, steps, geometry),
    [puzzle, explanation],
  );
  const step = steps[at];
  useAnnotation(
    useMemo(() => ({ ...positions[at], ...(step ? drawStep(step, branch, geometry) : {}) }), [positions, step, at, branch]),
  );
  const go = (next: number) => {
    setAt(Math.max(0, Math.min(next, steps.length)));
    setBranch(0);
  };
  useEffect(() => {
    const box = list.current;
    const item = box?.querySelector<HTMLElement>('[aria-current]');
    if (box && item) box.scrollTop = item.offsetTop - box.clientHeight / 2;
  }, [at]);
  return (
    <>
      {isClassic(geometry) && <Ratings puzzle={puzzle} />}
      <div class="walk-tools">
        <button type="button" disabled={at === 0} onClick={() => go(at - 1)} aria-label={words.learn.previous}>
          <Icon name="back" />
        </button>
        <span role="status">{step ? words.learn.stepOf(at + 1, steps.length) : (words.learn.endings[explanation.ending] ?? words.learn.theEnd)}</span>
        <button type="button" disabled={at === steps.length} onClick={() => go(at + 1)} aria-label={words.learn.next}>
          <Icon name="forward" />
        </button>
        <button
          type="button"
          onClick={() => {
            dispatch({ type: 'change', board: { ...boardOf(puzzle, undefined, geometry), values: positions[at].values, marks: positions[at].candidates } });
            leave();
          }}
        >
          {words.learn.playOn}
        </button>
        <button type="button" onClick={() => print()}>
          {words.learn.print}
        </button>
      </div>
      {step && <StepWords step={step} branch={branch} setBranch={setBranch} practised={practised} />}
      <ol class="path" ref={list}>
        {steps.map((each, index) => (
          <li key={index}>
            <button type="button" aria-current={index === at ? 'step' : undefined} onClick={() => go(index)}>
              <span class="number">{index + 1}</span>
              <span>{each.name}</span>
              <span class="conclusion">{conclusion(each, geometry)}</span>
              <span class="rating">{gradeOf(each)}</span>
            </button>
          </li>
        ))}
      </ol>
      <PrintedPath steps={steps} end={explanation.end} />
    </>
  );
}

// In print every step has its text.
function PrintedPath({ steps, end }: Pick<Explanation, 'steps' | 'end'>) {
  const { board } = usePage();
  return (
    <ol class="printed" aria-hidden="true">
      {steps.map((step, index) => (
        <li key={index}>
          <strong>
            {step.name} ({gradeOf(step)}): {conclusion(step, board.geometry)}
          </strong>{' '}
          {named(step.sentences.join(' '))}
        </li>
      ))}
      <li>{named(end)}</li>
    </ol>
  );
}

function Ratings({ puzzle }: { puzzle: string }) {
  const { answer, waiting } = useStoppable('rate', puzzle, words.learn.rating);
  if (answer.state !== 'done') return waiting;
  if (!answer.value.er) return null;
  return (
    <dl class="ratings">
      {(['er', 'ep', 'ed'] as const).map((name) => (
        <div key={name} title={words.learn.ratings[name][1]}>
          <dt>{words.learn.ratings[name][0]}</dt>
          <dd>{answer.value[name]?.toFixed(1)}</dd>
        </div>
      ))}
    </dl>
  );
}
