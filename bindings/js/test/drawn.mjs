// Pictures of puzzles for tests: black lines and digits on white paper, as in tests/photo/drawn_puzzle.hpp.

import { readFileSync } from 'node:fs';

const source = readFileSync(new URL('../../../tests/photo/drawn_puzzle.hpp', import.meta.url), 'utf8');
const [glyphWidth, glyphHeight] = [16, 20];
const glyphRows = [...source.matchAll(/^ {4}"([.#]{16})"/gm)].map(([, row]) => row);

/**
 * A grey picture of a puzzle.
 *
 * @param {string} cells a digit or . for each cell, row by row
 * @param {{ side?: number, box?: number, cell?: number, rim?: number, height?: (cell: number) => number }} options
 *   side: the number of rows; box: of those between two thick lines; cell, rim: in pixels; height: of a digit, in cells
 */
export function drawn(cells, { side = 9, box = 3, cell = 36, rim = 20, height = () => 0.6 } = {}) {
  const width = side * cell + 2 * rim;
  const data = new Uint8Array(width * width).fill(255);
  const ink = (left, top, wide, high) => {
    for (let y = Math.round(top); y < Math.round(top + high); ++y) data.fill(0, y * width + Math.round(left), y * width + Math.round(left + wide));
  };
  for (let line = 0; line <= side; ++line) {
    const thickness = line % box === 0 ? 3 : 1;
    const at = rim + line * cell - thickness / 2;
    ink(at, rim, thickness, side * cell);
    ink(rim, at, side * cell, thickness);
  }
  [...cells].forEach((digit, index) => {
    if (digit === '.') return;
    const dot = (height(index) * cell) / glyphHeight;
    const left = rim + ((index % side) + 0.5) * cell - (glyphWidth / 2) * dot;
    const top = rim + (Math.floor(index / side) + 0.5) * cell - (glyphHeight / 2) * dot;
    glyphRows.slice((Number(digit) - 1) * glyphHeight, Number(digit) * glyphHeight).forEach((row, y) =>
      [...row].forEach((char, x) => char === '#' && ink(left + x * dot, top + y * dot, dot, dot)),
    );
  });
  return { data, width, height: width };
}
