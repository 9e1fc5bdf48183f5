import type { Board as BoardData, Cell } from 'nonet';
import { expect, test } from 'vitest';
import * as boards from '../../src/state/board.ts';
import { cellClasses, clueRoom } from '../../src/grid/ground.ts';
import { describeCell } from '../../src/grid/describe.ts';
import { gridAction, houseKey, isLightKey, type KeyPress } from '../../src/grid/keys.ts';
import {
  bit, classic, geometryOf, glyphOf, markRaster, regionsOf, setOf, shadedCells, valueOf, type Geometry,
} from '../../src/state/geometry.ts';
import { boardOfLink, formatLink, LinkError, parseLink } from '../../src/state/link.ts';
import { initial, reduce } from '../../src/state/store.ts';
import { orderOf, emptyForm } from '../../src/make/options.ts';
import { endWords, outcomeOf, timeText, timeWords } from '../../src/play/outcome.ts';

// Rows, columns and boxes of that size, as the engine describes them.
function described(side: number, height: number, part: Partial<BoardData> = {}): BoardData & { ground: string } {
  const width = side / height;
  const each = Array.from({ length: side }, (_, i) => i);
  const house = (kind: 'row' | 'column' | 'box', i: number, cells: Cell[]) => ({ kind, name: `${kind} ${i + 1}`, cells });
  const houses = [
    ...each.map((i) => house('row', i, each.map((c): Cell => [i + 1, c + 1]))),
    ...each.map((i) => house('column', i, each.map((r): Cell => [r + 1, i + 1]))),
    ...each.map((i) => {
      const [row, column] = [Math.floor(i / height) * height, (i % height) * width];
      return house('box', i, each.map((c): Cell => [row + Math.floor(c / width) + 1, column + (c % width) + 1]));
    }),
  ];
  return { board: `${side}x${side}`, rows: side, columns: side, digits: side, firstValue: 1, houses, ground: '', ...part };
}

const four = geometryOf(described(4, 2));
const sixteen = geometryOf(described(16, 4));
const key = (text: string, part: Partial<KeyPress> = {}): KeyPress => ({
  key: text, code: /^\d$/.test(text) ? `Digit${text}` : `Key${text.toUpperCase()}`,
  ctrlKey: false, metaKey: false, shiftKey: false, altKey: false, ...part,
});

test('the engine and the page have the same classic board', () => {
  expect(geometryOf(described(9, 3))).toBe(classic);
  const other = geometryOf({ ...described(9, 3), board: 'other' });
  expect({ ...other, name: '9x9' }).toEqual({ ...classic, houses: other.houses });
});

test('glyphs above 9 are letters, and values can start at 0', () => {
  expect([1, 9, 10, 16].map((value) => glyphOf(sixteen, value))).toEqual(['1', '9', 'A', 'G']);
  expect(['1', 'a', 'G', 'H', '0', '.', ''].map((glyph) => valueOf(sixteen, glyph))).toEqual([1, 10, 16, 0, 0, 0, 0]);
  const zero: Geometry = { ...four, zeroBased: true };
  expect([1, 4].map((value) => glyphOf(zero, value))).toEqual(['0', '3']);
  expect(['0', '3', '4', '.'].map((glyph) => valueOf(zero, glyph))).toEqual([1, 4, 0, 0]);
});

test('marks are laid out in a rectangle as square as possible', () => {
  const sizes = [4, 6, 9, 10, 12, 16, 20, 25].map((count) => ({ ...four, digits: Array(count) }));
  expect(sizes.map(markRaster).map(({ across, down }) => `${across}x${down}`)).toEqual(
    ['2x2', '3x2', '3x3', '4x3', '4x3', '4x4', '5x4', '5x5'],
  );
});

test('4 x 4 has clashes, candidates and moves that stay on the board', () => {
  let board = boards.boardOf('1...............', undefined, four);
  expect(boards.candidates({ ...board, auto: true })[5]).toBe(setOf([2, 3, 4]));
  board = boards.write(board, 5, 1);
  expect([...boards.conflicts(board)]).toEqual([0, 5]);
  let state = initial(board);
  for (const move of ['last', 'right', 'down'] as const) state = reduce(state, { type: 'move', move });
  expect(state.selected).toBe(15);
  state = reduce({ ...state, selected: 200 }, { type: 'load', board });
  expect(state.selected).toBe(15);
});

