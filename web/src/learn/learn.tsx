// Learn: hints from the player's own position, the whole path, and why a digit cannot go somewhere.

import { useState } from 'preact/hooks';
import { usePage } from '../page.ts';
import { isClassic } from '../state/geometry.ts';
import { NotHere } from '../ui/not_here.tsx';
import { Ladder } from './ladder.tsx';
import { Path } from './walk.tsx';
import { WhyNot } from './why_not.tsx';

const ways = { hint: 'A hint', path: 'The whole path', why: 'Why not?' } as const;
type Way = keyof typeof ways;

export function Learn() {
  const { board } = usePage();
  return isClassic(board.geometry) ? <Lessons /> : <NotHere what="Hints, the path and “Why not?”" title="Learn" />;
}

function Lessons() {
  const { dispatch } = usePage();
  const [way, setWay] = useState<Way>('hint');
  return (
    <>
      <h2>Learn</h2>
      <div class="segments" role="group" aria-label="What to learn">
        {(Object.keys(ways) as Way[]).map((name) => (
          <button key={name} type="button" aria-pressed={way === name} onClick={() => setWay(name)}>
            {ways[name]}
          </button>
        ))}
      </div>
      {way === 'hint' && <Ladder />}
      {way === 'path' && <Path leave={() => dispatch({ type: 'view', view: 'enter' })} />}
      {way === 'why' && <WhyNot />}
    </>
  );
}
