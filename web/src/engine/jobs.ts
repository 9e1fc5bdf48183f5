// What a worker can be asked: each job takes the engine, its input, and a way to report on the way.  A job that takes
// long is not told to stop: its worker is ended.

import type { Diagnosis, EngineInfo, Explanation, GenerateOptions, Hint, Nonet, Rating, Solved, WhyNot } from 'nonet';
import { record, type Recording } from '../watch/timeline.ts';
import { guessPuzzles, readPuzzles, type Found, type Reading } from './read.ts';

// Enough for every puzzle that people make; 16 givens and empty grids end in "at least so many".
const nodes = 2_000_000;

export interface Order {
  readonly symmetry: string;
  readonly givens: readonly [number, number] | null;
  readonly minimal: boolean;
  readonly pattern: string | null; // 81 characters, '.' where there is to be none
  readonly rating: readonly [number, number] | null; // tenths, both included
  readonly seed: number;
  readonly count: number;
}

export interface Made {
  readonly item: number; // of the seed's stream: with seed and order it names the puzzle
  readonly puzzle: string;
  readonly solution: string;
  readonly givens: number;
  readonly er: string | null; // null where it was not asked or could not be told
}

export interface MakeProgress {
  readonly made: Made | null; // one more, or null for a sign of life
  readonly tried: number;
}

export interface Watched {
  readonly recording: Recording;
  readonly stop: string;
}

export interface Total {
  readonly digitTries: number;
  readonly exact: boolean; // otherwise there are at least so many
}

const tenths = (rating: string | undefined) => Math.round(10 * Number(rating ?? 'NaN'));

export const jobs = {
  read: (n: Nonet, input: { text: string; tall: boolean }): Reading => readPuzzles(n, input),

  guess: (n: Nonet, text: string): Found[] => guessPuzzles(n, text),

  format: (n: Nonet, { puzzles, form }: { puzzles: readonly string[]; form: string }): string[] =>
    puzzles.map((puzzle) => n.format(puzzle, form)),

  solve: (n: Nonet, text: string): Solved => n.solve(text, { limits: { nodes } }),

  diagnose: (n: Nonet, text: string): Diagnosis => n.diagnose(text, { nodes }),

  rate: (n: Nonet, text: string): Rating => n.rate(text),

  // The words of one rung, with the step itself: it is drawn as far as the rung goes.
  hint: (n: Nonet, { text, level }: { text: string; level: number }): Hint => {
    const whole = n.hint(text, { level: 5 });
    return { ...whole, hint: whole.step ? n.hint(text, { level }).hint : whole.hint };
  },

  explain: (n: Nonet, text: string): Explanation => n.explain(text),

  whyNot: (n: Nonet, { text, cell, digit }: { text: string; cell: number; digit: number }): WhyNot =>
    n.whyNot(text, { cell, digit }),

  engines: (n: Nonet, _which: 'all'): EngineInfo[] => n.engines(),

  make(n: Nonet, order: Order, report: (progress: MakeProgress) => void): { tried: number; made: number } {
    let made = 0;
    let tried = 0;
    const { symmetry, minimal, seed } = order;
    const options: GenerateOptions = {
      seed,
      symmetry,
      minimal,
      ...(order.givens ? { givens: order.givens } : {}),
      ...(order.pattern ? { pattern: order.pattern } : {}),
    };
    for (; made < order.count; ++tried) {
      const [puzzle] = n.generate(options, tried, 1);
      const er = order.rating ? n.rate(puzzle.puzzle).er : undefined;
      const fits = !order.rating || (tenths(er) >= order.rating[0] && tenths(er) <= order.rating[1]);
      if (fits) ++made;
      const { item = tried, solution = '', givens } = puzzle;
      report({ tried: tried + 1, made: fits ? { item, puzzle: puzzle.puzzle, solution, givens, er: er ?? null } : null });
    }
    return { tried, made };
  },

  watch(n: Nonet, { puzzle, engine, most }: { puzzle: string; engine: string; most: number }): Watched {
    const trace = n.trace(puzzle, engine, { maxEvents: most, limit: 1 });
    const solution = n.solve(puzzle, { limits: { nodes } }).solution ?? '';
    return { recording: record(puzzle, solution, trace.events as Uint16Array<ArrayBuffer>), stop: trace.stop };
  },

  // How many digits the whole search tries, as far as a patient person waits.
  total(n: Nonet, { puzzle, engine }: { puzzle: string; engine: string }): Total {
    const { digitTries, status } = n.solve(puzzle, { engine, limits: { solutions: 1, nodes: 200_000_000 } });
    return { digitTries, exact: status !== 'budget' };
  },
} as const;

export type Jobs = typeof jobs;
