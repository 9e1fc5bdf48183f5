// The engine's answers, with the keys of docs/json.md and docs/steps.md.
// Grids are strings with a character for each cell, . for an empty one.

import type { LevelName } from './levels.js';
import type { EngineName, FormatName, Role, SlipName, SymmetryName, TechniqueId, Why } from './names.js';

export type * from './names.js';

/** Counted from 1: r4c5 is [4, 5]. */
export type Cell = readonly [row: number, column: number];

/** A cell as an argument: a number from 0 to 80, row by row; its name, "r4c5" or "D5"; or the form used in answers. */
export type CellGiven = number | string | Cell;

export type HouseKind = 'row' | 'column' | 'box' | 'piece' | 'diagonal' | 'window' | 'group' | 'region';

export interface House {
  kind: HouseKind; // on the classic board a row, a column or a box
  number: number; // from 1
  name: string; // "row 4"
}

export interface Candidate {
  cell: Cell;
  digit: number; // 1 to 9
}

/** A cell and some of its digits; no digits: the cell itself. */
export interface CellDigits {
  cell: Cell;
  digits?: number[];
}

export type Status = 'unique' | 'none' | 'multiple' | 'solved' | 'budget' | 'invalid' | 'stuck';

/** Why a search ended. */
export type Stop = 'finished' | 'solutions' | 'budget' | 'cancelled' | 'stuck';

/**
 * How long a search may run. A search stops after two solutions unless `solutions` says otherwise. If neither nodes nor
 * milliseconds are given, defaults keep every call finite: ten million nodes, and half a minute for searches, a minute for
 * answers made of steps and for `generate`, five seconds for `diagnose`. `nodes: 0`: no limit.
 */
export interface Limits {
  solutions?: number; // 0: find them all
  nodes?: number; // positions visited
  milliseconds?: number;
}

/**
 * Limits, and the board of a puzzle by name: "16x16", "9x9+x", ... Without it, the puzzle is of the board that the text names,
 * as links do, or of the one with boxes that has as many cells.
 */
export interface BoardLimits extends Limits {
  board?: string | undefined;
}

/** The parts of a board. */
export interface Board {
  board: string; // its canonical name
  rows: number;
  columns: number;
  digits: number;
  firstValue: 0 | 1;
  houses: { kind: HouseKind; name: string; cells: Cell[] }[];
  pairs?: { first: Cell; second: Cell; relation: 'different' | 'apart' | 'less' }[]; // other relations between two cells
  allowed?: { cell: Cell; digits: number[] }[]; // the cells that may not hold every value
}

/** A kind of rule: "killer". */
export interface RuleKind {
  id: string; // the word in a board's name
  name: string;
  meaning: string; // one sentence
  example: string; // as in a board's name
  place: 'cells' | 'line' | 'outside' | 'board'; // in any order, in order, in order starting at the clue, no cells
  numbers: 'none' | 'one' | 'optional' | 'usual' | 'several' | 'pattern' | 'rules'; // usual: if omitted, the usual one
  leastGroups: number;
  mostGroups: number; // 0: any number
  leastCells: number; // in each group
  mostCells: number; // 0: any number
  generated: boolean; // `generate` can make clues of the kind
}

/** The path that `explain` takes. Techniques are given by id, see `techniques()`. */
export interface ExplainOptions extends StepOptions {
  pruned?: boolean; // without the steps that no later step depends on
}

/** How a puzzle is written. */
export type Form = 'line' | 'grid' | 'pretty' | 'pencil' | 'marks' | 'hodoku' | 'sdx' | 'rules' | 'iss' | 'fpuzzles' | 'fpuzzles-json' | 'sudokupad' | 'killer' | 'sumocue' | 'opensudoku' | 'penpa' | 'solo';

export interface Parsed {
  cells: string;
  marks: string | null; // if the text had pencil marks: for each cell a character for each digit
  board: string; // its name, "9x9"
  format: FormatName;
}

/** The error in a text, and its place: lines and columns are counted from 1, columns in bytes of UTF-8. */
export interface TextError {
  code: string;
  line: number;
  column: number;
  message: string;
}

/** The puzzles of a text, and the errors where one could not be read, each in order. */
export interface ParsedAll {
  puzzles: (Parsed & { line: number })[]; // the line on which it begins
  errors: TextError[];
  puzzleCount: number; // of all puzzles, including those not in the list
  errorCount: number;
}

