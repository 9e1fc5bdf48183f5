// One engine at work: its idea, its grid, its counters and time, its code, its chart, and how it ends.

import { useEffect, useRef } from 'preact/hooks';
import type { EngineInfo } from 'nonet';
import { isClassic, type Geometry } from '../state/geometry.ts';
import { WatchBoard } from './board.tsx';
import { words } from '../words/words.ts';
import { Chart } from './chart.tsx';
import { Code, CodeLine } from './code.tsx';
import type { Screen } from './film.ts';
import { fileOf } from './filmed.ts';
import { ending, happening, timeAt } from './told.ts';
import type { OnFrame } from './use_show.ts';

interface RunProps {
  readonly geometry: Geometry;
  readonly engine: EngineInfo;
  readonly screen: Screen;
  readonly time: number | null | undefined; // of the whole search, in milliseconds; null: unknown, undefined: not measured yet
  readonly code: boolean;
  readonly compared: string; // with the other engines, at the end
  readonly stop: () => void;
  readonly goOn: () => void;
  readonly onFrame: OnFrame;
}

type CounterName = keyof typeof words.watch.counters;
const counterNames = ['tries', 'backtracks', 'nodes', 'depth'] as const satisfies readonly CounterName[];

export function Run({ geometry, engine, screen, time, code, compared, stop, goOn, onFrame }: RunProps) {
  const { film, moment } = screen;
  const file = fileOf(engine.name, isClassic(geometry));
  const root = useRef<HTMLElement>(null);
  const values = useRef<Partial<Record<CounterName, HTMLElement | null>>>({});
  const what = useRef<HTMLParagraphElement>(null);
  useEffect(
    () =>
      onFrame(() => {
        if (!root.current || !what.current) return; // the view was closed before the frame was drawn
        for (const name of counterNames) {
          const element = values.current[name];
          // The events of an engine that concludes do not include the nodes it examines.
          if (element) element.textContent = film.concludes && name === 'nodes' ? '–' : words.number(moment.counters[name]);
        }
        if (values.current.time) values.current.time.textContent = time ? words.watch.duration(timeAt(film, moment.position, time)) : time === null ? '–' : '…';
        what.current.textContent = happening(screen, geometry);
        root.current.classList.toggle('at-end', film.ended && moment.position === film.length);
      }),
    [screen, time, onFrame],
  );
  const counter = (name: CounterName) => (
    <div key={name}>
      <dt>{words.watch.counters[name]}</dt>
      <dd ref={(element) => void (values.current[name] = element)}>0</dd>
    </div>
  );
  return (
    <article class="run" ref={root} data-stop={film.stop ?? ''} aria-label={engine.name}>
      <header>
        <h3>{engine.name}</h3>
        <p class="idea">{words.ideas[engine.name] ?? engine.idea}</p>
      </header>
      <div class="seat">
        <WatchBoard geometry={geometry} puzzle={film.subject.puzzle} name={words.watch.gridOf(engine.name)} moment={moment} onFrame={onFrame} />
      </div>
      <div class="side">
        <dl class="counters">
          {counterNames.map(counter)}
          {counter('time')}
        </dl>
        <p class="what" ref={what} />
        {compared && <p class="compared">{compared}</p>}
        <div class="ending">
          <p>{ending(film)}</p>
          {!film.over && (
            <button type="button" onClick={stop}>
              {words.waiting.stop}
            </button>
          )}
          {film.over && !film.ended && (
            <button type="button" onClick={goOn}>
              {words.watch.goOn}
            </button>
          )}
        </div>
      </div>
      {code ? (
        <Code file={file} moment={moment} onFrame={onFrame} />
      ) : (
        <CodeLine file={file} moment={moment} onFrame={onFrame} />
      )}
      <Chart film={film} moment={moment} onFrame={onFrame} id={engine.name} />
      <p class="source">{words.watch.source(engine.source)}</p>
    </article>
  );
}
