// One engine at work: its idea, its grid, its counters, its chart, and how it ended.

import { useEffect, useRef } from 'preact/hooks';
import type { EngineInfo } from 'nonet';
import type { Total } from '../engine/jobs.ts';
import type { Answer } from '../engine/use.ts';
import { WatchBoard } from './board.tsx';
import { words } from '../words/words.ts';
import { Chart } from './chart.tsx';
import type { Moment, Recording } from './timeline.ts';

interface RunProps {
  readonly engine: EngineInfo;
  readonly recording: Recording;
  readonly moment: Moment;
  readonly stop: string;
  readonly total: Answer<Total>;
  readonly onFrame: (draw: () => void) => () => void;
}

type CounterName = keyof typeof words.watch.counters;

export function Run({ engine, recording, moment, stop, total, onFrame }: RunProps) {
  const counterNames = words.watch.counters;
  const values = useRef<Partial<Record<CounterName, HTMLElement | null>>>({});
  useEffect(
    () =>
      onFrame(() => {
        for (const name of Object.keys(counterNames) as CounterName[]) {
          const element = values.current[name];
          if (element) element.textContent = words.number(moment.counters[name]);
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
      <WatchBoard puzzle={recording.puzzle} name={words.watch.gridOf(engine.name)} moment={moment} onFrame={onFrame} />
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
      <p class="source">{words.watch.source(engine.source)}</p>
    </article>
  );
}

// What the film shows of the search, and what the whole of it takes.
export function endingText(stop: string, { events, counters, spacing }: Recording, total: Answer<Total>): string {
  if (stop === 'finished') return words.watch.noSolution(events.length);
  if (stop === 'solutions') return words.watch.solved(events.length);
  const begin = words.watch.cut(events.length, counters[4 * Math.floor(events.length / spacing)]);
  if (total.state === 'working') return `${begin}. ${words.watch.counting}`;
  return total.state === 'done' ? `${begin} ${words.watch.of(total.value.digitTries, total.value.exact)}.` : `${begin}.`;
}
