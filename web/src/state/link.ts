// The state in a link, after the '#': keys and values as in a query.
//
//   g   81 characters, the givens, '.' for none                 always
//   e   81 characters, the player's digits                      if there are any
//   m   162 characters, two base-32 digits for each cell's set  marks by hand, if there are any
//   s   the same                                                candidates struck, with a=1
//   a   1                                                       candidates are automatic
//   c   81 characters, the colours                              if there are any
//   v   the view
//   w   names of engines, with commas                           in the view "watch"
//
// Keys that are not known are passed over, so that older pages read newer links.

import { colourCount, emptyBoard, type Board } from './board.ts';
import { allDigits, cellCount, side } from './geometry.ts';

export const views = ['enter', 'check', 'learn', 'make', 'watch'] as const;
export type View = (typeof views)[number];

export interface Linked {
  readonly board: Board;
  readonly view: View;
  readonly engines: readonly string[];
}

export class LinkError extends Error {}

const line = (list: readonly number[]) => list.map((value) => (value === 0 ? '.' : String(value))).join('');
const some = (list: readonly number[]) => list.some((value) => value !== 0);
const pairs = (sets: readonly number[]) => sets.map((set) => set.toString(32).padStart(2, '0')).join('');

export function formatLink({ board, view, engines }: Linked): string {
  const givens = board.values.map((value, cell) => (board.given[cell] ? value : 0));
  const entries = board.values.map((value, cell) => (board.given[cell] ? 0 : value));
  const parts = [`g=${line(givens)}`];
  if (some(entries)) parts.push(`e=${line(entries)}`);
  if (some(board.marks)) parts.push(`m=${pairs(board.marks)}`);
  if (some(board.struck)) parts.push(`s=${pairs(board.struck)}`);
  if (board.auto) parts.push('a=1');
  if (some(board.colours)) parts.push(`c=${line(board.colours)}`);
  parts.push(`v=${view}`);
  if (view === 'watch' && engines.length > 0) parts.push(`w=${engines.join(',')}`);
  return parts.join('&');
}

function readLine(key: string, text: string, most: number): number[] {
  const chars = [...text];
  if (chars.length !== cellCount)
    throw new LinkError(`“${key}” has ${chars.length} characters, expected ${cellCount}`);
  return chars.map((char, cell) => {
    const value = char === '.' || char === '0' ? 0 : /^[1-9]$/.test(char) ? Number(char) : Number.NaN;
    if (!(value <= most)) throw new LinkError(`“${key}” has “${char}” in cell ${cell + 1}, expected a digit or a dot`);
    return value;
  });
}

function readSets(key: string, text: string): number[] {
  if (text.length !== 2 * cellCount)
    throw new LinkError(`“${key}” has ${text.length} characters, expected ${2 * cellCount}`);
  return Array.from({ length: cellCount }, (_, cell) => {
    const pair = text.slice(2 * cell, 2 * cell + 2);
    const set = /^[0-9a-v]{2}$/.test(pair) ? Number.parseInt(pair, 32) : Number.NaN;
    if (!(set <= allDigits)) throw new LinkError(`“${key}” has “${pair}” in cell ${cell + 1}, expected a set of digits`);
    return set;
  });
}

// Reads what formatLink wrote; null where there is no puzzle in the text; LinkError where it is not right.
export function parseLink(hash: string): Linked | null {
  const keys = new URLSearchParams(hash.replace(/^#/, ''));
  const givensPart = keys.get('g');
  const view = views.find((name) => name === keys.get('v')) ?? 'enter';
  const engines = (keys.get('w') ?? '').split(',').filter((name) => /^[a-z_]+$/.test(name));
  if (givensPart === null) {
    if ([...keys.keys()].some((key) => !['v', 'w'].includes(key))) throw new LinkError('it carries no puzzle (“g=”)');
    return keys.has('v') ? { board: emptyBoard, view, engines } : null;
  }
  const givens = readLine('g', givensPart, side);
  const entries = keys.has('e') ? readLine('e', keys.get('e')!, side) : emptyBoard.values;
  const board: Board = {
    values: givens.map((value, cell) => value || entries[cell]),
    given: givens.map((value) => value !== 0),
    marks: keys.has('m') ? readSets('m', keys.get('m')!) : emptyBoard.marks,
    struck: keys.has('s') ? readSets('s', keys.get('s')!) : emptyBoard.struck,
    colours: keys.has('c') ? readLine('c', keys.get('c')!, colourCount) : emptyBoard.colours,
    auto: keys.get('a') === '1',
  };
  return { board, view, engines };
}
