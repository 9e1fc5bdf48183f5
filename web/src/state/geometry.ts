// The board: its cells, houses and digits, as data. The terms are the engine's:
//
//   cell   columns * row + column      in answers [row, column] from 1; text form: r1c1 .. r9c9
//   value  0 is empty, otherwise the number of the digit from 1; its glyph is the written form: 1 .. 9, A for 10
//   set    a number whose bit d-1 stands for the digit d
//
// A Geometry describes one board. The constants below it are for code that handles the classic board only.

import type { Board as BoardData, Cell, House, HouseKind } from 'nonet';

export interface GeometryHouse {
  readonly kind: BoardData['houses'][number]['kind'];
  readonly cells: readonly number[];
}

export interface Geometry {
  readonly name: string; // "9x9", "16x16+x": the engine's canonical name
  readonly rows: number;
  readonly columns: number;
  readonly zeroBased: boolean; // digit 1 is written 0
  readonly cells: readonly number[];
  readonly digits: readonly number[];
  readonly all: number; // the set of all digits
  readonly houses: readonly GeometryHouse[];
  readonly peers: readonly (readonly number[])[]; // cells that never hold the same digit
  readonly apart: readonly (readonly [number, number])[]; // cells whose digits do not differ by 1
  readonly less: readonly (readonly [number, number])[]; // the first is less than the second
  readonly allowed: ReadonlyMap<number, number>; // the sets of cells that may not hold every digit
  readonly ground: string; // the drawing apart from cells and lines: SVG from the engine, or ''
}

// ---- The classic board

export const boxSide = 3;
export const side = boxSide * boxSide;
export const cellCount = side * side;
export const allDigits = (1 << side) - 1;
// A puzzle with one solution has at least this many.
export const fewestGivens = 17;

const upTo = (count: number): readonly number[] => Array.from({ length: count }, (_, i) => i + 1);

export const digits = upTo(side);
export const cells: readonly number[] = Array.from({ length: cellCount }, (_, i) => i);

export const rowOf = (cell: number) => Math.floor(cell / side);
export const columnOf = (cell: number) => cell % side;
export const boxOf = (cell: number) =>
  boxSide * Math.floor(rowOf(cell) / boxSide) + Math.floor(columnOf(cell) / boxSide);

const indexIn: Partial<Record<HouseKind, (cell: number) => number>> = { row: rowOf, column: columnOf, box: boxOf };

export const cellsOfHouse = ({ kind, number }: Omit<House, 'name'> & Partial<House>): number[] =>
  cells.filter((cell) => indexIn[kind]?.(cell) === number - 1);

const classicHouses = (['row', 'column', 'box'] as const).flatMap((kind) =>
  digits.map((number) => ({ kind, cells: cellsOfHouse({ kind, number }) })),
);

// ---- Any board

type Pair = readonly [number, number];

function peersOf(count: number, houses: readonly GeometryHouse[], different: readonly Pair[]): number[][] {
  const sets = Array.from({ length: count }, () => new Set<number>());
  for (const house of houses) for (const a of house.cells) for (const b of house.cells) if (a !== b) sets[a].add(b);
  for (const [a, b] of different) sets[a].add(b), sets[b].add(a);
  return sets.map((set) => [...set].sort((a, b) => a - b));
}

const noPairs: readonly Pair[] = [];

export const classic: Geometry = {
  name: '9x9',
  rows: side,
  columns: side,
  zeroBased: false,
  cells,
  digits,
  all: allDigits,
  houses: classicHouses,
  peers: peersOf(cellCount, classicHouses, noPairs),
  apart: noPairs,
  less: noPairs,
  allowed: new Map(),
  ground: '',
};

export const isClassic = (geometry: Geometry) => geometry.name === classic.name;

// peers[c]: the 20 cells that share a house with c.
export const peers = classic.peers;

