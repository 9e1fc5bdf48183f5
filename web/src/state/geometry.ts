// The board and its houses, as numbers: the same words as the engine's.
//
//   cell   0..80   side * row + column      text form: r1c1 .. r9c9
//   value  0..9    0 is empty
//   set    a number whose bit d-1 stands for the digit d

export const boxSide = 3;
export const side = boxSide * boxSide;
export const cellCount = side * side;
export const allDigits = (1 << side) - 1;
// A puzzle with one solution has so many, or more.
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

// The cells of a house by its name: "row 3", "column 1", "box 9".
export function cellsOfHouse(name: string): number[] {
  const [kind, text] = name.split(' ');
  const index = Number(text) - 1;
  const lies = { row: rowOf, column: columnOf, box: boxOf }[kind];
  return lies ? cells.filter((cell) => lies(cell) === index) : [];
}

export const bit = (digit: number) => 1 << (digit - 1);
export const has = (set: number, digit: number) => (set & bit(digit)) !== 0;
export const digitsOf = (set: number) => digits.filter((digit) => has(set, digit));
export const setOf = (list: Iterable<number>) => {
  let set = 0;
  for (const digit of list) set |= bit(digit);
  return set;
};

export const cellName = (cell: number) => `r${rowOf(cell) + 1}c${columnOf(cell) + 1}`;

// The cell of "r4c7"; -1 for anything else.
export function cellNamed(name: string): number {
  const parts = /^r([1-9])c([1-9])$/.exec(name);
  return parts ? side * (Number(parts[1]) - 1) + Number(parts[2]) - 1 : -1;
}
