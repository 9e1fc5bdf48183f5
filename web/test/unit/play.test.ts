// Play: corner notes, levels and seeds, puzzles of the day, statistics, announcements, names of cells.

import { afterEach, expect, test, vi } from 'vitest';
import { houseWords, spokenOf, type Told } from '../../src/grid/spoken.ts';
import { layoutOf } from '../../src/make/sheets.tsx';
import { formatOrigin, isLevel, levelNames, levels, newOrigin, originOfDay, parseOrigin, readyCount, seedOf, today } from '../../src/play/levels.ts';
import { hardestMoves, movesBetween, valuesAfter } from '../../src/play/replay.ts';
import { daysInARow, summaries, type Game } from '../../src/play/statistics.ts';
import { boardOf, clear, fillIn, toggleCorner, toggleMark, write } from '../../src/state/board.ts';
import { bit, classic, setOf } from '../../src/state/geometry.ts';
import { formatLink, parseLink } from '../../src/state/link.ts';
import { callCells, nameIn, named, partsOf } from '../../src/state/naming.ts';
import { initial, reduce, type Action, type State } from '../../src/state/store.ts';

const textbook = '3.65.84..52........87....31..3.1..8.9..863..5.5..9.6..13....25........74..52.63..';

afterEach(() => callCells('r1c1'));

test('corner notes exist next to candidates, are removed by digits that see them, and are in the link', () => {
  const noted = toggleCorner(toggleCorner(toggleMark(boardOf(textbook), [1], 9), [1], 4), [1], 7);
  expect([noted.corners[1], noted.marks[1]]).toEqual([setOf([4, 7]), bit(9)]);
  expect(toggleCorner(noted, [0], 4)).toBe(noted); // a given has none
  expect(parseLink(formatLink({ board: noted, view: 'play', engines: [] }))!.board).toEqual(noted);
  expect(write(noted, 4, 7).corners[1]).toBe(bit(4));
  const bare = clear(noted, [1]);
  expect([bare.corners[1], bare.marks[1]]).toEqual([0, 0]);
});

test('filled-in candidates can be edited', () => {
  const filled = fillIn(boardOf(textbook));
  expect(filled.auto).toBe(false);
  expect(filled.marks[1]).toBe(setOf([1, 9]));
  expect(toggleMark(filled, [1], 5).marks[1]).toBe(setOf([1, 5, 9]));
});

test('the ranges of the levels are in order, and levels are recognised by name', () => {
  const bounds = levelNames.flatMap((name) => levels[name]);
  expect(bounds).toEqual([...bounds].sort((a, b) => a - b));
  expect(['easy', 'inhuman', 'stuck', 'toString', undefined].map(isLevel)).toEqual([true, true, false, false, false]);
});

test('the origin of a puzzle is written and parsed as text', () => {
  expect(parseOrigin('medium-1234')).toEqual({ level: 'medium', seed: 1234 });
  expect(parseOrigin('2026-11-24')).toEqual({ level: 'easy', seed: 20261124, day: '2026-11-24' }); // a Tuesday
  for (const text of ['', 'medium', 'medium-0', 'brutal-3', 'medium-1x', '2026-13-40', 'toString-1']) expect(parseOrigin(text), text).toBeNull();
  for (const text of ['fierce-999999999', '2026-11-29']) expect(formatOrigin(parseOrigin(text)!)).toBe(text);
  expect([seedOf('007'), seedOf('1e3'), seedOf('1234567890'), seedOf(' 12 ')]).toEqual([null, null, null, 12]);
  expect(originOfDay(today(new Date(2026, 0, 5)))).toMatchObject({ seed: 20260105 });
});

test('a link may contain only a level and a seed', () => {
  expect(parseLink('p=hard-77')).toMatchObject({ view: 'play', origin: { level: 'hard', seed: 77 } });
  const linked = { board: boardOf(textbook), view: 'play', engines: [], origin: { level: 'hard', seed: 77 } } as const;
  expect(parseLink(formatLink(linked))).toEqual(linked);
});

const game = (part: Partial<Game>): Game => ({ game: '', level: 'easy', seconds: 60, helped: false, ...part });

test('statistics are counted by level, and daily puzzles by days in a row', () => {
  const list = [game({}), game({ seconds: 121, helped: true }), game({ level: null, seconds: 5 })];
  expect(summaries(list)).toEqual([
    { level: 'easy', solved: 2, alone: 1, best: 60, mean: 91 },
    { level: null, solved: 1, alone: 1, best: 5, mean: 5 },
  ]);
  const days = ['2026-02-28', '2026-03-01', '2026-03-02', '2026-02-26'].map((day) => game({ day }));
  expect([daysInARow(days, '2026-03-02'), daysInARow(days, '2026-03-03'), daysInARow(days, '2026-03-04'), daysInARow([], '2026-03-04')]).toEqual([3, 3, 0, 0]);
});

const rules: Told = { mode: 'rules', solution: null };
const said = (state: State, action: Action, told = rules) => {
  const next = reduce(state, action);
  return [next, spokenOf(state, next, action, told)] as const;
};

