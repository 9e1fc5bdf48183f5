// A moment of one search: the grid, how often each cell was taken back, the counters, and the digits placed by choice.
//
//   event      bits 0..7 digit, 8..23 cell, 24..25 kind
//   position   the number of events so far
//   picture    a moment packed into as many numbers as the board's size needs, from which the engine can be resumed:
//              right after a placed digit, or at the beginning

import { readGlyph } from '../state/geometry.ts';

// The subject of a search: the givens, a character for each cell, on the board of that name.
export interface Subject {
  readonly puzzle: string;
  readonly board: string;
  readonly zeroBased: boolean;
}

export const kinds = ['try', 'place', 'takeBack', 'solution'] as const;
export type Kind = (typeof kinds)[number];

export interface Counters {
  tries: number;
  backtracks: number;
  nodes: number;
  depth: number;
}

export const digitOf = (event: number) => event & 255;
export const cellOf = (event: number) => (event >> 8) & 65535;
export const kindOf = (event: number): Kind => kinds[(event >> 24) & 3];
export const eventOf = (kind: Kind, cell: number, digit: number) =>
  (kinds.indexOf(kind) << 24) | (cell << 8) | digit;

// The layout of a picture: the position, three counters, the depth with its minimum and maximum since the previous
// picture, ten bits each; then by cell how often it was taken back, its digit, and the way.
const heatAt = 5;
const words = (bytes: number) => Math.ceil(bytes / 4);
const gridAt = (cells: number) => heatAt + cells;
const wayAt = (cells: number) => gridAt(cells) + words(cells);
const isLarge = (cells: number) => cells > 256; // for numbers of cells in a byte
export const pictureSizeOf = (cells: number) => wayAt(cells) + words(isLarge(cells) ? 2 * cells : cells);

const depthBits = 10;
const depthMask = (1 << depthBits) - 1;

export const positionIn = (picture: Uint32Array) => picture[0];
export const depthsIn = (picture: Uint32Array): readonly [least: number, greatest: number] => [
  (picture[4] >>> depthBits) & depthMask,
  (picture[4] >>> (2 * depthBits)) & depthMask,
];
const packed = (depth: number, least: number, greatest: number) => depth | (least << depthBits) | (greatest << (2 * depthBits));
// Merges the depths of two parts of the film.
export function joinDepths(picture: Uint32Array, before: Uint32Array): void {
  const [[a, b], [c, d]] = [depthsIn(picture), depthsIn(before)];
  picture[4] = packed(picture[4] & depthMask, Math.min(a, c), Math.max(b, d));
}

const gridIn = (picture: Uint32Array, cells: number) => new Uint8Array(picture.buffer, picture.byteOffset + 4 * gridAt(cells), cells);
function wayIn(picture: Uint32Array, cells: number): Uint8Array | Uint16Array {
  const begin = picture.byteOffset + 4 * wayAt(cells);
  return isLarge(cells) ? new Uint16Array(picture.buffer, begin, cells) : new Uint8Array(picture.buffer, begin, cells);
}

export class Moment {
  readonly grid: Uint8Array;
  readonly heat: Uint32Array;
  readonly counters: Counters = { tries: 0, backtracks: 0, nodes: 1, depth: 0 };
  position = 0;
  last: number | null = null; // the event that led here, if known
  private readonly givens: Uint8Array;
  private readonly way: Uint8Array | Uint16Array; // the cells of the digits placed by choice

  constructor(readonly subject: Subject) {
    this.givens = this.read(subject.puzzle);
    const { length } = this.givens;
    this.grid = new Uint8Array(length);
    this.heat = new Uint32Array(length);
    this.way = isLarge(length) ? new Uint16Array(length) : new Uint8Array(length);
    this.rewind();
  }

  rewind(): void {
    this.grid.set(this.givens);
    this.heat.fill(0);
    Object.assign(this.counters, { tries: 0, backtracks: 0, nodes: 1, depth: 0 });
    this.position = 0;
    this.last = null;
  }

  // `solution`: engines that conclude fill cells without events; the solution makes them visible.
  step(event: number, solution = ''): void {
    const { counters } = this;
    const cell = cellOf(event);
    ++this.position;
    this.last = event;
    switch ((event >> 24) & 3) {
      case 0:
        ++counters.tries;
        return;
      case 1:
        this.grid[cell] = digitOf(event);
        this.way[counters.depth++] = cell;
        ++counters.nodes;
        return;
      case 2:
        this.grid[cell] = 0;
        ++this.heat[cell];
        ++counters.backtracks;
        --counters.depth;
        return;
      default:
        if (solution !== '') this.read(solution).forEach((value, i) => (this.grid[i] ||= value));
    }
  }

  save(into: Uint32Array, least = 0, greatest = 0): void {
    const { tries, backtracks, nodes, depth } = this.counters;
    into.set([this.position, tries, backtracks, nodes, packed(depth, least, greatest)]);
    into.set(this.heat, heatAt);
    gridIn(into, this.grid.length).set(this.grid);
    wayIn(into, this.grid.length).set(this.way);
  }

  load(picture: Uint32Array): void {
    const [position, tries, backtracks, nodes, depth] = picture;
    const cells = this.grid.length;
    this.position = position;
    Object.assign(this.counters, { tries, backtracks, nodes, depth: depth & depthMask });
    this.heat.set(picture.subarray(heatAt, heatAt + cells));
    this.grid.set(gridIn(picture, cells));
    this.way.set(wayIn(picture, cells));
    // Pictures are taken right after a placed digit.
    const { depth: there } = this.counters;
    this.last = there === 0 ? null : this.placedAt(there - 1);
  }

  // The digits placed by choice, as the events that placed them: the engine can be resumed from there.
  placed(): Uint32Array<ArrayBuffer> {
    return Uint32Array.from({ length: this.counters.depth }, (_, index) => this.placedAt(index));
  }

  private read(text: string): Uint8Array {
    return Uint8Array.from(text, (glyph) => readGlyph(this.subject.zeroBased, glyph));
  }

  private placedAt(index: number): number {
    return eventOf('place', this.way[index], this.grid[this.way[index]]);
  }
}

export function placedIn(subject: Subject, picture: Uint32Array): Uint32Array<ArrayBuffer> {
  const moment = new Moment(subject);
  moment.load(picture);
  return moment.placed();
}
