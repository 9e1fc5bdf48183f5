// The board's drawing over its cells, made by the engine: diagonals, signs, rules, clues outside. Lines are below the
// digits, cages and numbers above them, so the drawing is included twice and each copy shows one of its groups.

import '../styles/ground.css';
import type { Geometry } from '../state/geometry.ts';
import { clueRoom } from './ground.ts';

export function DrawnGround({ geometry }: { geometry: Geometry }) {
  if (geometry.ground === '') return null;
  const { columns, rows } = geometry;
  const room = clueRoom(geometry);
  // The grid's width is the unit of all measures around it.
  const place = { left: `${(-room / columns) * 100}%`, top: `${(-room / rows) * 100}%`, width: `${((columns + 2 * room) / columns) * 100}%` };
  return (
    <>
      {(['lower', 'upper'] as const).map((layer) => (
        <div key={layer} class={`ground ${layer}`} aria-hidden="true">
          <div style={place} dangerouslySetInnerHTML={{ __html: geometry.ground }} />
        </div>
      ))}
    </>
  );
}
