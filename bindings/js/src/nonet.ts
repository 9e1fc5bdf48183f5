// One instance of the engine. All methods are synchronous; to stop a long call, end the worker from outside.

import type * as answers from './answers.js';
import { parsed } from './data.js';
import { NonetError } from './error.js';
import { cellNumber, checkOptions, generateKnown, wholeIn } from './given.js';
import { coreOnly, Face, Room, whole } from './face.js';
import { layout } from './layout.js';
import { audit, cellsOf, listOf, partOf, printOf } from './lists.js';
import type { Exports } from './module.js';
import { rateOn } from './rating.js';

const cellCount = 81;
const mostCells = 625; // of any board
const { rooms } = layout;
const defaultMaxEvents = 100_000;

// The default limits: see Limits.
const searches = { nodes: 10_000_000 };
const boards = { milliseconds: 30_000 };
const makes = { milliseconds: 60_000 };
// For calls that look for one step after the other: some steps cost as much as thousands of others.
const reasons = { nodes: 10_000_000, milliseconds: 60_000 };

// A board by name; undefined is the classic one, and null the one that the text names or fits.
type Its = string | null | undefined;

export class Nonet {
  private readonly face: Face;
  private readonly exports: Exports;
  private readonly texts: Room[]; // one for each text of a call
  private readonly room: Room; // for results
  private readonly many: Room; // events, grids

  /** Use load(). */
  constructor(exports: Exports) {
    this.exports = exports;
    this.face = new Face(exports);
    this.texts = Array.from({ length: 10 }, () => new Room(exports));
    this.room = new Room(exports);
    this.many = new Room(exports);
  }

  /** The version of the engine, "1.2.3". */
  get version(): string {
    return this.face.read(this.exports.nonet_version());
  }

  /** Whether this module uses SIMD. */
  get simd(): boolean {
    return this.face.read(this.exports.nonet_kernel_default()) !== 'portable';
  }

  /** The bytes of memory that this instance has allocated; it never frees any. */
  get memory(): number {
    return this.exports.memory.buffer.byteLength;
  }

  /** The engines, from the simplest to the fastest. */
  engines(): answers.EngineInfo[] {
    const { exports, face } = this;
    const count = exports.nonet_engine_count?.();
    if (count === undefined) throw coreOnly();
    return Array.from({ length: count }, (_, i) => ({
      name: face.read(exports.nonet_engine_name(i)),
      idea: face.read(exports.nonet_engine_idea(i)),
      source: face.read(exports.nonet_engine_source(i)),
      takesMarks: exports.nonet_engine_takes_marks(i) === 1,
    }));
  }

  /** The techniques for people, in their order of trial. */
  techniques(): answers.TechniqueInfo[] {
    const { exports, face } = this;
    const count = exports.nonet_technique_count?.();
    if (count === undefined) throw coreOnly();
    return Array.from({ length: count }, (_, i) => ({
      id: face.read(exports.nonet_technique_id(i)),
      name: face.read(exports.nonet_technique_name(i)),
      rating: exports.nonet_technique_rating(i) / 10,
    }));
  }

  /** The symmetries that can be ordered; the first is none. */
  symmetries(): answers.SymmetryInfo[] {
    const { exports, face } = this;
    const count = exports.nonet_symmetry_count?.();
    if (count === undefined) throw coreOnly();
    return Array.from({ length: count }, (_, i) => ({
      name: face.read(exports.nonet_symmetry_name(i)),
      words: face.read(exports.nonet_symmetry_words(i)),
    }));
  }

  /** Reads one puzzle in any form that the nonet command reads. */
  parse(text: string): answers.Parsed {
    const { at, length } = this.text(text);
    const format = this.room.of(4 + rooms.cells + rooms.marks);
    const cells = format + 4;
    const marks = cells + rooms.cells;
    this.face.ask(this.exports.nonet_parse, at, length, cells, rooms.cells, marks, rooms.marks, format);
    const name = this.face.read(this.face.view.getUint32(format, true));
    const hasMarks = ['pencil', 'marks', 'hodoku', 'iss', 'fpuzzles'].includes(name);
    return { cells: this.face.read(cells), marks: hasMarks ? this.face.read(marks) : null, format: name };
  }

