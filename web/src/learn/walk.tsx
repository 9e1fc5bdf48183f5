// The whole path, from the givens to the end, as a list to walk; each step is drawn on the grid as it was found.

import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { setsOf } from '../enter/intake.ts';
import type { Explanation } from 'nonet';
import { useAnswer, useSlow } from '../engine/use.ts';
import { lane } from '../engine/use.ts';
import { useAnnotation, usePage } from '../page.ts';
import { boardOf, givensText } from '../state/board.ts';
import { Icon } from '../ui/icons.tsx';
import { drawStep } from './drawing.ts';
import { conclusion, positionsOf } from './path.ts';
import { StepWords } from './step_words.tsx';

export function Path({ leave }: { leave: () => void }) {
  const { board } = usePage();
  const puzzle = givensText(board);
  const [stopped, setStopped] = useState('');
  const explained = useAnswer('explain', stopped === puzzle ? null : puzzle);
  const slow = useSlow(explained.state === 'working');
  if (stopped === puzzle)
    return (
      <div class="buttons">
        <p>Stopped.</p>
        <button type="button" onClick={() => setStopped('')}>
          Find the path
        </button>
      </div>
    );
  if (explained.state === 'failed') return <p class="notice error">{explained.error.message}</p>;
  if (explained.state !== 'done')
    return (
      <div class="working" role="status">
        {slow && (
          <>
            <p>Finding the path … Hard puzzles take a while.</p>
            <button
              type="button"
              onClick={() => {
                lane('explain').cancel();
                setStopped(puzzle);
              }}
            >
              Stop
            </button>
          </>
        )}
      </div>
    );
  if (explained.value.status !== 'unique')
    return <p class="lead">There is a path only where there is exactly one solution. The view Check says what is wrong.</p>;
  return <Walk key={puzzle} puzzle={puzzle} explanation={explained.value} leave={leave} />;
}

interface WalkProps {
  readonly puzzle: string;
  readonly explanation: Explanation;
  readonly leave: () => void;
}

function Walk({ puzzle, explanation, leave }: WalkProps) {
  const { steps } = explanation;
  const { dispatch } = usePage();
  const [at, setAt] = useState(0);
  const [branch, setBranch] = useState(0);
  const list = useRef<HTMLOListElement>(null);
  const positions = useMemo(
    () => positionsOf({ values: boardOf(puzzle).values, candidates: setsOf(explanation.marks) }, steps),
    [puzzle, explanation],
  );
  const step = steps[at];
  useAnnotation(
    useMemo(() => ({ ...positions[at], ...(step ? drawStep(step, branch) : {}) }), [positions, step, at, branch]),
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
      <Ratings puzzle={puzzle} />
      <div class="walk-tools">
        <button type="button" disabled={at === 0} onClick={() => go(at - 1)} aria-label="Previous step">
          <Icon name="back" />
        </button>
        <span role="status">{step ? `Step ${at + 1} of ${steps.length}` : endings[explanation.ending] ?? 'The end'}</span>
        <button type="button" disabled={at === steps.length} onClick={() => go(at + 1)} aria-label="Next step">
          <Icon name="forward" />
        </button>
        <button
          type="button"
          onClick={() => {
            dispatch({ type: 'change', board: { ...boardOf(puzzle), values: positions[at].values, marks: positions[at].candidates } });
            leave();
          }}
        >
          Play on from here
        </button>
      </div>
      {step && <StepWords step={step} branch={branch} setBranch={setBranch} />}
      <ol class="path" ref={list}>
        {steps.map((each, index) => (
          <li key={index}>
            <button type="button" aria-current={index === at ? 'step' : undefined} onClick={() => go(index)}>
              <span class="number">{index + 1}</span>
              <span>{each.name}</span>
              <span class="conclusion">{conclusion(each)}</span>
              <span class="rating">{each.rating}</span>
            </button>
          </li>
        ))}
      </ol>
    </>
  );
}

const endings: Record<string, string> = {
  solved: 'Solved',
  stuck: 'The techniques do not suffice from here on',
};

function Ratings({ puzzle }: { puzzle: string }) {
  const answer = useAnswer('rate', puzzle);
  if (answer.state !== 'done' || !answer.value.er) return <p class="ratings">Rating …</p>;
  const { er, ep, ed } = answer.value;
  return (
    <dl class="ratings">
      <div title="The hardest step of the path">
        <dt>Rating</dt>
        <dd>{er}</dd>
      </div>
      <div title="The hardest step up to the first digit placed">
        <dt>to the first digit</dt>
        <dd>{ep}</dd>
      </div>
      <div title="The very first step">
        <dt>first step</dt>
        <dd>{ed}</dd>
      </div>
    </dl>
  );
}
