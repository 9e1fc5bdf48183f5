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
const defaultMaxEvents = 100_000;

// The default limits: see Limits. `reasons` are for calls that look for one step after the other: some steps cost as much as
// thousands of others.
const searches = { nodes: 10_000_000, milliseconds: 30_000 };
const makes = { milliseconds: 60_000 };
const reasons = { nodes: 10_000_000, milliseconds: 60_000 };

const classic = { board: '9x9', rows: 9, columns: 9, digits: 9, firstValue: 1 } as const;
const nothing: { text: string; board: string | undefined; at: number } = { text: '', board: undefined, at: 0 };

export class Nonet {
  private readonly face: Face;
  private readonly exports: Exports;
  private readonly texts: Room[]; // one for each text of a call
  private readonly room: Room; // for results
  private readonly many: Room; // events, grids
  private readonly puzzles = [nothing, nothing]; // the last ones read

  /** Use load(). */
  constructor(exports: Exports) {
    this.exports = exports;
    this.face = new Face(exports);
    this.texts = Array.from({ length: 12 }, () => new Room(exports));
    this.room = new Room(exports);
    this.many = new Room(exports);
  }

  /** The version of the engine, "1.2.3". */
  get version(): string {
    return this.face.read(this.exports.nonet_version());
  }

  /** The bytes of memory that this instance has allocated; it never frees any. */
  get memory(): number {
    return this.exports.memory.buffer.byteLength;
  }