export interface EngineInfo {
  name: EngineName;
  idea: string;
  source: string;
  takesMarks: boolean;
}

/** A solving technique for people. */
export interface TechniqueInfo {
  id: TechniqueId; // "x_wing", as in steps and in the option `needs`
  name: string; // "X-Wing"
  rating: number; // the lowest that one of its steps can have: 3.2
}

/** A symmetry of the pattern of givens. */
export interface SymmetryInfo {
  name: SymmetryName; // "rot180", as in the option `symmetry`
  words: string; // "half turn"
}

export interface Counters {
  digitTries: number;
  backtracks: number;
  nodes: number;
}

/** Solutions found: `status` tells which of the two are there. */
export type Solved = Counters & { solutions: number } & (
    | { status: 'unique' | 'solved'; solution: string; second?: undefined }
    | { status: 'multiple'; solution: string; second: string }
    | { status: 'none'; solution?: undefined; second?: undefined }
    | { status: 'budget' | 'stuck' | 'invalid'; solution?: string | undefined; second?: string | undefined }
  );

export interface SolvedEach {
  /** 81 values for each puzzle: the first solution found, or zeros. */
  solutions: Uint8Array;
  statuses: Status[];
}

export interface SolvedBatch extends SolvedEach {
  stop: Stop; // finished, unless a time limit cut the call short
}

export interface Duplicate {
  digit: number;
  first: Cell;
  second: Cell;
  house: House;
  text: string;
}

export type Checked = CheckedGrid &
  (
    | { status: 'unique'; solution: string; second?: undefined }
    | { status: 'multiple'; solution: string; second: string }
    | { status: Exclude<Status, 'unique' | 'multiple'>; solution?: string | undefined; second?: string | undefined }
  );

/** What `check` reports in each case. */
export interface CheckedGrid {
  givens: number;
  complete: boolean;
  correct?: boolean;
  minimal?: boolean;
  redundant?: Cell[];
  duplicates: Duplicate[];
  broken?: { first: Cell; second: Cell; text: string }[]; // on another board: pairs of cells that break another rule
  forbidden?: Cell[]; // and cells with a value that is not allowed there
  differing?: Cell[];
  notes: string[];
  warnings: string[];
}

export interface Counted {
  count: number;
  exact: boolean; // otherwise there are at least that many
  stop: Stop;
}

/** The results found, in order, and why the search ended: `finished` if none is missing. */
export interface Listing<Found> {
  found: Found[];
  stop: Stop;
}

/** What puzzles of the same part of a data set share: their isomorphism class, or that of their solutions. */
export type PartBy = 'puzzle' | 'solution';

/** A row of a data set for an audit. */
export interface AuditRow {
  puzzle: string; // in any form; other text makes it an unreadable row
  solution?: string | null; // the row's own solution: 81 digits if it is right
  file?: number; // 0 to 65,535, default 0: rows of different files leak instead of repeating
  line?: number; // returned in findings; by default rows are numbered from 1
}

/** A fault of a row: docs/dataset.md. */
export interface Finding {
  file: number;
  line: number;
  defect:
    | 'unreadable' | 'clash' | 'none' | 'multiple' | 'undecided' | 'wrong_solution' | 'not_minimal' | 'repeat' | 'isomorph' | 'leak';
  detail: string; // in words
  same?: boolean; // for repeats, isomorphs and leaks: whether it is the exact puzzle
  of?: { file: number; line: number }; // the row that it repeats
}

/** The counts of an audit. */
export interface AuditTotals {
  rows: number;
  readable: number;
  unique: number;
  forms: number; // classes of isomorphs
  solutionsChecked: number;
  minimal?: number; // if that was asked for
  givens: Record<string, number>; // the number of puzzles with each number of givens
  defects: Record<string, number>;
}

export interface Audited {
  findings: Finding[];
  totals: AuditTotals;
}

export interface TrueCandidates {
  candidates: string; // 729 characters; with a board as many per cell as there are digits
  exact: boolean;
}

export interface Edit {
  cell: Cell;
  from: number | null; // null is an empty cell
  to: number | null;
}

export interface Repair {
  slip: SlipName;
  slipText: string;
  edits: Edit[];
  grid: string;
  text: string;
}

/** A contradiction: a cell without a candidate, or a house without a place for a digit. */
export interface DeadEnd {
  cell?: Cell;
  house?: House;
  digit?: number;
  text: string;
}

