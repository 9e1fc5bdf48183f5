// The board and its houses, as numbers: the same words as the engine's.
//
//   cell   0..80   side * row + column      in answers [row, column] from 1; text form: r1c1 .. r9c9
//   value  0..9    0 is empty
//   set    a number whose bit d-1 stands for the digit d

import type { Cell, House, HouseKind } from 'nonet';

export const boxSide = 3;
export const side = boxSide * boxSide;
export const cellCount = side * side;
export const allDigits = (1 << side) - 1;
// A puzzle with one solution has this many, or more.
export const fewestGivens = 17;

export const digits: readonly number[] = Array.from({ length: side }, (_, i) => i + 1);
export const cells: readonly number[] = Array.from({ length: cellCount }, (_, i) => i);

export const rowOf = (cell: number) => Math.floor(cell / side);
export const columnOf = (cell: number) => cell % side;
export const boxOf = (cell: number) =>
  boxSide * Math.floor(rowOf(cell) / boxSide) + Math.floor(columnOf(cell) / boxSide);

const sees = (a: number, b: number) =>
  a !== b && (rowOf(a) === rowOf(b) || columnOf(a) === columnOf(b) || boxOf(a) === boxOf(b));

// peers[c]: the 20 cells that share a house with c.
export const peers: readonly (readonly number[])[] = cells.map((a) => cells.filter((b) => sees(a, b)));

const indexIn: Partial<Record<HouseKind, (cell: number) => number>> = { row: rowOf, column: columnOf, box: boxOf };

export const cellsOfHouse = ({ kind, number }: House): number[] =>
  cells.filter((cell) => indexIn[kind]?.(cell) === number - 1);

export const bit = (digit: number) => 1 << (digit - 1);
export const has = (set: number, digit: number) => (set & bit(digit)) !== 0;
export const digitsOf = (set: number) => digits.filter((digit) => has(set, digit));
export const setOf = (list: Iterable<number>) => {
  let set = 0;
  for (const digit of list) set |= bit(digit);
  return set;
};

export const cellName = (cell: number) => `r${rowOf(cell) + 1}c${columnOf(cell) + 1}`;

// A cell of an answer.
export const cellAt = ([row, column]: Cell) => side * (row - 1) + column - 1;
export const nameOf = (cell: Cell) => cellName(cellAt(cell));
