// The scale of HoDoKu: what it is asked for, and what it answers.

import type { Candidate, Cell, Exhibit, Limits, Status } from './answers.js';

/** A scale by its name: Sudoku Explainer 1.2.1, or HoDoKu, where `hodoku` is `hodoku-2.2`. */
export type Scale = 'se' | HodokuScale;
export type HodokuScale = 'hodoku' | 'hodoku-2.2' | 'hodoku-2.3';

/** On which scales `rate` rates; without any, on that of Sudoku Explainer. */
export interface RateOptions extends Limits {
  scale?: Scale | readonly Scale[];
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
  technique: string; // what was looked for
  kind: string; // what was found
  name: string; // HoDoKu's own: "Locked Candidates Type 1 (Pointing)"
  level: HodokuRating['level'];
  score: number;
  assumes_unique?: boolean;
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
