// The C interface of one instance: writes texts and structs of nonet.h to its memory, and reads answers and errors.

import type { Limits, Parsed, ParsedAll, TextError } from './answers.js';
import { NonetError } from './error.js';
import { checkOptions, checkText, limitsKnown } from './given.js';
import { layout } from './layout.js';
import type { Ask, Exports } from './module.js';

type Name = (number: number) => number;

const longestByHand = 1024;
const codes: number[] = [];
const encoder = new TextEncoder();
const decoder = new TextDecoder();

/** A piece of the instance's memory that grows as needed and is reused. */
export class Room {
  private at = 0;
  private capacity = 0;

  constructor(private readonly exports: Exports) {}

  /** Returns the address of at least `size` bytes; growing loses the previous contents. */
  of(size: number): number {
    if (size > this.capacity) {
      this.exports.free(this.at);
      this.capacity = Math.max(size, 2 * this.capacity);
      this.at = this.exports.malloc(this.capacity);
      if (this.at === 0) {
        this.capacity = 0;
        throw new RangeError(`nonet: no memory for ${size} bytes`);
      }
    }
    return this.at;
  }
}

/** The error of methods that the smaller module does not have. */
export const coreOnly = () => new NonetError('unsupported', 1, 1, 'found the core module, expected the whole one');

export class Face {
  private readonly error: number;
  private readonly limitsAt: number;
  private readonly text: number;
  private memory: Uint8Array;
  private dataView: DataView;
  private readonly names = new Map<Name, string[]>();

  constructor(readonly exports: Exports) {
    this.memory = new Uint8Array(exports.memory.buffer);
    this.dataView = new DataView(exports.memory.buffer);
    this.error = exports.malloc(layout.error.size);
    this.limitsAt = exports.malloc(layout.limits.size);
    this.text = exports.nonet_text_new();
  }

  /** The current memory: when it grows it moves, and old views become empty. */
  get view(): DataView {
    if (this.memory.length === 0) this.look();
    return this.dataView;
  }
  private get all(): Uint8Array {
    if (this.memory.length === 0) this.look();
    return this.memory;
  }
  private look(): void {
    this.memory = new Uint8Array(this.exports.memory.buffer);
    this.dataView = new DataView(this.exports.memory.buffer);
  }

  bytes(at: number, length: number): Uint8Array {
    return this.all.subarray(at, at + length);
  }

  /** Writes a text, followed by a NUL. */
  write(text: string, room: Room): { at: number; length: number } {
    checkText(text);
    const at = room.of(3 * text.length + 1);
    const length = this.writeAscii(text, at) ? text.length : encoder.encodeInto(text, this.bytes(at, 3 * text.length)).written;
    this.all[at + length] = 0;
    return { at, length };
  }

  // Most texts are puzzles, and short: a loop finishes before the encoder would have started.
  private writeAscii(text: string, at: number): boolean {
    if (text.length > longestByHand) return false;
    const { all } = this;
    for (let i = 0; i < text.length; ++i) {
      const code = text.charCodeAt(i);
      if (code > 127) return false;
      all[at + i] = code;
    }
    return true;
  }

  /** Reads a text that ends with a NUL. */
  read(at: number): string {
    return decoder.decode(this.all.subarray(at, this.all.indexOf(0, at)));
  }

  /** The same for the cells of a grid, which are ASCII and few. */
  cells(at: number): string {
    const { all } = this;
    let length = 0;
    for (; all[at + length] !== 0; ++length) codes[length] = all[at + length]!;
    codes.length = length;
    return String.fromCharCode.apply(null, codes);
  }

  /** Returns the name of a number, read from the engine once. */
  name(of: Name, number: number): string {
    let names = this.names.get(of);
    if (names === undefined) this.names.set(of, (names = []));
    return (names[number] ??= this.read(of(number)));
  }

  number64(at: number): number {
    const { view } = this;
    return view.getUint32(at, true) + 2 ** 32 * view.getUint32(at + 4, true);
  }

  /** A nonet_answer, followed by room for both solutions. */
  answer(room: Room): number {
    const { answer, rooms } = layout;
    const at = room.of(answer.size + 2 * rooms.cells);
    const { view } = this;
    view.setUint32(at, answer.size, true);
    view.setUint32(at + answer.first, at + answer.size, true);
    view.setUint32(at + answer.second, at + answer.size + rooms.cells, true);
    view.setUint32(at + answer.room, rooms.cells, true);
    return at;
  }

  /** A struct of zeros except for its size. */
  struct(room: Room, size: number): number {
    const at = room.of(size);
    this.bytes(at, size).fill(0);
    this.view.setUint32(at, size, true);
    return at;
  }

  /** A nonet_explain_options; its texts are addresses, 0 for none. */
  path(room: Room, pruned: boolean, only: number, without: number, scale: number): number {
    const { path: fields } = layout;
    const at = this.struct(room, fields.size);
    this.view.setInt32(at + fields.pruned, pruned ? 1 : 0, true);
    this.view.setUint32(at + fields.only, only, true);
    this.view.setUint32(at + fields.without, without, true);
    this.view.setUint32(at + fields.scale, scale, true);
    return at;
  }

