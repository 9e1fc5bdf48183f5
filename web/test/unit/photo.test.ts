// Puzzles from pictures: sizes, the straight picture, corrections, refusals.

import type { PhotoPuzzle } from 'nonet/photo';
import { expect, test } from 'vitest';
import { isPicture } from '../../src/enter/intake.ts';
import { isTooLarge, mostSide, scaledDown, straightened, toCorners } from '../../src/photo/picture.ts';
import { corrected, draftOf, refusal, textOf, type Photo } from '../../src/photo/reading.ts';
import { boardOf } from '../../src/state/board.ts';
import { initial, reduce } from '../../src/state/store.ts';

type Corners = PhotoPuzzle['corners'];
const corners = (...places: [number, number][]) => places.map(([x, y]) => ({ x, y })) as Corners;
const square = corners([10, 10], [90, 10], [90, 90], [10, 90]);
const puzzle = '3.65.84..52........87....31..3.1..8.9..863..5.5..9.6..13....25........74..52.63..';

const photo = (more: Partial<Photo> = {}): Photo => ({ status: 'unique', cells: puzzle, confidence: Array(81).fill(1), doubtful: [], corners: square, ...more });

test('large pictures are scaled down and keep their shape; small ones stay', () => {
  expect(scaledDown({ width: 400, height: 300 })).toEqual({ width: 400, height: 300 });
  expect(scaledDown({ width: 5120, height: 2000 })).toEqual({ width: 2560, height: 1000 });
  expect(scaledDown({ width: 1, height: 10_240 })).toEqual({ width: 1, height: 2560 });
});

test('a picture may have 67 million pixels and 16,384 on each side', () => {
  expect(isTooLarge({ width: 8192, height: 8192 })).toBe(false);
  expect(isTooLarge({ width: 8193, height: 8192 })).toBe(true);
  expect(isTooLarge({ width: mostSide, height: 1 })).toBe(false);
  expect(isTooLarge({ width: 1, height: mostSide + 1 })).toBe(true);
});

test('the unit square is mapped to the corners, in perspective too', () => {
  for (const quad of [square, corners([90, 40], [330, 55], [380, 370], [25, 350]), corners([90, 10], [90, 90], [10, 90], [10, 10])]) {
    const place = toCorners(quad);
    ([[0, 0], [1, 0], [1, 1], [0, 1]] as const).forEach(([u, v], k) => {
      const [x, y] = place(u, v);
      expect(x).toBeCloseTo(quad[k].x, 6);
      expect(y).toBeCloseTo(quad[k].y, 6);
    });
  }
  // The middle is where the diagonals cross.
  const [x, y] = toCorners(corners([0, 0], [4, 0], [3, 2], [1, 2]))(0.5, 0.5);
  expect([x, y].map((each) => Math.round(1e6 * each) / 1e6)).toEqual([2, 1.333333]);
});

test('the grid is straightened with half a cell around it, transparent outside the picture', () => {
  // Red on the left, green on the right; the grid of the turned picture begins at its upper right corner.
  const size = 100;
  const data = new Uint8ClampedArray(4 * size * size);
  for (let at = 0; at < size * size; ++at) data.set(at % size < 50 ? [255, 0, 0, 255] : [0, 255, 0, 255], 4 * at);
  const at = (pixels: { data: Uint8ClampedArray; width: number }, x: number, y: number) => [...pixels.data.slice(4 * (y * pixels.width + x), 4 * (y * pixels.width + x) + 4)];
  const straight = straightened({ data, width: size, height: size }, square, 50);
  expect([straight.width, straight.height, straight.data.length]).toEqual([50, 50, 10_000]);
  expect([at(straight, 10, 25), at(straight, 40, 25)]).toEqual([[255, 0, 0, 255], [0, 255, 0, 255]]);
  const turned = straightened({ data, width: size, height: size }, corners([90, 10], [90, 90], [10, 90], [10, 10]), 50);
  expect([at(turned, 25, 10), at(turned, 25, 40)]).toEqual([[0, 255, 0, 255], [255, 0, 0, 255]]);
  const beyond = straightened({ data, width: size, height: size }, corners([0, 0], [100, 0], [100, 100], [0, 100]), 50);
  expect([at(beyond, 0, 25)[3], at(beyond, 3, 25)[3], at(beyond, 49, 49)[3]]).toEqual([0, 255, 0]);
});

test('a written cell is not doubtful, even with the same digit', () => {
  const confidence = Array(81).fill(1).with(1, 0.514).with(80, 0.2);
  const draft = draftOf(photo({ doubtful: [[1, 2], [9, 9]], confidence }));
  expect(textOf(draft)).toBe(puzzle);
  expect([...draft.doubtful]).toEqual([[1, 51], [80, 20]]);
  const next = corrected(corrected(draft, 80, 0), 0, 4);
  expect([...next.doubtful.keys()]).toEqual([1]);
  expect(textOf(corrected(next, 0, 0))).toBe(`.${puzzle.slice(1)}`);
  expect(textOf(next)).toBe(`4${puzzle.slice(1)}`);
});

test('without a proper reading no cell is marked more than the others', () => {
  const all = Array.from({ length: 81 }, (_, cell) => [Math.floor(cell / 9) + 1, (cell % 9) + 1] as const);
  expect(draftOf(photo({ status: 'multiple', doubtful: all })).doubtful.size).toBe(0);
});

test('refusals are in words', () => {
  expect(refusal({ kind: 'none' }, 'The file a.png')).toBe('The file a.png is not a picture that this browser can show.');
  expect(refusal({ kind: 'large' }, 'It')).toMatch(/^It is too large: .*67 million/);
  expect(refusal({ kind: 'refused', message: 'found no grid, expected one' }, 'It')).toBe('It cannot be read: found no grid, expected one.');
});

test('pictures are known by their type; SVG is text', () => {
  const typed = (type: string) => isPicture(new Blob([], { type }));
  expect(['image/png', 'image/jpeg', 'image/heic'].map(typed)).toEqual([true, true, true]);
  expect(['image/svg+xml', 'text/plain', ''].map(typed)).toEqual([false, false, false]);
});

test('a picture is shown on Enter until a puzzle is loaded', () => {
  const file = { file: new Blob(), source: 'It' };
  const shown = reduce(initial(undefined, 'watch'), { type: 'photo', photo: file });
  expect([shown.view, shown.photo]).toEqual(['enter', file]);
  expect(reduce(shown, { type: 'photo', photo: null }).photo).toBeNull();
  expect(reduce(shown, { type: 'load', board: boardOf(puzzle) }).photo).toBeNull();
});
