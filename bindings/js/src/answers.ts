// What the engine answers: the keys of docs/json.md and docs/steps.md.
// Grids are strings of 81 characters, '.' for an empty cell.

import type { HodokuRating, ScaleRating } from './hodoku.js';
import type { LevelName } from './levels.js';
import type { EngineName, FormatName, Role, SlipName, SymmetryName, TechniqueId, Why } from './names.js';

export type * from './hodoku.js';
export type * from './names.js';

/** Counted from 1: r4c5 is [4, 5]. */
export type Cell = readonly [row: number, column: number];

/** A cell as it may be given: a number from 0 to 80, row by row; its name, "r4c5" or "D5"; or as answers have it. */
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

/** A cell and digits of it; no digits: the cell as such. */
export interface CellDigits {
  cell: Cell;
  digits?: number[];
}

export type Status = 'unique' | 'none' | 'multiple' | 'solved' | 'budget' | 'invalid' | 'stuck';

/** Why a search ended. */
export type Stop = 'finished' | 'solutions' | 'budget' | 'cancelled' | 'stuck';

/**
 * How long a search may go on.  Two solutions end it, unless `solutions` says otherwise.  Where neither nodes nor milliseconds are
 * given, nothing goes on for ever all the same: searches and answers that take steps end after ten million nodes, `diagnose` after
 * five seconds, `generate` after a minute, questions about other boards after half a minute.  `nodes: 0`: no limit.
 */
export interface Limits {
  solutions?: number; // 0: find them all
  nodes?: number; // positions looked at
  milliseconds?: number;
}

/** Limits, and the board of a puzzle by its name: "16x16", "9x9+x", ...; without it the classic one. */
export interface BoardLimits extends Limits {
  board?: string | undefined;
}

/** What a board is made of. */
export interface Board {
  board: string; // its name in the fixed form
  rows: number;
  columns: number;
  digits: number;
  firstValue: 0 | 1;
  houses: { kind: HouseKind; name: string; cells: Cell[] }[];
  pairs?: { first: Cell; second: Cell; relation: 'different' | 'apart' | 'less' }[]; // what else holds between two cells
  allowed?: { cell: Cell; digits: number[] }[]; // the cells that may not hold every value
}

/** A kind of rule: "killer". */
export interface RuleKind {
  id: string; // the word in a board's name
  name: string;
  meaning: string; // one sentence
  example: string; // as it stands in a board's name
  place: 'cells' | 'line' | 'outside' | 'board'; // in any order, in order, in order from the end where the clue stands, no cells
  numbers: 'none' | 'one' | 'optional' | 'usual' | 'several' | 'pattern' | 'rules'; // usual: without one, the usual one is meant
  leastGroups: number;
  mostGroups: number; // 0: any number
  leastCells: number; // in each group
  mostCells: number; // 0: any number
}

/** Which path `explain` takes.  Techniques are named by their ids, see `techniques()`. */
export interface ExplainOptions extends Limits {
  pruned?: boolean; // without the steps that nothing later rests on
  only?: readonly TechniqueId[]; // these techniques and no others
  without?: readonly TechniqueId[]; // all techniques but these
}

/** How a puzzle is written. */
export type Form = 'line' | 'grid' | 'pretty' | 'pencil' | 'marks' | 'hodoku' | 'sdx' | 'rules' | 'iss' | 'fpuzzles' | 'fpuzzles-json' | 'sudokupad' | 'killer' | 'sumocue' | 'opensudoku' | 'penpa' | 'solo';

export interface Parsed {
  cells: string;
  marks: string | null; // 729 characters, when the text came with pencil marks
  format: FormatName;
}

/** What is wrong with a text, and where: lines and columns are counted from 1, columns in bytes of UTF-8. */
export interface TextError {
  code: string;
  line: number;
  column: number;
  message: string;
}

