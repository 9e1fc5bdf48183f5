// What can be ordered, and the order as the engine takes it.

import type { GenerateOptions } from 'nonet';
import type { Order } from '../engine/jobs.ts';
import { cellCount, classic, fewestGivens, isClassic, type Geometry } from '../state/geometry.ts';

// Levels by the rating of the hardest step.
export const levels: readonly { name: string; about: string; rating: readonly [number, number] | null }[] = [
  { name: 'Any', about: 'not rated', rating: null },
  { name: 'Gentle', about: 'a digit’s last place in a box: up to 1.2', rating: [1, 1.2] },
  { name: 'Easy', about: 'and in rows and columns: 1.5', rating: [1.3, 1.5] },
  { name: 'Moderate', about: 'a cell’s last candidate, direct sets: 1.6 to 2.5', rating: [1.6, 2.5] },
  { name: 'Tricky', about: 'pointing, pairs, X-Wing: 2.6 to 3.4', rating: [2.6, 3.4] },
  { name: 'Hard', about: 'triplets, wings, unique rectangles: 3.5 to 5.0', rating: [3.5, 5] },
  { name: 'Fierce', about: 'chains: 5.1 to 7.0', rating: [5.1, 7] },
  { name: 'Extreme', about: 'forcing chains: 7.1 and more', rating: [7.1, 12] },
];

export interface Form {
  readonly level: number;
  readonly needs: string; // the id of a technique; '' for none
  readonly like: boolean; // variations on the puzzle of the grid
  readonly symmetry: string;
  readonly least: string; // as typed; '' for none
  readonly most: string;
  readonly minimal: boolean;
  readonly patterned: boolean;
  readonly pattern: string; // 81 characters, '.' or 'x'
  readonly seed: string;
  readonly count: string;
}

export const emptyForm: Form = {
  level: 0,
  needs: '',
  like: false,
  symmetry: 'rot180',
  least: '',
  most: '',
  minimal: false,
  patterned: false,
  pattern: '.'.repeat(cellCount),
  seed: '1',
  count: '6',
};

const mostMade = 100;

const whole = (text: string) => (/^\d{1,15}$/.test(text.trim()) ? Number(text) : Number.NaN);

// A form by itself is good for one way of saying where givens stand: a pattern, a puzzle to vary, or numbers and symmetry.
export const placesOf = ({ patterned, like }: Form) => (patterned ? 'pattern' : like ? 'like' : 'free');

function patternOf({ pattern }: Form): GenerateOptions | string {
  const drawn = [...pattern].filter((char) => char !== '.').length;
  if (drawn >= fewestGivens) return { pattern };
  return `The pattern has ${drawn} cells; no puzzle with fewer than ${fewestGivens} givens has one solution.`;
}

function likeOf({ minimal }: Form, givens: string): GenerateOptions | string {
  const count = [...givens].filter((char) => char !== '.').length;
  if (count >= fewestGivens) return { like: givens, minimal };
  return `The grid has ${count} givens; no puzzle with fewer than ${fewestGivens} has one solution.`;
}

function freeOf({ symmetry, minimal, ...form }: Form): GenerateOptions | string {
  const least = form.least.trim() === '' ? 0 : whole(form.least);
  const most = form.most.trim() === '' ? cellCount : whole(form.most);
  if (!(least <= most && most <= cellCount)) return `Givens: two whole numbers up to ${cellCount}, the smaller one first.`;
  if (most < fewestGivens) return `No puzzle with fewer than ${fewestGivens} givens has one solution.`;
  return { symmetry, minimal, ...(least > 0 || most < cellCount ? { givens: [least, most] as const } : {}) };
}

// Of another board than the classic one: any number of givens, within reason.
function onBoard({ symmetry, minimal, ...form }: Form, { name, cells }: Geometry): GenerateOptions | string {
  const most = form.most.trim() === '' ? cells.length : whole(form.most);
  const least = form.least.trim() === '' ? 0 : whole(form.least);
  if (!(least <= most && most <= cells.length)) return `Givens: two whole numbers up to ${cells.length}, the smaller one first.`;
  return { board: name, symmetry, minimal, ...(least > 0 || most < cells.length ? { givens: [least, most] as const } : {}) };
}

// The order, or what is wrong with the form, in words.  `givens` is the puzzle of the grid.
export function orderOf(form: Form, givens: string, geometry: Geometry = classic): Order | string {
  const seed = whole(form.seed);
  if (Number.isNaN(seed)) return 'The seed is a whole number.';
  const count = whole(form.count);
  if (!(count >= 1 && count <= mostMade)) return `How many: 1 to ${mostMade}.`;
  if (!isClassic(geometry)) {
    const order = onBoard(form, geometry);
    return typeof order === 'string' ? order : { ...order, seed, count };
  }
  const places = { pattern: patternOf, like: likeOf, free: freeOf }[placesOf(form)](form, givens);
  if (typeof places === 'string') return places;
  const { rating } = levels[form.level];
  return { ...places, ...(rating ? { rating } : {}), ...(form.needs ? { needs: form.needs } : {}), seed, count };
}