  /**
   * Sets the language of the texts for people that this instance makes from now on: "en" (the default) or "de". Other keys of
   * answers, names of options and error codes stay the same.
   */
  setLanguage(code: answers.LanguageCode): void {
    this.face.setLanguage(code, this.texts[0]!);
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

  /**
   * Reads one puzzle in any form that the nonet command reads: of the `board`, or else of the board that the text names, as
   * links do, or of the one with boxes that has as many cells.
   */
  parse(text: string, options: { board?: string } = {}): answers.Parsed {
    checkOptions(options, { board: 'text' });
    return this.face.parsed(this.puzzle(text, options.board));
  }

  /**
   * Reads every puzzle of a text, each detected separately, as the nonet command reads its files. Text that is not a puzzle
   * is listed in `errors`, and reading continues after it. At most `most` puzzles and errors are listed; all are counted.
   * Puzzles that do not name their board are of the `board`; without one, of the board with boxes that fits the first
   * puzzles.
   */
  parseAll(text: string, options: { most?: number; board?: string } = {}): answers.ParsedAll {
    checkOptions(options, { most: 'number', board: 'text' });
    const { most = Infinity, board } = options;
    return this.face.readAll(text, most, board === undefined ? 0 : this.text(board).at);
  }

  /**
   * Writes a puzzle in a form: "line", "grid", "pretty", "pencil", "marks", "hodoku" (a line of its library) or "sdx"; or with
   * its rules in the form of another program: "rules" (nonet's own text), "iss", "fpuzzles", "sudokupad", ...
   */
  format(text: string, form: answers.Form, options: { board?: string } = {}): string {
    checkOptions(options, { board: 'text' });
    return this.words(this.exports.nonet_format, this.puzzle(text, options.board), this.text(form).at);
  }

  /** Describes a board: "16x16", "9x9+x+knight", "jigsaw:1122..." (docs/boards.md). */
  board(name: string): answers.Board {
    return this.json(this.exports.nonet_board, this.text(name).at);
  }

  /** The kinds of rules of boards, and what each takes: a list to choose from (docs/rules.md). */
  ruleKinds(): answers.RuleKind[] {
    return this.json<{ kinds: answers.RuleKind[] }>(this.exports.nonet_rule_kinds).kinds;
  }

  /** Solves a puzzle; unless limits.solutions is 1, also determines whether the solution is unique. */
  solve(text: string, options: { engine?: answers.EngineName; board?: string; limits?: answers.Limits } = {}): answers.Solved {
    checkOptions(options, { engine: 'text', board: 'text', limits: 'any' });
    const { answer } = layout;
    const puzzle = this.puzzle(text, options.board);
    const engine = options.engine === undefined ? 0 : this.text(options.engine, 1).at;
    const out = this.face.answer(this.room);
    const limits = this.face.limits(options.limits, searches);
    this.face.expect(this.exports.nonet_solve(puzzle, limits, engine, out, this.face.errorRoom()));
    const solutions = this.face.number64(out + answer.solutions);
    const status = this.outcome(out + answer.outcome);
    const counters = {
      digitTries: this.face.number64(out + answer.digitTries),
      backtracks: this.face.number64(out + answer.backtracks),
      nodes: this.face.number64(out + answer.nodes),
    };
    const grid = (at: number) => this.face.cells(this.face.view.getUint32(out + at, true));
    const found = { ...(solutions > 0 && { solution: grid(answer.first) }), ...(solutions > 1 && { second: grid(answer.second) }) };
    return { status, solutions, ...found, ...counters } as answers.Solved;
  }

  /**
   * Solves many puzzles at once, which is much faster than one by one: 81 values each, 0 for an empty cell. On another
   * board, a puzzle has a value for each cell, counted from 1 even if its digits begin at 0. The limits for solutions and
   * nodes apply to each puzzle, milliseconds to the whole call.
   */
  solveBatch(grids: Uint8Array, { board, ...limits }: answers.BoardLimits = {}): answers.SolvedBatch {
    const stop = this.room.of(4);
    const solved = this.batch(grids, board, (batch) =>
      this.face.ask(this.exports.nonet_solve_batch, batch, this.face.limits(limits, searches), 0, stop),
    );
    return { ...solved, stop: this.stop(stop) };
  }

  /** The same, but all limits apply to each puzzle: hard ones do not use up the budget of the others. */
  solveEach(grids: Uint8Array, { board, ...limits }: answers.BoardLimits = {}): answers.SolvedEach {
    return this.batch(grids, board, (batch) =>
      this.face.ask(this.exports.nonet_solve_each, batch, this.face.limits(limits, searches)),
    );
  }

  /** Checks whether it is a proper puzzle or a right solution, and reports where it is wrong. */
  check(text: string, { board, ...limits }: answers.BoardLimits = {}): answers.Checked {
    const puzzle = this.puzzle(text, board);
    return this.json(this.exports.nonet_check, puzzle, 1, this.face.limits(limits, searches));
  }

  /** The number of solutions, up to limits.solutions (2 by default; 0: all). */
  count(text: string, { board, ...limits }: answers.BoardLimits = {}): answers.Counted {
    const puzzle = this.puzzle(text, board);
    const count = this.room.of(12);
    this.face.ask(this.exports.nonet_count, puzzle, this.face.limits(limits, searches), count, count + 8);
    const stop = this.stop(count + 8);
    return { count: this.face.number64(count), exact: stop === 'finished', stop };
  }

  /** The digits that each cell holds in some solution. */
  candidates(text: string, { board, ...limits }: answers.BoardLimits = {}): answers.TrueCandidates {
    const puzzle = this.puzzle(text, board);
    const stop = this.room.of(4);
    const bounds = this.face.limits(limits, searches);
    this.face.ask(this.exports.nonet_true_candidates, puzzle, bounds, this.face.out, stop);
    return { candidates: this.face.written(), exact: this.stop(stop) === 'finished' };
  }

  /** Estimates the number of solutions if there are too many to count, with a 95 % interval; reproducible from the seed. */
  estimate(
    text: string,
    seed: number | bigint = 1,
    probes = 10_000,
    { board, ...limits }: answers.BoardLimits = {},
  ): answers.Estimate {
    const puzzle = this.puzzle(text, board);
    const [from, many] = [whole(seed, 'seed'), whole(probes, 'probes')];
    return this.json(this.exports.nonet_estimate, puzzle, from, many, this.face.limits(limits, searches));
  }

  /** Reports why a puzzle is broken and how to repair it. The text need not be a readable puzzle, unless a board is given. */
  diagnose(text: string, { board, ...limits }: answers.BoardLimits = {}): answers.Diagnosis {
    const { at, length } = this.text(text);
    return this.json(this.exports.nonet_diagnose, this.boardAt(board), at, length, this.face.limits(limits));
  }

  /** Compares a player's grid with its puzzle; `order` is the cells in the order of play. */
  diagnoseEntries(
    givens: string,
    entries: string,
    order: readonly answers.CellGiven[] = [],
    limits?: answers.Limits,
  ): answers.Entries {
    const [puzzle, player] = [this.puzzle(givens), this.puzzle(entries, undefined, 1)];
    const cells = this.room.of(2 * order.length);
    new Uint16Array(this.exports.memory.buffer, cells, order.length).set(order.map((cell) => cellNumber(cell)));
    return this.json(this.exports.nonet_diagnose_entries, puzzle, player, cells, order.length, this.face.limits(limits));
  }

  /** Finds the next step. Level 1 reveals the region, 2 the house, 3 the technique, 4 the cells, 5 everything. */
  hint(
    text: string,
    { level = 5, board, scale, only, without, ...limits }: answers.StepOptions & { level?: number } = {},
  ): answers.Hint {
    const puzzle = this.puzzle(text, board);
    wholeIn(level, 'level', 1, 5);
    const options = this.chosen({ scale, only, without });
    return this.json(this.exports.nonet_hint, puzzle, level, options, this.face.limits(limits, reasons));
  }

  /** Returns every step that HoDoKu takes. */
  explain(
    text: string,
    options: answers.Limits & { scale: answers.HodokuScale; without?: readonly string[]; pruned?: false },
  ): answers.HodokuExplanation;
  /**
   * Returns every step to the solution, as far as the techniques suffice; optionally with some of the techniques only, without
   * unneeded steps, or on a scale.
   */
  explain(text: string, options?: answers.ExplainOptions): answers.Explanation;
  explain(
    text: string,
    { pruned, only, without, scale, board, ...limits }: answers.ExplainOptions = {},
  ): answers.Explanation | answers.HodokuExplanation {
    const puzzle = this.puzzle(text, board);
    const options = this.chosen({ pruned, scale, only, without });
    return this.json(this.exports.nonet_explain, puzzle, options, this.face.limits(limits, reasons));
  }

  /** Returns every step of every technique in the current position. */
  allSteps(text: string, { board, scale, only, without, ...limits }: answers.StepOptions = {}): answers.AllSteps {
    const puzzle = this.puzzle(text, board);
    const options = this.chosen({ scale, only, without });
    return this.json(this.exports.nonet_all_steps, puzzle, options, this.face.limits(limits, reasons));
  }

  /** A scale as data, by its name or text: the techniques in the order of trial, with their difficulties and levels. */
  scale(name: string): answers.ScaleData {
    return this.json(this.exports.nonet_scale, this.text(name).at);
  }

  /** Derives a contradiction from a candidate: `{ cell: 'r1c2', digit: 7 }`. */
  whyNot(
    text: string,
    candidate: { cell: answers.CellGiven; digit: number },
    { board, scale, only, without, ...limits }: answers.StepOptions = {},
  ): answers.WhyNot {
    checkOptions(candidate, { cell: 'any', digit: 'whole' });
    const puzzle = this.puzzle(text, board);
    const { rows, columns, digits, firstValue: first } = this.boardOf(puzzle);
    const cell = cellNumber(candidate.cell, rows, columns);
    const digit = wholeIn(candidate.digit, 'digit', first, first + digits - 1);
    const options = this.chosen({ scale, only, without });
    return this.json(this.exports.nonet_why_not, puzzle, cell, digit, options, this.face.limits(limits, reasons));
  }

  /**
   * Rates a puzzle: ER, EP and ED of Sudoku Explainer 1.2.1; level and score of HoDoKu; level, difficulty and score on other
   * scales; or several of these. For another board than the classic one, for which no scale is defined, the level.
   */
  rate(text: string, { scale, without, board, ...limits }: answers.RateOptions = {}): answers.Rating {
    const puzzle = this.puzzle(text, board);
    const rate = <Answer>(name: string | undefined): Answer =>
      this.json(this.exports.nonet_rate, puzzle, this.chosen({ scale: name, without }), this.face.limits(limits, reasons));
    if (scale === undefined && !this.isClassic(puzzle)) return rate(undefined);
    const scales = typeof scale === 'object' ? scale : [scale ?? 'se'];
    return rateOn(scales, without !== undefined, rate);
  }

  /** A certificate of the answer for the program nonet-verify. */
  proof(text: string, { board, ...limits }: answers.BoardLimits = {}): answers.Proof {
    const puzzle = this.puzzle(text, board);
    const outcome = this.room.of(4);
    this.face.ask(this.exports.nonet_prove, puzzle, this.face.limits(limits, searches), this.face.out, outcome);
    const proof = this.face.written();
    return { status: this.outcome(outcome), proof: proof === '' ? null : proof } as answers.Proof;
  }

  /** Draws a puzzle with its candidates, or a step of its path (1 is the first) on the grid before it. */
  draw(text: string, options?: answers.DrawOptions & { form?: 'svg' }): string;
  /** The same as a page for printing. */
  draw(text: string, options: answers.DrawOptions & { form: 'pdf' }): Uint8Array;
  draw(
    text: string,
    { step = 0, form = 'svg', board, ...limits }: answers.DrawOptions & { form?: 'svg' | 'pdf' } = {},
  ): string | Uint8Array {
    const puzzle = this.puzzle(text, board);
    const bounds = this.face.limits(limits, reasons);
    this.face.ask(this.exports.nonet_draw, puzzle, whole(step, 'step'), this.text(form).at, bounds, this.face.out);
    return form === 'pdf' ? this.face.writtenBytes().slice() : this.face.written();
  }

  /**
   * A board's drawing apart from cells and lines, mainly its rules, as SVG for overlaying on another grid. Each ink is a class
   * (`ink-cage`), the groups `below` and `above` are for under and over the digits. A cell is 48 wide, the grid's upper left
   * corner is at 0, 0, and the view box begins left of it if there are clues outside.
   */
  drawGround(board: string): string {
    return this.words(this.exports.nonet_draw_ground, this.text(board).at);
  }

  /**
   * Returns 32 hexadecimal digits that are equal for isomorphs only: a puzzle's class, as in `nonet dataset`. With
   * `by: 'solution'` it is the class of the solution, which all puzzles of one grid share.
   */
  classOf(text: string, { by = 'puzzle', ...limits }: answers.Limits & { by?: answers.PartBy } = {}): string {
    const print = printOf(this.face, this.room, this.puzzle(text), by, limits);
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
    const print = printOf(this.face, this.room, this.puzzle(text), by, limits);
    return partOf(this.face, this.many, print, seed, shares);
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
    return this.list(this.exports.nonet_enumerate, [this.puzzle(text, board)], limits);
  }

  /**
   * Returns a minimal puzzle within a puzzle: givens are dropped in the order of the cells as long as the solution stays
   * unique. null if the limits ended that; a puzzle without exactly one solution is an error.
   */
  minimal(text: string, { board, ...limits }: answers.BoardLimits = {}): string | null {
    const puzzle = this.puzzle(text, board);
    return this.words(this.exports.nonet_minimal, puzzle, this.face.limits(limits, searches)) || null;
  }

  /** The minimal puzzles within a puzzle, each once. */
  minimalPuzzles(text: string, limits?: answers.Limits): answers.Listing<string> {
    return this.list(this.exports.nonet_minimal_puzzles, [this.puzzle(text)], limits);
  }

  /** Lists every puzzle with one solution that results from dropping `drop` givens and adding `add`. */
  neighbours(text: string, drop = 1, add = 1, limits?: answers.Limits): answers.Listing<string> {
    const numbers = [wholeIn(drop, 'drop', 0, cellCount), wholeIn(add, 'add', 0, cellCount)];
    return this.list(this.exports.nonet_neighbours, [this.puzzle(text), ...numbers], limits);
  }

  /** Lists the minimal unavoidable sets of its solution with at most `mostCells` cells, smaller ones first. */
  unavoidableSets(text: string, mostCells = 10, limits?: answers.Limits): answers.Listing<answers.Cell[]> {
    const most = wholeIn(mostCells, 'mostCells', 0, cellCount);
    const { found, stop } = this.list(this.exports.nonet_unavoidable_sets, [this.puzzle(text), most], limits);
    return { found: found.map(cellsOf), stop };
  }

  /** Returns the canonical form of a puzzle, shared by all its isomorphs, and its symmetries. */
  canon(text: string): answers.Canonical {
    return this.json(this.exports.nonet_canon, this.puzzle(text));
  }

  /** Whether two puzzles are equal up to symmetry. */
  same(from: string, to: string): answers.Same {
    return this.json(this.exports.nonet_same, this.puzzle(from), this.puzzle(to, undefined, 1));
  }

  /** Returns a random isomorph; the same seed and item give the same one everywhere. */
  scramble(text: string, seed: number | bigint, item: number | bigint = 0): string {
    return this.words(this.exports.nonet_scramble, this.puzzle(text), whole(seed, 'seed'), whole(item, 'item'));
  }

  /** Makes the puzzles first, first + 1, ... of a seed, the same on every machine, each with a proved unique solution. */
  generate(
    options: answers.GenerateOptions = {},
    first: number | bigint = 0,
    count = 1,
    limits?: answers.Limits,
  ): answers.Generated[] {
    checkOptions(options, generateKnown);
    const board = this.boardAt(options.board);
    const order = [this.options(options), whole(first, 'first'), wholeIn(count, 'count', 0, 1e9)] as const;
    const lines = this.words(this.exports.nonet_generate, board, ...order, this.face.limits(limits, makes));
    return lines.split('\n').slice(0, -1).map((line) => parsed<answers.Generated>(line));
  }

  /** Records a search event by event. */
  trace(text: string, engine: answers.EngineName = 'row', options: answers.TraceOptions = {}): answers.Trace {
    const { trace } = layout;
    const { maxEvents = defaultMaxEvents, limit = 1, from, board, ...rest } = options;
    const puzzle = this.puzzle(text, board);
    const name = this.text(engine).at;
    const capacity = Number(whole(maxEvents, 'maxEvents'));
    const count = from?.length ?? 0;
    const room = capacity + count === 0 ? 0 : this.many.of(4 * (capacity + count));
    const [events, way] = [capacity === 0 ? 0 : room, from === undefined ? 0 : room + 4 * capacity];
    const out = this.face.struct(this.room, trace.size);
    const limits = this.face.limits({ ...rest, solutions: limit }, searches);
    if (from !== undefined) new Uint32Array(this.exports.memory.buffer, way, count).set(from);
    this.face.ask(this.exports.nonet_trace, puzzle, name, limits, way, count, events, capacity, out);
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
  ): answers.Listing<string> {
    return listOf(this.face, this.room, question, given, limits, searches);
  }

  private text(text: string, which = 0): { at: number; length: number } {
    return this.face.write(text, this.texts[which]!);
  }

  // Passes a nonet_batch of these grids to `solve`, and returns the results.
  private batch(grids: Uint8Array, board: string | undefined, solve: (batch: number) => void): answers.SolvedEach {
    const { rows, columns } = board === undefined ? classic : this.board(board);
    const count = grids.length / (rows * columns);
    if (!Number.isInteger(count)) {
      throw new NonetError('wrong_length', 1, 1, `found ${grids.length} values, expected a multiple of ${rows * columns}`);
    }
    const name = this.boardAt(board);
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
    view.setUint32(question + batch.board, name, true);
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

  // Calls a function that writes a text, whose place is its last argument.
  private words(question: Parameters<Face['ask']>[0], ...given: (number | bigint)[]): string {
    this.face.ask(question, ...given, this.face.out);
    return this.face.written();
  }

  private json<Answer>(question: Parameters<Face['ask']>[0], ...given: (number | bigint)[]): Answer {
    return parsed<Answer>(this.words(question, ...given));
  }

  // The address of a board's name; 0 for the board that the text names.
  private boardAt(board: string | undefined): number {
    return board === undefined ? 0 : this.text(board, 11).at;
  }

  // Reads a puzzle, and returns its address. The last ones stay in memory, so further questions about them need no reading.
  private puzzle(text: string, board?: string, which = 0): number {
    const last = this.puzzles[which]!;
    if (last.text === text && last.board === board && last.at !== 0) return last.at;
    const { at, length } = this.text(text);
    const out = this.room.of(4);
    this.face.ask(this.exports.nonet_puzzle_read, this.boardAt(board), at, length, out);
    this.exports.nonet_puzzle_free(last.at);
    const read = { text, board, at: this.face.view.getUint32(out, true) };
    this.puzzles[which] = read;
    return read.at;
  }

  private isClassic(puzzle: number): boolean {
    return this.face.read(this.exports.nonet_puzzle_board(puzzle)) === classic.board;
  }

  private boardOf(puzzle: number): Pick<answers.Board, 'rows' | 'columns' | 'digits' | 'firstValue'> {
    return this.isClassic(puzzle) ? classic : this.json(this.exports.nonet_board, this.exports.nonet_puzzle_board(puzzle));
  }

  // Converts the options for techniques and scales to a nonet_explain_options.
  private chosen({ pruned, scale, only, without }: {
    pruned?: boolean | undefined;
    scale?: string | undefined;
    only?: readonly string[] | undefined;
    without?: readonly string[] | undefined;
  }): number {
    if (!pruned && scale === undefined && only === undefined && without === undefined) return 0;
    const name = scale === undefined ? 0 : this.text(scale, 3).at;
    const ids = [only, without].map((list, i) => (list === undefined ? 0 : this.text(list.join(','), 1 + i).at));
    return this.face.path(this.room, pruned ?? false, ids[0]!, ids[1]!, name);
  }

  private options(options: answers.GenerateOptions): number {
    const { options: fields } = layout;
    const names = ['symmetry', 'pattern', 'contains', 'solution', 'needs', 'like', 'unlike', 'scale', 'level'] as const;
    const texts = names.map((name, i) => {
      const text = options[name];
      return text === undefined ? 0 : this.text(text, 1 + i).at;
    });
    const rules = options.rules === undefined ? 0 : this.text(options.rules.join(','), 1 + names.length).at;
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
    view.setUint32(at + fields.rules, rules, true);
    view.setInt32(at + fields.clues, wholeIn(options.clues ?? 0, 'clues', 0, mostCells), true);
    view.setInt32(at + fields.jigsaw, options.jigsaw ? 1 : 0, true);
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

