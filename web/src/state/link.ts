// The state in a link, after the '#': keys and values as in a query.
//
//   b   the name of the board                               unless it is the classic one
//   g   a character for each cell, the givens, '.' for none always
//   e   the same, the player's digits                       if there are any
//   m   base-32 digits for each cell's set, two for nine digits, five for 25: marks by hand, if there are any
//   s   the same                                            candidates ruled out, if there are any
//   a   1                                                   candidates are automatic
//   k   as m                                                notes in the corners, if there are any
//   c   two base-32 digits for each cell's set of colours   if there are any; formerly a character, one colour
//   p   level and seed, "medium-1234", or a day             of a puzzle that the page made; without g it makes it
//   v   the view
//   w   names of engines, with commas                       in the view "watch"
//   t   the step shown there                                if it is not the first
//   o   1                                                   the films there end together
//
// Unknown keys are ignored, so that older pages can read newer links.

import { colourCount, emptyBoard, emptyOf, type Board } from './board.ts';
import { formatOrigin, parseOrigin, type Origin } from '../play/levels.ts';
import { words } from '../words/words.ts';
import { bit, classic, glyphOf, isClassic, valueOf, type Geometry } from './geometry.ts';

export const views = ['start', 'play', 'enter', 'learn', 'make', 'watch'] as const;
export type View = (typeof views)[number];

// A moment of films under one clock.
export interface Place {
  readonly time: number; // in steps
  readonly pace: 'steps' | 'share';
}

export interface Linked {
  readonly board: Board;
  readonly view: View;
  readonly engines: readonly string[];
  readonly origin?: Origin | null;
  readonly place?: Place;
  readonly details?: boolean; // the puzzle is analysed
}

export class LinkError extends Error {}

const some = (list: readonly number[]) => list.some((value) => value !== 0);
const widthFor = (elements: number) => Math.ceil(elements / 5);
const setsText = (elements: number, sets: readonly number[]) =>
  sets.map((set) => set.toString(32).padStart(widthFor(elements), '0')).join('');

export function formatLink({ board, view, engines, origin, place }: Linked): string {
  const { geometry } = board;
  const line = (list: readonly number[]) =>
    list.map((value) => (value === 0 ? '.' : glyphOf(geometry, value))).join('');
  const parts = isClassic(geometry) ? [] : [`b=${encodeURIComponent(geometry.name)}`];
  parts.push(`g=${line(board.values.map((value, cell) => (board.given[cell] ? value : 0)))}`);
  const entries = board.values.map((value, cell) => (board.given[cell] ? 0 : value));
  if (some(entries)) parts.push(`e=${line(entries)}`);
  if (some(board.marks)) parts.push(`m=${setsText(geometry.digits.length, board.marks)}`);
  if (some(board.corners)) parts.push(`k=${setsText(geometry.digits.length, board.corners)}`);
  if (some(board.struck)) parts.push(`s=${setsText(geometry.digits.length, board.struck)}`);
  if (board.auto) parts.push('a=1');
  if (some(board.colours)) parts.push(`c=${setsText(colourCount, board.colours)}`);
  if (origin) parts.push(`p=${formatOrigin(origin)}`);
  parts.push(`v=${view}`);
  if (view === 'watch' && engines.length > 0) parts.push(`w=${engines.join(',')}`);
  if (view === 'watch' && place && place.time > 0) parts.push(`t=${place.time}`);
  if (view === 'watch' && place?.pace === 'share') parts.push('o=1');
  return parts.join('&');
}

function readCells(key: string, text: string, count: number, read: (char: string) => number): number[] {
  const chars = [...text];
  if (chars.length !== count) throw new LinkError(words.link.length(key, chars.length, count));
  return chars.map((char, cell) => {
    const value = read(char);
    if (Number.isNaN(value)) throw new LinkError(words.link.character(key, char, cell + 1));
    return value;
  });
}

function readLine(key: string, text: string, geometry: Geometry): number[] {
  const empty = geometry.zeroBased ? '.' : '.0';
  return readCells(key, text, geometry.cells.length, (char) =>
    empty.includes(char) ? 0 : valueOf(geometry, char) || Number.NaN,
  );
}

function readSetsOf(elements: number, key: string, text: string, { cells }: Geometry): number[] {
  const width = widthFor(elements);
  const length = width * cells.length;
  if (text.length !== length) throw new LinkError(words.link.length(key, text.length, length));
  return cells.map((cell) => {
    const part = text.slice(width * cell, width * (cell + 1));
    const set = /^[0-9a-v]+$/.test(part) ? Number.parseInt(part, 32) : Number.NaN;
    if (!(set < 2 ** elements)) throw new LinkError(words.link.set(key, part, cell + 1));
    return set;
  });
}

const readSets = (key: string, text: string, geometry: Geometry) => readSetsOf(geometry.digits.length, key, text, geometry);

function readColours(key: string, text: string, geometry: Geometry): number[] {
  if (text.length !== geometry.cells.length) return readSetsOf(colourCount, key, text, geometry);
  return readCells(key, text, geometry.cells.length, (char) => {
    const colour = char === '.' ? 0 : Number(char);
    return colour === 0 ? 0 : colour <= colourCount ? bit(colour) : Number.NaN;
  });
}

// The name of the board that a link needs, or null for the classic one.
export function boardOfLink(hash: string): string | null {
  const name = new URLSearchParams(hash.replace(/^#/, '')).get('b');
  return name === null ? null : name.replaceAll(' ', '+'); // as a user would type it
}

// Parses the output of formatLink, with the geometry of its board; null if the text has no puzzle; LinkError if it is
// invalid.
export function parseLink(hash: string, geometry: Geometry = classic): Linked | null {
  const keys = new URLSearchParams(hash.replace(/^#/, ''));
  const givensPart = keys.get('g');
  const view = views.find((name) => name === keys.get('v')) ?? 'enter';
  const details = keys.get('v') === 'check' ? { details: true } : {}; // a view of its own in older links
  const origin = parseOrigin(keys.get('p') ?? '');
  const engines = (keys.get('w') ?? '').split(',').filter((name) => /^[a-z_]+$/.test(name));
  const step = /^\d{1,10}$/.test(keys.get('t') ?? '') ? Number(keys.get('t')) : 0;
  const place: Place | null = keys.has('t') || keys.has('o') ? { time: step, pace: keys.get('o') === '1' ? 'share' : 'steps' } : null;
  if (givensPart === null) {
    if ([...keys.keys()].some((key) => !['v', 'w', 'p', 't', 'o'].includes(key))) throw new LinkError(words.link.noPuzzle);
    if (origin) return { board: emptyBoard, view: 'play', engines, origin };
    return keys.has('v') ? { board: emptyBoard, view, engines, ...details } : null;
  }
  const empty = emptyOf(geometry);
  const givens = readLine('g', givensPart, geometry);
  const read = (key: string, parse: typeof readLine, otherwise: readonly number[]) =>
    keys.has(key) ? parse(key, keys.get(key)!, geometry) : otherwise;
  const entries = read('e', readLine, empty.values);
  const board: Board = {
    geometry,
    values: givens.map((value, cell) => value || entries[cell]),
    given: givens.map((value) => value !== 0),
    marks: read('m', readSets, empty.marks),
    corners: read('k', readSets, empty.corners),
    struck: read('s', readSets, empty.struck),
    colours: read('c', readColours, empty.colours),
    auto: keys.get('a') === '1',
  };
  return { board, view, engines, ...details, ...(origin ? { origin } : {}), ...(place ? { place } : {}) };
}
