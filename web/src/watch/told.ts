// Announcements about a film: the moment, the end, and how engines compare.

import { glyphOf, type Geometry } from '../state/geometry.ts';
import { nameIn } from '../state/naming.ts';
import { words } from '../words/words.ts';
import type { Film, Screen } from './film.ts';
import { cellOf, digitOf, kindOf } from './moment.ts';

export function happening({ film, moment: { last, position } }: Screen, geometry: Geometry): string {
  const kind = last === null ? null : kindOf(last);
  if (film.ended && position === film.length && kind !== 'solution')
    return film.stop === 'stuck' ? words.watch.happening.stuck : words.watch.happening.none;
  if (last === null || kind === null) return words.watch.happening.start;
  if (kind === 'solution') return words.watch.happening.solution;
  return words.watch.happening[kind](glyphOf(geometry, digitOf(last)), nameIn(geometry, cellOf(last)));
}

// How the search ends, or how far it is recorded.
export function ending(film: Film): string {
  const { length } = film;
  if (!film.over) return words.watch.recording(length);
  if (film.stop === 'solutions') return words.watch.solved(length);
  if (film.stop === 'finished') return words.watch.noSolution(length);
  if (film.stop === 'stuck') return words.watch.stuck(length);
  return words.watch.cut(length);
}

// The engine's time to reach a position without recording: its total time, divided evenly among steps.
export const timeAt = (film: Film, position: number, time: number) => (film.length === 0 ? time : (time * position) / film.length);

// The digits each engine tried, as a multiple of the lowest number; nothing if one did not finish.
export function comparison(engines: readonly string[], films: readonly Film[], tries: readonly number[]): readonly string[] {
  const least = Math.min(...tries);
  if (engines.length < 2 || least === 0 || films.some(({ ended }) => !ended)) return engines.map(() => '');
  const best = engines[tries.indexOf(least)];
  return tries.map((count) => (count === least ? words.watch.fewest : words.watch.times(count / least, best)));
}
