// Lists of grids, and data sets: collects in the engine's text buffer what the engine returns one by one.

import type { AuditRow, AuditTotals, Audited, Cell, Finding, Limits, Listing, PartBy, Stop } from './answers.js';
import { parsed } from './data.js';
import { NonetError } from './error.js';
import { checkOptions, wholeIn } from './given.js';
import { coreOnly, type Face, type Room, whole } from './face.js';
import { layout } from './layout.js';
import type { Ask } from './module.js';

const columns = 9;
// Lists are held in memory.
const mostListed = 100_000;

/** Collects grids in order: at most a hundred thousand, unless the limits give a number. */
export function listOf(
  face: Face,
  room: Room,
  question: Ask | undefined,
  given: readonly (number | bigint)[],
  limits: Limits | undefined,
  otherwise: Limits,
): Listing<string> {
  const { exports } = face;
  if (question === undefined) throw coreOnly();
  const bounds = face.limits({ ...limits, solutions: limits?.solutions ?? mostListed }, otherwise);
  const stop = room.of(4);
  exports.nonet_text_clear(face.out);
  face.ask(question, ...given, bounds, exports.nonet_gather_grids(), face.out, 0, stop);
  const found = face.written().split('\n').slice(0, -1);
  return { found, stop: face.name(exports.nonet_stop_name, face.view.getInt32(stop, true)) as Stop };
}

/** The cells of a grid that have values. */
export const cellsOf = (grid: string): Cell[] =>
  Array.from(grid).flatMap((value, i) => (value === '.' ? [] : [[Math.floor(i / columns) + 1, (i % columns) + 1] as const]));

/** A nonet_fingerprint of the class of a puzzle, or of its solution. */
export function printOf(face: Face, room: Room, puzzle: number, by: PartBy, limits: Limits): number {
  if (by !== 'puzzle' && by !== 'solution') {
    throw new NonetError('bad_argument', 1, 1, `found by '${String(by)}', expected puzzle or solution`);
  }
  const print = room.of(16);
  face.ask(face.exports.nonet_class_of, puzzle, by === 'solution' ? 1 : 0, face.limits(limits), print);
  return print;
}

/** Returns the number of the part that a fingerprint belongs to. */
export function partOf(face: Face, room: Room, print: number, seed: number | bigint, shares: readonly number[]): number {
  const millionths = shares.map((share) => {
    if (typeof share !== 'number' || !(share >= 0 && share <= 1000)) {
      throw new NonetError('bad_argument', 1, 1, `found the share ${String(share)}, expected a number from 0 to 1000`);
    }
    return Math.round(share * 1e6);
  });
  const at = room.of(4 + 4 * millionths.length);
  millionths.forEach((share, i) => face.view.setUint32(at + 4 + 4 * i, share, true));
  face.ask(face.exports.nonet_part_of, print, whole(seed, 'seed'), at + 4, millionths.length, at);
  return face.view.getUint32(at, true);
}

/** Judges all rows; a plain text is a row with only a puzzle. Rows are numbered from 1. */
export function audit(
  face: Face,
  [room, puzzles, solutions]: readonly [Room, Room, Room],
  rows: Iterable<string | AuditRow>,
  options: { minimality?: boolean; nodes?: number },
): Audited {
  checkOptions(options, { minimality: 'boolean', nodes: 'whole' });
  const { exports } = face;
  if (exports.nonet_audit_new === undefined) throw coreOnly();
  const { audit: fields, row: places } = layout;
  const order = face.struct(room, fields.size + 4);
  face.view.setUint32(order, fields.size, true);
  face.view.setInt32(order + fields.minimality, options.minimality ? 1 : 0, true);
  face.view.setBigUint64(order + fields.nodes, whole(options.nodes ?? 0, 'nodes'), true);
  const findings = exports.nonet_text_new();
  const place = order + fields.size;
  let audited = 0;
  try {
    face.ask(exports.nonet_audit_new, order, exports.nonet_gather_findings(), findings, place);
    audited = face.view.getUint32(place, true);
    let number = 0;
    for (const given of rows) {
      const row: AuditRow = typeof given === 'string' ? { puzzle: given } : given;
      checkOptions(row, { puzzle: 'text', solution: 'any', file: 'whole', line: 'whole' });
      const text = face.write(row.puzzle, puzzles);
      const solution = row.solution == null ? { at: 0, length: 0 } : face.write(row.solution, solutions);
      const at = face.struct(room, places.size);
      face.view.setUint32(at + places.text, text.at, true);
      face.view.setUint32(at + places.length, text.length, true);
      face.view.setUint32(at + places.solution, solution.at, true);
      face.view.setUint32(at + places.solutionLength, solution.length, true);
      face.view.setBigUint64(at + places.file, BigInt(wholeIn(row.file ?? 0, 'file', 0, 65_535)), true);
      face.view.setBigUint64(at + places.line, whole(row.line ?? ++number, 'line'), true);
      face.ask(exports.nonet_audit_add, audited, at, 0);
    }
    face.ask(exports.nonet_audit_summary, audited, face.out, 0);
    const told = face.textOf(findings).split('\n').slice(0, -1);
    return { findings: told.map((line) => parsed<Finding>(line)), totals: parsed<AuditTotals>(face.written()) };
  } finally {
    exports.nonet_audit_free(audited);
    exports.nonet_text_free(findings);
  }
}
