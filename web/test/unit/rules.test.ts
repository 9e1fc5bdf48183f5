// The rules in a board's name, and what a hand has drawn so far.

import { expect, test } from 'vitest';
import { frameOf, placesOf, rulesOf, sentenceOf, sketchOf, termsOf } from '../../src/grid/rules.ts';
import { merged } from '../../src/grid/annotation.ts';
import { titleNamed } from '../../src/state/boards.ts';

const name = '9x9+x+odd:r1c1+killer=10:r1c1,r1c2,r2c1+thermo:r9c1-r6c1+arrow:r1c1/r1c2-r1c4+xv=5:r3c3,r3c4+black:r5c5,r6c5+greater:r7c7,r7c8';

test('rules are distinguished from the other parts of a board name', () => {
  expect(rulesOf({ name }).map(({ word, number }) => `${word} ${number}`)).toEqual(['killer 10', 'thermo ', 'arrow ', 'xv 5', 'black ', 'greater ']);
  expect(rulesOf({ name })[1].groups).toEqual([[[8, 0], [7, 0], [6, 0], [5, 0]]]);
  expect(rulesOf({ name: 'jigsaw:1122' })).toEqual([]);
  expect(rulesOf({ name: '9x9+knight+negative-white+anti-taxicab=3' }).map(({ word, number }) => `${word} ${number}`)).toEqual(['negative-white ', 'anti-taxicab 3']);
  expect(titleNamed('9x9+killer=10:r1c1,r1c2')).toBe('Classic 9 × 9 with 1 rule');
  // Extra cells have their own names.
  expect(rulesOf({ name: '4x4+extra=8:s+arrow:s1/r1c1,r1c2' }).map(({ word, groups }) => [word, groups])).toEqual([
    ['extra', [[]]],
    ['arrow', [[], [[0, 0], [0, 1]]]],
  ]);
});

test('the draft of a rule is drawn as a line through its cells or around them', () => {
  const [killer, thermo] = rulesOf({ name });
  expect(sketchOf(thermo, true)).toBe('M0.5 8.5L0.5 7.5L0.5 6.5L0.5 5.5');
  // A cage of three cells has eight sides, and none between its cells.
  expect(sketchOf(killer, false).match(/M/g)).toHaveLength(8);
});

test('board titles use familiar words such as sizes, not the labels of a layout', () => {
  expect(titleNamed('16x16')).toBe('16 × 16');
  expect(titleNamed('6x6+jigsaw:111222111222333444333444555666555666')).toBe('6 × 6 jigsaw');
  expect(titleNamed('jigsaw:1122112233443344')).toBe('jigsaw');
  expect(titleNamed('9x9+x+knight')).toBe('9x9+x+knight');
  expect(titleNamed('jigsaw:1122112233443344+1..9+region:r1c1,r1c2+region:r2c1,r2c2')).toBe('jigsaw+1..9+region');
  expect(titleNamed('6x6:3x2+odd:r1c1')).toBe('6x6:3x2+odd');
});

test('a rule made of rules is one rule with the cells of all of them', () => {
  const either = 'or[killer=5:r1c1,r1c2+and[white:r1c1,r2c1+thermo:r1c1-r1c3]+xv=5:r1c1,r1c2]';
  expect(termsOf(`9x9+${either}+knight`)).toEqual(['9x9', either, 'knight']);
  expect(termsOf('jigsaw:11[[1122+x')).toEqual(['jigsaw:11[[1122', 'x']);
  const rules = rulesOf({ name: `9x9+${either}+killer=10:r5c5,r5c6` });
  expect(rules.map(({ word }) => word)).toEqual(['or', 'killer']);
  expect(rules[0].groups).toEqual([[[0, 0], [0, 1], [1, 0], [0, 2]]]);
  expect(titleNamed(`9x9+${either}`)).toBe('Classic 9 × 9 with 1 rule');
});

const told = { nameOf: (word: string) => ({ killer: 'Killer Cage', thermo: 'Thermometer', white: 'White Dot', regex: 'Regex' })[word] ?? word, joined: { or: ' or ', and: ' and ' } };

test('rules are told in words: the name of the kind, the number, the places', () => {
  expect(rulesOf({ name }).slice(0, 2).map((rule) => sentenceOf(rule, told))).toEqual(['Killer Cage 10 (r1c1, r1c2, r2c1)', 'Thermometer (r9c1-r6c1)']);
  expect(placesOf(rulesOf({ name: '+arrow:r1c1/r1c2,r1c3' })[0])).toBe('r1c1 / r1c2, r1c3');
  expect(sentenceOf(rulesOf({ name: '+killer:r1c1,r1c2' })[0], told)).toBe('Killer Cage (r1c1, r1c2)');
  expect(sentenceOf(rulesOf({ name: '+negative-white' })[0], told)).toBe('negative-white');
  expect(sentenceOf(rulesOf({ name: '+regex=1%2B2:r1c1,r1c2' })[0], told)).toBe('Regex 1+2 (r1c1, r1c2)');
  const [either] = rulesOf({ name: '+or[killer=5:r1c1,r1c2+and[white:r1c1,r2c1+thermo:r1c1-r1c3]]' });
  expect(sentenceOf(either, told)).toBe('Killer Cage 5 (r1c1, r1c2) or White Dot (r1c1, r2c1) and Thermometer (r1c1-r1c3)');
});

test('the picture of a rule shows its cells, and the clue next to them', () => {
  const [killer] = rulesOf({ name: '+killer=10:r2c3,r2c4' });
  expect(frameOf(killer, false)).toEqual({ box: '91 43 106 58', cells: 'M96 48h48v48h-48zM144 48h48v48h-48z' });
  expect(frameOf(killer, true)!.box).toBe('53 5 182 134');
  expect(frameOf(rulesOf({ name: '+negative-white' })[0], false)).toBeNull();
});

test('drawings of several panels are on the grid together', () => {
  expect(merged([])).toBeNull();
  const one = { tones: new Map([[1, 'differ' as const], [2, 'differ' as const]]), candidates: [1] };
  expect(merged([one])).toBe(one);
  const both = merged([one, { tones: new Map([[2, 'pattern' as const]]), strokes: true }]);
  expect([...both!.tones!]).toEqual([[1, 'differ'], [2, 'pattern']]);
  expect(both).toMatchObject({ candidates: [1], strokes: true });
});