  /**
   * Reads every puzzle of a text, each detected separately, as the nonet command reads its files. Text that is not a puzzle
   * is listed in `errors`, and reading continues after it. At most `most` puzzles and errors are listed; all are counted.
   * With a `board` it reads puzzles of that board, and of boards named next to them; "any" means the board with boxes of the
   * first puzzles.
   */
  parseAll(text: string, options: { most?: number; board?: string } = {}): answers.ParsedAll {
    checkOptions(options, { most: 'number', board: 'text' });
    const { most = Infinity, board } = options;
    const { exports, face } = this;
    if (board === undefined) return face.readAll(text, most, (at, length) => exports.nonet_reader_of(at, length));
    if (exports.nonet_reader_of_board === undefined) throw coreOnly();
    const name = board === 'any' ? 0 : this.text(board).at;
    const reader = (at: number, length: number) => exports.nonet_reader_of_board!(name, at, length, face.errorRoom());
    return face.readAll(text, most, reader, 'several');
  }

  /**
   * Writes a puzzle in a form: "line", "grid", "pretty", "pencil", "marks", "hodoku" (a line of its library) or "sdx"; or with
   * its rules in the form of another program: "rules" (nonet's own text), "iss", "fpuzzles", "sudokupad", ...
   */
  format(text: string, form: answers.Form, options: { board?: string } = {}): string {
    checkOptions(options, { board: 'text' });
    const ofPuzzles = ['line', 'grid', 'pretty', 'pencil', 'marks', 'hodoku', 'sdx'];
    return this.onItsBoard(options.board ?? (ofPuzzles.includes(form) ? undefined : null), (board) => {
      const { at, length } = this.text(text);
      const name = this.text(form, 1);
      if (board !== undefined) {
        this.face.ask(this.exports.nonet_board_format, this.boardAt(board, 2), at, length, name.at, this.face.out);
        return this.face.written();
      }
      const capacity = 4096; // always enough, says nonet.h
      const out = this.room.of(capacity + 4);
      this.face.ask(this.exports.nonet_format, at, length, name.at, out, capacity, out + capacity);
      return this.face.read(out);
    });
  }

  /** Describes a board: "16x16", "9x9+x+knight", "jigsaw:1122..." (docs/boards.md). */
  board(name: string): answers.Board {
    return this.json(this.exports.nonet_board, this.text(name).at, this.face.out);
  }

  /** The kinds of rules of boards, and what each takes: a list to choose from (docs/rules.md). */
  ruleKinds(): answers.RuleKind[] {
    return this.json<{ kinds: answers.RuleKind[] }>(this.exports.nonet_rule_kinds, this.face.out).kinds;
  }

  /**
   * Solves a puzzle; unless limits.solutions is 1, also determines whether the solution is unique. The puzzle is of the
   * `board`, or else of the board that the text names, as links do, or of the one with boxes that has as many cells.
   */
  solve(text: string, options: { engine?: answers.EngineName; board?: string; limits?: answers.Limits } = {}): answers.Solved {
    checkOptions(options, { engine: 'text', board: 'text', limits: 'any' });
    return this.onItsBoard(options.board, (board) =>
      board === undefined ? this.solveClassic(text, options) : this.solveOnBoard(text, board, options),
    );
  }

  private solveClassic(text: string, options: { engine?: answers.EngineName; limits?: answers.Limits }): answers.Solved {
    const { answer } = layout;
    const { at, length } = this.text(text);
    const engine = options.engine === undefined ? 0 : this.text(options.engine, 1).at;
    const out = this.face.answer(this.room);
    const limits = this.face.limits(options.limits, searches);
    this.face.expect(this.exports.nonet_solve(at, length, limits, engine, out, this.face.errorRoom()));
    const solutions = this.face.number64(out + answer.solutions);
    const status = this.outcome(out + answer.outcome);
    const counters = {
      digitTries: this.face.number64(out + answer.digitTries),
      backtracks: this.face.number64(out + answer.backtracks),
      nodes: this.face.number64(out + answer.nodes),
    };
    if (solutions === 0) return { status, solutions, ...counters };
    const solution = this.face.cells(this.face.view.getUint32(out + answer.first, true));
    if (solutions === 1) return { status, solutions, solution, ...counters };
    const second = this.face.cells(this.face.view.getUint32(out + answer.second, true));
    return { status, solutions, solution, second, ...counters };
  }

  /**
   * Solves many puzzles at once, which is much faster than one by one: 81 values each, 0 for an empty cell. The limits for
   * solutions and nodes apply to each puzzle, milliseconds to the whole call.
   */
  solveBatch(grids: Uint8Array, limits?: answers.Limits): answers.SolvedBatch {
    const stop = this.room.of(4);
    const solved = this.batch(grids, (batch) =>
      this.face.ask(this.exports.nonet_solve_batch, batch, this.face.limits(limits, searches), 0, stop),
    );
    return { ...solved, stop: this.stop(stop) };
  }