// A board as the engine describes it.
export function geometryOf({ ground, ...data }: BoardData & { readonly ground: string }): Geometry {
  if (data.board === classic.name) return classic;
  const at = ([row, column]: Cell) => data.columns * (row - 1) + column - 1;
  const count = data.rows * data.columns;
  const houses = data.houses.map(({ kind, cells: list }) => ({ kind, cells: list.map(at) }));
  const related = (wanted: string): Pair[] =>
    (data.pairs ?? []).filter(({ relation }) => relation === wanted).map(({ first, second }) => [at(first), at(second)]);
  const less = related('less');
  const valueOf = (written: number) => written + 1 - data.firstValue;
  return {
    name: data.board,
    rows: data.rows,
    columns: data.columns,
    zeroBased: data.firstValue === 0,
    cells: Array.from({ length: count }, (_, i) => i),
    digits: upTo(data.digits),
    all: 2 ** data.digits - 1,
    houses,
    peers: peersOf(count, houses, [...related('different'), ...less]),
    apart: related('apart'),
    less,
    allowed: new Map((data.allowed ?? []).map(({ cell, digits: list }) => [at(cell), setOf(list.map(valueOf))])),
    ground: ground.replaceAll('\n', ''), // which would be text of the page
  };
}

export const rowIn = ({ columns }: Geometry, cell: number) => Math.floor(cell / columns);
export const columnIn = ({ columns }: Geometry, cell: number) => cell % columns;
export const cellIn = ({ columns }: Geometry, [row, column]: Cell) => columns * (row - 1) + column - 1;

// The written form of a value, and the value of a character; 0 for none.
const glyphs = '0123456789ABCDEFGHIJKLMNOP';
export const glyphOf = ({ zeroBased }: Geometry, value: number): string => glyphs[zeroBased ? value - 1 : value];
export function valueOf({ zeroBased, digits: { length } }: Geometry, glyph: string): number {
  const value = readGlyph(zeroBased, glyph);
  return value <= length ? value : 0;
}
export function readGlyph(zeroBased: boolean, glyph: string): number {
  const at = glyphs.indexOf(glyph.toUpperCase());
  return glyph.length === 1 && at >= 0 ? at + (zeroBased ? 1 : 0) : 0;
}

// The layout of a cell's marks.
export function markRaster({ digits: list }: Geometry): { across: number; down: number } {
  const across = Math.ceil(Math.sqrt(list.length));
  return { across, down: Math.ceil(list.length / across) };
}

// The box and the piece of each cell as one number: where it changes there is a bold line.
export function regionsOf({ cells: list, houses }: Geometry): number[] {
  const regions = list.map(() => 0);
  houses.forEach(({ kind, cells: members }, index) => {
    if (kind === 'box') for (const cell of members) regions[cell] += index + 1;
    if (kind === 'piece') for (const cell of members) regions[cell] += 1000 * (index + 1);
  });
  return regions;
}

// Windows and regions, unless they cover the whole board: their cells are shaded.
export function shadedCells({ cells: list, houses }: Geometry): ReadonlySet<number> {
  const shaded = new Set<number>();
  for (const kind of ['window', 'region', 'group']) {
    const covered = new Set(houses.filter((house) => house.kind === kind).flatMap((house) => house.cells));
    if (covered.size < list.length) for (const cell of covered) shaded.add(cell);
  }
  return shaded;
}

// ---- Sets

export const bit = (digit: number) => 1 << (digit - 1);
export const has = (set: number, digit: number) => (set & bit(digit)) !== 0;
export const digitsOf = (set: number): number[] => {
  const list: number[] = [];
  for (let digit = 1; digit <= 25; ++digit) if (has(set, digit)) list.push(digit);
  return list;
};
export function setOf(list: Iterable<number>): number {
  let set = 0;
  for (const digit of list) set |= bit(digit);
  return set;
}

// ---- Cells of answers about the classic board

export const cellAt = (cell: Cell) => cellIn(classic, cell);
