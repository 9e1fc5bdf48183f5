import { expect, test } from 'vitest';
import { boardOf, emptyBoard, paint, setAuto, toggleMark, write } from '../../src/state/board.ts';
import { bit } from '../../src/state/geometry.ts';
import { formatLink, LinkError, parseLink } from '../../src/state/link.ts';

const textbook = '3.65.84..52........87....31..3.1..8.9..863..5.5..9.6..13....25........74..52.63..';

test('a formatted link is parsed to the same state', () => {
  let board = write(boardOf(textbook), 1, 9);
  board = paint(paint(toggleMark(toggleMark(board, [4], 2), [4], 9), [80], 6), [80], 1);
  const linked = { board, view: 'watch', engines: ['row', 'dlx'] } as const;
  expect(parseLink('#' + formatLink(linked))).toEqual(linked);
  const auto = { board: toggleMark(setAuto(board, true), [7], 9), view: 'learn', engines: [] } as const;
  expect(parseLink(formatLink(auto))).toEqual(auto);
});

test('a link with one colour per cell, as pages wrote it formerly, is read', () => {
  const { colours } = parseLink(`#g=${textbook}&c=${'.'.repeat(79)}16`)!.board;
  expect(colours.slice(78)).toEqual([0, bit(1), bit(6)]);
});

test('a plain puzzle is a short link', () => {
  expect(formatLink({ board: boardOf(textbook), view: 'enter', engines: [] })).toBe(`g=${textbook}&v=enter`);
});

test('a link without a puzzle has no state, but a link with only a view has one', () => {
  expect(parseLink('')).toBeNull();
  expect(parseLink('#v=make')).toEqual({ board: emptyBoard, view: 'make', engines: [] });
});

test('a link contains the step of the films and their pace', () => {
  const board = boardOf(textbook);
  for (const place of [{ time: 219_570_110, pace: 'steps' }, { time: 0, pace: 'share' }] as const) {
    const link = formatLink({ board, view: 'watch', engines: ['row'], place });
    expect(parseLink(`#${link}`)?.place).toEqual(place);
  }
  expect(formatLink({ board, view: 'watch', engines: ['row'], place: { time: 0, pace: 'steps' } })).not.toContain('t=');
  expect(formatLink({ board, view: 'enter', engines: ['row'], place: { time: 5, pace: 'steps' } })).not.toContain('t=');
  expect(parseLink(`#g=${textbook}&v=watch&t=12x`)?.place).toEqual({ time: 0, pace: 'steps' });
});

test('an invalid link gives the reason', () => {
  expect(() => parseLink('#g=123')).toThrow('“g” has 3 characters, expected 81');
  expect(() => parseLink(`#g=${textbook.replace('3', 'A')}`)).toThrow('“g” has “A” in cell 1, expected a digit or a dot');
  expect(() => parseLink(`#g=${textbook}&m=zz`)).toThrow('“m” has 2 characters, expected 162');
  expect(() => parseLink(`#g=${textbook}&m=${'g0'.repeat(81)}`)).toThrow('“m” has “g0” in cell 1');
  expect(() => parseLink(`#g=${textbook}&c=${'7'.repeat(81)}`)).toThrow(LinkError);
  expect(() => parseLink('#q=1')).toThrow('it contains no puzzle');
});

test('unknown keys and views are ignored', () => {
  expect(parseLink(`#g=${textbook}&v=dance&x=1`)?.view).toBe('enter');
});

test('an older link to the check of a puzzle opens its details', () => {
  expect(parseLink('v=check')).toMatchObject({ view: 'enter', details: true });
  expect(parseLink(`g=${'.'.repeat(81)}&v=check`)).toMatchObject({ view: 'enter', details: true });
  expect(parseLink(`g=${'.'.repeat(81)}&v=enter`)).not.toHaveProperty('details');
});