test('digits, clashes, notes, undo and modes are announced', () => {
  let state = reduce(initial(boardOf(textbook)), { type: 'select', cell: 1 });
  const hear = (action: Action, told?: Told) => {
    const [next, words] = said(state, action, told);
    state = next;
    return words;
  };
  expect(hear({ type: 'press', digit: 9 })).toBe('9 in row 1, column 2');
  expect(hear({ type: 'undo' })).toBe('Undone: row 1, column 2 is now empty');
  expect(hear({ type: 'redo' })).toBe('Redone: 9 in row 1, column 2');
  expect(hear({ type: 'press', digit: 5 })).toBe('5 in row 1, column 2; clashes with row 1, column 4, row 2, column 1 and row 6, column 2');
  expect(hear({ type: 'press', digit: 6 }, { mode: 'off', solution: null })).toBe('6 in row 1, column 2');
  expect(hear({ type: 'press', digit: 9 }, { mode: 'solution', solution: '31'.padEnd(81, '1') })).toBe('9 in row 1, column 2; differs from the solution');
  expect(hear({ type: 'press', digit: 0 })).toBe('row 1, column 2 is now empty');
  expect(hear({ type: 'entry', entry: 'corner' })).toBe('Corner note mode');
  expect(hear({ type: 'press', digit: 4 })).toBe('corner note 4 added: row 1, column 2');
  expect(hear({ type: 'press', digit: 4 })).toBe('corner note 4 removed: row 1, column 2');
  expect(hear({ type: 'press', digit: 2, as: 'mark' })).toBe('candidate 2 added: row 1, column 2');
  expect(hear({ type: 'press', digit: 3, as: 'colour' })).toBe('blue added: row 1, column 2');
  expect(hear({ type: 'lit', digit: 7 })).toBe('7 is highlighted');
  expect(said(initial(boardOf(textbook)), { type: 'undo' })[1]).toBe('Nothing to undo');
});

test('rows, columns and boxes are read aloud', () => {
  const { values } = boardOf(textbook);
  expect(houseWords(classic, values, 1, 'row')).toBe('row 1: 3, empty, 6, 5, empty, 8, 4, empty, empty');
  expect(houseWords(classic, values, 80, 'column')).toMatch(/^column 9: /);
  expect(houseWords(classic, values, 80, 'box')).toBe('box 9: 2, 5, empty, empty, 7, 4, 3, empty, empty');
});

test('cells have the names that the player chose, in sentences too', () => {
  expect(nameIn(classic, 40)).toBe('r5c5');
  expect(partsOf('In r4c5 and r10c2, not in arc3.')).toEqual([
    { text: 'In ' }, { text: 'r4c5', at: [3, 4] }, { text: ' and ' }, { text: 'r10c2', at: [9, 1] }, { text: ', not in arc3.' },
  ]);
  callCells('A1');
  expect(nameIn(classic, 40)).toBe('E5');
  expect(named('So r9c4 is not 9.')).toBe('So I4 is not 9.');
});

test('worksheets: any number of puzzles fits on a page', () => {
  for (const paper of ['A4', 'Letter'] as const)
    for (let count = 1; count <= 30; ++count)
      for (const nameLine of [false, true]) {
        const { columns, size } = layoutOf(count, { paper, nameLine });
        const [width, height] = { A4: [18, 26.7], Letter: [18.59, 24.94] }[paper];
        expect(columns * size + (columns - 1) * 0.6).toBeLessThanOrEqual(width + 0.001);
        expect(Math.ceil(count / columns) * (size + 1.3) + 1.5 + (nameLine ? 1 : 0)).toBeLessThanOrEqual(height + 0.001);
        expect(size).toBeGreaterThan(2.2);
      }
});

test('a solve is shown again from its moves, and the longest pauses are found', () => {
  const start = boardOf(textbook);
  const first = write(start, 1, 1);
  const moves = [...movesBetween(start, first, 40), ...movesBetween(first, write(first, 1, 0), 45), ...movesBetween(write(first, 1, 0), write(first, 4, 7), 300)];
  expect(moves).toEqual([
    { second: 40, cell: 1, value: 1 },
    { second: 45, cell: 1, value: 0 },
    { second: 300, cell: 1, value: 1 },
    { second: 300, cell: 4, value: 7 },
  ]);
  expect([0, 1, 2, 4].map((count) => [1, 4].map((cell) => valuesAfter(start, moves, count)[cell]))).toEqual([[0, 0], [1, 0], [0, 0], [1, 7]]);
  expect(valuesAfter(start, moves, 0)).toEqual(start.values);
  expect(hardestMoves(moves, 2)).toEqual([2, 0]);
});

test('a puzzle that was opened is not offered again, as long as others come with the page', () => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => kept.set(key, value) });
  const seeds = Array.from({ length: readyCount }, () => newOrigin('hard').seed);
  expect(seeds.toSorted((a, b) => a - b)).toEqual(Array.from({ length: readyCount }, (_, index) => index + 1));
  expect(newOrigin('hard').seed).toBeGreaterThan(readyCount);
  expect(newOrigin('easy').seed).toBeLessThanOrEqual(readyCount);
  vi.unstubAllGlobals();
});
