// What a board draws under its digits: where its lines are bold, which cells belong to windows and regions, odd and even cells,
// diagonals, the signs of less and more, and its rules.

import {
  columnIn, digitsOf, glyphOf, regionsOf, rowIn, shadedCells, type Geometry,
} from '../state/geometry.ts';
import { hasClues, labelOf, marksOf, rulesOf, type RuleLabel, type RuleMark } from './rules.ts';

export interface Ground {
  readonly classes: readonly string[]; // of each cell
  readonly diagonals: readonly string[]; // paths in units of a cell
  readonly signs: readonly string[];
  readonly rules: readonly RuleMark[];
  readonly labels: readonly RuleLabel[];
  readonly clued: boolean; // there are clues outside
}

const grounds = new WeakMap<Geometry, Ground>();

export function groundOf(geometry: Geometry): Ground {
  let ground = grounds.get(geometry);
  if (!ground) grounds.set(geometry, (ground = made(geometry)));
  return ground;
}

function made(geometry: Geometry): Ground {
  const regions = regionsOf(geometry);
  const shaded = shadedCells(geometry);
  const { columns, rows } = geometry;
  const rules = rulesOf(geometry);
  const classes = geometry.cells.map((cell) => {
    const list: string[] = [];
    if (columnIn(geometry, cell) < columns - 1) list.push(regions[cell] === regions[cell + 1] ? 'thin-right' : 'bold-right');
    if (rowIn(geometry, cell) < rows - 1) list.push(regions[cell] === regions[cell + columns] ? 'thin-below' : 'bold-below');
    if (shaded.has(cell)) list.push('in-region');
    const parity = parityOf(geometry, cell);
    if (parity) list.push(parity);
    return list.join(' ');
  });
  return { classes, diagonals: diagonalsOf(geometry), signs: geometry.less.map((pair) => signOf(geometry, pair)), rules: rules.flatMap((rule) => marksOf(rule, geometry)), labels: rules.flatMap((rule) => labelOf(rule, geometry) ?? []), clued: hasClues(geometry) };
}

function parityOf(geometry: Geometry, cell: number): 'odd' | 'even' | null {
  const allowed = geometry.allowed.get(cell);
  if (allowed === undefined) return null;
  const parities = new Set(digitsOf(allowed).map((digit) => Number.parseInt(glyphOf(geometry, digit), 36) % 2));
  return parities.size !== 1 ? null : parities.has(1) ? 'odd' : 'even';
}

function diagonalsOf(geometry: Geometry): string[] {
  return geometry.houses
    .filter(({ kind }) => kind === 'diagonal')
    .map(({ cells }) => {
      const [first, last] = [cells[0], cells.at(-1)!];
      const falls = columnIn(geometry, first) < columnIn(geometry, last);
      const [x1, x2] = [columnIn(geometry, first) + (falls ? 0 : 1), columnIn(geometry, last) + (falls ? 1 : 0)];
      return `M${x1} ${rowIn(geometry, first)}L${x2} ${rowIn(geometry, last) + 1}`;
    });
}

// It opens towards the greater one, upon the line between the two.
function signOf(geometry: Geometry, [less, more]: readonly [number, number]): string {
  const reach = 0.09;
  const [x1, y1, x2, y2] = [columnIn(geometry, less), rowIn(geometry, less), columnIn(geometry, more), rowIn(geometry, more)];
  const [x, y] = [(x2 - x1) * reach, (y2 - y1) * reach];
  const [mx, my] = [(x1 + x2 + 1) / 2, (y1 + y2 + 1) / 2];
  return `M${mx + x - y} ${my + y + x}L${mx - x} ${my - y}L${mx + x + y} ${my + y - x}`;
}
