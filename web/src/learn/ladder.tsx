// The hint ladder: from the region to the whole step, one rung at a time, from the player's own marks.

import { useEffect, useMemo, useState } from 'preact/hooks';
import type { Step } from 'nonet';
import { Sentence } from '../ui/sentence.tsx';
import { useStoppable } from '../ui/waiting.tsx';
import { words } from '../words/words.ts';
import type { Annotation } from '../grid/annotation.ts';
import { useAnnotation, usePage } from '../page.ts';
import { candidates, carryOut, isFull, knownCandidates, type Board } from '../state/board.ts';
import { drawStep } from './drawing.ts';
import { conclusion, placements, removals } from './path.ts';
import { StepWords } from './step_words.tsx';

export function Ladder() {
  const { board, hint } = usePage();
  if (isFull(board)) return <p class="lead">{words.learn.full}</p>;
  return <Rungs key={hint.text} board={board} />;
}

function Rungs({ board }: { board: Board }) {
  const { dispatch, hint, say } = usePage();
  const { level, ask } = hint;
  const { rungs } = words.learn;
  const { geometry } = board;
  const question = level === 0 ? null : { text: hint.text, level, board: geometry.name };
  const { answer, waiting } = useStoppable('hint', question);
  const [advice, setAdvice] = useState<{ level: number; hint: string; step?: Step } | null>(null);
  useEffect(() => {
    if (answer.state === 'done') setAdvice({ level, hint: answer.value.hint, step: answer.value.step });
  }, [answer.state, level]);
  const step = advice?.step;
  const done = advice !== null && (advice.level === rungs.length || !step);
  const [branch, setBranch] = useState(0);
  useAnnotation(useMemo(() => annotationOf(board, advice, branch), [board, advice, branch]));
  return (
    <div class="ladder">
      {level === 0 && (
        <p class="lead">{words.learn.lead}</p>
      )}
      {level > 0 && answer.state !== 'done' && waiting}
      {advice && (
        <div class="advice" role="status">
          <Rung of={advice.level} />
          {advice.level === rungs.length && step ? (
            <StepWords step={step} branch={branch} setBranch={setBranch} />
          ) : (
            <p>
              <Sentence text={advice.hint} />
            </p>
          )}
        </div>
      )}
      <div class="buttons">
        {!done && (
          <button type="button" class="primary" disabled={answer.state === 'working'} onClick={() => ask(level + 1)}>
            {rungs[level] ?? rungs.at(-1)}
          </button>
        )}
        {!done && level < rungs.length - 1 && (
          <button type="button" onClick={() => ask(rungs.length)}>
            {words.learn.atOnce}
          </button>
        )}
        {step && advice?.level === rungs.length && (
          <button
            type="button"
            class="primary"
            onClick={() => {
              dispatch({ type: 'change', board: carryOut(board, placements(step, geometry), removals(step, geometry)) });
              say(conclusion(step, geometry));
            }}
          >
            {words.learn.doIt(`${conclusion({ ...step, remove: step.remove.slice(0, 2) }, geometry)}${step.remove.length > 2 ? ' …' : ''}`)}
          </button>
        )}
      </div>
    </div>
  );
}

function Rung({ of }: { of: number }) {
  const { rungs, rungOf } = words.learn;
  return (
    <div class="rung" aria-label={rungOf(of, rungs.length)} role="img">
      {rungs.map((name, index) => (
        <i key={name} class={index < of ? 'reached' : ''} />
      ))}
    </div>
  );
}

// What each rung shows: houses from the second on, cells from the fourth on, everything at the fifth.
function annotationOf(board: Board, advice: { level: number; step?: Step } | null, branch: number): Annotation | null {
  if (!advice?.step || advice.level < 2) return null;
  const { step, level } = advice;
  const drawing = drawStep(step, branch, board.geometry);
  if (level < 4) {
    const houses = drawStep({ ...step, place: [], remove: [], chains: [], exhibits: step.exhibits.filter(({ role }) => role === 'base').map(({ role, houses }) => ({ role, houses })) }, 0, board.geometry);
    return { tones: houses.tones };
  }
  if (level === 4) return { tones: new Map([...drawing.tones].map(([cell, tone]) => [cell, tone === 'place' ? 'pattern' : tone])) };
  // Cells without notes get their candidates only as far as the step is about them.
  const [shown, known] = [candidates(board), knownCandidates(board)];
  const own = shown.map((set, cell) => set || (drawing.marks.has(cell) ? known[cell] : 0));
  return { values: board.values, candidates: own, ...drawing };
}
