// The scale of HoDoKu: options and answers.

import type { BoardLimits, Candidate, Cell, Exhibit, Status } from './answers.js';

/** Sudoku Explainer 1.2.1, HoDoKu (`hodoku` means `hodoku-2.2`), or nonet's scale by name; or a scale's text: docs/rating.md. */
export type Scale = 'se' | HodokuScale | ListScale;
export type ListScale = 'nonet' | 'nonet-1' | (string & Record<never, never>);
export type HodokuScale = 'hodoku' | 'hodoku-2.2' | 'hodoku-2.3';

/** The scales that `rate` uses; by default that of Sudoku Explainer. */
export interface RateOptions extends BoardLimits {
  scale?: Scale | readonly Scale[];
  without?: readonly string[]; // techniques of the scale to switch off; the scale's name in the answer lists them
}

/** The options of `hint`, `explain`, `whyNot` and `allSteps`. Techniques are given by id, see `techniques()`. */
export interface StepOptions extends BoardLimits {
  scale?: Scale;
  only?: readonly string[]; // only these techniques; not together with a scale
  without?: readonly string[]; // all techniques but these
}

/** A rating on a list, such as nonet's own scale, or on any scale with some techniques switched off. */
export interface ScaleRating {
  level?: string; // of the scale; absent if it has none, or the techniques do not suffice
  difficulty: number; // of the hardest step: 3.4
  score?: number; // the sum of all steps
  scale: string; // "nonet 1 without x_wing"
  ending: 'solved' | 'stuck';
  counts: Record<string, number>; // steps of each technique
}

/** A scale as data. */
export interface ScaleData {
  name: string;
  scale: string; // the name in results
  levels: { level: string; from: number }[];
  techniques: { technique: string; difficulty: number; level?: string; longest?: number }[]; // in the order of trial
}

/** HoDoKu's level and score. */
export interface HodokuRating {
  level: 'easy' | 'medium' | 'hard' | 'unfair' | 'extreme';
  score: number;
  scale: string; // "HoDoKu 2.2"
}

/** A link of a chain: one of the cells holds the digit, or, without `on`, none of them. */
export interface HodokuNode {
  cells: Cell[];
  digit: number;
  on: boolean;
}

/** A step of HoDoKu's path. */
export interface HodokuStep {
  technique: string; // the technique that was tried
  kind: string; // the technique that was found
  name: string; // HoDoKu's own: "Locked Candidates Type 1 (Pointing)"
  level: HodokuRating['level'];
  score: number;
  assumesUnique?: boolean;
  place: Candidate[];
  remove: Candidate[]; // in the order in which HoDoKu removes them
  notation: string; // "r4c79<>7"
  text: string;
  sentences: string[];
  exhibits: Exhibit[];
  chains?: { nodes: HodokuNode[]; sentences: string[]; notation: string }[];
}

export interface HodokuExplanation extends Partial<HodokuRating> {
  status: Status;
  ending: 'solved' | 'stuck' | 'budget'; // stuck: without exactly one solution there are no steps
  end: string;
  scale: string;
  marks: string;
  steps: HodokuStep[];
}
