// What a panel draws on the grid, beside what the board holds.

import { digitsOf } from '../state/geometry.ts';

// A cell's tone is a class of grid.css and a word for those who do not see it.
export const cellTones = {
  house: '',
  pattern: 'part of the pattern',
  pivot: 'the pivot',
  cause: 'a reason',
  place: 'to be filled',
  conflict: 'part of the contradiction',
  differ: 'differs between solutions',
  wrong: 'wrong',
} as const;
export type CellTone = keyof typeof cellTones;

export const markTones = {
  on: 'holds the pattern',
  link: 'on the chain',
  off: 'ruled out',
} as const;
export type MarkTone = keyof typeof markTones;

export interface Candidate {
  readonly cell: number;
  readonly digit: number;
}

export interface Link {
  readonly from: Candidate;
  readonly to: Candidate;
  readonly strong: boolean; // the target must be true; otherwise it cannot be
}

export interface Annotation {
  readonly values?: readonly number[]; // shown instead of the board's, with `candidates`
  readonly candidates?: readonly number[];
  readonly ghosts?: ReadonlyMap<number, string>; // digits proposed for empty cells
  readonly tones?: ReadonlyMap<number, CellTone>;
  readonly marks?: ReadonlyMap<number, ReadonlyMap<number, MarkTone>>;
  readonly links?: readonly Link[];
}

// Collects tones; what is said later wins.
export class Drawing {
  readonly tones = new Map<number, CellTone>();
  readonly marks = new Map<number, Map<number, MarkTone>>();
  readonly ghosts = new Map<number, string>();
  readonly links: Link[] = [];

  cell(cell: number, tone: CellTone): void {
    this.tones.set(cell, tone);
  }

  mark(cell: number, set: number, tone: MarkTone): void {
    const here = this.marks.get(cell) ?? new Map<number, MarkTone>();
    for (const digit of digitsOf(set)) here.set(digit, tone);
    this.marks.set(cell, here);
  }
}
