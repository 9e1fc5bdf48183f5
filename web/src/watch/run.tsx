// One engine at work: its idea, its grid, its counters, its chart, and how it ended.

import { useEffect, useRef } from 'preact/hooks';
import type { EngineInfo } from 'nonet';
import type { Total } from '../engine/jobs.ts';
import type { Answer } from '../engine/use.ts';
import { WatchBoard } from './board.tsx';
import { Chart } from './chart.tsx';
import type { Moment, Recording } from './timeline.ts';

const number = new Intl.NumberFormat('en');

interface RunProps {
  readonly engine: EngineInfo;
  readonly recording: Recording;
  readonly moment: Moment;
  readonly stop: string;
  readonly total: Answer<Total>;
  readonly onFrame: (draw: () => void) => () => void;
}

const counterNames = { tries: 'digits tried', backtracks: 'backtracks', nodes: 'nodes', depth: 'depth' } as const;
type CounterName = keyof typeof counterNames;

export function Run({ engine, recording, moment, stop, total, onFrame }: RunProps) {
  const values = useRef<Partial<Record<CounterName, HTMLElement | null>>>({});
  useEffect(
    () =>
      onFrame(() => {
        for (const name of Object.keys(counterNames) as CounterName[]) {
          const element = values.current[name];
          if (element) element.textContent = number.format(moment.counters[name]);
        }
      }),
    [moment, onFrame],
  );
  return (
    <article class="run">
      <header>
        <h3>{engine.name}</h3>
        <p class="idea">{engine.idea}</p>
      </header>
      <WatchBoard puzzle={recording.puzzle} name={`Grid of ${engine.name}`} moment={moment} onFrame={onFrame} />
      <dl class="counters">
        {(Object.keys(counterNames) as CounterName[]).map((name) => (
          <div key={name}>
            <dt>{counterNames[name]}</dt>
            <dd ref={(element) => void (values.current[name] = element)}>0</dd>
          </div>
        ))}
      </dl>
      <Chart recording={recording} moment={moment} onFrame={onFrame} id={engine.name} />
      <p class="ending">{endingText(stop, recording, total)}</p>
      <p class="source">Shown in: {engine.source}</p>
    </article>
  );
}

// What the film shows of the search, and what the whole of it takes.
export function endingText(stop: string, { events, counters, spacing }: Recording, total: Answer<Total>): string {
  if (stop === 'finished') return `Ends after ${number.format(events.length)} steps: no solution.`;
  if (stop === 'solutions') return `Solved after ${number.format(events.length)} steps.`;
  const shown = number.format(counters[4 * Math.floor(events.length / spacing)]);
  const begin = `The film stops at ${number.format(events.length)} steps, about ${shown} digits tried`;
  if (total.state === 'working') return `${begin}. Counting how many there are …`;
  if (total.state !== 'done') return `${begin}.`;
  const all = number.format(total.value.digitTries);
  return total.value.exact ? `${begin} of ${all}.` : `${begin} of at least ${all}.`;
}
