// A rule being drawn: the cells of its groups so far, and the resulting name.

import type { RuleKind } from 'nonet';
import type { Place } from '../grid/rules.ts';
import { columnIn, rowIn, type Geometry } from '../state/geometry.ts';

export interface Draft {
  readonly groups: readonly (readonly number[])[]; // the last one is being drawn
  readonly number: string;
}

export const noDraft: Draft = { groups: [[]], number: '' };

// Kinds that are drawn along diagonals.
export const isDiagonal = ({ id }: RuleKind) => id === 'little-killer';
// Rules made of other rules have no cells of their own.
export const canBeDrawn = ({ numbers }: RuleKind) => numbers !== 'rules';

const withLast = (draft: Draft, cells: readonly number[]): Draft => ({ ...draft, groups: draft.groups.with(-1, cells) });
export const lastOf = ({ groups }: Draft): readonly number[] => groups.at(-1)!;
export const cellsOf = ({ groups }: Draft): readonly number[] => groups.flat();
export const takeBack = (draft: Draft): Draft =>
  lastOf(draft).length > 0 || draft.groups.length === 1 ? withLast(draft, lastOf(draft).slice(0, -1)) : { ...draft, groups: draft.groups.slice(0, -1) };
export const nextGroup = (draft: Draft): Draft => ({ ...draft, groups: [...draft.groups, []] });

// A tap: removes a cell that is present (of a line only the last one), otherwise adds it. For pairs a third cell starts
// again.
export function tapped(draft: Draft, kind: RuleKind, cell: number): Draft {
  const cells = lastOf(draft);
  if (kind.place === 'line' ? cells.at(-1) === cell : cells.includes(cell)) return withLast(draft, cells.filter((one, i) => (kind.place === 'line' ? i < cells.length - 1 : one !== cell)));
  if (kind.place === 'line' && cells.includes(cell)) return draft;
  if (kind.mostCells > 0 && cells.length >= kind.mostCells) return withLast(draft, [cell]);
  return withLast(draft, [...cells, cell]);
}

// A pointer dragged over the board adds cells; in a line, going back removes the last one.
export function drawnTo(draft: Draft, kind: RuleKind, cell: number): Draft {
  const cells = lastOf(draft);
  if (kind.place === 'line' && cells.at(-2) === cell) return withLast(draft, cells.slice(0, -1));
  if (cells.includes(cell) || (kind.mostCells > 0 && cells.length >= kind.mostCells)) return draft;
  return withLast(draft, [...cells, cell]);
}

// For an arrow of one line, the first cell is the circle.
function groupsOf({ groups }: Draft, kind: RuleKind): readonly (readonly number[])[] {
  const drawn = groups.filter((group) => group.length > 0);
  return kind.id === 'arrow' && drawn.length === 1 && drawn[0].length > 1 ? [drawn[0].slice(0, 1), drawn[0].slice(1)] : drawn;
}

const numberText = (text: string) => text.trim().replace(/\s*[,;\s]\s*/g, ',');
// Removes characters that would end a rule within a name.
const patternText = (text: string) => text.trim().replace(/[^\w.*()|?{},^-]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`);

// "killer=10:r1c1,r1c2", as in a board's name.
export function termOf(draft: Draft, kind: RuleKind, geometry: Geometry): string {
  const text = kind.numbers === 'pattern' ? patternText(draft.number) : numberText(draft.number);
  const number = kind.numbers === 'none' || text === '' ? '' : `=${text}`;
  const name = (cell: number) => `r${rowIn(geometry, cell) + 1}c${columnIn(geometry, cell) + 1}`;
  const cells = groupsOf(draft, kind).map((group) => group.map(name).join(',')).join('/');
  return `${kind.id}${number}${cells ? `:${cells}` : ''}`;
}

// Whether the draft has everything the kind needs; the engine reports other errors.
export function isWhole(draft: Draft, kind: RuleKind): boolean {
  const groups = groupsOf(draft, kind);
  const least = kind.id === 'arrow' ? 2 : kind.leastGroups;
  const needed = kind.numbers === 'one' || kind.numbers === 'several' || kind.numbers === 'pattern';
  return (kind.place === 'board' || (groups.length >= least && groups.every(({ length }) => length >= kind.leastCells))) && (!needed || draft.number.trim() !== '');
}

// A place outside the board for clues, and the lines that begin there.
export interface Edge {
  readonly at: Place; // a row or a column of -1, or one beyond the last
  readonly lines: readonly (readonly number[])[];
}

export function edgesOf({ rows, columns }: Geometry, diagonal: boolean): Edge[] {
  const inside = (row: number, column: number) => row >= 0 && column >= 0 && row < rows && column < columns;
  const line = ([r, c]: Place, down: number, right: number): number[] => {
    const cells: number[] = [];
    for (let [row, column] = [r + down, c + right]; inside(row, column); row += down, column += right) cells.push(columns * row + column);
    return cells;
  };
  const steps = diagonal ? [[1, 1], [1, -1], [-1, 1], [-1, -1]] : [[1, 0], [-1, 0], [0, 1], [0, -1]];
  const edges: Edge[] = [];
  for (let r = -1; r <= rows; ++r)
    for (let c = -1; c <= columns; ++c) {
      if (inside(r, c)) continue;
      const lines = steps.map(([down, right]) => line([r, c], down, right)).filter(({ length }) => length > 1);
      if (lines.length > 0) edges.push({ at: [r, c], lines });
    }
  return edges;
}
