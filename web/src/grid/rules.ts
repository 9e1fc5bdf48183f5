// The rules of a board, as its name has them: "killer=10:r1c1,r1c2", and how each is drawn: a cage, dots between two cells, a line.

import type { Geometry } from '../state/geometry.ts';

export interface Rule {
  readonly word: string; // "killer"
  readonly number: string; // "10", or ''
  readonly groups: readonly (readonly Place[])[]; // from 0
  readonly text: string; // as it stands in the name
}

export interface RuleMark {
  readonly kind: 'cage' | 'line' | 'bulb' | 'head' | 'white' | 'black' | 'plate' | 'sign';
  readonly path: string; // in units of a cell
}

export interface RuleLabel {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly small: boolean; // in the corner of a cage
}

export type Place = readonly [row: number, column: number];
type Size = Pick<Geometry, 'rows' | 'columns'>;

// What parts of a board's name say that is drawn otherwise.
const noRules = new Set(['odd', 'even', 'min', 'max', 'region', 'jigsaw']);
const cages = new Set(['killer', 'sum', 'rellik', 'or', 'and']);
const outside = new Set(['little-killer', 'sandwich', 'x-sum', 'skyscraper', 'hidden-skyscraper', 'numbered-room', 'full-rank']);

// A board's name cut before each '+', but for those within brackets of rules: "or[xv=5:r1c1,r1c2+white:r1c1,r1c2]".  Labels of a
// jigsaw can be brackets, too.
export function termsOf(name: string): string[] {
  const terms: string[] = [];
  let begin = 0, depth = 0;
  for (let i = 0; i < name.length; ++i) {
    if (name[i] === '[' && (depth > 0 || /^[a-z]+$/.test(name.slice(begin, i)))) ++depth;
    else if (name[i] === ']' && depth > 0) --depth;
    else if (name[i] === '+' && depth === 0) {
      terms.push(name.slice(begin, i));
      begin = i + 1;
    }
  }
  return [...terms, name.slice(begin)];
}

const key = ([row, column]: Place) => `${row} ${column}`;

function cellsOf(text: string): Place[] {
  return text.split(',').flatMap((part) => {
    const [from, to] = part.split('-').map((name) => /^r(\d+)c(\d+)$/.exec(name)?.slice(1).map((number) => Number(number) - 1));
    if (!from) return [];
    if (!to) return [[from[0], from[1]] as const];
    const steps = Math.max(Math.abs(to[0] - from[0]), Math.abs(to[1] - from[1]));
    const [down, right] = [Math.sign(to[0] - from[0]), Math.sign(to[1] - from[1])];
    return Array.from({ length: steps + 1 }, (_, i) => [from[0] + i * down, from[1] + i * right] as const);
  });
}

export function rulesOf({ name }: Pick<Geometry, 'name'>): Rule[] {
  return termsOf(name).flatMap((text): Rule[] => {
    const brackets = /^(or|and)\[(.*)\]$/.exec(text);
    if (brackets) {
      const cells = [...text.matchAll(/:([^+\]]+)/g)].flatMap(([, list]) => list.split('/').flatMap(cellsOf));
      const once = new Map(cells.map((cell) => [key(cell), cell]));
      return [{ word: brackets[1], number: '', groups: [[...once.values()]], text }];
    }
    const found = /^([a-z][a-z-]*)(?:=([^:]*))?:(.+)$/.exec(text);
    if (!found || noRules.has(found[1])) return [];
    const groups = found[3].split('/').map(cellsOf);
    return groups.every((group) => group.length > 0) ? [{ word: found[1], number: found[2] ?? '', groups, text }] : [];
  });
}

const inset = 0.08;

// Round the cells, a little inside: a side for each that no cell of the cage is beyond.
function cage(cells: readonly Place[]): string {
  const inside = new Set(cells.map(key));
  const has = (row: number, column: number) => inside.has(key([row, column]));
  return cells
    .flatMap(([r, c]) => {
      const left = c + (has(r, c - 1) ? 0 : inset), right = c + 1 - (has(r, c + 1) ? 0 : inset);
      const top = r + (has(r - 1, c) ? 0 : inset), bottom = r + 1 - (has(r + 1, c) ? 0 : inset);
      return [
        has(r - 1, c) ? '' : `M${left} ${r + inset}H${right}`,
        has(r + 1, c) ? '' : `M${left} ${r + 1 - inset}H${right}`,
        has(r, c - 1) ? '' : `M${c + inset} ${top}V${bottom}`,
        has(r, c + 1) ? '' : `M${c + 1 - inset} ${top}V${bottom}`,
      ];
    })
    .join('');
}

const line = (cells: readonly Place[]) => cells.map(([r, c], i) => `${i === 0 ? 'M' : 'L'}${c + 0.5} ${r + 0.5}`).join('');
const disc = (x: number, y: number, radius: number) => `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0`;

