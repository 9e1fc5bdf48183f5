// A button next to the board for each place of a clue. If two diagonals begin there, a second tap selects the other.

import type { Geometry } from '../state/geometry.ts';
import { nameIn } from '../state/naming.ts';
import { words } from '../words/words.ts';
import type { Edge } from './rule_draft.ts';

interface MarginProps {
  readonly geometry: Geometry;
  readonly edges: readonly Edge[];
  readonly chosen: readonly number[];
  readonly choose: (line: readonly number[]) => void;
}

const same = (a: readonly number[], b: readonly number[]) => a.length === b.length && a.every((cell, i) => cell === b[i]);

export function Margin({ geometry, edges, chosen, choose }: MarginProps) {
  const { rows, columns } = geometry;
  // Next to the first and the last line, or in the middle of its own.
  const along = (place: number, count: number) => (place < 0 ? 'calc(var(--clue) * -0.5)' : place === count ? 'calc(100% + var(--clue) * 0.5)' : `${((place + 0.5) / count) * 100}%`);
  return (
    <div class="rule-margin" role="group" aria-label={words.rules.edge}>
      {edges.map(({ at, lines }) => {
        const now = lines.findIndex((line) => same(line, chosen));
        const next = lines[(now + 1) % lines.length];
        const told = lines[Math.max(now, 0)];
        return (
          <button
            key={at.join(' ')}
            type="button"
            aria-pressed={now >= 0}
            aria-label={words.rules.from(nameIn(geometry, told[0]), nameIn(geometry, told.at(-1)!))}
            style={{ top: along(at[0], rows), left: along(at[1], columns) }}
            onClick={() => choose(now >= 0 && lines.length === 1 ? [] : next)}
          >
            {now >= 0 && '●'}
          </button>
        );
      })}
    </div>
  );
}
