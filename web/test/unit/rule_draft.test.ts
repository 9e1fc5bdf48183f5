// A rule as it is drawn: taps, strokes, what it is called; the places of clues.

import { expect, test } from 'vitest';
import type { RuleKind } from 'nonet';
import { drawnTo, edgesOf, isWhole, nextGroup, noDraft, tapped, takeBack, termOf } from '../../src/enter/rule_draft.ts';
import { classic } from '../../src/state/geometry.ts';

const kind = (part: Partial<RuleKind>): RuleKind => ({
  id: 'killer', name: '', meaning: '', example: '', place: 'cells', numbers: 'optional', leastGroups: 1, mostGroups: 1, leastCells: 1, mostCells: 0, generated: true, ...part,
});
const cage = kind({});
const thermo = kind({ id: 'thermo', place: 'line', numbers: 'none', leastCells: 2 });
const dot = kind({ id: 'white', numbers: 'usual', leastCells: 2, mostCells: 2 });
const strokes = (of: RuleKind, cells: readonly number[]) => cells.slice(1).reduce((draft, cell) => drawnTo(draft, of, cell), tapped(noDraft, of, cells[0]));

test('a tap adds a cell to a cage, and another tap removes it', () => {
  let draft = [0, 1, 9, 1].reduce((before, cell) => tapped(before, cage, cell), noDraft);
  expect(draft.groups).toEqual([[0, 9]]);
  expect(termOf({ ...draft, number: ' 12 ' }, cage, classic)).toBe('killer=12:r1c1,r2c1');
  expect(termOf(draft, cage, classic)).toBe('killer:r1c1,r2c1');
  expect(isWhole(draft, cage)).toBe(true);
  expect(isWhole(noDraft, cage)).toBe(false);
  draft = takeBack(takeBack(takeBack(draft)));
  expect(draft.groups).toEqual([[]]);
});

test('going back along a line removes its last cells, and a line contains a cell once', () => {
  expect(strokes(thermo, [0, 1, 2, 1]).groups).toEqual([[0, 1]]);
  expect(strokes(thermo, [0, 1, 10, 9, 0]).groups).toEqual([[0, 1, 10, 9]]);
  expect(tapped(strokes(thermo, [0, 1]), thermo, 0).groups).toEqual([[0, 1]]);
  expect(tapped(strokes(thermo, [0, 1]), thermo, 1).groups).toEqual([[0]]);
});

test('after two cells a tap on a third one starts again, and a stroke ignores it', () => {
  expect(strokes(dot, [0, 1, 2]).groups).toEqual([[0, 1]]);
  expect(tapped(strokes(dot, [0, 1]), dot, 5).groups).toEqual([[5]]);
});

test('a rule can have several groups, and an arrow can be drawn in one stroke', () => {
  const arrow = kind({ id: 'arrow', place: 'line', numbers: 'none', mostGroups: 0 });
  expect(termOf(strokes(arrow, [0, 10, 11]), arrow, classic)).toBe('arrow:r1c1/r2c2,r2c3');
  expect(isWhole(strokes(arrow, [0]), arrow)).toBe(false);
  const clone = kind({ id: 'clone', place: 'line', numbers: 'none', leastGroups: 2, mostGroups: 0 });
  const two = tapped(nextGroup(tapped(noDraft, clone, 0)), clone, 5);
  expect(termOf(two, clone, classic)).toBe('clone:r1c1/r1c6');
  expect(takeBack(takeBack(two)).groups).toEqual([[0]]);
});

test('numbers and patterns are written as in board names', () => {
  const contain = kind({ id: 'contain', numbers: 'several' });
  const pattern = kind({ id: 'regex', place: 'line', numbers: 'pattern' });
  expect(termOf({ groups: [[0]], number: '1, 2 4' }, contain, classic)).toBe('contain=1,2,4:r1c1');
  expect(termOf({ groups: [[0]], number: '[12]+4:' }, pattern, classic)).toBe('regex=%5B12%5D%2B4%3A:r1c1');
  expect(isWhole({ groups: [[0]], number: ' ' }, contain)).toBe(false);
  expect(termOf(noDraft, kind({ id: 'flatmates', place: 'board', numbers: 'none' }), classic)).toBe('flatmates');
});

test('each row and column has a clue place at both ends; at most places two diagonals start', () => {
  const edges = edgesOf(classic, false);
  expect(edges).toHaveLength(36);
  expect(edges.every(({ lines }) => lines.length === 1 && lines[0].length === 9)).toBe(true);
  const diagonals = edgesOf(classic, true);
  expect(diagonals.find(({ at: [r, c] }) => r === -1 && c === -1)?.lines).toEqual([[0, 10, 20, 30, 40, 50, 60, 70, 80]]);
  expect(diagonals.find(({ at: [r, c] }) => r === -1 && c === 3)?.lines.map(([first]) => first)).toEqual([4, 2]);
  const all = diagonals.flatMap(({ lines }) => lines.map((line) => line.join(' ')));
  expect(new Set(all).size).toBe(all.length);
});