  /** The same, but all limits apply to each puzzle: hard ones do not use up the budget of the others. */
  solveEach(grids: Uint8Array, limits?: answers.Limits): answers.SolvedEach {
    return this.batch(grids, (batch) =>
      this.face.ask(this.exports.nonet_solve_each, batch, this.face.limits(limits, searches)),
    );
  }

  /** Checks whether it is a proper puzzle or a right solution, and reports where it is wrong. */
  check(text: string, { board, ...limits }: answers.BoardLimits = {}): answers.Checked {
    return this.onItsBoard(board, (its) => {
      const { at, length } = this.text(text);
      if (its === undefined) {
        return this.json(this.exports.nonet_check_text, at, length, 1, this.face.limits(limits, searches), this.face.out);
      }
      const [name, bounds] = [this.boardAt(its, 1), this.face.limits(limits, boards)];
      return this.json(this.exports.nonet_board_check, name, at, length, 1, bounds, this.face.out);
    });
  }

  /** The number of solutions, up to limits.solutions (2 by default; 0: all). */
  count(text: string, { board, ...limits }: answers.BoardLimits = {}): answers.Counted {
    return this.onItsBoard(board, (its) => {
      if (its !== undefined) return this.onBoard(this.exports.nonet_board_count, text, its, limits);
      const { at, length } = this.text(text);
      const count = this.room.of(12);
      this.face.ask(this.exports.nonet_count, at, length, this.face.limits(limits, searches), count, count + 8);
      const stop = this.stop(count + 8);
      return { count: this.face.number64(count), exact: stop === 'finished', stop };
    });
  }

  /** The digits that each cell holds in some solution. */
  candidates(text: string, { board, ...limits }: answers.BoardLimits = {}): answers.TrueCandidates {
    return this.onItsBoard(board, (its) => {
      if (its !== undefined) return this.onBoard(this.exports.nonet_board_candidates, text, its, limits);
      const { at, length } = this.text(text);
      const stop = this.room.of(4 + rooms.marks);
      const marks = stop + 4;
      const bounds = this.face.limits(limits, searches);
      this.face.ask(this.exports.nonet_true_candidates, at, length, bounds, marks, rooms.marks, stop);
      return { candidates: this.face.read(marks), exact: this.stop(stop) === 'finished' };
    });
  }

  /** Estimates the number of solutions if there are too many to count, with a 95 % interval; reproducible from the seed. */
  estimate(text: string, seed: number | bigint = 1, probes = 10_000, limits?: answers.Limits): answers.Estimate {
    const { at, length } = this.text(text);
    const [from, many] = [whole(seed, 'seed'), whole(probes, 'probes')];
    return this.json(this.exports.nonet_estimate, at, length, from, many, this.face.limits(limits, searches), this.face.out);
  }

  /** Reports why a puzzle is broken and how to repair it. The text need not be a readable puzzle. */
  diagnose(text: string, limits?: answers.Limits & { board?: undefined }): answers.Diagnosis;
  /** The same for a puzzle of another board, by name. */
  diagnose(text: string, limits: answers.Limits & { board: string }): answers.BoardDiagnosis;
  diagnose(text: string, { board, ...limits }: answers.BoardLimits = {}): answers.Diagnosis | answers.BoardDiagnosis {
    if (board !== undefined) {
      const { at, length } = this.text(text);
      const name = this.text(board, 1).at;
      return this.json(this.exports.nonet_board_diagnose, name, at, length, this.face.limits(limits), this.face.out);
    }
    return this.one(this.exports.nonet_diagnose, text, limits);
  }

  /** Compares a player's grid with its puzzle; `order` is the cells in the order of play. */
  diagnoseEntries(
    givens: string,
    entries: string,
    order: readonly answers.CellGiven[] = [],
    limits?: answers.Limits,
  ): answers.Entries {
    const puzzle = this.text(givens);
    const player = this.text(entries, 1);
    const cells = this.room.of(2 * order.length);
    new Uint16Array(this.exports.memory.buffer, cells, order.length).set(order.map((cell) => cellNumber(cell)));
    return this.json(
      this.exports.nonet_diagnose_entries,
      puzzle.at,
      puzzle.length,
      player.at,
      player.length,
      cells,
      order.length,
      this.face.limits(limits),
      this.face.out,
    );
  }

