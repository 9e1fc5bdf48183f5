// A panel's drawing on the grid, in addition to the board.

import { digitsOf } from '../state/geometry.ts';
import type { Words } from '../words/words.ts';

// A cell's tone is a class of grid.css, and a word for screen readers (words.cell.tones).
export type CellTone = keyof Words['cell']['tones'];
export type MarkTone = keyof Words['cell']['marks'];

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
  readonly over?: preact.ComponentChild; // drawn above the board
  readonly beside?: boolean; // and next to it, where clues are
  readonly strokes?: boolean; // the panel takes the strokes of the pointer
}

// Several panels draw at once: a rule is drawn while the puzzle is analysed. The later one wins.
export const merged = (all: readonly Annotation[]): Annotation | null =>
  all.length < 2
    ? (all[0] ?? null)
    : all.reduce((before, next) => ({
        ...before,
        ...next,
        tones: new Map([...(before.tones ?? []), ...(next.tones ?? [])]),
        ghosts: new Map([...(before.ghosts ?? []), ...(next.ghosts ?? [])]),
        over: [before.over, next.over],
      }));

// Collects tones; later ones replace earlier ones.
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