test('other rules cause clashes too: knight’s moves, consecutive neighbours, inequalities, odd cells', () => {
  const rules = geometryOf(
    described(4, 2, {
      board: '4x4+rules',
      pairs: [
        { first: [1, 1], second: [3, 2], relation: 'different' },
        { first: [1, 1], second: [1, 2], relation: 'apart' },
        { first: [4, 3], second: [4, 4], relation: 'less' },
      ],
      allowed: [{ cell: [2, 4], digits: [1, 3] }],
    }),
  );
  const clashing = (text: string) => [...boards.conflicts(boards.boardOf(text, undefined, rules))].sort((a, b) => a - b);
  expect(clashing('1........1......')).toEqual([0, 9]);
  expect(clashing('12..............')).toEqual([0, 1]);
  expect(clashing('13..............')).toEqual([]);
  expect(clashing('..............21')).toEqual([14, 15]);
  expect(clashing('..............12')).toEqual([]);
  expect(clashing('.......2........')).toEqual([7]);
  expect(boards.possible(boards.boardOf('.'.repeat(16), undefined, rules), 7)).toBe(setOf([1, 3]));
});

test('letter keys are digits on boards with more than nine digits, and choose the mode on others', () => {
  expect(gridAction(key('b'), sixteen)).toEqual({ type: 'press', digit: 11 });
  expect(gridAction(key('G', { shiftKey: true }), sixteen)).toEqual({ type: 'press', digit: 16, as: 'mark' });
  expect(gridAction(key('h'), sixteen)).toBe(null);
  expect([isLightKey(key('h')), isLightKey(key('h'), sixteen), houseKey(key('r')), houseKey(key('b'), sixteen)]).toEqual([true, false, 'row', null]);
  const entryOf = (name: string, board = classic) => (gridAction(key(name), board) as { entry?: string } | null)?.entry;
  expect([...'zxcvgdmn'].map((name) => entryOf(name))).toEqual(['digit', 'corner', 'mark', 'colour', 'given', 'digit', 'mark', 'corner']);
  expect([...'zxcv'].map((name) => entryOf(name, sixteen))).toEqual(['digit', 'corner', undefined, 'colour']);
  expect(gridAction(key(' '), sixteen)).toEqual({ type: 'nextEntry' });
  expect([houseKey(key('l')), houseKey(key('v'))]).toEqual(['column', null]);
  expect(gridAction(key('5'), four)).toBe(null);
  expect(gridAction(key('0'), four)).toEqual({ type: 'press', digit: 0 });
  expect(gridAction(key('0'), { ...four, zeroBased: true })).toEqual({ type: 'press', digit: 1 });
});

test('a link contains the board and everything on it', () => {
  let board = boards.boardOf(`1G${'.'.repeat(254)}`, undefined, sixteen);
  board = boards.paint(boards.toggleMark(boards.write(board, 20, 12), [5], 16), [6], 3);
  const link = formatLink({ board, view: 'learn', engines: [] });
  expect(link.startsWith('b=16x16&g=1G')).toBe(true);
  expect(boardOfLink(`#${link}`)).toBe('16x16');
  expect(parseLink(link, sixteen)).toEqual({ board, view: 'learn', engines: [] });
  expect(() => parseLink(link, four)).toThrow(LinkError);
  expect(boardOfLink('b=9x9+x&g=')).toBe('9x9+x');
  expect(boardOfLink('g=')).toBe(null);
  expect(formatLink({ board: boards.emptyOf({ ...four, name: '4x4+x' }), view: 'enter', engines: [] })).toContain('b=4x4%2Bx&');
});