  /** Finds the next step. Level 1 reveals the region, 2 the house, 3 the technique, 4 the cells, 5 everything. */
  hint(text: string, options?: answers.StepOptions & { level?: number; board?: undefined }): answers.Hint;
  /** The same for a puzzle of another board, by name. */
  hint(text: string, options: answers.Limits & { level?: number; board: string }): answers.BoardHint;
  hint(
    text: string,
    { level = 5, board, scale, only, without, ...limits }: answers.StepOptions & { level?: number; board?: string | undefined } = {},
  ): answers.Hint | answers.BoardHint {
    const { at, length } = this.text(text);
    wholeIn(level, 'level', 1, 5);
    if (board !== undefined) {
      const name = this.text(board, 1).at;
      return this.json(this.exports.nonet_board_hint, name, at, length, level, this.face.limits(limits, boards), this.face.out);
    }
    if (scale !== undefined || only !== undefined || without !== undefined) {
      const options = this.chosen({ scale, only, without });
      return this.json(this.exports.nonet_hint_with, at, length, level, options, this.face.limits(limits, reasons), this.face.out);
    }
    return this.json(this.exports.nonet_hint, at, length, level, this.face.limits(limits, reasons), this.face.out);
  }

  /** Returns every step to the solution; optionally with some of the techniques only, or without unneeded steps. */
  explain(text: string, options?: answers.ExplainOptions & { scale?: 'se'; board?: undefined }): answers.Explanation;
  /** The same for a puzzle of another board, by name, as far as its techniques reach. */
  explain(text: string, options: answers.Limits & { board: string }): answers.BoardExplanation;
  /** Returns every step that HoDoKu takes. */
  explain(
    text: string,
    options: answers.Limits & { scale: answers.HodokuScale; without?: readonly string[] },
  ): answers.HodokuExplanation;
  /** Takes the first step of the first entry of a scale that finds one, again and again. */
  explain(
    text: string,
    options: answers.Limits & { scale: answers.ListScale; without?: readonly string[]; pruned?: boolean },
  ): answers.Explanation;
  explain(
    text: string,
    {
      pruned,
      only,
      without,
      scale,
      board,
      ...limits
    }: answers.ExplainOptions & { scale?: answers.Scale; board?: string | undefined } = {},
  ): answers.Explanation | answers.HodokuExplanation | answers.BoardExplanation {
    if (board !== undefined) return this.onBoard(this.exports.nonet_board_explain, text, board, limits);
    const { at, length } = this.text(text);
    const options = this.chosen({ pruned, scale, only, without });
    return this.json(this.exports.nonet_explain_with, at, length, options, this.face.limits(limits, reasons), this.face.out);
  }

  /** Returns every step of every technique in the current position. */
  allSteps(text: string, { scale, only, without, ...limits }: answers.StepOptions = {}): answers.AllSteps {
    if (scale === undefined && only === undefined && without === undefined) {
      return this.one(this.exports.nonet_all_steps, text, limits);
    }
    const { at, length } = this.text(text);
    const options = this.chosen({ scale, only, without });
    return this.json(this.exports.nonet_all_steps_with, at, length, options, this.face.limits(limits, reasons), this.face.out);
  }

  /** A scale as data, by its name or text: the techniques in the order of trial, with their difficulties and levels. */
  scale(name: string): answers.ScaleData {
    return this.json(this.exports.nonet_scale, this.text(name).at, this.face.out);
  }

  /** Derives a contradiction from a candidate: `{ cell: 'r1c2', digit: 7 }`. */
  whyNot(
    text: string,
    candidate: { cell: answers.CellGiven; digit: number },
    limits?: answers.StepOptions & { board?: undefined },
  ): answers.WhyNot;
  /** The same for a puzzle of another board: cells as on the classic one, numbers from 0 row by row, and its values. */
  whyNot(
    text: string,
    candidate: { cell: answers.CellGiven; digit: number },
    limits: answers.Limits & { board: string },
  ): answers.BoardWhyNot;
  whyNot(
    text: string,
    candidate: { cell: answers.CellGiven; digit: number },
    { board, scale, only, without, ...limits }: answers.StepOptions & { board?: string | undefined } = {},
  ): answers.WhyNot | answers.BoardWhyNot {
    checkOptions(candidate, { cell: 'any', digit: 'whole' });
    if (board !== undefined) {
      const { rows, columns, digits, firstValue: first } = this.board(board);
      const cell = cellNumber(candidate.cell, rows, columns);
      const digit = wholeIn(candidate.digit, 'digit', first, first + digits - 1);
      const { at, length } = this.text(text);
      const [name, bounds] = [this.text(board, 1).at, this.face.limits(limits, boards)];
      return this.json(this.exports.nonet_board_why_not, name, at, length, cell, digit, bounds, this.face.out);
    }
    const { at, length } = this.text(text);
    const cell = cellNumber(candidate.cell);
    const digit = wholeIn(candidate.digit, 'digit', 1, 9);
    if (scale !== undefined || only !== undefined || without !== undefined) {
      const options = this.chosen({ scale, only, without });
      const bounds = this.face.limits(limits, reasons);
      return this.json(this.exports.nonet_why_not_with, at, length, cell, digit, options, bounds, this.face.out);
    }
    return this.json(this.exports.nonet_why_not, at, length, cell, digit, this.face.limits(limits, reasons), this.face.out);
  }