/** A digit that must go into a cell: its last candidate, or the only place in a house. */
export interface Forced extends Candidate {
  house?: House;
  text: string;
}

export interface Diagnosis {
  status: Status;
  solutions?: number;
  exact?: boolean;
  headline?: string; // the result in two sentences
  about?: string;
  duplicates?: Duplicate[];
  deadEnds?: DeadEnd[]; // of the givens as they are; found on the classic board only
  broken?: { first: Cell; second: Cell; text: string }[]; // on another board: pairs of cells that break their relation
  forbidden?: Cell[]; // and cells with a value that the board does not allow
  conflict?: {
    cells: Cell[];
    minimal: boolean;
    rules?: string[]; // with rules of many cells
    minimum: boolean; // tried on the classic board only, like the rest
    reason: Cell[]; // the givens that the steps begin with: `cells` or others
    steps: Forced[];
    deadEnd?: DeadEnd; // where the steps lead
  };
  ruleRepairs?: { rule: string; value?: number; text: string }[]; // with rules; no value: remove the rule
  redundantRules?: string[]; // with rules and one solution: each can be removed alone
  redundantKnown?: boolean;
  differing?: Cell[];
  singleCompletions?: Edit[];
  completionsKnown?: boolean; // whether the search for these was complete
  fewestCompletions?: Edit[]; // on another board only if a single one suffices
  fewestProved?: boolean;
  fewestNeeded?: number;
  repairs: Repair[];
  repairsKnown?: boolean;
  missingRows?: House[]; // for text that is not a puzzle
  sentences: string[]; // everything except the repairs
  error?: { code: string; line: number; column: number; found: string; expected: string }; // for text that is not a puzzle
}

export interface Entries {
  status: Status;
  changed: Edit[];
  wrong: Edit[];
  firstWrong?: Edit[];
}

export interface Exhibit {
  role: Role;
  houses?: House[];
  cells?: CellDigits[];
  digits?: number[];
  rules?: string[]; // for boards with rules: their names
  totals?: number[];
  beside?: { name: string; digits: number[] }[]; // additional cells that the rule names, and their possible digits
}

/** A candidate that is true (`on`) or false. */
export interface Literal extends Candidate {
  on: boolean;
  others?: Cell[]; // for a group: one of all these cells holds the digit, or none of them
}

export interface ChainNode {
  literal: Literal;
  why: Why;
  from?: number[];
  inner?: number;
  house?: House; // with `why` "house": on boards other than the classic one
  rule?: string; // with `why` "rule": the board's rule, by its name
}

export interface Chain {
  nodes: ChainNode[];
  sentences: string[]; // one for each node
  eureka?: string;
}

export interface Step {
  technique: TechniqueId;
  kind: string; // its form: "hidden_single.box"
  name: string;
  rating?: number; // 7.2; on the classic board
  level?: LevelOfStep; // on other boards, which have no scale
  complexity?: number;
  assumesUnique?: boolean;
  place: Candidate[];
  remove: Required<CellDigits>[];
  text: string; // everything, chains line by line
  sentences: string[]; // the reasons, without the chains
  exhibits: Exhibit[];
  chains?: Chain[];
  inner?: (Step & { label: string })[]; // what the chains refer to: "see a"
}

/** The levels of steps on boards other than the classic one. */
export type LevelOfStep = 'easy' | 'medium' | 'hard' | 'expert' | 'trial';

export interface Hint {
  board?: string; // if it is not the classic one
  status: Status;
  hint: string;
  wrongValues?: Cell[]; // of which `wrongCount` are wrong:
  wrongCount?: number;
  wrong?: Cell[]; // their marks lack the right digit
  step?: Step;
}

export interface Explanation {
  status: Status;
  board?: string; // if it is not the classic one
  ending: 'solved' | 'stuck' | 'budget' | 'clash';
  end: string;
  scale?: string; // on the classic board
  marks: string; // at the start of the path
  steps: Step[];
  deadEnd?: DeadEnd; // with the ending clash
  level?: string; // these three on a named scale, if the path is solved
  difficulty?: number;
  score?: number;
}

export interface AllSteps {
  status: Status;
  board?: string; // if it is not the classic one
  scale?: string; // on the classic board
  marks: string;
  steps: Step[];
}

export interface WhyNot {
  board?: string; // if it is not the classic one
  whyNot: Candidate;
  found: boolean;
  right: boolean;
  /** A value that rules it out, a cell with nothing left, or a house without a place for a digit. */
  clash?: { value?: Cell; cell?: Cell; house?: House; digit?: number; text: string };
  steps: Step[];
}

