// Practise one technique: a new puzzle that needs it, in the position where it is the next step.

import { useEffect, useState } from 'preact/hooks';
import { setsOf } from '../enter/intake.ts';
import { usePage } from '../page.ts';
import { newSeed } from '../play/levels.ts';
import { boardOf } from '../state/board.ts';
import { useStoppable } from '../ui/waiting.tsx';
import { words } from '../words/words.ts';
import { positionsOf } from './path.ts';

interface PractiseProps {
  readonly technique: string;
  readonly name: string;
  readonly done?: () => void; // called when the position is on the grid
}

export function Practise({ technique, name, done }: PractiseProps) {
  const { dispatch } = usePage();
  const [asked, setAsked] = useState<{ technique: string; seed: number } | null>(null);
  const { answer, waiting } = useStoppable('practise', asked, words.learn.looking(name));
  useEffect(() => {
    if (answer.state !== 'done' || !answer.value) return;
    const { puzzle, marks, steps } = answer.value;
    const { values, candidates } = positionsOf({ values: boardOf(puzzle).values, candidates: setsOf(marks) }, steps).at(-1)!;
    dispatch({
      type: 'load',
      board: { ...boardOf(puzzle), values, marks: candidates },
      notice: { kind: 'info', text: words.learn.find(name) },
    });
    done?.();
  }, [answer.state]);
  return (
    <>
      <button type="button" class="link" onClick={() => setAsked({ technique, seed: newSeed() })}>
        {words.learn.practise(name)}
      </button>
      {asked && answer.state !== 'done' && waiting}
      {asked && answer.state === 'done' && !answer.value && <p role="status">{words.learn.noneFound(name)}</p>}
    </>
  );
}
