// Learn: hints from the player's own position, the whole path, and why a digit cannot go somewhere.

import { useState } from 'preact/hooks';
import { Ladder } from './ladder.tsx';
import { Path } from './walk.tsx';
import { WhyNot } from './why_not.tsx';

const ways = { hint: 'A hint', path: 'The whole path', why: 'Why not?' } as const;
type Way = keyof typeof ways;

export function Learn() {
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
      {way === 'path' && <Path />}
      {way === 'why' && <WhyNot />}
    </>
  );
}