  /**
   * Rates a puzzle: ER, EP and ED of Sudoku Explainer 1.2.1; level and score of HoDoKu; level, difficulty and score on other
   * scales; or several of these.
   */
  rate(text: string, options?: answers.RateOptions & { board?: undefined }): answers.Rating;
  /** The level of a puzzle of another board, for which no scale is defined. */
  rate(text: string, options: answers.Limits & { board: string }): answers.BoardRating;
  rate(
    text: string,
    { scale = 'se', without, board, ...limits }: answers.RateOptions & { board?: string | undefined } = {},
  ): answers.Rating | answers.BoardRating {
    if (board !== undefined) return this.onBoard(this.exports.nonet_board_rate, text, board, limits);
    const { at, length } = this.text(text);
    const scales = typeof scale === 'string' ? [scale] : scale;
    const addressOf = (name: string) => this.text(name, 1).at;
    const chosen = (name: string) => this.chosen({ scale: name, without });
    const question = { face: this.face, room: this.room, exports: this.exports, at, length, limits, addressOf, chosen };
    return rateOn(scales, without !== undefined, question);
  }

  /** A certificate of the answer for the program nonet-verify. */
  proof(text: string, { board, ...limits }: answers.BoardLimits = {}): answers.Proof {
    return this.onItsBoard(board, (its) => {
      const { at, length } = this.text(text);
      const outcome = this.room.of(4);
      const bounds = this.face.limits(limits, its === undefined ? searches : boards);
      const question = [at, length, bounds, this.face.out, outcome] as const;
      if (its === undefined) this.face.ask(this.exports.nonet_prove, ...question);
      else this.face.ask(this.exports.nonet_board_prove, this.boardAt(its, 1), ...question);
      const proof = this.face.written();
      return { status: this.outcome(outcome), proof: proof === '' ? null : proof };
    });
  }

  /**
   * Draws a puzzle with its candidates, or a step of its path (1 is the first) on the grid before it; with `board` for a puzzle
   * of that board.
   */
  draw(text: string, options?: answers.DrawOptions & { form?: 'svg' }): string;
  /** The same as a page for printing. */
  draw(text: string, options: answers.DrawOptions & { form: 'pdf' }): Uint8Array;
  /**
   * The board's drawing apart from cells and lines, mainly its rules, as SVG for overlaying on another grid; the text is
   * ignored. Each ink is a class (`ink-cage`), the groups `below` and `above` are for under and over the digits. A cell is 48
   * wide, the grid's upper left corner is at 0, 0, and the view box begins left of it if there are clues outside.
   */
  draw(text: string, options: { form: 'ground'; board: string }): string;
  draw(
    text: string,
    { step = 0, form = 'svg', board, ...limits }: answers.DrawOptions & { form?: 'svg' | 'pdf' | 'ground' } = {},
  ): string | Uint8Array {
    return this.onItsBoard(board, (its) => {
      const { at, length } = this.text(text);
      const bounds = this.face.limits(limits, its === undefined ? reasons : boards);
      const question = [at, length, whole(step, 'step'), this.text(form, 1).at, bounds, this.face.out] as const;
      if (its === undefined) this.face.ask(this.exports.nonet_draw, ...question);
      else this.face.ask(this.exports.nonet_board_draw, this.boardAt(its, 2), ...question);
      return form === 'pdf' ? this.face.writtenBytes().slice() : this.face.written();
    });
  }

  /**
   * Returns 32 hexadecimal digits that are equal for isomorphs only: a puzzle's class, as in `nonet dataset`. With
   * `by: 'solution'` it is the class of the solution, which all puzzles of one grid share.
   */
  classOf(text: string, { by = 'puzzle', ...limits }: answers.Limits & { by?: answers.PartBy } = {}): string {
    const { at, length } = this.text(text);
    const print = printOf(this.face, this.room, at, length, by, limits);
    const half = (from: number) => this.face.view.getBigUint64(from, true).toString(16).padStart(16, '0');
    return half(print) + half(print + 8);
  }

