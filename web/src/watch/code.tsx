// The engine's source lines with the current one highlighted; only that line if there is no room for all.

import { useEffect, useRef } from 'preact/hooks';
import { listings } from 'virtual:engine-code';
import { words } from '../words/words.ts';
import { kindOf, type Moment } from './moment.ts';
import type { OnFrame } from './use_show.ts';

interface CodeProps {
  readonly file: string; // of the engine's code
  readonly moment: Moment;
  readonly onFrame: OnFrame;
}

// The line of the last event; at the beginning, the start of its function.
export function lineOf(file: string, last: number | null): number {
  const listing = listings[file];
  const at = last === null ? -1 : listing.at[kindOf(last)];
  return at < 0 ? listing.begin : at;
}

export function Code({ file, moment, onFrame }: CodeProps) {
  const root = useRef<HTMLOListElement>(null);
  const { lines } = listings[file];
  useEffect(() => {
    const elements = [...root.current!.children] as HTMLElement[];
    let lit: HTMLElement | null = null;
    return onFrame(() => {
      const now = elements[lineOf(file, moment.last)];
      if (now === lit) return;
      lit?.removeAttribute('aria-current');
      (lit = now).setAttribute('aria-current', 'step');
    });
  }, [file, moment, onFrame]);
  return (
    <figure class="code">
      <ol ref={root} aria-label={words.watch.codeOf(file)}>
        {lines.map((line, index) => (
          <li key={index} style={{ '--indent': line.search(/\S/) }}>
            {line.trim()}
          </li>
        ))}
      </ol>
      <figcaption>{`src/engines/${file}.cpp`}</figcaption>
    </figure>
  );
}

export function CodeLine({ file, moment, onFrame }: CodeProps) {
  const root = useRef<HTMLElement>(null);
  useEffect(() => {
    const { lines } = listings[file];
    let shown = -1;
    return onFrame(() => {
      const now = lineOf(file, moment.last);
      if (root.current && now !== shown) root.current.textContent = lines[(shown = now)].trim();
    });
  }, [file, moment, onFrame]);
  return <code class="code-line" ref={root} />;
}
