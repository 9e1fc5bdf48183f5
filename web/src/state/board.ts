// The contents of the grid, and the ways to change it. A board is immutable: each change returns another one.

import { bit, classic, digitsOf, glyphOf, has, setOf, valueOf, type Geometry } from './geometry.ts';

export interface Board {
  readonly geometry: Geometry;
  readonly values: readonly number[]; // 0 is empty
  readonly given: readonly boolean[]; // came with the puzzle: only `given` entries change it
  readonly marks: readonly number[]; // candidates written by hand, as sets
  readonly corners: readonly number[]; // notes in the corners of the cells, as sets; their meaning is up to the player
  readonly struck: readonly number[]; // candidates removed from the automatic ones, as sets
  readonly colours: readonly number[]; // 0 is none
  readonly auto: boolean; // candidates are computed, without those struck; otherwise they are the marks
}

export const colourCount = 6;

// An empty board of that geometry.
export function emptyOf(geometry: Geometry): Board {
  const filled = <T>(value: T): readonly T[] => Array<T>(geometry.cells.length).fill(value);
  return {
    geometry,
    values: filled(0),
    given: filled(false),
    marks: filled(0),
    corners: filled(0),
    struck: filled(0),
    colours: filled(0),
    auto: false,
  };
}

export const emptyBoard = emptyOf(classic);

// A board from one character per cell, all of them givens; a character that is not a digit's glyph is an empty cell.
export function boardOf(text: string, marks?: readonly number[], geometry: Geometry = classic): Board {
  const values = geometry.cells.map((cell) => valueOf(geometry, text[cell] ?? '.'));
  const empty = emptyOf(geometry);
  return { ...empty, values, given: values.map((value) => value !== 0), marks: marks ?? empty.marks };
}

const put = <T>(list: readonly T[], cell: number, value: T): readonly T[] =>
  list[cell] === value ? list : list.with(cell, value);

// Writes a digit, or removes it (0). A player's digit leaves givens alone and removes itself from its peers' marks.
export function write(board: Board, cell: number, value: number, asGiven = false): Board {
  if (board.given[cell] && !asGiven) return board;
  const values = put(board.values, cell, value);
  const given = put(board.given, cell, asGiven && value !== 0);
  if (values === board.values && given === board.given) return board;
  let { marks, corners } = board;
  if (value !== 0)
    for (const peer of board.geometry.peers[cell]) {
      marks = put(marks, peer, marks[peer] & ~bit(value));
      corners = put(corners, peer, corners[peer] & ~bit(value));
    }
  return { ...board, values, given, marks, corners };
}

export function toggleMark(board: Board, cell: number, digit: number): Board {
  if (board.values[cell] !== 0) return board;
  if (!board.auto) return { ...board, marks: put(board.marks, cell, board.marks[cell] ^ bit(digit)) };
  if (!has(possible(board, cell), digit)) return board; // a candidate that a peer rules out cannot be restored
  return { ...board, struck: put(board.struck, cell, board.struck[cell] ^ bit(digit)) };
}

export function toggleCorner(board: Board, cell: number, digit: number): Board {
  if (board.values[cell] !== 0) return board;
  return { ...board, corners: put(board.corners, cell, board.corners[cell] ^ bit(digit)) };
}

export const paint = (board: Board, cell: number, colour: number): Board => {
  const colours = put(board.colours, cell, board.colours[cell] === colour ? 0 : colour);
  return colours === board.colours ? board : { ...board, colours };
};

// Clears the cell: its digit, or if there is none its marks and colour.
export function clear(board: Board, cell: number, asGiven = false): Board {
  if (board.values[cell] !== 0) return write(board, cell, 0, asGiven);
  const { marks, corners, colours } = board;
  const bare = { marks: put(marks, cell, 0), corners: put(corners, cell, 0), colours: put(colours, cell, 0) };
  const same = bare.marks === marks && bare.corners === corners && bare.colours === colours;
  return same ? board : { ...board, ...bare };
}

// Switching the automatic candidates off keeps them as marks, for editing by hand.
export function setAuto(board: Board, auto: boolean): Board {
  if (auto === board.auto) return board;
  return auto ? { ...board, auto } : { ...board, auto, marks: candidates(board), struck: emptyOf(board.geometry).struck };
}

export function withoutMarks(board: Board): Board {
  const { marks, corners, struck } = emptyOf(board.geometry);
  return { ...board, auto: false, marks, corners, struck };
}

