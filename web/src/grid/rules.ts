// The rules of a board, as in its name: "killer=10:r1c1,r1c2". The engine knows how to draw each.

import type { Geometry } from '../state/geometry.ts';

export interface Rule {
  readonly word: string; // "killer"
  readonly number: string; // "10", or ''
  readonly groups: readonly (readonly Place[])[]; // from 0; without additional cells
  readonly text: string; // as in the name
}

export type Place = readonly [row: number, column: number];

// Rules without cells.
const wholeBoard = new Set(['negative-white', 'negative-black', 'negative-xv', 'anti-taxicab', 'global-entropy', 'global-mod', 'flatmates', 'no-rank-ties', 'region-same-values']);
// Parts of a board's name that are drawn in another way.
const noRules = new Set(['odd', 'even', 'min', 'max', 'region', 'jigsaw']);

// Splits a board's name before each '+', except within the brackets of rules: "or[xv=5:r1c1,r1c2+white:r1c1,r1c2]".
// Labels of a jigsaw can also be brackets.
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

const isMade = (word: string) => word === 'or' || word === 'and';
// The rules in the brackets of a rule that is made of rules.
const partsOf = ({ word, text }: Rule): Rule[] => rulesOf({ name: text.slice(word.length + 1, -1) });

// Texts of rules: the name of a kind by its word; what joins the rules of a rule.
export interface RuleWords {
  readonly nameOf: (word: string) => string;
  readonly joined: Readonly<Record<'or' | 'and', string>>;
}

// "Killer Cage 10", and where it is: "r1c1, r1c2". Names of cells stay as in the board's name.
export function titleOf(rule: Rule, { nameOf, joined }: RuleWords): string {
  if (isMade(rule.word)) return partsOf(rule).map((part) => sentenceOf(part, { nameOf, joined })).join(joined[rule.word as 'or' | 'and']);
  return `${nameOf(rule.word)}${rule.number && ` ${decoded(rule.number)}`}`;
}
export const placesOf = ({ word, text }: Rule): string =>
  isMade(word) || !text.includes(':') ? '' : text.slice(text.indexOf(':') + 1).replaceAll(',', ', ').replaceAll('/', ' / ');

export function sentenceOf(rule: Rule, told: RuleWords): string {
  const [title, places] = [titleOf(rule, told), placesOf(rule)];
  return places ? `${title} (${places})` : title;
}

// A pattern may have signs that a name cannot hold.
function decoded(number: string): string {
  try {
    return decodeURIComponent(number).replaceAll(',', ', ');
  } catch {
    return number;
  }
}

export const cellLength = 48; // in the engine's drawing

// The part of the engine's drawing in which the rule is, as a view box, and its cells as a path; null if it has none.
export function frameOf({ groups }: Rule, outside: boolean): { box: string; cells: string } | null {
  const cells = groups.flat();
  if (cells.length === 0) return null;
  const [rows, columns] = [cells.map(([row]) => row), cells.map(([, column]) => column)];
  const around = outside ? 0.9 : 0.1;
  const [top, left] = [Math.min(...rows) - around, Math.min(...columns) - around];
  const size = [Math.max(...columns) + 1 + around - left, Math.max(...rows) + 1 + around - top];
  const side = cellLength;
  return {
    box: [left, top, ...size].map((length) => Math.round(side * length)).join(' '),
    cells: cells.map(([row, column]) => `M${side * column} ${side * row}h${side}v${side}h-${side}z`).join(''),
  };
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
    const whole = /^([a-z-]+)(?:=([^:]*))?$/.exec(text);
    if (whole && wholeBoard.has(whole[1])) return [{ word: whole[1], number: whole[2] ?? '', groups: [], text }];
    const found = /^([a-z][a-z-]*)(?:=([^:]*))?:(.+)$/.exec(text);
    if (!found || noRules.has(found[1])) return [];
    return [{ word: found[1], number: found[2] ?? '', groups: found[3].split('/').map(cellsOf), text }];
  });
}

const inset = 0.08;

// An outline slightly inside the cells: a side wherever the neighbour is not in the cage.
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

// The draft of a rule, in units of a cell: lines through cells in order, or outlines.
export const sketchOf = ({ groups }: Rule, inOrder: boolean): string => groups.map(inOrder ? line : cage).join('');
