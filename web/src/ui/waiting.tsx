// Long jobs can be stopped, and started again.

import { useEffect, useState } from 'preact/hooks';
import { lane, useAnswer, useSlow } from '../engine/use.ts';
import type { Input, JobName } from '../engine/protocol.ts';
import { words } from '../words/words.ts';

// Like useAnswer, with a display until the answer arrives: nothing at first, soon a word and Stop, then Try again.
export function useStoppable<Name extends JobName>(job: Name, input: Input<Name> | null, looking: string = words.waiting.looking, name: string = job) {
  const key = JSON.stringify(input);
  const [stopped, setStopped] = useState<string | null>(null);
  const isStopped = stopped === key;
  const answer = useAnswer(job, isStopped ? null : input, name);
  const slow = useSlow(answer.state === 'working');
  useEffect(() => setStopped(null), [key]);
  const stop = () => {
    lane(name).cancel();
    setStopped(key);
  };
  const waiting = isStopped ? (
    <div class="buttons working">
      <p>{words.waiting.stopped}</p>
      <button type="button" onClick={() => setStopped(null)}>
        {words.waiting.again}
      </button>
    </div>
  ) : answer.state === 'failed' ? (
    <p class="notice error">{answer.error.message}</p>
  ) : (
    <div class="working" role="status">
      {slow && (
        <div class="buttons">
          <p>{looking}</p>
          <button type="button" onClick={stop}>
            {words.waiting.stop}
          </button>
        </div>
      )}
    </div>
  );
  return { answer, waiting };
}