// Makes every candidate a mark of the player's own, for editing.
export const fillIn = (board: Board): Board => setAuto(setAuto({ ...board, auto: false }, true), false);

// Applies a step: digits written, candidates removed. A board without marks gets the automatic ones first.
export function carryOut(
  board: Board,
  place: readonly { cell: number; digit: number }[],
  remove: readonly { cell: number; digits: number }[],
): Board {
  const bare = !board.auto && board.marks.every((set) => set === 0);
  let next = remove.length > 0 && bare ? setAuto(board, true) : board;
  for (const { cell, digit } of place) next = write(next, cell, digit);
  for (const { cell, digits: set } of remove) {
    if (next.auto) next = { ...next, struck: put(next.struck, cell, next.struck[cell] | set) };
    else next = { ...next, marks: put(next.marks, cell, (next.marks[cell] || possible(next, cell)) & ~set) };
  }
  return next;
}

// Returns to the original puzzle.
export function restart(board: Board): Board {
  return { ...emptyOf(board.geometry), given: board.given, values: board.values.map((v, cell) => (board.given[cell] ? v : 0)) };
}

// ---- questions

// The digits that the board allows there and that no peer holds; none for a cell with a digit.
export function possible({ geometry, values }: Pick<Board, 'geometry' | 'values'>, cell: number): number {
  if (values[cell] !== 0) return 0;
  const held = setOf(geometry.peers[cell].map((peer) => values[peer]).filter((value) => value !== 0));
  return (geometry.allowed.get(cell) ?? geometry.all) & ~held;
}

// The candidates that the player sees, as sets.
export function candidates(board: Board): readonly number[] {
  if (!board.auto) return board.marks;
  return board.geometry.cells.map((cell) => possible(board, cell) & ~board.struck[cell]);
}

// The cells whose digit breaks a rule: it conflicts with another, or is not allowed there.
export function conflicts({ geometry, values }: Pick<Board, 'geometry' | 'values'>): ReadonlySet<number> {
  const { cells, peers, apart, less, allowed } = geometry;
  const broken = new Set(
    cells.filter((cell) => values[cell] !== 0 && peers[cell].some((p) => values[p] === values[cell])),
  );
  const both = (a: number, b: number) => values[a] !== 0 && values[b] !== 0;
  for (const [a, b] of apart) if (both(a, b) && Math.abs(values[a] - values[b]) === 1) broken.add(a).add(b);
  for (const [a, b] of less) if (both(a, b) && values[a] >= values[b]) broken.add(a).add(b);
  for (const [cell, set] of allowed) if (values[cell] !== 0 && !has(set, values[cell])) broken.add(cell);
  return broken;
}

export const isFull = (board: Board) => board.values.every((value) => value !== 0);
export const hasEntries = (board: Board) => board.values.some((value, cell) => value !== 0 && !board.given[cell]);
export const countOf = (board: Board, digit: number) => board.values.filter((value) => value === digit).length;

// ---- text for the engine

const dotted = (geometry: Geometry, values: readonly number[]) =>
  values.map((value) => (value === 0 ? '.' : glyphOf(geometry, value))).join('');

export const givensText = ({ geometry, values, given }: Board) =>
  dotted(geometry, values.map((v, cell) => (given[cell] ? v : 0)));
export const valuesText = ({ geometry, values }: Board) => dotted(geometry, values);

// The text for a hint: the values, and the player's candidates if there are any (729 characters on the classic board,
// where a cell with a digit keeps only that one). A cell without marks counts as not examined: every digit is possible
// there. A single candidate would be read as a digit, so one that a peer rules out is added to it.
export function playerText(board: Board): string {
  const shown = candidates(board);
  if (shown.every((set) => set === 0)) return valuesText(board);
  const { cells, digits, peers } = board.geometry;
  return cells
    .map((cell) => {
      const value = board.values[cell];
      const held = peers[cell].map((peer) => board.values[peer]).find((digit) => digit !== 0);
      const single = value === 0 && digitsOf(shown[cell]).length === 1 && held !== undefined;
      const set = value !== 0 ? bit(value) : (shown[cell] || possible(board, cell)) | (single ? bit(held) : 0);
      return digits.map((digit) => (has(set, digit) ? glyphOf(board.geometry, digit) : '.')).join('');
    })
    .join('');
}