/**
 * `er` to `scale` are set if `se` was requested, `hodoku` if HoDoKu was; `budget`: one of them was cut off. On other boards than
 * the classic one, for which no scale is defined, the keys from `board` on.
 */
export interface Rating {
  status: Status;
  er?: number; // 7.2
  ep?: number;
  ed?: number;
  scale?: string;
  hodoku?: HodokuRating;
  scales?: ScaleRating[]; // on other scales, in order
  board?: string;
  ending?: Explanation['ending'];
  level?: LevelOfStep; // of the hardest step; absent if the techniques do not suffice
  hardest?: string; // the name of its technique
  steps?: number;
  counts?: Record<string, number>; // steps of each technique
}

/** A line for nonet-verify, unless the budget was spent. */
export type Proof = { status: Exclude<Status, 'budget'>; proof: string } | { status: 'budget'; proof: null };

/** Transposed first; then the sources of the nine rows and columns, and the new names of the digits 1 to 9. */
export interface Transform {
  transposed: boolean;
  rows: number[];
  columns: number[];
  digits: number[];
  text: string;
}

export interface Canonical {
  form: string;
  automorphisms: number;
  transform: Transform;
  generators: Transform[];
}

export interface Same {
  same: boolean;
  transform?: Transform;
}

export type Estimate =
  | { exact: true; count: number }
  | {
      exact: false;
      estimate: number | null; // null if unknown
      low: number;
      high: number | null;
      atLeast: number; // counted, not estimated
      probes: number;
      seed: number;
    };

export interface GenerateOptions {
  // Its name. Boards other than the classic one, `rules` and `jigsaw` support only seed, symmetry, minimal, givens, attempts,
  // level, rules, clues and jigsaw.
  board?: string;
  seed?: number | bigint;
  symmetry?: SymmetryName;
  minimal?: boolean;
  unbiased?: boolean;
  givens?: number | readonly [fewest: number, most: number];
  pattern?: string; // 81 characters: givens exactly where it is neither '.' nor '0'
  contains?: string; // 81 characters: givens that each puzzle must have
  solution?: string; // 81 digits
  rating?: readonly [lowest: number, highest: number]; // of Sudoku Explainer: [7, 7.5], or levels.hard
  needs?: TechniqueId; // the id of a technique without which the puzzle cannot be solved: "xy_wing"
  scale?: string; // the scale of `level` and `needs`: docs/rating.md
  level?: LevelName | HodokuRating['level'] | (string & {}); // of that scale, or of nonet's own: "hard"
  like?: string; // 81 characters: neighbours of this puzzle
  likeDrop?: number; // how many of its givens to drop; 1 by default
  likeAdd?: number; // how many others to add; 1 by default
  unlike?: string; // puzzles in any form, one after the other: none of their isomorphs is made
  attempts?: number;
  rules?: readonly string[]; // ids of ruleKinds(): clues of these kinds are made for each puzzle: ["killer", "thermo"]
  clues?: number; // of each of these kinds; 0, the default: the usual number
  jigsaw?: boolean; // each puzzle has pieces of its own instead of the board's boxes
}

export interface Generated {
  item: number;
  seed: number;
  puzzle: string;
  solution: string;
  givens: number;
  attempts: number;
  er?: number; // if a rating was requested
  level?: string; // these four if a level was requested
  difficulty?: number;
  score?: number;
  scale?: string;
  board?: string; // if one was requested; with `rules` or `jigsaw`, the puzzle's own
  met: boolean;
}

/** Options of `draw`: step 0 is the puzzle itself. */
export interface DrawOptions extends BoardLimits {
  step?: number;
}

export interface TraceOptions {
  /** The digits placed by choice at a moment, as their events of kind 1, in order: only later events are written and counted. */
  from?: Uint32Array;
  maxEvents?: number; // the maximum number written; 0: none, the search is only counted. Default: 100,000
  limit?: number; // solutions to find.  Default: 1
  board?: string; // the name of another board
  nodes?: number;
  milliseconds?: number;
}

export interface Trace extends Counters {
  /** bits 0..7: digit from 1; bits 8..23: cell from 0; bits 24..25: 0 try, 1 place, 2 take back, 3 solution (no cell). */
  events: Uint32Array;
  solutions: number;
  stop: Stop | 'max_events';
}

// ---- Scales

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