  /**
   * Returns the number of the part of a data set that a puzzle belongs to. Isomorphs go to the same part, in every file and on
   * every machine, as in `nonet dataset split`. `shares` are the sizes of the parts: [0.8, 0.2].
   */
  partOf(
    text: string,
    seed: number | bigint,
    shares: readonly number[],
    { by = 'puzzle', ...limits }: answers.Limits & { by?: answers.PartBy } = {},
  ): number {
    const { at, length } = this.text(text);
    return partOf(this.face, this.many, printOf(this.face, this.room, at, length, by, limits), seed, shares);
  }

  /**
   * Finds the faults of a data set: in single rows, between rows, and between files (docs/dataset.md). Repeated isomorphs are
   * found too.
   */
  audit(
    rows: Iterable<string | answers.AuditRow>,
    options: { minimality?: boolean; nodes?: number } = {},
  ): answers.Audited {
    return audit(this.face, [this.room, this.texts[0]!, this.texts[1]!], rows, options);
  }

  /** Lists every solution once, up to limits.solutions (0: all), or a hundred thousand if that is not given. */
  solutions(text: string, { board, ...limits }: answers.BoardLimits = {}): answers.Listing<string> {
    return this.onItsBoard(board, (its) => {
      const { at, length } = this.text(text);
      if (its === undefined) return this.list(this.exports.nonet_enumerate, [at, length], limits);
      return this.list(this.exports.nonet_board_enumerate, [this.boardAt(its, 1), at, length], limits, boards);
    });
  }

  /**
   * Returns a minimal puzzle within a puzzle: givens are dropped in the order of the cells as long as the solution stays
   * unique. null if the limits ended that; a puzzle without exactly one solution is an error.
   */
  minimal(text: string, { board, ...limits }: answers.BoardLimits = {}): string | null {
    return this.onItsBoard(board, (its) => {
      const { at, length } = this.text(text);
      const bounds = this.face.limits(limits, its === undefined ? searches : boards);
      this.face.ask(this.exports.nonet_board_minimal, this.boardAt(its === undefined ? '9x9' : its, 1), at, length, bounds, this.face.out);
      return this.face.written() || null;
    });
  }

  /** The minimal puzzles within a puzzle, each once. */
  minimalPuzzles(text: string, limits?: answers.Limits): answers.Listing<string> {
    const { at, length } = this.text(text);
    return this.list(this.exports.nonet_minimal_puzzles, [at, length], limits);
  }

  /** Lists every puzzle with one solution that results from dropping `drop` givens and adding `add`. */
  neighbours(text: string, drop = 1, add = 1, limits?: answers.Limits): answers.Listing<string> {
    const { at, length } = this.text(text);
    const numbers = [wholeIn(drop, 'drop', 0, cellCount), wholeIn(add, 'add', 0, cellCount)];
    return this.list(this.exports.nonet_neighbours, [at, length, ...numbers], limits);
  }

  /** Lists the minimal unavoidable sets of its solution with at most `mostCells` cells, smaller ones first. */
  unavoidableSets(text: string, mostCells = 10, limits?: answers.Limits): answers.Listing<answers.Cell[]> {
    const { at, length } = this.text(text);
    const most = wholeIn(mostCells, 'mostCells', 0, cellCount);
    const { found, stop } = this.list(this.exports.nonet_unavoidable_sets, [at, length, most], limits);
    return { found: found.map(cellsOf), stop };
  }

  /** Returns the canonical form of a puzzle, shared by all its isomorphs, and its symmetries. */
  canon(text: string): answers.Canonical {
    const { at, length } = this.text(text);
    return this.json(this.exports.nonet_canon, at, length, this.face.out);
  }

  /** Whether two puzzles are equal up to symmetry. */
  same(from: string, to: string): answers.Same {
    const first = this.text(from);
    const second = this.text(to, 1);
    return this.json(this.exports.nonet_same, first.at, first.length, second.at, second.length, this.face.out);
  }

  /** Returns a random isomorph; the same seed and item give the same one everywhere. */
  scramble(text: string, seed: number | bigint, item: number | bigint = 0): string {
    const { at, length } = this.text(text);
    const cells = this.room.of(rooms.cells);
    const [from, number] = [whole(seed, 'seed'), whole(item, 'item')];
    this.face.ask(this.exports.nonet_scramble, at, length, from, number, cells, rooms.cells);
    return this.face.read(cells);
  }

  /** Makes the puzzles first, first + 1, ... of a seed, the same on every machine, each with a proved unique solution. */
  generate(
    options: answers.GenerateOptions = {},
    first: number | bigint = 0,
    count = 1,
    limits?: answers.Limits,
  ): answers.Generated[] {
    checkOptions(options, generateKnown);
    const at = this.options(options);
    const order = [at, whole(first, 'first'), wholeIn(count, 'count', 0, 1e9), this.face.limits(limits, makes), this.face.out] as const;
    if (options.board === undefined) this.face.ask(this.exports.nonet_generate, ...order);
    else this.face.ask(this.exports.nonet_board_generate, this.text(options.board, 0).at, ...order);
    return this.face.written().split('\n').slice(0, -1).map((line) => parsed<answers.Generated>(line));
  }

