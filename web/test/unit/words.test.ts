// Texts and drawings: cells in words, keys, steps, verdicts, orders.

import { expect, test } from 'vitest';
import type { Candidate, House, Step } from 'nonet';
import { longestText, readNotice, setsOf, shortened } from '../../src/enter/intake.ts';
import { describeCell } from '../../src/grid/describe.ts';
import { gridAction, editAction, type KeyPress } from '../../src/grid/keys.ts';
import { drawStep } from '../../src/learn/drawing.ts';
import { applied, conclusion, positionsOf } from '../../src/learn/path.ts';
import { branchesOf } from '../../src/learn/step_words.tsx';
import { emptyForm, orderOf } from '../../src/make/options.ts';
import { editText, toneOf, wrongCells } from '../../src/solve/verdict.ts';
import { allDigits, bit, cellAt, cells, classic, cellsOfHouse, setOf, type Geometry } from '../../src/state/geometry.ts';
import { nameOf } from '../../src/state/naming.ts';
import { english } from '../../src/words/english.ts';
import { german } from '../../src/words/german.ts';

const plain = { given: false, conflict: false, candidates: 0, colours: 0, ghost: '', tone: undefined, marks: undefined };

test('cells are described in words', () => {
  expect(describeCell({ ...plain, cell: 2, value: 6, given: true })).toBe('Row 1, column 3; 6, given');
  expect(describeCell({ ...plain, cell: 80, value: 0, candidates: setOf([1, 4, 9]) })).toBe(
    'Row 9, column 9; empty, candidates 1, 4 and 9',
  );
  expect(describeCell({ ...plain, cell: 0, value: 5, conflict: true, tone: 'wrong', colours: bit(3) })).toBe(
    'Row 1, column 1; 5; clashes with the same digit; coloured blue; wrong',
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

test('keys are mapped to actions', () => {
  expect(gridAction(key('7'))).toEqual({ type: 'press', digit: 7 });
  expect(gridAction(key('ArrowUp', { shiftKey: true }))).toEqual({ type: 'move', move: 'up', extend: true });
  expect(gridAction(key('Home', { shiftKey: true }))).toEqual({ type: 'move', move: 'rowStart' });
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
  technique: '', kind: '', name: '', rating: 1, place: [], remove: [], text: '', sentences: [], exhibits: [], ...part,
});

const row1: House = { kind: 'row', number: 1, name: 'row 1' };

test('cells and houses in answers are converted', () => {
  expect(cellAt([1, 1])).toBe(0);
  expect(cellAt([4, 7])).toBe(33);
  expect(nameOf([4, 7])).toBe('r4c7');
  expect(cellsOfHouse(row1)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
  expect(cellsOfHouse({ kind: 'column', number: 9, name: 'column 9' })[1]).toBe(17);
  expect(cellsOfHouse({ kind: 'box', number: 5, name: 'box 5' })[0]).toBe(30);
});

test('a step is drawn with its houses, its pattern, the removed candidates and the placed digits', () => {
  const drawing = drawStep(
    step({
      exhibits: [
        { role: 'base', houses: [row1] },
        { role: 'pattern', cells: [{ cell: [1, 2], digits: [2, 5] }, { cell: [1, 3] }], digits: [7] },
      ],
      remove: [{ cell: [4, 2], digits: [2, 5] }],
      place: [{ cell: [9, 9], digit: 3 }],
    }),
  );
  expect(drawing.tones.get(cellAt([1, 9]))).toBe('house');
  expect(drawing.tones.get(cellAt([1, 2]))).toBe('pattern');
  expect([...drawing.marks.get(cellAt([1, 2]))!.keys()]).toEqual([2, 5]);
  expect([...drawing.marks.get(cellAt([1, 3]))!.keys()]).toEqual([7]);
  expect(drawing.marks.get(cellAt([4, 2]))!.get(5)).toBe('off');
  expect(drawing.ghosts.get(80)).toBe('3');
});

test('houses are found whatever the language of their names', () => {
  const base = (kind: House['kind'], number: number, geometry: Geometry = classic) =>
    [...drawStep(step({ exhibits: [{ role: 'base', houses: [{ kind, number, name: 'im Haus' }] }] }), 0, geometry).tones.keys()];
  expect(base('row', 2)).toEqual(cellsOfHouse({ kind: 'row', number: 2 }));
  expect(base('box', 9)).toEqual(cellsOfHouse({ kind: 'box', number: 9 }));
  const rising = cells.filter((cell) => cell % 8 === 0 && cell > 0 && cell < 80);
  const falling = cells.filter((cell) => cell % 10 === 0);
  const diagonals = (...lists: number[][]) => ({ ...classic, houses: [...classic.houses, ...lists.map((list) => ({ kind: 'diagonal' as const, cells: list }))] });
  expect(base('diagonal', 2, diagonals(falling, rising))).toEqual(rising);
  expect(base('diagonal', 2, diagonals(rising))).toEqual(rising); // with the name 9x9+diagonal+
  expect(base('region', 1)).toEqual([]); // one that follows from others
});

test('a chain is drawn link by link, one branch at a time', () => {
  const literal = (row: number, column: number, digit: number, on: boolean) => ({ cell: [row, column] as const, digit, on });
  const nodes = [
    { literal: literal(4, 5, 7, true), why: 'supposed' },
    { literal: literal(4, 9, 7, false), why: 'row', from: [0] },
    { literal: literal(4, 9, 2, true), why: 'cell', from: [1] },
  ];
  const chains = [{ nodes: nodes.slice(0, 1), sentences: [] }, { nodes, sentences: [] }];
  const drawing = drawStep(step({ chains }), 1);
  expect(drawing.links).toEqual([
    { from: { cell: 31, digit: 7, on: true }, to: { cell: 35, digit: 7, on: false }, strong: false },
    { from: { cell: 35, digit: 7, on: false }, to: { cell: 35, digit: 2, on: true }, strong: true },
  ]);
  expect(drawStep(step({ chains })).links).toEqual([]);
});

test('the positions along a path follow from its steps', () => {
  const start = { values: cells.map(() => 0), candidates: cells.map(() => allDigits) };
  const five: Candidate = { cell: [1, 1], digit: 5 };
  const twelve = { cell: [1, 2] as const, digits: [1, 2] };
  const steps = [step({ place: [five] }), step({ remove: [twelve] })];
  const [first, second, third] = positionsOf(start, steps);
  expect(first).toBe(start);
  expect(second.values[0]).toBe(5);
  expect(second.candidates[1]).toBe(allDigits & ~bit(5));
  expect(second.candidates[80]).toBe(allDigits);
  expect(third.candidates[1]).toBe(setOf([3, 4, 6, 7, 8, 9]));
  expect(applied(second, steps[1])).toEqual(third);
  expect(conclusion(step({ place: [five], remove: [twelve] }))).toBe('r1c1 = 5 · r1c2 ≠ 1, 2');
});

test('the branches of a chain are described in words', () => {
  const chain = (...sentences: string[]) => ({ nodes: [], sentences });
  expect(branchesOf({ chains: [chain('a', 'b'), chain('c')] })).toEqual([['a', 'b'], ['c']]);
  const inner = { ...step({ name: 'Pointing', sentences: ['In box 1.', 'So it is.'], chains: [chain('d')] }), label: 'a' };
  expect(branchesOf({ chains: [chain('a'), chain('c')], inner: [inner] })).toEqual([
    ['a'],
    ['c', 'a) Pointing. In box 1. So it is.', 'd'],
  ]);
  expect(branchesOf({})).toEqual([]);
});

test('marks of 729 characters are parsed', () => {
  expect(setsOf('12.......' + '.'.repeat(720))[0]).toBe(setOf([1, 2]));
});

test('the notice about a text counts its puzzles and its unreadable parts', () => {
  const error = { code: 'bad_character', line: 3, column: 1, message: 'found W, expected a puzzle' };
  const one = { line: 1, cells: '', marks: null, format: 'line' };
  const message = (puzzleCount: number, errorCount: number, cut = false, listed = puzzleCount) =>
    readNotice('It', { puzzles: Array(listed).fill(one), errors: [error], puzzleCount, errorCount }, cut)?.text;
  expect(message(1, 0)).toBeUndefined();
  expect(message(3, 0)).toBe('It contains 3 puzzles; the first one is on the grid.');
  expect(message(1, 1)).toBe('It contains 1 puzzle. One part could not be read: line 3, column 1: found W, expected a puzzle.');
  expect(message(128_000, 2000, true, 500)).toBe(
    'It contains at least 128,000 puzzles; the first 500 are in the list. 2,000 parts could not be read, the first at line 3, column 1: found W, expected a puzzle.',
  );
});

test('long texts are cut at the end of a line', () => {
  expect(shortened('a\nb')).toEqual({ text: 'a\nb', cut: false });
  const { text, cut } = shortened(`${'x'.repeat(99)}\n`.repeat(longestText / 50));
  expect(cut).toBe(true);
  expect(text.length).toBeLessThanOrEqual(longestText);
  expect(text.endsWith('x')).toBe(true);
});

test('each status has its tone', () => {
  expect(toneOf('unique')).toBe('good');
  expect(toneOf('none')).toBe('bad');
  expect(toneOf('multiple')).toBe('open');
  expect(toneOf('budget')).toBe('open');
});

test('edits are described in words', () => {
  expect(editText(classic, { cell: [6, 3], from: null, to: 5 })).toBe('r6c3 = 5');
  expect(editText(classic, { cell: [6, 3], from: 4, to: 5 })).toBe('r6c3 = 5, not 4');
  expect(editText(classic, { cell: [6, 3], from: 4, to: null })).toBe('delete r6c3 = 4');
  const ten: Geometry = { ...classic, name: '9x9+0..8', zeroBased: true };
  expect(editText(ten, { cell: [1, 1], from: 8, to: 0 })).toBe('r1c1 = 0, not 8');
  expect(editText({ ...classic, name: '16x16', columns: 16 }, { cell: [2, 16], from: null, to: 11 })).toBe('r2c16 = B');
});

test('wrong digits are found', () => {
  expect(wrongCells({ geometry: classic, values: [1, 0, 3] }, '123')).toEqual([]);
  expect(wrongCells({ geometry: classic, values: [1, 3, 3] }, '123')).toEqual([1]);
});

test('a form becomes an order or an error message', () => {
  const puzzle = '1'.repeat(20) + '.'.repeat(61);
  const order = (form: Partial<typeof emptyForm>) => orderOf({ ...emptyForm, ...form }, puzzle);
  expect(order({})).toEqual({ symmetry: 'rot180', minimal: false, seed: 1, count: 6 });
  expect(order({ least: '24', most: '26', level: 'medium', needs: 'x_wing' })).toEqual({
    symmetry: 'rot180', minimal: false, givens: [24, 26], level: 'medium', needs: 'x_wing', seed: 1, count: 6,
  });
  const pattern = 'x'.repeat(17) + '.'.repeat(64);
  expect(order({ patterned: true, pattern, least: '30' })).toEqual({ pattern, seed: 1, count: 6 });
  expect(order({ like: true, minimal: true, most: '16' })).toEqual({ like: puzzle, minimal: true, seed: 1, count: 6 });
  expect(order({ most: '16' })).toContain('at least 17');
  expect(order({ least: '30', most: '20' })).toContain('smaller one first');
  expect(order({ seed: 'x' })).toContain('seed');
  expect(order({ count: '0' })).toContain('1 to 100');
  expect(order({ patterned: true })).toContain('0 cells');
  expect(orderOf({ ...emptyForm, like: true }, '.'.repeat(81))).toContain('0 givens');
});

test('a symmetry is named after the sides that match: left and right for mirrored columns, top and bottom for mirrored rows', () => {
  // English has the engine's own words, of which bindings/js/test/nonet.test.mjs sees that puzzles are as they say.
  expect(english.symmetries).toEqual({});
  expect([german.symmetries.horizontal, german.symmetries.vertical]).toEqual(['links und rechts', 'oben und unten']);
});

test('steps of other boards have letters, values from 0 and houses of their own', () => {
  const step = { place: [{ cell: [1, 1], digit: 0 }], remove: [{ cell: [2, 2], digits: [3, 10] }], exhibits: [{ role: 'base', houses: [{ kind: 'row', number: 1, name: 'row 1' }] }] } as never;
  const rows = [0, 1].map((row) => ({ kind: 'row' as const, cells: [2 * row, 2 * row + 1] }));
  const board = { ...classic, name: 'small', rows: 2, columns: 2, cells: [0, 1, 2, 3], zeroBased: true, houses: rows };
  expect(conclusion(step, board)).toBe('r1c1 = 0 · r2c2 ≠ 3, A');
  const { tones, ghosts } = drawStep(step, 0, board);
  expect([tones.get(0), tones.get(1), tones.get(2), ghosts.get(0)]).toEqual(['place', 'house', undefined, '0']);
  expect(applied({ values: [0, 0, 0, 0], candidates: [15, 15, 15, 2047] }, step, { ...board, peers: [[1, 2], [], [], []] })).toEqual({ values: [1, 0, 0, 0], candidates: [0, 14, 14, 2047 & ~bit(4) & ~bit(11)] });
});
