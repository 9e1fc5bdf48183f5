// The boards that the page offers, and the geometries of those that were asked for.

import { lane } from '../engine/use.ts';
import { classic, geometryOf, type Geometry } from './geometry.ts';

// A board of each kind; docs/boards.md has them all, and any name can be typed.
export const offered: readonly { readonly name: string; readonly words: string }[] = [
  { name: '9x9', words: 'Classic 9 × 9' },
  { name: '4x4', words: '4 × 4' },
  { name: '6x6', words: '6 × 6' },
  { name: '8x8', words: '8 × 8' },
  { name: '10x10', words: '10 × 10' },
  { name: '12x12', words: '12 × 12' },
  { name: '15x15', words: '15 × 15' },
  { name: '16x16', words: '16 × 16' },
  { name: '20x20', words: '20 × 20' },
  { name: '25x25', words: '25 × 25' },
  { name: '9x9+x', words: 'X: both diagonals' },
  { name: '9x9+windoku', words: 'Windoku: four windows' },
  { name: 'jigsaw:111122112222333344334444555566556666', words: 'Jigsaw 6 × 6' },
  { name: 'jigsaw:111111233114442233144544233645554233666555223766685929766785929777788999778888899', words: 'Jigsaw 9 × 9' },
  { name: '9x9+knight', words: 'Anti-knight' },
  { name: '9x9+king', words: 'Anti-king' },
  { name: '9x9+nonconsecutive', words: 'Non-consecutive' },
  { name: '9x9+disjoint', words: 'Disjoint groups' },
];

const known = new Map<string, Promise<Geometry>>([[classic.name, Promise.resolve(classic)]]);

// The geometry of a board by any of its names.  The engine describes it; it is asked once.
export function geometryNamed(name: string): Promise<Geometry> {
  let geometry = known.get(name);
  if (!geometry) {
    geometry = lane('board').ask('board', name).then(geometryOf);
    known.set(name, geometry);
    geometry.catch(() => known.delete(name));
  }
  return geometry;
}

// What the page calls a board.
export const titleOf = ({ name }: Geometry) => offered.find((one) => one.name === name)?.words ?? name;
