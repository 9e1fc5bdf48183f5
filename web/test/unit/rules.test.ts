// The rules in a board's name, and how they are drawn.

import { expect, test } from 'vitest';
import { labelOf, marksOf, rulesOf, termsOf } from '../../src/grid/rules.ts';
import { titleNamed } from '../../src/state/boards.ts';

const nine = { rows: 9, columns: 9 };
const name = '9x9+x+odd:r1c1+killer=10:r1c1,r1c2,r2c1+thermo:r9c1-r6c1+arrow:r1c1/r1c2-r1c4+xv=5:r3c3,r3c4+black:r5c5,r6c5+greater:r7c7,r7c8';

test('rules are told apart from what else stands in a name', () => {
  expect(rulesOf({ name }).map(({ word, number }) => `${word} ${number}`)).toEqual(['killer 10', 'thermo ', 'arrow ', 'xv 5', 'black ', 'greater ']);
  expect(rulesOf({ name })[1].groups).toEqual([[[8, 0], [7, 0], [6, 0], [5, 0]]]);
  expect(rulesOf({ name: 'jigsaw:1122' })).toEqual([]);
  expect(titleNamed('9x9+killer=10:r1c1,r1c2')).toBe('Classic 9 × 9 with 1 rule');
});

test('each has its picture', () => {
  const drawn = rulesOf({ name }).map((rule) => marksOf(rule, nine));
  expect(drawn.map((marks) => marks.map(({ kind }) => kind))).toEqual([['cage'], ['bulb', 'line'], ['bulb', 'head'], ['plate'], ['black'], ['sign']]);
  expect(drawn[1][1].path).toBe('M0.5 8.5L0.5 7.5L0.5 6.5L0.5 5.5');
  // A cage of three cells has eight sides, and none between its cells.
  expect(drawn[0][0].path.match(/M/g)).toHaveLength(8);
  expect(drawn.flat().every(({ path }) => !/NaN|undefined/.test(path))).toBe(true);
});

test('totals stand in the corner of a cage, X and V between their cells', () => {
  const labels = rulesOf({ name }).map((rule) => labelOf(rule, nine));
  expect(labels[0]).toMatchObject({ text: '10', small: true });
  expect(labels[1]).toBeNull();
  expect(labels[3]).toEqual({ text: 'V', x: 3, y: 2.5, small: false });
});

test('boards are called by what people know: sizes, not the labels of a layout', () => {
  expect(titleNamed('16x16')).toBe('16 × 16');
  expect(titleNamed('6x6+jigsaw:111222111222333444333444555666555666')).toBe('6 × 6 jigsaw');
  expect(titleNamed('jigsaw:1122112233443344')).toBe('jigsaw');
  expect(titleNamed('9x9+x+knight')).toBe('9x9+x+knight');
});

test('rules of rules are one rule, with the cells of all of them', () => {
  const either = 'or[killer=5:r1c1,r1c2+and[white:r1c1,r2c1+thermo:r1c1-r1c3]+xv=5:r1c1,r1c2]';
  expect(termsOf(`9x9+${either}+knight`)).toEqual(['9x9', either, 'knight']);
  expect(termsOf('jigsaw:11[[1122+x')).toEqual(['jigsaw:11[[1122', 'x']);
  const rules = rulesOf({ name: `9x9+${either}+killer=10:r5c5,r5c6` });
  expect(rules.map(({ word }) => word)).toEqual(['or', 'killer']);
  expect(rules[0].groups).toEqual([[[0, 0], [0, 1], [1, 0], [0, 2]]]);
  expect(titleNamed(`9x9+${either}`)).toBe('Classic 9 × 9 with 1 rule');
});

test('clues stand outside, where their line begins', () => {
  const clues = rulesOf({ name: '9x9+sandwich=5:r1c3-r9c3+x-sum=7:r4c9-r4c1+little-killer=9:r2c1-r4c3+skyscraper=2:r2c2-r2c4' });
  expect(clues.map((rule) => labelOf(rule, nine))).toMatchObject([{ x: 2.5, y: -0.44 }, { x: 9.44, y: 3.5 }, { x: -0.44, y: 0.56 }, { small: true }]);
  expect(clues.map((rule) => marksOf(rule, nine).map(({ kind }) => kind))).toEqual([[], [], ['head'], ['line']]);
});
