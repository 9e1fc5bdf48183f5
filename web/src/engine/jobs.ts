// The jobs of a worker: each takes the engine, its input, and a function to report progress. To stop a long job, its
// worker is ended.

import type {
  Board,
  Cell,
  Counted,
  Diagnosis,
  EngineInfo,
  Explanation,
  Form,
  Generated,
  GenerateOptions,
  Hint,
  Nonet,
  ParsedAll,
  Rating,
  RuleKind,
  Solved,
  Step,
  SymmetryInfo,
  TechniqueInfo,
  WhyNot,
} from 'nonet';
import { classic } from '../state/geometry.ts';
import { engineTime } from '../watch/engine_time.ts';
import { record, type Slice } from '../watch/film.ts';
import type { Subject } from '../watch/moment.ts';
import { filmedAs } from '../watch/filmed.ts';
import { equalCells, type Equal } from '../solve/equal.ts';
import { analysis, mostCounted, patience } from './bounds.ts';

// The number of puzzles in a text that a person can choose from.
export const mostFound = 500;

// Enough for every puzzle that people make; 16 givens and empty grids end in "at least that many".
const nodes = 2_000_000;

// A board, and its drawing apart from cells and lines, as SVG.
export type DescribedBoard = Board & { readonly ground: string };

// The limits of answers made of steps.
const bounds = { nodes: 10_000_000, milliseconds: patience };

export interface OnBoard {
  readonly text: string;
  readonly board: string;
}

// Item i of the order equals puzzle i of the seed in `nonet generate`.
export type Order = GenerateOptions & { readonly count: number };

// A puzzle made, with its board if that is its own.
export type Made = Generated & { readonly described?: DescribedBoard };

export interface Watched extends Subject {
  readonly engine: string;
}
// The core module, which runs searches for the classic board, supports no other.
const boardFor = ({ board }: Pick<Subject, 'board'>) => (board === classic.name ? {} : { board });

// The digits that each cell has in some solution: a character for each digit.
export interface Possible {
  readonly candidates: string;
  readonly exact: boolean; // otherwise there may be more
  readonly equal: Equal | null; // null: not known
}

// Solutions to begin with when cells are compared.
const witnesses = 200;

// The recording time of a slice of a film, in milliseconds.
const sliceTime = 100;

// The named choices of an order.
export interface Choices {
  readonly techniques: readonly TechniqueInfo[];
  readonly symmetries: readonly SymmetryInfo[];
  readonly kinds: readonly RuleKind[]; // of which clues can be made
}

export interface Practice {
  readonly puzzle: string;
  readonly marks: string; // at the start of the path
  readonly steps: readonly Step[];
}

const describe = (n: Nonet, name: string): DescribedBoard => ({ ...n.board(name), ground: n.drawGround(name) });