  /**
   * Writes the limits as a nonet_limits; `otherwise` applies if they bound neither nodes nor time. Returns 0, which selects
   * the function's defaults, if there are none.
   */
  limits(given: Limits | undefined, otherwise?: Limits): number {
    checkOptions(given, limitsKnown);
    const bounded = given?.nodes !== undefined || given?.milliseconds !== undefined;
    const limits = bounded ? given : { ...given, ...otherwise };
    if (Object.values(limits).every((limit) => limit === undefined)) return 0;
    const { limits: fields } = layout;
    this.bytes(this.limitsAt, fields.size).fill(0);
    this.view.setUint32(this.limitsAt, fields.size, true);
    this.view.setBigUint64(this.limitsAt + fields.solutions, whole(limits.solutions ?? 2, 'solutions'), true);
    this.view.setBigUint64(this.limitsAt + fields.nodes, whole(limits.nodes ?? 0, 'nodes'), true);
    const nanoseconds = whole(Math.round((limits.milliseconds ?? 0) * 1e6), 'milliseconds');
    this.view.setBigUint64(this.limitsAt + fields.nanoseconds, nanoseconds, true);
    return this.limitsAt;
  }

  /** Sets the language of the texts that this instance makes from now on. */
  setLanguage(code: string, room: Room): void {
    this.ask(this.exports.nonet_set_language, this.write(code, room).at);
  }

  /** Calls a function; an error is thrown as a NonetError. */
  ask(question: Ask | undefined, ...given: (number | bigint)[]): void {
    if (!question) throw coreOnly();
    this.expect(question(...given, this.errorRoom()));
  }

  /** The place where a function writes its error. */
  errorRoom(): number {
    this.view.setUint32(this.error, layout.error.size, true);
    return this.error;
  }

  /** Throws the error written there, unless the status is 0. */
  expect(status: number): void {
    if (status === 0) return;
    const { code, line, column, message } = this.textError(status);
    throw new NonetError(code, line, column, message);
  }

  /** The error of the last failure. */
  private textError(status: number): TextError {
    return {
      code: this.read(this.exports.nonet_status_name(status)),
      line: this.number64(this.error + layout.error.line),
      column: this.number64(this.error + layout.error.column),
      message: this.read(this.error + layout.error.message),
    };
  }

  /** What a nonet_puzzle holds. */
  parsed(puzzle: number): Parsed & { board: string } {
    const { exports } = this;
    const marks = this.read(exports.nonet_puzzle_marks(puzzle));
    return {
      cells: this.read(exports.nonet_puzzle_cells(puzzle)),
      marks: marks === '' ? null : marks,
      board: this.read(exports.nonet_puzzle_board(puzzle)),
      format: this.read(exports.nonet_puzzle_form(puzzle)),
    };
  }

  /**
   * Reads every puzzle of a text, and an error wherever one could not be read. At most `most` of each are kept; all are
   * counted.
   *
   * @param board the address of the name of a board; 0: the board with boxes that fits the first puzzles
   */
  readAll(text: string, most: number, board: number): ParsedAll {
    checkText(text);
    const { exports } = this;
    const { record: fields } = layout;
    // Texts can be long, so their memory is freed, unlike that of a room.
    const bytes = encoder.encode(text);
    const at = exports.malloc(fields.size + bytes.length);
    if (at === 0) throw new RangeError(`nonet: no memory for ${bytes.length} bytes`);
    const [record, place] = [at, at + fields.size];
    this.bytes(place, bytes.length).set(bytes);
    const reader = exports.nonet_reader_of(board, place, bytes.length, this.errorRoom());
    if (reader === 0) {
      exports.free(at);
      this.expect(this.view.getInt32(this.error + layout.error.code, true));
    }
    const all: ParsedAll = { puzzles: [], errors: [], puzzleCount: 0, errorCount: 0 };
    this.view.setUint32(record, fields.size, true);
    const error = this.errorRoom();
    // Errors that are only counted need no message.
    while (exports.nonet_reader_next(reader, record, all.errorCount < most ? error : 0) === 1) {
      const status = this.view.getInt32(record + fields.status, true);
      if (status !== 0) {
        if (++all.errorCount <= most) all.errors.push(this.textError(status));
      } else if (++all.puzzleCount <= most) {
        const puzzle = this.view.getUint32(record + fields.puzzle, true);
        all.puzzles.push({ line: this.number64(record + fields.line), ...this.parsed(puzzle) });
      }
    }
    exports.nonet_reader_free(reader);
    exports.free(at);
    return all;
  }

  /** The text object that functions write their answers to. */
  get out(): number {
    return this.text;
  }

  /** The last text written. */
  written(): string {
    return this.textOf(this.text);
  }

  /** The contents of a text object of the engine. */
  textOf(text: number): string {
    return decoder.decode(this.bytes(this.exports.nonet_text_chars(text), this.exports.nonet_text_length(text)));
  }

  /** The bytes of the last text written, valid until the next call. */
  writtenBytes(): Uint8Array {
    return this.bytes(this.exports.nonet_text_chars(this.text), this.exports.nonet_text_length(this.text));
  }
}

/** An unsigned number of 64 bits. */
export function whole(value: number | bigint, name: string): bigint {
  const fits = typeof value === 'bigint' ? value >= 0n && value < 2n ** 64n : Number.isSafeInteger(value) && value >= 0;
  if (!fits) throw new NonetError('bad_argument', 1, 1, `found ${name} ${value}, expected a whole number from 0`);
  return BigInt(value);
}