test('a board is drawn with bold lines between regions, shaded windows, diagonals, odd and even cells, signs', () => {
  expect(cellClasses(four)[1]).toBe('bold-right thin-below');
  expect(cellClasses(four)[15]).toBe('');
  expect(clueRoom(four)).toBe(0);
  expect(clueRoom({ ...four, ground: '<svg class="nonet" viewBox="-36 -36 264 264">' })).toBe(0.75);
  expect(new Set(regionsOf(four)).size).toBe(4);
  const window = { kind: 'window' as const, name: 'window 1', cells: [[2, 2], [2, 3], [3, 2], [3, 3]] as Cell[] };
  const diagonals = [
    { kind: 'diagonal' as const, name: 'diagonal 1', cells: [[1, 1], [2, 2], [3, 3], [4, 4]] as Cell[] },
    { kind: 'diagonal' as const, name: 'diagonal 2', cells: [[1, 4], [2, 3], [3, 2], [4, 1]] as Cell[] },
  ];
  const rich = geometryOf(
    described(4, 2, {
      board: 'rich',
      houses: [...described(4, 2).houses, window, ...diagonals],
      pairs: [{ first: [1, 1], second: [1, 2], relation: 'less' }],
      allowed: [{ cell: [1, 1], digits: [1, 3] }, { cell: [1, 2], digits: [2, 4] }],
    }),
  );
  expect([...shadedCells(rich)]).toEqual([5, 6, 9, 10]);
  expect(cellClasses(rich).slice(0, 2).map((list) => list.split(' ').at(-1))).toEqual(['odd', 'even']);
  const everywhere = { ...rich, houses: rich.houses.filter(({ kind }) => kind === 'box').map((house) => ({ ...house, kind: 'group' as const })) };
  expect(shadedCells(everywhere).size).toBe(0);
});

test('cells of other boards are described in words', () => {
  const cell = { geometry: sixteen, cell: 17, value: 0, given: false, conflict: false, candidates: bit(1) | bit(16), colours: 0, ghost: '', tone: undefined, marks: undefined };
  expect(describeCell(cell)).toBe('Row 2, column 2; empty, candidates 1 and G');
  expect(describeCell({ ...cell, value: 12 })).toBe('Row 2, column 2; C');
});

test('orders for other boards contain only the options that exist there', () => {
  const form = { ...emptyForm, level: 'easy' as const, needs: 'x_wing', patterned: true, least: '5', most: '8' };
  expect(orderOf(form, '.'.repeat(16), four)).toEqual({ board: '4x4', symmetry: 'rot180', minimal: false, givens: [5, 8], seed: 1, count: 6 });
  expect(orderOf({ ...form, most: '17' }, '.'.repeat(16), four)).toContain('up to 16');
  const clued = { ...form, clues: 'killer', jigsaw: true, boardLevel: 'hard' as const, least: '', most: '' };
  const common = { symmetry: 'rot180', minimal: false, rules: ['killer'], level: 'hard', seed: 1, count: 6 };
  expect(orderOf(clued, '')).toEqual({ board: '9x9', jigsaw: true, ...common });
  expect(orderOf(clued, '', { ...four, name: 'jigsaw:1122112233443344' })).toEqual({ board: 'jigsaw:1122112233443344', ...common });
});

test('the outcome of a game: open, solved or wrong', () => {
  const puzzle = '1234341221434321';
  const givens = boards.boardOf(`${puzzle.slice(0, 15)}.`, undefined, four);
  expect(outcomeOf(givens)).toBe('open');
  expect(outcomeOf(boards.write(givens, 15, 1))).toBe('solved');
  expect(outcomeOf(boards.write(givens, 15, 2))).toBe('wrong');
  expect(outcomeOf(boards.boardOf(puzzle, undefined, four))).toBe('open'); // nothing was played
  expect(endWords('solved', 192, { help: 0, shown: false })).toBe('Solved in 3 minutes and 12 seconds, without help.');
  expect(endWords('solved', 3601, { help: 2, shown: false })).toBe('Solved in 1 hour and 1 second, using help twice.');
  expect(endWords('solved', 1, { help: 0, shown: true })).toBe('Solved in 1 second, with mistakes shown.');
  expect(endWords('wrong', 1, { help: 0, shown: false }, true)).toBe('The grid is full, but some digits are wrong.');
  expect([0, 61].map(timeWords)).toEqual(['0 seconds', '1 minute and 1 second']);
  expect([5, 754, 3661].map(timeText)).toEqual(['0:05', '12:34', '1:01:01']);
});