/** The puzzles of a text and the places that are none, each in their order. */
export interface ParsedAll {
  puzzles: (Parsed & { line: number; board?: string })[]; // the line on which it begins; with a board given, its name
  errors: TextError[];
  puzzleCount: number; // all of them, also those that are not in the list
  errorCount: number;
}

export interface EngineInfo {
  name: EngineName;
  idea: string;
  source: string;
  takesMarks: boolean;
}

/** A way to a conclusion that a person can follow. */
export interface TechniqueInfo {
  id: TechniqueId; // "x_wing", as in steps and in the option `needs`
  name: string; // "X-Wing"
  rating: number; // the lowest that a step of it can have: 3.2
}

/** A way in which the places of givens can repeat. */
export interface SymmetryInfo {
  name: SymmetryName; // "rot180", as in the option `symmetry`
  words: string; // "half turn"
}

export interface Counters {
  digitTries: number;
  backtracks: number;
  nodes: number;
}

export interface Solved extends Counters {
  status: Status;
  solutions: number; // found
  solution?: string;
  second?: string;
}

export interface SolvedEach {
  /** 81 values for each puzzle: of the first solution found, or zeros. */
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

export interface Checked {
  status: Status;
  givens: number;
  complete: boolean;
  correct?: boolean;
  minimal?: boolean;
  redundant?: Cell[];
  duplicates: Duplicate[];
  broken?: { first: Cell; second: Cell; text: string }[]; // with a board: cells that break another rule
  forbidden?: Cell[]; // and cells with a value that is not allowed there
  solution?: string;
  second?: string;
  differing?: Cell[];
  notes: string[];
  warnings: string[];
}

export interface Counted {
  count: number;
  exact: boolean; // otherwise there are at least that many
  stop: Stop;
}

/** What was found, in its order, and why the search ended: `finished` when nothing is missing. */
export interface Listing<Found> {
  found: Found[];
  stop: Stop;
}

/** What puzzles have in common that go to one part of a data set: that they are isomorphs, or that their solutions are. */
export type PartBy = 'puzzle' | 'solution';

/** A row of a data set that is audited. */
export interface AuditRow {
  puzzle: string; // in any form; what is none is an unreadable row
  solution?: string | null; // that the row itself gives: 81 digits, unless it is wrong
  file?: number; // 0 to 65,535, default 0: rows of different files leak instead of repeating
  line?: number; // handed back; by default rows are numbered from 1
}

/** What is wrong with a row: docs/dataset.md. */
export interface Finding {
  file: number;
  line: number;
  defect:
    | 'unreadable' | 'clash' | 'none' | 'multiple' | 'undecided' | 'wrong_solution' | 'not_minimal' | 'repeat' | 'isomorph' | 'leak';
  detail: string; // in words
  same?: boolean; // of repeats, isomorphs and leaks: whether it is the very puzzle
  of?: { file: number; line: number }; // the row that it repeats
}

/** What an audit counted. */
export interface AuditTotals {
  rows: number;
  readable: number;
  unique: number;
  forms: number; // classes of isomorphs
  solutionsChecked: number;
  minimal?: number; // when that was asked for
  givens: Record<string, number>; // how many puzzles have as many
  defects: Record<string, number>;
}

export interface Audited {
  findings: Finding[];
  totals: AuditTotals;
}

export interface TrueCandidates {
  candidates: string; // 729 characters; with a board for each cell as many as there are digits
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

/** What cannot be: a cell without a candidate, or a house without a place for a digit. */
export interface DeadEnd {
  cell?: Cell;
  house?: House;
  digit?: number;
  text: string;
}

/** A digit that has to go into a cell: its last candidate, or the only place in a house. */
export interface Forced extends Candidate {
  house?: House;
  text: string;
}

export interface Diagnosis {
  status: Status;
  solutions?: number;
  exact?: boolean;
  headline?: string; // what it comes to, in two sentences
  about?: string;
  duplicates?: Duplicate[];
  deadEnds?: DeadEnd[]; // as it stands
  conflict?: {
    cells: Cell[];
    minimal: boolean;
    minimum: boolean;
    reason: Cell[]; // the givens that the steps begin with: `cells` or others
    steps: Forced[];
    deadEnd?: DeadEnd; // where the steps lead
  };
  differing?: Cell[];
  singleCompletions?: Edit[];
  fewestCompletions?: Edit[];
  fewestProved?: boolean;
  fewestNeeded?: number;
  repairs: Repair[];
  repairsKnown?: boolean;
  missingRows?: House[]; // of text that is no puzzle
  sentences: string[]; // all of it, but for the repairs
  error?: { code: string; line: number; column: number; found: string; expected: string }; // of text that is no puzzle
}

/** Of another board than the classic one. */
export interface BoardDiagnosis {
  status: Status;
  solutions: number;
  exact: boolean;
  duplicates: Duplicate[];
  broken: { first: Cell; second: Cell; text: string }[]; // pairs of cells that break what holds between them
  forbidden: Cell[]; // whose value the board does not allow
  conflict?: { cells: Cell[]; minimal: boolean; rules?: string[] }; // without a solution
  ruleRepairs?: { rule: string; value?: number; text: string }[]; // with rules of many cells; no value: left out
  redundantRules?: string[]; // with rules and one solution: each can go alone
  redundantKnown?: boolean;
  differing: Cell[];
  singleCompletions?: Edit[]; // with several
  completionsKnown?: boolean;
  repairs: Repair[];
  repairsKnown?: boolean; // without a solution
  sentences: string[]; // all of it, but for the repairs
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
  rules?: string[]; // of boards with rules: their names
  totals?: number[];
  beside?: { name: string; digits: number[] }[]; // cells beside the board that the rule names: what they can hold
}

/** A candidate that is true (`on`) or false. */
export interface Literal extends Candidate {
  on: boolean;
  others?: Cell[]; // of a group: one of all these cells holds the digit, or none of them
}

export interface ChainNode {
  literal: Literal;
  why: Why;
  from?: number[];
  inner?: number;
  house?: House; // with `why` "house": on other boards than the classic one
}

export interface Chain {
  nodes: ChainNode[];
  sentences: string[]; // one for each node
  eureka?: string;
}

export interface Step {
  technique: TechniqueId;
  kind: string; // the form of it: "hidden_single.box"
  name: string;
  rating: number; // 7.2
  complexity?: number;
  assumesUnique?: boolean;
  place: Candidate[];
  remove: Required<CellDigits>[];
  text: string; // all of it, chains line by line
  sentences: string[]; // why it follows, without the chains
  exhibits: Exhibit[];
  chains?: Chain[];
  inner?: (Step & { label: string })[]; // what the chains refer to: "see a"
}

/** A step on another board than the classic one: a level and no rating, for no scale is defined there. */
export interface BoardStep extends Omit<Step, 'rating' | 'complexity' | 'inner'> {
  level: 'easy' | 'medium' | 'hard' | 'expert' | 'trial';
}

/** As Hint, Explanation and WhyNot, of another board. */
export interface BoardHint extends Omit<Hint, 'step'> {
  board: string;
  step?: BoardStep;
}
export interface BoardExplanation extends Omit<Explanation, 'scale' | 'steps'> {
  board: string;
  steps: BoardStep[];
}
export interface BoardWhyNot extends Omit<WhyNot, 'steps'> {
  board: string;
  steps: BoardStep[];
}

/** How hard a puzzle of another board is: no number, for no scale is defined there. */
export interface BoardRating {
  board: string;
  status: Status;
  ending?: Explanation['ending'];
  level?: BoardStep['level']; // of the hardest step; absent where the techniques do not suffice
  hardest?: string; // the name of its technique
  steps?: number;
  counts?: Record<string, number>; // steps of each technique
}

export interface Hint {
  status: Status;
  hint: string;
  wrongValues?: Cell[]; // of which `wrongCount` are wrong:
  wrongCount?: number;
  wrong?: Cell[]; // their marks lack the right digit
  step?: Step;
}

export interface Explanation {
  status: Status;
  ending: 'solved' | 'stuck' | 'budget' | 'clash';
  end: string;
  scale: string;
  marks: string; // where the path begins
  steps: Step[];
  deadEnd?: DeadEnd; // with the ending clash
  level?: string; // these three on a scale that was named, where the path is solved
  difficulty?: number;
  score?: number;
}

export interface AllSteps {
  status: Status;
  scale: string;
  marks: string;
  steps: Step[];
}

export interface WhyNot {
  whyNot: Candidate;
  found: boolean;
  right: boolean;
  /** A value that rules it out, a cell that is left with nothing, or a house without a place for a digit. */
  clash?: { value?: Cell; cell?: Cell; house?: House; digit?: number; text: string };
  steps: Step[];
}

/** `er` to `scale` are there where `se` was asked for, `hodoku` where HoDoKu was; `budget`: one of them was cut off. */
export interface Rating {
  status: Status;
  er?: number; // 7.2
  ep?: number;
  ed?: number;
  scale?: string;
  hodoku?: HodokuRating;
  scales?: ScaleRating[]; // on other scales, in their order
}

export interface Proof {
  status: Status;
  proof: string | null; // a line for nonet-verify; null when the budget was spent
}

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

/** With `exact` there is only `count`. */
export interface Estimate {
  exact: boolean;
  count?: number;
  estimate?: number | null; // null when nothing is known
  low?: number;
  high?: number | null;
  atLeast?: number; // counted
  probes?: number;
  seed?: number;
}

export interface GenerateOptions {
  board?: string; // its name; then only seed, symmetry, minimal, givens and attempts can be asked for
  seed?: number | bigint;
  symmetry?: SymmetryName;
  minimal?: boolean;
  unbiased?: boolean;
  givens?: number | readonly [fewest: number, most: number];
  pattern?: string; // 81 characters: givens exactly where there is neither '.' nor '0'
  contains?: string; // 81 characters: givens that each puzzle must have
  solution?: string; // 81 digits
  rating?: readonly [lowest: number, highest: number]; // of Sudoku Explainer: [7, 7.5], or levels.hard
  needs?: TechniqueId; // the id of a technique without which the puzzle cannot be solved: "xy_wing"
  scale?: string; // on which `level` and `needs` are meant: docs/rating.md
  level?: LevelName | HodokuRating['level'] | (string & {}); // of that scale, or of our own: "hard"
  like?: string; // 81 characters: neighbours of this puzzle
  likeDrop?: number; // how many of its givens go; 1 by default
  likeAdd?: number; // how many others come; 1 by default
  unlike?: string; // puzzles in any form, one after the other: no isomorph of them is made
  attempts?: number;
}

export interface Generated {
  item: number;
  seed: number;
  puzzle: string;
  solution: string;
  givens: number;
  attempts: number;
  er?: number; // when a rating was asked for
  level?: string; // these four when a level was asked for
  difficulty?: number;
  score?: number;
  scale?: string;
  board?: string; // when one was asked for
  met: boolean;
}

/** What `draw` draws: step 0 is the puzzle itself. */
export interface DrawOptions extends BoardLimits {
  step?: number;
}

export interface TraceOptions {
  /** The digits that stand by choice at a moment, as their events of kind 1, in order: only what comes behind it is written and counted. */
  from?: Uint32Array;
  maxEvents?: number; // how many are written at most; 0: none, the search is only counted.  Default: 100,000
  limit?: number; // solutions to find.  Default: 1
  board?: string; // of another board, by its name
  nodes?: number;
  milliseconds?: number;
}

export interface Trace extends Counters {
  /** bits 0..7: digit from 1; bits 8..23: cell from 0; bits 24..25: 0 try, 1 place, 2 take back, 3 solution (no cell). */
  events: Uint32Array;
  solutions: number;
  stop: Stop | 'max_events';
}