  /** Records a search event by event; with `board` on a puzzle of that board, by name. */
  trace(text: string, engine: answers.EngineName = 'row', options: answers.TraceOptions = {}): answers.Trace {
    const { trace } = layout;
    const { maxEvents = defaultMaxEvents, limit = 1, from, board, ...rest } = options;
    const { at, length } = this.text(text);
    const name = this.text(engine, 1).at;
    const capacity = Number(whole(maxEvents, 'maxEvents'));
    const count = from?.length ?? 0;
    const room = capacity + count === 0 ? 0 : this.many.of(4 * (capacity + count));
    const [events, way] = [capacity === 0 ? 0 : room, room + 4 * capacity];
    const out = this.face.struct(this.room, trace.size);
    const limits = this.face.limits({ ...rest, solutions: limit }, searches);
    const question = [at, length, name, limits] as const;
    const answer = [events, capacity, out] as const;
    const named = board === undefined ? [] : [this.text(board, 2).at];
    if (from === undefined) {
      const ask = board === undefined ? this.exports.nonet_trace : this.exports.nonet_board_trace;
      this.face.ask(ask, ...named, ...question, ...answer);
    } else {
      const ask = board === undefined ? this.exports.nonet_trace_from : this.exports.nonet_board_trace_from;
      new Uint32Array(this.exports.memory.buffer, way, count).set(from);
      this.face.ask(ask, ...named, ...question, way, count, ...answer);
    }
    const full = this.face.view.getInt32(out + trace.full, true) !== 0;
    const written = this.face.number64(out + trace.events);
    return {
      events: new Uint32Array(this.exports.memory.buffer, events, written).slice(),
      solutions: this.face.number64(out + trace.solutions),
      digitTries: this.face.number64(out + trace.digitTries),
      backtracks: this.face.number64(out + trace.backtracks),
      nodes: this.face.number64(out + trace.nodes),
      stop: full ? 'max_events' : this.stop(out + trace.stop),
    };
  }

  private list(
    question: Parameters<Face['ask']>[0],
    given: readonly number[],
    limits: answers.Limits | undefined,
    otherwise: answers.Limits = searches,
  ): answers.Listing<string> {
    return listOf(this.face, this.room, question, given, limits, otherwise);
  }

  private text(text: string, which = 0): { at: number; length: number } {
    return this.face.write(text, this.texts[which]!);
  }

  // Passes a nonet_batch of these grids to `solve`, and returns the results.
  private batch(grids: Uint8Array, solve: (batch: number) => void): answers.SolvedEach {
    const count = grids.length / cellCount;
    if (!Number.isInteger(count)) {
      throw new NonetError('wrong_length', 1, 1, `found ${grids.length} values, expected a multiple of ${cellCount}`);
    }
    const { batch } = layout;
    const question = this.many.of(batch.size + 2 * grids.length + count);
    const at = question + batch.size;
    const [first, outcomes] = [at + grids.length, at + 2 * grids.length];
    this.face.bytes(question, batch.size).fill(0);
    this.face.bytes(at, grids.length).set(grids);
    this.face.bytes(first, grids.length).fill(0);
    const { view } = this.face;
    view.setUint32(question, batch.size, true);
    view.setUint32(question + batch.count, count, true);
    view.setUint32(question + batch.grids, at, true);
    view.setUint32(question + batch.first, first, true);
    view.setUint32(question + batch.outcomes, outcomes, true);
    solve(question);
    const statuses = new Array<answers.Status>(count);
    const codes = this.face.bytes(outcomes, count);
    for (let i = 0; i < count; ++i) statuses[i] = this.status(codes[i]!);
    return { solutions: this.face.bytes(first, grids.length).slice(), statuses };
  }

  private outcome(at: number): answers.Status {
    return this.status(this.face.view.getInt32(at, true));
  }
  private status(outcome: number): answers.Status {
    return this.face.name(this.exports.nonet_outcome_name, outcome) as answers.Status;
  }

  private stop(at: number): answers.Stop {
    return this.face.name(this.exports.nonet_stop_name, this.face.view.getInt32(at, true)) as answers.Stop;
  }

  private json<Answer>(...call: Parameters<Face['ask']>): Answer {
    this.face.ask(...call);
    return parsed<Answer>(this.face.written());
  }

