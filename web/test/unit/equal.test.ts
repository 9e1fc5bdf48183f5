// Cells that are equal in every solution: found by splitting groups, and compared with all solutions.

import { expect, test } from 'vitest';
import { equalCells } from '../../src/solve/equal.ts';

// Random sets of "solutions" with three digits; some cells copy another one.
function randomCase(seed: number) {
  let state = seed;
  const next = (below: number) => ((state = (state * 48271) % 2147483647), state % below);
  const count = 8;
  const copies = Array.from({ length: count }, (_, cell) => (next(3) === 0 ? next(cell + 1) : cell));
  return Array.from({ length: 2 + next(20) }, () => {
    const line: number[] = [];
    for (const from of copies) line.push(from < line.length ? line[from] : 1 + next(3));
    return line.join('');
  });
}

const candidatesOf = (solutions: readonly string[]) =>
  [...solutions[0]].map((_, cell) => ['1', '2', '3'].map((digit) => (solutions.some((solution) => solution[cell] === digit) ? digit : '.')).join('')).join('');

// The slow way: every pair of cells in every solution.
function byPairs(solutions: readonly string[]) {
  const same = (a: number, b: number) => solutions.every((solution) => solution[a] === solution[b]);
  const cells = [...solutions[0]].map((_, cell) => cell).filter((cell) => solutions.some((solution) => solution[cell] !== solutions[0][cell]));
  return cells.filter((cell) => !cells.some((before) => before < cell && same(before, cell))).map((first) => cells.filter((cell) => same(first, cell))).filter(({ length }) => length > 1);
}

test('groups are those that all solutions show, however few are known at first', () => {
  let found = 0;
  for (let seed = 1; seed <= 500; ++seed) {
    const solutions = randomCase(seed);
    const asked: string[] = [];
    const { groups, known } = equalCells(candidatesOf(solutions), solutions.slice(0, 1 + (seed % 3)), (a, b) => {
      asked.push(`${a} ${b}`);
      return solutions.find((solution) => solution[a] !== solution[b]) ?? null;
    });
    expect(groups, `seed ${seed}`).toEqual(byPairs(solutions));
    expect(known).toBe(true);
    expect(new Set(asked).size).toBe(asked.length); // no question twice
    found += groups.length;
  }
  expect(found).toBeGreaterThan(100);
});

test('an unanswered question makes no group, and is reported', () => {
  expect(equalCells('12.12.', ['11'], () => undefined)).toEqual({ groups: [], known: false });
  expect(equalCells('12.12.', ['11'], () => null)).toEqual({ groups: [[0, 1]], known: true });
  // Cells with one candidate are equal to others by themselves.
  expect(equalCells('1..1..', ['11'], () => null)).toEqual({ groups: [], known: true });
});
