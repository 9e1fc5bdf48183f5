// What can be ordered, and the order as the engine takes it.

import type { Order } from '../engine/jobs.ts';
import { cellCount } from '../state/geometry.ts';

export const symmetries: readonly (readonly [string, string])[] = [
  ['none', 'none'],
  ['rot180', 'half turn'],
  ['rot90', 'quarter turn'],
  ['horizontal', 'top and bottom'],
  ['vertical', 'left and right'],
  ['diagonal', 'main diagonal'],
  ['antidiagonal', 'other diagonal'],
  ['mirrors', 'both mirrors'],
  ['diagonals', 'both diagonals'],
  ['full', 'all of them'],
];

// Levels by the rating of the hardest step, in tenths.
export const levels: readonly { name: string; about: string; rating: readonly [number, number] | null }[] = [
  { name: 'Any', about: 'not rated', rating: null },
  { name: 'Gentle', about: 'a digit’s last place in a box: up to 1.2', rating: [10, 12] },
  { name: 'Easy', about: 'and in rows and columns: 1.5', rating: [13, 15] },
  { name: 'Moderate', about: 'a cell’s last candidate, direct sets: 1.6 to 2.5', rating: [16, 25] },
  { name: 'Tricky', about: 'pointing, pairs, X-Wing: 2.6 to 3.4', rating: [26, 34] },
  { name: 'Hard', about: 'triplets, wings, unique rectangles: 3.5 to 5.0', rating: [35, 50] },
  { name: 'Fierce', about: 'chains: 5.1 to 7.0', rating: [51, 70] },
  { name: 'Extreme', about: 'forcing chains: 7.1 and more', rating: [71, 120] },
];

export interface Form {
  readonly level: number;
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
  symmetry: 'rot180',
  least: '',
  most: '',
  minimal: false,
  patterned: false,
  pattern: '.'.repeat(cellCount),
  seed: '1',
  count: '6',
};

export const fewestGivens = 17;

const whole = (text: string) => (/^\d{1,15}$/.test(text.trim()) ? Number(text) : Number.NaN);

// The order, or what is wrong with the form, in words.
export function orderOf(form: Form): Order | string {
  const seed = whole(form.seed);
  if (Number.isNaN(seed)) return 'The seed is a whole number.';
  const count = whole(form.count);
  if (!(count >= 1 && count <= 100)) return 'How many: 1 to 100.';
  const least = form.least.trim() === '' ? 0 : whole(form.least);
  const most = form.most.trim() === '' ? cellCount : whole(form.most);
  if (!(least <= most && most <= cellCount)) return `Givens: two whole numbers up to ${cellCount}, the smaller one first.`;
  if (most < fewestGivens) return `No puzzle with fewer than ${fewestGivens} givens has one solution.`;
  const drawn = [...form.pattern].filter((char) => char !== '.').length;
  if (form.patterned && drawn < fewestGivens)
    return `The pattern has ${drawn} cells; no puzzle with fewer than ${fewestGivens} givens has one solution.`;
  const ranged = !form.patterned && (form.least.trim() !== '' || form.most.trim() !== '');
  return {
    symmetry: form.patterned ? 'none' : form.symmetry,
    givens: ranged ? [least, most] : null,
    minimal: form.minimal && !form.patterned,
    pattern: form.patterned ? form.pattern : null,
    rating: levels[form.level].rating,
    seed,
    count,
  };
}
