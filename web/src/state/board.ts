// The contents of the grid, and the ways to change it. A board is immutable: each change returns another one.

import { bit, classic, digitsOf, glyphOf, has, isClassic, setOf, valueOf, type Geometry } from './geometry.ts';

export interface Board {
  readonly geometry: Geometry;
  readonly values: readonly number[]; // 0 is empty
  readonly given: readonly boolean[]; // came with the puzzle: only `given` entries change it
  readonly marks: readonly number[]; // candidates written by hand, as sets
  readonly corners: readonly number[]; // notes in the corners of the cells, as sets; their meaning is up to the player
  readonly struck: readonly number[]; // candidates ruled out, which the automatic ones leave out, as sets
  readonly colours: readonly number[]; // as sets
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

// A part of the cells that holds sets: notes or colours.
type Part = 'marks' | 'corners' | 'colours' | 'struck';

// Adds an element to a set of each cell, or removes it if all of them have it.
function toggle(board: Board, part: Part, cells: readonly number[], element: number): Board {
  const add = cells.some((cell) => !has(board[part][cell], element));
  let list = board[part];
  for (const cell of cells) list = put(list, cell, add ? list[cell] | bit(element) : list[cell] & ~bit(element));
  return list === board[part] ? board : { ...board, [part]: list };
}

const openOf = ({ values }: Board, cells: readonly number[]) => cells.filter((cell) => values[cell] === 0);

export function toggleMark(board: Board, cells: readonly number[], digit: number): Board {
  const open = openOf(board, cells);
  if (!board.auto) return toggle(board, 'marks', open, digit);
  // A candidate that a peer rules out cannot be restored. Restoring wins if only some of the cells have it struck.
  const free = open.filter((cell) => has(possible(board, cell), digit));
  const struck = free.filter((cell) => has(board.struck[cell], digit));
  return toggle(board, 'struck', struck.length > 0 ? struck : free, digit);
}

export const toggleCorner = (board: Board, cells: readonly number[], digit: number): Board =>
  toggle(board, 'corners', openOf(board, cells), digit);

export const paint = (board: Board, cells: readonly number[], colour: number): Board => toggle(board, 'colours', cells, colour);

function emptied(board: Board, cells: readonly number[], ...parts: readonly Part[]): Board {
  const next = { ...board };
  for (const part of parts) for (const cell of cells) next[part] = put(next[part], cell, 0);
  return parts.every((part) => next[part] === board[part]) ? board : next;
}

// Clears the cells: their digits, or if there are none their notes and colours.
export function clear(board: Board, cells: readonly number[], asGiven = false): Board {
  const without = cells.reduce((now, cell) => (now.values[cell] === 0 ? now : write(now, cell, 0, asGiven)), board);
  return without === board ? emptied(board, cells, 'marks', 'corners', 'colours') : without;
}

export const clearColours = (board: Board, cells: readonly number[]): Board => emptied(board, cells, 'colours');

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

// Applies a step: digits written, candidates removed. Notes that the player did not write are not added: elsewhere the
// candidates are only ruled out.
export function carryOut(
  board: Board,
  place: readonly { cell: number; digit: number }[],
  remove: readonly { cell: number; digits: number }[],
): Board {
  let next = board;
  for (const { cell, digit } of place) next = write(next, cell, digit);
  for (const { cell, digits: set } of remove)
    next = { ...next, marks: put(next.marks, cell, next.marks[cell] & ~set), struck: put(next.struck, cell, next.struck[cell] | set) };
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

// Nothing to ask about: no givens on a board without rules.
export const isBlank = ({ geometry, given }: Board) => isClassic(geometry) && !given.some(Boolean);
export const isFull = (board: Board) => board.values.every((value) => value !== 0);
export const hasEntries = (board: Board) => board.values.some((value, cell) => value !== 0 && !board.given[cell]);
export const countOf = (board: Board, digit: number) => board.values.filter((value) => value === digit).length;

// ---- text for the engine

const dotted = (geometry: Geometry, values: readonly number[]) =>
  values.map((value) => (value === 0 ? '.' : glyphOf(geometry, value))).join('');

export const givensText = ({ geometry, values, given }: Board) =>
  dotted(geometry, values.map((v, cell) => (given[cell] ? v : 0)));
export const valuesText = ({ geometry, values }: Board) => dotted(geometry, values);

// The candidates that a hint starts from: the player's. A cell without notes counts as not examined: every digit is
// possible there, without those ruled out.
export function knownCandidates(board: Board): readonly number[] {
  const shown = candidates(board);
  return board.geometry.cells.map((cell) => shown[cell] || possible(board, cell) & ~board.struck[cell]);
}

// The text for a hint: the values, and the candidates if the player has noted or ruled out any (729 characters on the
// classic board, where a cell with a digit keeps only that one). A single candidate would be read as a digit, so one that
// a peer rules out is added to it.
export function playerText(board: Board): string {
  const { cells, digits, peers } = board.geometry;
  const known = knownCandidates(board);
  if (!board.auto && cells.every((cell) => board.marks[cell] === 0 && known[cell] === possible(board, cell))) return valuesText(board);
  return cells
    .map((cell) => {
      const value = board.values[cell];
      const held = peers[cell].map((peer) => board.values[peer]).find((digit) => digit !== 0);
      const single = value === 0 && digitsOf(known[cell]).length === 1 && held !== undefined;
      const set = value !== 0 ? bit(value) : known[cell] | (single ? bit(held) : 0);
      return digits.map((digit) => (has(set, digit) ? glyphOf(board.geometry, digit) : '.')).join('');
    })
    .join('');
}
