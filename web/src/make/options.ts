// The choices of an order, and the order in the engine's form.

import type { GenerateOptions, LevelOfStep } from 'nonet';
import type { Order } from '../engine/jobs.ts';
import type { LevelName } from '../play/levels.ts';
import { cellCount, classic, fewestGivens, isClassic, type Geometry } from '../state/geometry.ts';
import { words } from '../words/words.ts';

export interface Form {
  readonly level: LevelName | ''; // '' for any
  readonly clues: string; // the kind of rules of which clues are made; '' for none
  readonly jigsaw: boolean;
  readonly boardLevel: LevelOfStep | ''; // with clues, jigsaws and other boards; '' for any
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
  level: '',
  clues: '',
  jigsaw: false,
  boardLevel: '',
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

export const boardLevels: readonly LevelOfStep[] = ['easy', 'medium', 'hard', 'expert', 'trial'];

// A jigsaw's pieces replace boxes.
export const canBeJigsaw = ({ name, rows, columns }: Geometry) => rows === columns && !name.startsWith('jigsaw:');

// Whether the order is one for the classic board only.
export const isForClassic = ({ clues, jigsaw }: Form, geometry: Geometry) => isClassic(geometry) && clues === '' && !jigsaw;

const whole = (text: string) => (/^\d{1,15}$/.test(text.trim()) ? Number(text) : Number.NaN);

// A form uses one way to place the givens: a pattern, a puzzle to vary, or numbers and symmetry.
export const placesOf = ({ patterned, like }: Form) => (patterned ? 'pattern' : like ? 'like' : 'free');

function patternOf({ pattern }: Form): GenerateOptions | string {
  const drawn = [...pattern].filter((char) => char !== '.').length;
  if (drawn >= fewestGivens) return { pattern };
  return words.make.patternFew(drawn, fewestGivens);
}

function likeOf({ minimal }: Form, givens: string): GenerateOptions | string {
  const count = [...givens].filter((char) => char !== '.').length;
  if (count >= fewestGivens) return { like: givens, minimal };
  return words.make.gridFew(count, fewestGivens);
}

function freeOf({ symmetry, minimal, ...form }: Form): GenerateOptions | string {
  const least = form.least.trim() === '' ? 0 : whole(form.least);
  const most = form.most.trim() === '' ? cellCount : whole(form.most);
  if (!(least <= most && most <= cellCount)) return words.make.givensWrong(cellCount);
  if (most < fewestGivens) return words.make.tooFew(fewestGivens);
  return { symmetry, minimal, ...(least > 0 || most < cellCount ? { givens: [least, most] as const } : {}) };
}

// For boards other than the classic one, clues and jigsaws: any number of givens, within reason.
function onBoard({ symmetry, minimal, clues, jigsaw, boardLevel, ...form }: Form, geometry: Geometry): GenerateOptions | string {
  const { name, cells } = geometry;
  const most = form.most.trim() === '' ? cells.length : whole(form.most);
  const least = form.least.trim() === '' ? 0 : whole(form.least);
  if (!(least <= most && most <= cells.length)) return words.make.givensWrong(cells.length);
  return {
    board: name,
    symmetry,
    minimal,
    ...(least > 0 || most < cells.length ? { givens: [least, most] as const } : {}),
    ...(clues === '' ? {} : { rules: [clues] }),
    ...(jigsaw && canBeJigsaw(geometry) ? { jigsaw } : {}),
    ...(boardLevel === '' ? {} : { level: boardLevel }),
  };
}

// The order, or the error in the form, in words. `givens` is the puzzle of the grid.
export function orderOf(form: Form, givens: string, geometry: Geometry = classic): Order | string {
  const seed = whole(form.seed);
  if (Number.isNaN(seed)) return words.make.seedWrong;
  const count = whole(form.count);
  if (!(count >= 1 && count <= mostMade)) return words.make.countWrong(mostMade);
  if (!isForClassic(form, geometry)) {
    const order = onBoard(form, geometry);
    return typeof order === 'string' ? order : { ...order, seed, count };
  }
  const places = { pattern: patternOf, like: likeOf, free: freeOf }[placesOf(form)](form, givens);
  if (typeof places === 'string') return places;
  return { ...places, ...(form.level ? { level: form.level } : {}), ...(form.needs ? { needs: form.needs } : {}), seed, count };
}
