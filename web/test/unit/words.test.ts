// What is told and drawn: cells in words, keys, steps, verdicts, orders.

import { expect, test } from 'vitest';
import type { Diagnosis, Step } from 'nonet';
import { longestText, readNotice, setsOf, shortened } from '../../src/enter/intake.ts';
import { describeCell } from '../../src/grid/describe.ts';
import { gridAction, editAction, type KeyPress } from '../../src/grid/keys.ts';
import { drawStep, literalOf } from '../../src/learn/drawing.ts';
import { applied, conclusion, positionsOf } from '../../src/learn/path.ts';
import { branchesOf } from '../../src/learn/step_words.tsx';
import { emptyForm, orderOf } from '../../src/make/options.ts';
import { deadEndText, verdictOf, wrongCells } from '../../src/solve/verdict.ts';
import { allDigits, bit, cellNamed, cells, setOf } from '../../src/state/geometry.ts';

const plain = { given: false, conflict: false, candidates: 0, colour: 0, ghost: '', tone: undefined, marks: undefined };

test('cells in words', () => {
  expect(describeCell({ ...plain, cell: 2, value: 6, given: true })).toBe('Row 1, column 3; 6, given');
  expect(describeCell({ ...plain, cell: 80, value: 0, candidates: setOf([1, 4, 9]) })).toBe(
    'Row 9, column 9; empty, candidates 1, 4 and 9',
  );
  expect(describeCell({ ...plain, cell: 0, value: 5, conflict: true, tone: 'wrong', colour: 3 })).toBe(
    'Row 1, column 1; 5; clashes with an equal digit; coloured blue; wrong',
  );
});

const key = (name: string, more: Partial<KeyPress> = {}): KeyPress => ({
  key: name,
  code: /^[0-9]$/.test(name) ? `Digit${name}` : name,
  ctrlKey: false,
  metaKey: false,
  shiftKey: false,
  altKey: false,
  ...more,
});

test('keys', () => {
  expect(gridAction(key('7'))).toEqual({ type: 'press', digit: 7 });
  expect(gridAction(key('/', { code: 'Digit7', shiftKey: true }))).toEqual({ type: 'press', digit: 7, as: 'mark' });
  expect(gridAction(key('Backspace'))).toEqual({ type: 'press', digit: 0 });
  expect(gridAction(key('End', { ctrlKey: true }))).toEqual({ type: 'move', move: 'last' });
  expect(gridAction(key('v', { ctrlKey: true }))).toBeNull();
  expect(gridAction(key('Tab'))).toBeNull();
  expect(editAction(key('z', { metaKey: true }))).toEqual({ type: 'undo' });
  expect(editAction(key('Z', { ctrlKey: true, shiftKey: true }))).toEqual({ type: 'redo' });
  expect(editAction(key('z'))).toBeNull();
});

const step = (part: Partial<Step>): Step => ({
  technique: '', kind: '', name: '', rating: '1.0', place: [], remove: [], text: '', exhibits: [], ...part,
});

test('a step is drawn: houses under the pattern, what goes in red, what comes in green', () => {
  const drawing = drawStep(
    step({
      exhibits: [
        { role: 'base', houses: ['row 1'] },
        { role: 'pattern', cells: ['r1c2:25', 'r1c3'], digits: '7' },
      ],
      remove: ['r4c2-25'],
      place: ['r9c9=3'],
    }),
  );
  expect(drawing.tones.get(cellNamed('r1c9'))).toBe('house');
  expect(drawing.tones.get(cellNamed('r1c2'))).toBe('pattern');
  expect([...drawing.marks.get(cellNamed('r1c2'))!.keys()]).toEqual([2, 5]);
  expect([...drawing.marks.get(cellNamed('r1c3'))!.keys()]).toEqual([7]);
  expect(drawing.marks.get(cellNamed('r4c2'))!.get(5)).toBe('off');
  expect(drawing.ghosts.get(80)).toBe('3');
});

test('a chain is drawn link by link, one branch at a time', () => {
  const nodes = [
    { literal: '+r4c5:7', why: 'supposed' },
    { literal: '-r4c9:7', why: 'row', from: [0] },
    { literal: '+r4c9:2', why: 'cell', from: [1] },
  ];
  const drawing = drawStep(step({ chains: [{ nodes: nodes.slice(0, 1) }, { nodes }] }), 1);
  expect(drawing.links).toEqual([
    { from: literalOf('+r4c5:7'), to: literalOf('-r4c9:7'), strong: false },
    { from: literalOf('-r4c9:7'), to: literalOf('+r4c9:2'), strong: true },
  ]);
  expect(drawStep(step({ chains: [{ nodes: nodes.slice(0, 1) }, { nodes }] })).links).toEqual([]);
});

