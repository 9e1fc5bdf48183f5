// Checks the callers' arguments: cells by name, options by name. Errors are reported in words.

import type { CellGiven } from './answers.js';
import { NonetError } from './error.js';

const side = 9;

const wrong = (found: string, expected: string) =>
  new NonetError('bad_argument', 1, 1, `found ${found}, expected ${expected}`);

/** Shows a value as a person would write it. */
const shown = (value: unknown): string => {
  if (typeof value === 'string') return `'${value}'`;
  if (typeof value === 'bigint') return `${value}`;
  if (typeof value === 'function') return 'a function';
  return (JSON.stringify(value) ?? String(value)).slice(0, 60);
};

/** Returns a cell of a board, by default the classic one, as a number from 0: from that number, "r1c2", "A2" or [1, 2]. */
export function cellNumber(cell: CellGiven, rows = side, columns = side): number {
  const [row, column] = placeOf(cell, columns);
  const inside = (at: number, most: number) => Number.isInteger(at) && at >= 1 && at <= most;
  if (!inside(row, rows) || !inside(column, columns)) {
    throw wrong(`cell ${shown(cell)}`, `a number from 0 to ${rows * columns - 1}, 'r1c1', 'A1' or [1, 1]`);
  }
  return columns * (row - 1) + column - 1;
}

function placeOf(cell: CellGiven, columns: number): [row: number, column: number] {
  if (typeof cell === 'number') return [Math.floor(cell / columns) + 1, (cell % columns) + 1];
  if (Array.isArray(cell) && cell.length === 2) return [Number(cell[0]), Number(cell[1])];
  const name = /^(?:r(\d+)c(\d+)|([a-y])(\d+))$/i.exec(typeof cell === 'string' ? cell : '');
  if (!name) return [0, 0];
  if (name[3] === undefined) return [Number(name[1]), Number(name[2])];
  return [name[3].toLowerCase().charCodeAt(0) - 96, Number(name[4])];
}

type Kind = 'text' | 'texts' | 'number' | 'whole' | 'boolean' | 'any';

const kinds: Record<Kind, [is: (value: unknown) => boolean, words: string]> = {
  text: [(value) => typeof value === 'string', 'a text'],
  texts: [(value) => Array.isArray(value) && value.every((one) => typeof one === 'string'), 'a list of texts'],
  number: [(value) => typeof value === 'number' && value >= 0, 'a number from 0'],
  whole: [(value) => typeof value === 'bigint' || Number.isSafeInteger(value), 'a whole number'],
  boolean: [(value) => typeof value === 'boolean', 'true or false'],
  any: [() => true, ''],
};

/** The options of a method and the types of their values; other options or types are errors. */
export type Known = Readonly<Record<string, Kind>>;

export function checkOptions(options: object | undefined, known: Known): void {
  if (options === undefined) return;
  if (typeof options !== 'object' || options === null || Array.isArray(options)) throw wrong(shown(options), 'options');
  for (const [name, value] of Object.entries(options)) {
    const kind = Object.hasOwn(known, name) ? known[name] : undefined;
    if (kind === undefined) throw wrong(`the option '${name}'`, Object.keys(known).join(', '));
    const [is, words] = kinds[kind];
    if (value !== undefined && !is(value)) throw wrong(`${name} ${shown(value)}`, words);
  }
}

/** Requires a string. */
export function checkText(text: unknown): void {
  if (typeof text !== 'string') throw wrong(shown(text), 'a text');
}

/** Requires a whole number in a range. */
export function wholeIn(value: unknown, name: string, least: number, most: number): number {
  if (Number.isInteger(value) && (value as number) >= least && (value as number) <= most) return value as number;
  throw wrong(`${name} ${shown(value)}`, `a whole number from ${least} to ${most}`);
}

export const limitsKnown: Known = { solutions: 'whole', nodes: 'whole', milliseconds: 'number' };

export const generateKnown: Known = {
  board: 'text', seed: 'whole', symmetry: 'text', minimal: 'boolean', unbiased: 'boolean', givens: 'any', pattern: 'text',
  contains: 'text', solution: 'text', rating: 'any', needs: 'text', scale: 'text', level: 'text', like: 'text', likeDrop: 'whole', likeAdd: 'whole',
  unlike: 'text', attempts: 'whole', rules: 'texts', clues: 'whole', jigsaw: 'boolean',
};
