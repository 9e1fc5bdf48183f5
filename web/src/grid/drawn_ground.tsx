// What a board draws over its cells: diagonals, the signs of less and more, rules and their totals.  The lines between cells are
// their borders.

import type { Geometry } from '../state/geometry.ts';
import { groundOf } from './ground.ts';

const isOutside = (x: number, y: number, { rows, columns }: Geometry) => x < 0 || y < 0 || x > columns || y > rows;

export function DrawnGround({ geometry }: { geometry: Geometry }) {
  const { diagonals, signs, rules, labels } = groundOf(geometry);
  if (diagonals.length + signs.length + rules.length === 0) return null;
  return (
    <svg class="ground" viewBox={`0 0 ${geometry.columns} ${geometry.rows}`} aria-hidden="true">
      {[...diagonals, ...signs].map((path) => (
        <path key={path} d={path} />
      ))}
      {rules.map(({ kind, path }, index) => (
        <path key={index} class={`rule ${kind}`} d={path} />
      ))}
      {labels.map(({ text, x, y, small }, index) => (
        <text key={index} class={small ? 'small' : isOutside(x, y, geometry) ? 'clue' : ''} x={x} y={y}>
          {text}
        </text>
      ))}
    </svg>
  );
}