export const jobs = {
  read: (n: Nonet, text: string): ParsedAll => n.parseAll(text, { most: mostFound }),

  board: describe,

  ruleKinds: (n: Nonet, _which: 'all'): RuleKind[] => n.ruleKinds(),

  // The drawing of each board.
  drawRules: (n: Nonet, boards: readonly string[]): string[] => boards.map((board) => n.drawGround(board)),

  // The cells of givens that a puzzle with one solution does not need, each alone; null if time ran out.
  unneeded: (n: Nonet, { text, board }: OnBoard): readonly Cell[] | null =>
    n.check(text, { board, milliseconds: analysis }).redundant ?? null,

  // The digits that each cell has in some solution, and then the cells that are equal in all solutions.
  possible(n: Nonet, { text, board }: OnBoard, report: (so: Possible) => void): Possible {
    const end = performance.now() + analysis;
    const left = () => Math.max(1, end - performance.now());
    const { candidates, exact } = n.candidates(text, { board, milliseconds: left() });
    report({ candidates, exact, equal: null });
    if (!exact) return { candidates, exact, equal: null };
    const { found, stop } = n.solutions(text, { board, solutions: witnesses, milliseconds: left() });
    if (found.length === 0) return { candidates, exact, equal: null };
    const { columns } = n.board(board);
    const nameOf = (cell: number) => `r${Math.floor(cell / columns) + 1}c${(cell % columns) + 1}`;
    const differ = (pair: string): string | null | undefined => {
      if (stop === 'finished') return null;
      if (performance.now() >= end) return undefined;
      const other = n.solve(text, { board: `${board}+region:${pair}`, limits: { solutions: 1, milliseconds: left() } });
      return other.solution ?? (other.status === 'none' ? null : undefined);
    };
    return { candidates, exact, equal: equalCells(candidates, found, (a, b) => differ(`${nameOf(a)},${nameOf(b)}`)) };
  },

  countOn: (n: Nonet, { text, board }: OnBoard): Counted =>
    n.count(text, { board, solutions: mostCounted, milliseconds: patience }),

  // Puzzles that a slightly wrong text may have meant.
  guess: (n: Nonet, text: string): string[] => n.diagnose(text, { nodes: 200_000 }).repairs.map(({ grid }) => grid),

  format: (n: Nonet, { puzzles, form }: { puzzles: readonly OnBoard[]; form: Form }): string[] =>
    puzzles.map(({ text, board }) => n.format(text, form, { board })),

  solve: (n: Nonet, { text, board }: OnBoard): Solved =>
    n.solve(text, { ...boardFor({ board }), limits: { nodes, milliseconds: patience } }),

  diagnose: (n: Nonet, { text, board }: OnBoard): Diagnosis =>
    n.diagnose(text, { board, ...(board === classic.name ? { nodes } : { milliseconds: analysis }) }),

  rate: (n: Nonet, text: string): Rating => n.rate(text),

  // The level on nonet's own scale.
  level: (n: Nonet, text: string): string => n.rate(text, { scale: 'nonet' }).scales?.[0]?.level ?? '',

  // The text of one rung, with the step itself: it is drawn as far as the rung reveals it.
  hint: (n: Nonet, { text, level, board }: OnBoard & { readonly level: number }): Hint => {
    const options = { board, ...bounds };
    const whole = n.hint(text, { ...options, level: 5 });
    return { ...whole, hint: whole.step ? n.hint(text, { ...options, level }).hint : whole.hint };
  },

  explain: (n: Nonet, { text, board }: OnBoard): Explanation => n.explain(text, { board, ...bounds }),

  explainWithout: (n: Nonet, { text, without }: { text: string; without: string }): Explanation => n.explain(text, { without: [without] }),

  // A new puzzle that needs a technique, and the path up to the position where it is the next step; null if none is found.
  practise(n: Nonet, { technique, seed }: { technique: string; seed: number }): Practice | null {
    const [{ puzzle, met }] = n.generate({ needs: technique, seed });
    const paths = met ? [n.explain(puzzle), n.explain(puzzle, { scale: 'nonet' })] : [];
    for (const { marks, steps } of paths) {
      const at = steps.findIndex((step) => step.technique === technique);
      if (at >= 0) return { puzzle, marks, steps: steps.slice(0, at) };
    }
    return null;
  },

  whyNot: (n: Nonet, { text, board, cell, digit }: OnBoard & { readonly cell: number; readonly digit: number }): WhyNot =>
    n.whyNot(text, { cell, digit }, { board, ...bounds }),

  engines: (n: Nonet, _which: 'all'): EngineInfo[] => n.engines(),

  choices: (n: Nonet, _which: 'all'): Choices => ({
    techniques: n.techniques(),
    symmetries: n.symmetries(),
    kinds: n.ruleKinds().filter(({ generated }) => generated),
  }),

  // Makes one puzzle after another, so that each is available as soon as it is finished.
  make(n: Nonet, { count, ...options }: Order, report: (made: Made) => void): number {
    for (let item = 0; item < count; ++item)
      for (const made of n.generate(options, item)) {
        const { board = options.board } = made;
        report(board === options.board ? made : { ...made, described: describe(n, board!) });
      }
    return count;
  },

  // The next slice of a film, starting at a picture.
  film(n: Nonet, { engine, from, spacing, most, ...subject }: Watched & { from: Uint32Array | null; spacing: number; most: number }): Slice {
    const end = performance.now() + sliceTime;
    const { puzzle } = subject;
    const source = (placed: Uint32Array | undefined, maxEvents: number) =>
      n.trace(puzzle, engine, { ...boardFor(subject), maxEvents, ...(placed ? { from: placed } : {}) });
    return record(subject, source, from, {
      spacing,
      most,
      isTime: () => performance.now() >= end,
      fill: () => n.solve(puzzle, { ...boardFor(subject), engine: filmedAs(engine), limits: { solutions: 1 } }).solution ?? '',
    });
  },

  // Some events of a film, after the digits that were placed.
  window: (n: Nonet, { engine, placed, most, ...subject }: Watched & { placed: Uint32Array | null; most: number }): { events: Uint32Array } => ({
    events: n.trace(subject.puzzle, engine, { ...boardFor(subject), maxEvents: most, ...(placed ? { from: placed } : {}) }).events,
  }),

  // The time of the engine without recording, in milliseconds.
  time: (n: Nonet, { engine, ...subject }: Watched): number | null =>
    engineTime(
      (milliseconds) => n.solve(subject.puzzle, { ...boardFor(subject), engine, limits: { solutions: 1, milliseconds } }).status !== 'budget',
      () => performance.now(),
    ),
} as const;

export type Jobs = typeof jobs;