test('positions along a path', () => {
  const start = { values: cells.map(() => 0), candidates: cells.map(() => allDigits) };
  const steps = [step({ place: ['r1c1=5'] }), step({ remove: ['r1c2-12'] })];
  const [first, second, third] = positionsOf(start, steps);
  expect(first).toBe(start);
  expect(second.values[0]).toBe(5);
  expect(second.candidates[1]).toBe(allDigits & ~bit(5));
  expect(second.candidates[80]).toBe(allDigits);
  expect(third.candidates[1]).toBe(setOf([3, 4, 6, 7, 8, 9]));
  expect(applied(second, steps[1])).toEqual(third);
  expect(conclusion(step({ place: ['r1c1=5'], remove: ['r1c2-12'] }))).toBe('r1c1 = 5 · r1c2 ≠ 1, 2');
});

test('the branches of a chain in words', () => {
  expect(branchesOf(['  Branch 1', '  1. a', '  2. b', '  Branch 2', '  1. c'])).toEqual([['1. a', '2. b'], ['1. c']]);
  expect(branchesOf(['1. a', '2. b'])).toEqual([['1. a', '2. b']]);
  expect(branchesOf([])).toEqual([]);
});

test('marks of 729 characters', () => {
  expect(setsOf('12.......' + '.'.repeat(720))[0]).toBe(setOf([1, 2]));
});

test('what was read is told: puzzles, and places that are none', () => {
  const error = { code: 'bad_character', line: 3, column: 1, message: 'found W, expected a puzzle' };
  const one = { line: 1, cells: '', marks: null, format: 'line' };
  const told = (puzzleCount: number, errorCount: number, cut = false, listed = puzzleCount) =>
    readNotice('It', { puzzles: Array(listed).fill(one), errors: [error], puzzleCount, errorCount }, cut)?.text;
  expect(told(1, 0)).toBeUndefined();
  expect(told(3, 0)).toBe('It holds 3 puzzles; this is the first.');
  expect(told(1, 1)).toBe('It holds 1 puzzle. One place was passed over: line 3, column 1: found W, expected a puzzle.');
  expect(told(128_000, 2000, true, 500)).toBe(
    'It holds at least 128,000 puzzles; the first 500 are in the list. 2,000 places were passed over, the first at line 3, column 1: found W, expected a puzzle.',
  );
});

test('long texts are cut at the end of a line', () => {
  expect(shortened('a\nb')).toEqual({ text: 'a\nb', cut: false });
  const { text, cut } = shortened(`${'x'.repeat(99)}\n`.repeat(longestText / 50));
  expect(cut).toBe(true);
  expect(text.length).toBeLessThanOrEqual(longestText);
  expect(text.endsWith('x')).toBe(true);
});

const diagnosis = (part: Partial<Diagnosis>): Diagnosis => ({
  status: 'multiple', duplicates: [], differing: [], repairs: [], words: [], ...part,
});

test('verdicts are honest about what was counted', () => {
  expect(verdictOf(diagnosis({ solutions: 26, exact: true, differing: ['r1c1'] }), 24).headline).toBe('26 solutions');
  expect(verdictOf(diagnosis({ solutions: 5000, exact: false }), 18).headline).toBe('At least 5,000 solutions');
  expect(verdictOf(diagnosis({ solutions: 0, exact: false }), 0).headline).toBe('Several solutions');
  expect(verdictOf(diagnosis({ solutions: 9, exact: true }), 16).about).toContain('fewer than 17');
  expect(verdictOf(diagnosis({ status: 'budget' }), 30).tone).toBe('open');
});

test('where a contradiction leads', () => {
  expect(deadEndText({ cell: 'r1c2' })).toBe('so nothing is left for r1c2');
  expect(deadEndText({ house: 'row 3', digit: 2 })).toBe('so row 3 has no place for 2');
});

test('wrong digits', () => {
  expect(wrongCells([1, 0, 3], '123')).toEqual([]);
  expect(wrongCells([1, 3, 3], '123')).toEqual([1]);
});

test('orders, and what is wrong with them', () => {
  const puzzle = '1'.repeat(20) + '.'.repeat(61);
  const order = (form: Partial<typeof emptyForm>) => orderOf({ ...emptyForm, ...form }, puzzle);
  expect(order({})).toEqual({ symmetry: 'rot180', minimal: false, seed: 1, count: 6 });
  expect(order({ least: '24', most: '26', level: 4, needs: 'x_wing' })).toEqual({
    symmetry: 'rot180', minimal: false, givens: [24, 26], rating: [2.6, 3.4], needs: 'x_wing', seed: 1, count: 6,
  });
  const pattern = 'x'.repeat(17) + '.'.repeat(64);
  expect(order({ patterned: true, pattern, least: '30' })).toEqual({ pattern, seed: 1, count: 6 });
  expect(order({ like: true, minimal: true, most: '16' })).toEqual({ like: puzzle, minimal: true, seed: 1, count: 6 });
  expect(order({ most: '16' })).toContain('fewer than 17');
  expect(order({ least: '30', most: '20' })).toContain('smaller one first');
  expect(order({ seed: 'x' })).toContain('seed');
  expect(order({ count: '0' })).toContain('1 to 100');
  expect(order({ patterned: true })).toContain('0 cells');
  expect(orderOf({ ...emptyForm, like: true }, '.'.repeat(81))).toContain('0 givens');
});
