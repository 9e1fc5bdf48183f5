// Learn: hints from the player's own position, the whole path, and why a digit cannot go somewhere.

import { useState } from 'preact/hooks';
import { usePage } from '../page.ts';
import { words } from '../words/words.ts';
import { Ladder } from './ladder.tsx';
import { Path } from './walk.tsx';
import { WhyNot } from './why_not.tsx';

type Way = keyof typeof words.learn.ways;

export function Learn() {
  const { dispatch } = usePage();
  const { ways } = words.learn;
  const [way, setWay] = useState<Way>('hint');
  return (
    <>
      <h2>{words.learn.title}</h2>
      <div class="segments" role="group" aria-label={words.learn.what}>
        {(Object.keys(ways) as Way[]).map((name) => (
          <button key={name} type="button" aria-pressed={way === name} onClick={() => setWay(name)}>
            {ways[name]}
          </button>
        ))}
      </div>
      {way === 'hint' && <Ladder />}
      {way === 'path' && <Path leave={() => dispatch({ type: 'view', view: 'play' })} practised={() => setWay('hint')} />}
      {way === 'why' && <WhyNot />}
    </>
  );
}
