// The links of a chain, drawn over the grid from candidate to candidate. Decoration only: the text contains the same.

import { boxSide, columnOf, rowOf, side } from '../state/geometry.ts';
import type { Candidate, Link } from './annotation.ts';

// In units of the drawing: a cell, and the inset of its marks as in grid.css.
const size = 30;
const inset = 1.5;
const reach = 4.4; // distance from a candidate's middle to the end of its link

function middle({ cell, digit }: Candidate): [number, number] {
  const pitch = (size - 2 * inset) / boxSide;
  const [x, y] = [(digit - 1) % boxSide, Math.floor((digit - 1) / boxSide)];
  return [columnOf(cell) * size + inset + (x + 0.5) * pitch, rowOf(cell) * size + inset + (y + 0.5) * pitch];
}

// A curve that bends to one side, so that links in opposite directions do not cover each other.
export function pathOf({ from, to }: Link): string {
  const [x1, y1] = middle(from);
  const [x2, y2] = middle(to);
  const length = Math.hypot(x2 - x1, y2 - y1) || 1;
  const [ux, uy] = [(x2 - x1) / length, (y2 - y1) / length];
  const lean = Math.min(12, length / 6);
  const [cx, cy] = [(x1 + x2) / 2 - uy * lean, (y1 + y2) / 2 + ux * lean];
  const short = (x: number, y: number) => {
    const far = Math.hypot(cx - x, cy - y) || 1;
    const part = Math.min(reach, far / 2) / far;
    return `${(x + (cx - x) * part).toFixed(1)} ${(y + (cy - y) * part).toFixed(1)}`;
  };
  return `M${short(x1, y1)}Q${cx.toFixed(1)} ${cy.toFixed(1)} ${short(x2, y2)}`;
}

export function Overlay({ links }: { links: readonly Link[] }) {
  if (links.length === 0) return null;
  const extent = side * size;
  return (
    <svg class="overlay" viewBox={`0 0 ${extent} ${extent}`} aria-hidden="true">
      <defs>
        <marker id="arrow" viewBox="0 0 6 6" refX="5" refY="3" markerWidth="4.5" markerHeight="4.5" orient="auto">
          <path d="M0 0L6 3L0 6z" />
        </marker>
      </defs>
      {links.map((link, index) => (
        <path key={index} class={link.strong ? 'strong' : 'weak'} d={pathOf(link)} marker-end="url(#arrow)" />
      ))}
    </svg>
  );
}
