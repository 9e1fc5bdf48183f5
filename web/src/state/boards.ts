// The boards offered on the page, and the geometries that have been requested.

import { rulesOf, termsOf } from '../grid/rules.ts';
import { lane } from '../engine/use.ts';
import { words } from '../words/words.ts';
import { classic, geometryOf, type Geometry } from './geometry.ts';

// A board of each kind; docs/boards.md lists all of them, and any name can be typed.
export const offered: readonly string[] = [
  '9x9',
  '4x4',
  '6x6',
  '8x8',
  '10x10',
  '12x12',
  '15x15',
  '16x16',
  '20x20',
  '25x25',
  '9x9+x',
  '9x9+windoku',
  'jigsaw:111122112222333344334444555566556666',
  'jigsaw:111111233114442233144544233645554233666555223766685929766785929777788999778888899',
  '9x9+knight',
  '9x9+king',
  '9x9+nonconsecutive',
  '9x9+disjoint',
];

const known = new Map<string, Promise<Geometry>>([[classic.name, Promise.resolve(classic)]]);

// The geometry of a board by any of its names. The engine describes it; it is asked once.
export function geometryNamed(name: string): Promise<Geometry> {
  let geometry = known.get(name);
  if (!geometry) {
    geometry = lane('board').ask('board', name).then(geometryOf);
    known.set(name, geometry);
    geometry.catch(() => known.delete(name));
  }
  return geometry;
}

// The title of a board on the page: "16 × 16", "Anti-knight".
export function titleNamed(name: string): string {
  const rules = rulesOf({ name });
  if (rules.length > 0) return words.play.withRules(titleNamed(termsOf(name).filter((term) => !rules.some(({ text }) => text === term)).join('+')), rules.length);
  // The labels of a layout and lists of cells are left out.
  const short = name.replace(/\+?jigsaw:[^+]+/, ' jigsaw').trim().replace(/^(\d+)x(\d+)(?= |$)/, '$1 × $2');
  return words.boards[name] ?? [...new Set(short.split('+').map((term) => term.replace(/^([a-z-]+):.*/, '$1')))].join('+');
}
export const titleOf = ({ name }: Geometry) => titleNamed(name);
