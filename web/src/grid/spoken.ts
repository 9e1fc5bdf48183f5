// Announcements for screen readers when something on the grid changes.

import { conflicts, type Board } from '../state/board.ts';
import { digitsOf, glyphOf, has, type Geometry, type GeometryHouse } from '../state/geometry.ts';
import type { MistakeMode } from '../state/preferences.ts';
import type { Action, State } from '../state/store.ts';
import { words } from '../words/words.ts';
import { placeOf } from './describe.ts';

// The mistakes that are announced.
export interface Told {
  readonly mode: MistakeMode;
  readonly solution: string | null;
}

// One change in words: the first cell in which the boards differ.
function changeWords(before: Board, after: Board, told: Told): string {
  const { geometry } = after;
  if (before.geometry !== geometry) return '';
  for (const cell of geometry.cells) {
    const text = cellChange(before, after, cell, told);
    if (text) return text;
  }
  return '';
}

function cellChange(before: Board, after: Board, cell: number, told: Told): string {
  const { geometry } = after;
  const place = words.said.place(placeOf(geometry, cell));
  if (before.values[cell] !== after.values[cell]) {
    if (after.values[cell] === 0) return words.said.taken(place);
    return [words.said.digit(glyphOf(geometry, after.values[cell]), place), ...clashWords(after, cell, told)].join('; ');
  }
  const note = (old: number, now: number, say: (digit: string, there: boolean) => string, nameOf = (digit: number) => glyphOf(geometry, digit)) => {
    const [digit] = digitsOf(old ^ now);
    return digit === undefined ? '' : `${say(nameOf(digit), has(now, digit))}: ${place}`;
  };
  const painted = note(before.colours[cell], after.colours[cell], words.said.colour, (colour) => words.colours[colour]);
  if (painted) return painted;
  if (after.values[cell] !== 0) return '';
  return (
    note(before.corners[cell], after.corners[cell], words.said.corner) ||
    note(before.marks[cell], after.marks[cell], words.said.mark) ||
    note(after.struck[cell], before.struck[cell], words.said.mark)
  );
}

function clashWords(board: Board, cell: number, { mode, solution }: Told): string[] {
  if (mode === 'off') return [];
  if (!conflicts(board).has(cell))
    return mode === 'solution' && solution && solution[cell] !== glyphOf(board.geometry, board.values[cell]) ? [words.said.wrong] : [];
  const { geometry, values } = board;
  const with_ = geometry.peers[cell].filter((peer) => values[peer] === values[cell]);
  if (with_.length === 0) return [];
  return [words.said.clash(with_.map((peer) => words.said.place(placeOf(geometry, peer))))];
}

export function spokenOf(before: State, after: State, action: Action, told: Told): string {
  const [old, now] = [before.history.now, after.history.now];
  switch (action.type) {
    case 'press':
      return old === now ? unchangedWords(now, after.chosen) : [...(after.chosen.length > 1 ? [words.said.cells(after.chosen.length)] : []), changeOf(old, now, after.selected, told)].join(': ');
    case 'choose':
      return after.chosen.length > 1 ? words.said.cells(after.chosen.length) : '';
    case 'move':
      return action.extend ? words.said.cells(after.chosen.length) : '';
    case 'undo':
      return old === now ? words.said.nothing : [words.said.undone, changeWords(old, now, told)].filter(Boolean).join(': ');
    case 'redo':
      return old === now ? words.said.nothingAgain : [words.said.redone, changeWords(old, now, told)].filter(Boolean).join(': ');
    case 'entry':
    case 'nextEntry':
      return words.said.mode[after.entry];
    case 'lit':
      return words.said.lit(after.lit === 0 ? '' : glyphOf(now.geometry, after.lit));
    default:
      return '';
  }
}

// Why a key changed nothing.
function unchangedWords({ geometry, given }: Board, chosen: readonly number[]): string {
  const [cell] = chosen;
  return chosen.length === 1 && given[cell] ? words.said.given(words.said.place(placeOf(geometry, cell))) : '';
}

// The typed digit is in the selected cell; notes that it removes from others are not announced.
const changeOf = (old: Board, now: Board, cell: number, told: Told) =>
  cellChange(old, now, cell, told) || changeWords(old, now, told);

export type HouseKind = 'row' | 'column' | 'box';

// The row, the column or the box of a cell, for reading out.
export function houseWords(geometry: Geometry, values: readonly number[], cell: number, kind: HouseKind): string {
  const kinds: readonly GeometryHouse['kind'][] = kind === 'box' ? ['box', 'piece'] : [kind];
  const house = geometry.houses.find((each) => kinds.includes(each.kind) && each.cells.includes(cell));
  if (!house) return '';
  const number = 1 + geometry.houses.filter((each) => each.kind === house.kind).indexOf(house);
  const cells = house.cells.map((each) => (values[each] === 0 ? words.said.empty : glyphOf(geometry, values[each])));
  return words.said.house(words.grid[kind](number), cells);
}
