// The borders and shades of a board's cells: the lines between them are their borders. The engine draws everything above.

import { cellLength } from './rules.ts';
import { columnIn, digitsOf, glyphOf, regionsOf, rowIn, shadedCells, type Geometry } from '../state/geometry.ts';

const known = new WeakMap<Geometry, readonly string[]>();

// The classes of each cell.
export function cellClasses(geometry: Geometry): readonly string[] {
  let classes = known.get(geometry);
  if (!classes) known.set(geometry, (classes = made(geometry)));
  return classes;
}

function made(geometry: Geometry): string[] {
  const regions = regionsOf(geometry);
  const shaded = shadedCells(geometry);
  const { columns, rows } = geometry;
  return geometry.cells.map((cell) => {
    const list: string[] = [];
    if (columnIn(geometry, cell) < columns - 1) list.push(regions[cell] === regions[cell + 1] ? 'thin-right' : 'bold-right');
    if (rowIn(geometry, cell) < rows - 1) list.push(regions[cell] === regions[cell + columns] ? 'thin-below' : 'bold-below');
    if (shaded.has(cell)) list.push('in-region');
    const parity = parityOf(geometry, cell);
    if (parity) list.push(parity);
    return list.join(' ');
  });
}

function parityOf(geometry: Geometry, cell: number): 'odd' | 'even' | null {
  const allowed = geometry.allowed.get(cell);
  if (allowed === undefined) return null;
  const parities = new Set(digitsOf(allowed).map((digit) => Number.parseInt(glyphOf(geometry, digit), 36) % 2));
  return parities.size !== 1 ? null : parities.has(1) ? 'odd' : 'even';
}

// The width of the clues outside the board, in cells; 0 if there are none.
export const clueRoom = ({ ground }: Geometry): number => Number(/viewBox="-(\S+)/.exec(ground)?.[1] ?? 0) / cellLength;
