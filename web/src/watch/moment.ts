// A moment of one search: the grid, how often each cell was taken back, the counters, and the digits that stand by choice.
//
//   event      bits 0..7 digit, 8..23 cell, 24..25 kind
//   position   how many events have happened
//   picture    a moment packed into `pictureSize` numbers, from which the engine can be run on: one right behind a digit
//              placed, or the beginning

import { cellCount } from '../state/geometry.ts';

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

// Where things are in a picture; the depth stands beside the least and the greatest since the picture before.
const heatAt = 5;
const gridAt = heatAt + cellCount;
const bytes = 84; // those of a grid, in whole numbers of 32 bits
const wayAt = gridAt + bytes / 4;
export const pictureSize = wayAt + bytes / 4;

export const positionIn = (picture: Uint32Array) => picture[0];
export const depthsIn = (picture: Uint32Array): readonly [least: number, greatest: number] => [
  (picture[4] >> 8) & 255,
  (picture[4] >> 16) & 255,
];
// The depths of two parts of the film become those of one.
export function joinDepths(picture: Uint32Array, before: Uint32Array): void {
  const [[a, b], [c, d]] = [depthsIn(picture), depthsIn(before)];
  picture[4] = (picture[4] & 255) | (Math.min(a, c) << 8) | (Math.max(b, d) << 16);
}

const bytesIn = (picture: Uint32Array, at: number) => new Uint8Array(picture.buffer, picture.byteOffset + 4 * at, cellCount);

export class Moment {
  readonly grid = new Uint8Array(cellCount);
  readonly heat = new Uint32Array(cellCount);
  readonly counters: Counters = { tries: 0, backtracks: 0, nodes: 1, depth: 0 };
  position = 0;
  last: number | null = null; // the event that led here, where it is known
  private readonly way = new Uint8Array(cellCount); // the cells of the digits that stand by choice

  constructor(readonly puzzle: string) {
    this.rewind();
  }

  rewind(): void {
    for (let cell = 0; cell < cellCount; ++cell) this.grid[cell] = Number(this.puzzle[cell].replace('.', '0'));
    this.heat.fill(0);
    Object.assign(this.counters, { tries: 0, backtracks: 0, nodes: 1, depth: 0 });
    this.position = 0;
    this.last = null;
  }

  // `solution`: engines that conclude fill cells without events; with the solution they are seen.
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
        for (let i = 0; i < cellCount; ++i) if (this.grid[i] === 0) this.grid[i] = Number(solution[i] ?? 0);
    }
  }

  save(into: Uint32Array, least = 0, greatest = 0): void {
    const { tries, backtracks, nodes, depth } = this.counters;
    into.set([this.position, tries, backtracks, nodes, depth | (least << 8) | (greatest << 16)]);
    into.set(this.heat, heatAt);
    bytesIn(into, gridAt).set(this.grid);
    bytesIn(into, wayAt).set(this.way);
  }

  load(picture: Uint32Array): void {
    const [position, tries, backtracks, nodes, depth] = picture;
    this.position = position;
    Object.assign(this.counters, { tries, backtracks, nodes, depth: depth & 255 });
    this.heat.set(picture.subarray(heatAt, heatAt + cellCount));
    this.grid.set(bytesIn(picture, gridAt));
    this.way.set(bytesIn(picture, wayAt));
    // Pictures are taken right behind a digit placed.
    const { depth: there } = this.counters;
    this.last = there === 0 ? null : this.placedAt(there - 1);
  }

  // The digits that stand by choice, as the events that placed them: from there the engine can be run on.
  placed(): Uint32Array<ArrayBuffer> {
    return Uint32Array.from({ length: this.counters.depth }, (_, index) => this.placedAt(index));
  }

  private placedAt(index: number): number {
    return eventOf('place', this.way[index], this.grid[this.way[index]]);
  }
}

export function placedIn(puzzle: string, picture: Uint32Array): Uint32Array<ArrayBuffer> {
  const moment = new Moment(puzzle);
  moment.load(picture);
  return moment.placed();
}
