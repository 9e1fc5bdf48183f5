// One search as a film: the events in order, and pictures of the grid on the way, so that any moment is shown at once.
//
//   event      bits 0..7 digit, 8..23 cell, 24..25 kind
//   position   how many events have happened: 0 .. events.length
//   picture    the state at position `spacing * index`: grid, heat (times each cell was taken back), counters

import { cellCount } from '../state/geometry.ts';

export const kinds = ['try', 'place', 'takeBack', 'solution'] as const;
export type Kind = (typeof kinds)[number];

export interface Counters {
  tries: number;
  backtracks: number;
  nodes: number;
  depth: number;
}

export interface Recording {
  readonly puzzle: string; // 81 characters
  readonly solution: string; // 81 characters or ''
  readonly events: Uint32Array<ArrayBuffer>;
  readonly spacing: number;
  readonly grids: Uint8Array<ArrayBuffer>; // cellCount values for each picture
  readonly heats: Uint32Array<ArrayBuffer>; // the same
  readonly counters: Uint32Array<ArrayBuffer>; // tries, backtracks, nodes, depth for each picture
  readonly depths: Uint8Array<ArrayBuffer>; // least and greatest depth in each of `buckets` equal parts
}

export const buckets = 480;
const numbersPerPicture = 4;

export const digitOf = (event: number) => event & 255;
export const cellOf = (event: number) => (event >> 8) & 65535;
export const kindOf = (event: number): Kind => kinds[(event >> 24) & 3];
export const eventOf = (kind: Kind, cell: number, digit: number) =>
  (kinds.indexOf(kind) << 24) | (cell << 8) | digit;

// A moment of a recording, moved event by event or to any position.
export class Moment {
  readonly grid = new Uint8Array(cellCount);
  readonly heat = new Uint32Array(cellCount);
  readonly counters: Counters = { tries: 0, backtracks: 0, nodes: 1, depth: 0 };
  position = 0;

  constructor(private readonly of: Pick<Recording, 'puzzle' | 'solution' | 'events'> & Partial<Recording>) {
    this.rewind();
  }

  get last(): number | null {
    return this.position === 0 ? null : this.of.events[this.position - 1];
  }

  step(): void {
    const event = this.of.events[this.position++];
    const cell = cellOf(event);
    switch (kindOf(event)) {
      case 'try':
        ++this.counters.tries;
        return;
      case 'place':
        this.grid[cell] = digitOf(event);
        ++this.counters.nodes;
        ++this.counters.depth;
        return;
      case 'takeBack':
        this.grid[cell] = 0;
        ++this.heat[cell];
        ++this.counters.backtracks;
        --this.counters.depth;
        return;
      case 'solution': // engines that conclude fill cells without events: now they are seen
        for (let i = 0; i < cellCount; ++i) if (this.grid[i] === 0) this.grid[i] = Number(this.of.solution[i] ?? 0);
    }
  }

  seek(position: number): void {
    const target = Math.max(0, Math.min(position, this.of.events.length));
    const { spacing = Infinity } = this.of;
    if (target < this.position || target - this.position > spacing) this.restore(Math.floor(target / spacing));
    while (this.position < target) this.step();
  }

  private rewind(): void {
    for (let cell = 0; cell < cellCount; ++cell) this.grid[cell] = Number(this.of.puzzle[cell].replace('.', '0'));
    this.heat.fill(0);
    Object.assign(this.counters, { tries: 0, backtracks: 0, nodes: 1, depth: 0 });
    this.position = 0;
  }

  private restore(picture: number): void {
    const { grids, heats, counters, spacing } = this.of;
    if (!grids || !heats || !counters || !spacing || picture === 0) return this.rewind();
    this.grid.set(grids.subarray(picture * cellCount, (picture + 1) * cellCount));
    this.heat.set(heats.subarray(picture * cellCount, (picture + 1) * cellCount));
    const at = picture * numbersPerPicture;
    const [tries, backtracks, nodes, depth] = counters.subarray(at, at + numbersPerPicture);
    Object.assign(this.counters, { tries, backtracks, nodes, depth });
    this.position = picture * spacing;
  }
}

// Makes the recording of a list of events: one pass.
export function record(
  puzzle: string,
  solution: string,
  events: Uint32Array<ArrayBuffer>,
  spacing = 2048,
): Recording {
  const pictures = Math.floor(events.length / spacing) + 1;
  const grids = new Uint8Array(pictures * cellCount);
  const heats = new Uint32Array(pictures * cellCount);
  const counters = new Uint32Array(pictures * numbersPerPicture);
  const depths = new Uint8Array(2 * buckets);
  const moment = new Moment({ puzzle, solution, events });
  let [least, greatest, bucket] = [0, 0, 0];
  for (let position = 0; ; ++position) {
    if (position % spacing === 0) {
      const picture = position / spacing;
      grids.set(moment.grid, picture * cellCount);
      heats.set(moment.heat, picture * cellCount);
      const { tries, backtracks, nodes, depth } = moment.counters;
      counters.set([tries, backtracks, nodes, depth], picture * numbersPerPicture);
    }
    const { depth } = moment.counters;
    least = Math.min(least, depth);
    greatest = Math.max(greatest, depth);
    const end = Math.min(buckets, Math.floor(((position + 1) * buckets) / Math.max(1, events.length)));
    for (; bucket < end; ++bucket) {
      depths.set([least, greatest], 2 * bucket);
      if (bucket + 1 === end) [least, greatest] = [depth, depth];
    }
    if (position === events.length) break;
    moment.step();
  }
  return { puzzle, solution, events, spacing, grids, heats, counters, depths };
}