  // Asks about a board. If none is given, asks about the classic one, and if the text is not a puzzle of that, about the
  // board that the text names or fits, which is null.
  private onItsBoard<Answer>(board: Its, ask: (board: Its) => Answer): Answer {
    try {
      return ask(board);
    } catch (error) {
      const another = board === undefined && error instanceof NonetError && error.code !== 'bad_argument';
      if (!another || this.exports.nonet_reader_of_board === undefined) throw error;
      return ask(null);
    }
  }

  // The address of a board's name; 0 for the board that the text names.
  private boardAt(board: string | null, place: number): number {
    return board === null ? 0 : this.text(board, place).at;
  }

  // Calls a function for a puzzle of a board.
  private onBoard<Answer>(
    question: Parameters<Face['ask']>[0],
    text: string,
    board: string | null,
    limits?: answers.Limits,
  ): Answer {
    const { at, length } = this.text(text);
    return this.json(question, this.boardAt(board, 1), at, length, this.face.limits(limits, boards), this.face.out);
  }

  private solveOnBoard(
    text: string,
    board: string | null,
    { engine = 'fast', limits }: { engine?: answers.EngineName; limits?: answers.Limits },
  ): answers.Solved {
    const { at, length } = this.text(text);
    const [name, engineName] = [this.boardAt(board, 1), this.text(engine, 2).at];
    const { exports, face } = this;
    const found = this.json<answers.Solved>(exports.nonet_board_solve_with, name, at, length, face.limits(limits, boards), engineName, face.out);
    const { status, solutions, solution, second, digitTries, backtracks, nodes } = found;
    const shown = { ...(solution !== undefined && { solution }), ...(second !== undefined && { second }) };
    return { status, solutions, ...shown, digitTries, backtracks, nodes };
  }

  // Converts the options for techniques and scales to a nonet_explain_options.
  private chosen({ pruned, scale, only, without }: {
    pruned?: boolean | undefined;
    scale?: string | undefined;
    only?: readonly string[] | undefined;
    without?: readonly string[] | undefined;
  }): number {
    const name = scale === undefined ? 0 : this.text(scale, 3).at;
    const ids = [only, without].map((list, i) => (list === undefined ? 0 : this.text(list.join(','), 1 + i).at));
    return this.face.path(this.room, pruned ?? false, ids[0]!, ids[1]!, name);
  }

  // Calls functions that take a text and limits and write JSON.
  private one<Answer>(question: Parameters<Face['ask']>[0], text: string, limits?: answers.Limits): Answer {
    const { at, length } = this.text(text);
    return this.json(question, at, length, this.face.limits(limits), this.face.out);
  }

  private options(options: answers.GenerateOptions): number {
    const { options: fields } = layout;
    const names = ['symmetry', 'pattern', 'contains', 'solution', 'needs', 'like', 'unlike', 'scale', 'level'] as const;
    const texts = names.map((name, i) => {
      const text = options[name];
      return text === undefined ? 0 : this.text(text, 1 + i).at;
    });
    const at = this.face.struct(this.room, fields.size);
    const { view } = this.face;
    const givens = options.givens ?? [0, cellCount];
    const [fewest, most] = typeof givens === 'number' ? [givens, givens] : givens;
    view.setBigUint64(at + fields.seed, whole(options.seed ?? 0, 'seed'), true);
    view.setBigUint64(at + fields.attempts, whole(options.attempts ?? 0, 'attempts'), true);
    view.setInt32(at + fields.minimal, options.minimal ? 1 : 0, true);
    view.setInt32(at + fields.unbiased, options.unbiased ? 1 : 0, true);
    view.setInt32(at + fields.fewest, wholeIn(fewest, 'givens', 0, mostCells), true);
    view.setInt32(at + fields.most, wholeIn(most, 'givens', 0, mostCells), true);
    names.forEach((name, i) => view.setUint32(at + fields[name], texts[i]!, true));
    view.setInt32(at + fields.likeDrop, options.likeDrop ?? 1, true);
    view.setInt32(at + fields.likeAdd, options.likeAdd ?? 1, true);
    const [lowest, highest] = options.rating ?? [0, 0];
    for (const rating of [lowest, highest]) {
      if (typeof rating !== 'number' || !(rating >= 0)) {
        throw new NonetError('bad_argument', 1, 1, `found rating ${String(rating)}, expected two numbers from 0`);
      }
    }
    view.setInt32(at + fields.lowestRating, Math.round(10 * lowest), true);
    view.setInt32(at + fields.highestRating, Math.round(10 * highest), true);
    return at;
  }
}

