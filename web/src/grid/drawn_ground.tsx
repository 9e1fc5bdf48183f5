// What a board draws over its cells, as the engine draws it: diagonals, signs, rules, clues outside.  Lines lie under the digits,
// cages and numbers over them, so the drawing is there twice and each shows one of its groups.

import '../styles/ground.css';
import type { Geometry } from '../state/geometry.ts';
import { clueRoom } from './ground.ts';

export function DrawnGround({ geometry }: { geometry: Geometry }) {
  if (geometry.ground === '') return null;
  const { columns, rows } = geometry;
  const room = clueRoom(geometry);
  // The grid's width is the unit of everything around it.
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
