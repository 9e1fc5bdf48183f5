import { expect, test } from 'vitest';
import * as boards from '../../src/state/board.ts';
import { bit, cellAt, digitsOf, peers, setOf } from '../../src/state/geometry.ts';

const textbook = '3.65.84..52........87....31..3.1..8.9..863..5.5..9.6..13....25........74..52.63..';
const board = boards.boardOf(textbook);
const r1c2 = cellAt([1, 2]);

test('every cell has twenty peers', () => {
  expect(new Set(peers.map((list) => list.length))).toEqual(new Set([20]));
});

test('loaded digits are givens, and the player cannot change them', () => {
  expect(boards.givensText(board)).toBe(textbook);
  expect(boards.write(board, 0, 9)).toBe(board);
  expect(boards.write(board, 0, 9, true).values[0]).toBe(9);
});

test('placing a digit removes it from the marks of its peers, and of no other cell', () => {
  let next = boards.toggleMark(board, [cellAt([1, 5])], 7);
  next = boards.toggleMark(next, [cellAt([6, 3])], 7);
  next = boards.write(next, r1c2, 7);
  expect(next.marks[cellAt([1, 5])]).toBe(0);
  expect(next.marks[cellAt([6, 3])]).toBe(bit(7));
});

test('automatic candidates are the digits that no peer has, without the struck ones', () => {
  const auto = boards.setAuto(board, true);
  expect(digitsOf(boards.candidates(auto)[r1c2])).toEqual([1, 9]);
  const struck = boards.toggleMark(auto, [r1c2], 9);
  expect(digitsOf(boards.candidates(struck)[r1c2])).toEqual([1]);
  expect(digitsOf(boards.candidates(boards.toggleMark(struck, [r1c2], 9))[r1c2])).toEqual([1, 9]);
  expect(boards.toggleMark(auto, [r1c2], 3)).toBe(auto);
});

test('switching automatic candidates off keeps them as marks', () => {
  const struck = boards.toggleMark(boards.setAuto(board, true), [r1c2], 9);
  const byHand = boards.setAuto(struck, false);
  expect(byHand.marks[r1c2]).toBe(bit(1));
  expect(boards.candidates(byHand)).toEqual(boards.candidates(struck));
});

test('clearing removes the digit first, then marks and colour', () => {
  let next = boards.paint(boards.toggleMark(board, [r1c2], 1), [r1c2], 3);
  next = boards.write(next, r1c2, 9);
  const once = boards.clear(next, [r1c2]);
  expect([once.values[r1c2], once.marks[r1c2], once.colours[r1c2]]).toEqual([0, bit(1), bit(3)]);
  const twice = boards.clear(once, [r1c2]);
  expect([twice.marks[r1c2], twice.colours[r1c2]]).toEqual([0, 0]);
  expect(boards.clear(twice, [r1c2])).toBe(twice);
});

test('conflicts are the equal digits that see each other', () => {
  const clash = boards.write(board, r1c2, 5);
  const names = ([[1, 2], [1, 4], [2, 1], [6, 2]] as const).map(cellAt);
  expect(boards.conflicts(clash)).toEqual(new Set(names));
  expect(boards.conflicts(board).size).toBe(0);
});

test('the text for a hint has 81 characters without marks and 729 with marks', () => {
  expect(boards.playerText(board)).toBe(textbook);
  const text = boards.playerText(boards.toggleMark(boards.toggleMark(board, [r1c2], 1), [r1c2], 9));
  expect(text).toHaveLength(729);
  expect(text.slice(0, 27)).toBe('..3......1.......9.....6...');
  expect(text.slice(4 * 9, 5 * 9)).toBe('.2....7..'); // not marked: possible values
});

test('a single mark is not read as a digit, because a digit excluded by a peer is added to it', () => {
  const text = boards.playerText(boards.toggleMark(board, [r1c2], 1)).slice(9, 18);
  const written = setOf([...text].filter((char) => char !== '.').map(Number));
  expect(digitsOf(written & boards.possible(board, r1c2))).toEqual([1]);
  expect(digitsOf(written)).toHaveLength(2);
});

test('a step removes candidates from notes; without notes it writes none, but the next hint knows it', () => {
  const remove = [{ cell: r1c2, digits: bit(9) }];
  const fromNone = boards.carryOut(board, [], remove);
  expect([fromNone.auto, fromNone.marks]).toEqual([false, board.marks]);
  expect(digitsOf(boards.knownCandidates(fromNone)[r1c2])).toEqual([1]);
  expect(boards.playerText(fromNone)).toHaveLength(729);
  expect(digitsOf(boards.fillIn(fromNone).marks[r1c2])).toEqual([1]);
  const byHand = boards.toggleMark(board, [cellAt([1, 5])], 7);
  const next = boards.carryOut(byHand, [{ cell: cellAt([3, 7]), digit: 5 }], remove);
  expect([next.auto, next.values[cellAt([3, 7])], next.marks[r1c2]]).toEqual([false, 5, 0]);
  const noted = boards.toggleMark(boards.toggleMark(byHand, [r1c2], 1), [r1c2], 9);
  expect(boards.carryOut(noted, [], remove).marks[r1c2]).toBe(bit(1));
});

test('notes and colours are added to several cells unless all of them have them', () => {
  const cells = [r1c2, cellAt([1, 5]), 0]; // the last one is a given
  const one = boards.toggleMark(board, [r1c2], 1);
  const all = boards.toggleMark(one, cells, 1);
  expect(cells.map((cell) => all.marks[cell])).toEqual([bit(1), bit(1), 0]);
  expect(boards.toggleMark(all, cells, 1).marks).toEqual(board.marks);
  const painted = boards.paint(boards.paint(board, [0], 2), cells, 3);
  expect(cells.map((cell) => painted.colours[cell])).toEqual([bit(3), bit(3), bit(2) | bit(3)]);
  expect(boards.paint(painted, cells, 3).colours[0]).toBe(bit(2));
  expect(boards.clearColours(painted, cells).colours).toEqual(board.colours);
});

test('automatic candidates of several cells are restored together before they are struck together', () => {
  const auto = boards.setAuto(board, true);
  const cells = [r1c2, cellAt([1, 5])]; // 1 and 9; 2, 7 and 9
  const one = boards.toggleMark(auto, [r1c2], 9);
  expect(boards.toggleMark(one, cells, 9).struck).toEqual(auto.struck);
  const both = boards.toggleMark(auto, cells, 9);
  expect(cells.map((cell) => digitsOf(boards.candidates(both)[cell]))).toEqual([[1], [2, 7]]);
});

test('clearing several cells removes their digits first, and leaves givens alone', () => {
  const cells = [0, r1c2, cellAt([1, 5])];
  const played = boards.toggleMark(boards.write(board, r1c2, 1), cells, 7);
  const once = boards.clear(played, cells);
  expect(cells.map((cell) => once.values[cell])).toEqual([3, 0, 0]);
  expect(once.marks[cells[2]]).toBe(bit(7));
  expect(boards.clear(once, cells).marks).toEqual(board.marks);
});

test('resetting to the givens keeps only the givens', () => {
  const played = boards.paint(boards.write(board, r1c2, 1), [1], 2);
  expect(boards.restart(played)).toEqual(board);
});
