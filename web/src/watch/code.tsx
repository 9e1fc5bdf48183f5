// The engine's own lines, the one that runs lit; and that line alone, where there is no room for all.

import { useEffect, useRef } from 'preact/hooks';
import { listings } from 'virtual:engine-code';
import { words } from '../words/words.ts';
import { filmedAs } from './filmed.ts';
import { kindOf, type Moment } from './moment.ts';
import type { OnFrame } from './use_show.ts';

interface CodeProps {
  readonly engine: string;
  readonly moment: Moment;
  readonly onFrame: OnFrame;
}

// The line of what happened last; at the beginning the first one.
export function lineOf(engine: string, last: number | null): number {
  const listing = listings[filmedAs(engine)];
  return last === null ? 0 : Math.max(0, listing.at[kindOf(last)]);
}

export function Code({ engine, moment, onFrame }: CodeProps) {
  const root = useRef<HTMLOListElement>(null);
  const name = filmedAs(engine);
  const { lines } = listings[name];
  useEffect(() => {
    const elements = [...root.current!.children] as HTMLElement[];
    let lit: HTMLElement | null = null;
    return onFrame(() => {
      const now = elements[lineOf(engine, moment.last)];
      if (now === lit) return;
      lit?.removeAttribute('aria-current');
      (lit = now).setAttribute('aria-current', 'step');
    });
  }, [engine, moment, onFrame]);
  return (
    <figure class="code">
      <ol ref={root} aria-label={words.watch.codeOf(name)}>
        {lines.map((line, index) => (
          <li key={index} style={{ '--indent': line.search(/\S/) }}>
            {line.trim()}
          </li>
        ))}
      </ol>
      <figcaption>{`src/engines/${name}.cpp`}</figcaption>
    </figure>
  );
}

export function CodeLine({ engine, moment, onFrame }: CodeProps) {
  const root = useRef<HTMLElement>(null);
  useEffect(() => {
    const { lines } = listings[filmedAs(engine)];
    let shown = -1;
    return onFrame(() => {
      const now = lineOf(engine, moment.last);
      if (now !== shown) root.current!.textContent = lines[(shown = now)].trim();
    });
  }, [engine, moment, onFrame]);
  return <code class="code-line" ref={root} />;
}