function head(cells: readonly Place[]): string {
  const [[r1, c1], [r2, c2]] = [cells.at(-2)!, cells.at(-1)!];
  const [x, y] = [Math.sign(c2 - c1) * 0.16, Math.sign(r2 - r1) * 0.16];
  const [ex, ey] = [c2 + 0.5, r2 + 0.5];
  return `M${ex - x - y} ${ey - y + x}L${ex} ${ey}L${ex - x + y} ${ey - y - x}`;
}

// Opens towards the first cell, which is more.
function sign([more, less]: readonly Place[]): string {
  const [x, y] = [(less[1] - more[1]) * 0.09, (less[0] - more[0]) * 0.09];
  const [mx, my] = [(more[1] + less[1] + 1) / 2, (more[0] + less[0] + 1) / 2];
  return `M${mx - x - y} ${my - y + x}L${mx + x} ${my + y}L${mx - x + y} ${my - y - x}`;
}

const neighbours = (cells: readonly Place[]) =>
  cells.every(([r, c], i) => i === 0 || Math.max(Math.abs(r - cells[i - 1][0]), Math.abs(c - cells[i - 1][1])) === 1);

// Where a clue stands outside: before the first cell of its line.
function clueAt({ word, groups: [first] }: Rule, { rows, columns }: Size): Place | null {
  if (!outside.has(word) || first.length < 2) return null;
  const [[r, c], [r2, c2]] = first;
  const at: Place = [2 * r - r2, 2 * c - c2];
  return at[0] < 0 || at[1] < 0 || at[0] >= rows || at[1] >= columns ? at : null;
}

export const hasClues = (geometry: Geometry) => rulesOf(geometry).some((rule) => clueAt(rule, geometry) !== null);

// From the clue of a diagonal into the board.
function pointer([r, c]: Place, [r2, c2]: Place): string {
  const [down, right] = [r2 - r, c2 - c];
  const [x, y] = [c + 0.5 + right * 0.42, r + 0.5 + down * 0.42];
  return `M${x - right * 0.17} ${y - down * 0.17}L${x} ${y}M${x - right * 0.13} ${y}H${x}V${y - down * 0.13}`;
}

export function marksOf(rule: Rule, size: Size): RuleMark[] {
  const { word, groups } = rule;
  const [first, ...others] = groups;
  const clue = clueAt(rule, size);
  if (clue) return word === 'little-killer' ? [{ kind: 'head', path: pointer(clue, first[0]) }] : [];
  const two = groups.length === 1 && first.length === 2;
  if (two && (word === 'white' || word === 'black' || word === 'xv')) {
    const [[r1, c1], [r2, c2]] = first;
    return [{ kind: word === 'xv' ? 'plate' : word, path: disc((c1 + c2 + 1) / 2, (r1 + r2 + 1) / 2, 0.14) }];
  }
  if (two && word === 'greater') return [{ kind: 'sign', path: sign(first) }];
  if (word === 'arrow') {
    const bulb = first.map(([r, c]) => disc(c + 0.5, r + 0.5, 0.38)).join('');
    return [{ kind: 'bulb', path: bulb }, ...others.flatMap((shaft): RuleMark[] => {
      const path = neighbours([first.at(-1)!, ...shaft]) ? [first.at(-1)!, ...shaft] : shaft;
      return path.length < 2 ? [] : [{ kind: 'head', path: line(path) + head(path) }];
    })];
  }
  return groups.flatMap((group): RuleMark[] => {
    if (cages.has(word) || group.length < 2 || !neighbours(group)) return [{ kind: 'cage', path: cage(group) }];
    const body: RuleMark = { kind: 'line', path: line(group) };
    return word.endsWith('thermo') ? [{ kind: 'bulb', path: disc(group[0][1] + 0.5, group[0][0] + 0.5, 0.36) }, body] : [body];
  });
}

export function labelOf(rule: Rule, size: Size): RuleLabel | null {
  const { word, number, groups: [first] } = rule;
  const clue = clueAt(rule, size);
  // A little nearer to the board.
  if (clue) return { text: number, x: clue[1] + 0.5 + 0.06 * (first[0][1] - clue[1]), y: clue[0] + 0.5 + 0.06 * (first[0][0] - clue[0]), small: false };
  if (word === 'or' || word === 'and') return { text: word, ...cornerOf(first), small: true };
  if (number === '') return null;
  if (word === 'xv' && first.length === 2) {
    const [[r1, c1], [r2, c2]] = first;
    return { text: { 10: 'X', 5: 'V' }[number] ?? number, x: (c1 + c2 + 1) / 2, y: (r1 + r2 + 1) / 2, small: false };
  }
  return { text: number, ...cornerOf(first), small: true };
}

function cornerOf(cells: readonly Place[]) {
  const [row, column] = [...cells].sort((a, b) => a[0] - b[0] || a[1] - b[1])[0];
  return { x: column + 0.06, y: row + 0.15 };
}
