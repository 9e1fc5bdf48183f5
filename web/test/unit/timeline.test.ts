import { expect, test } from 'vitest';
import { Film } from '../../src/watch/film.ts';
import { buckets, eventOf, Moment, record } from '../../src/watch/timeline.ts';

const puzzle = '.'.repeat(81);

// A walk that places digits 1..9 in cells 0..n and takes some back, drawn by a small generator.
function walk(length: number): Uint32Array<ArrayBuffer> {
  const events: number[] = [];
  const stack: number[] = [];
  let seed = 7;
  while (events.length < length) {
    seed = (seed * 1103515245 + 12345) % 2147483648;
    const digit = 1 + (seed % 9);
    if (stack.length < 80 && (stack.length === 0 || seed % 5 < 3)) {
      events.push(eventOf('try', stack.length, digit), eventOf('place', stack.length, digit));
      stack.push(digit);
    } else {
      events.push(eventOf('takeBack', stack.length - 1, stack.pop()!));
    }
  }
  return Uint32Array.from(events.slice(0, length));
}

const events = walk(5000);
const recording = record(puzzle, '', events, 64);

// What stands there after that many events, the slow way.
function slow(position: number) {
  const moment = new Moment({ puzzle, solution: '', events });
  while (moment.position < position) moment.step();
  return { grid: [...moment.grid], heat: [...moment.heat], ...moment.counters };
}
const shown = (moment: Moment) => ({ grid: [...moment.grid], heat: [...moment.heat], ...moment.counters });

test('any position, from any other, is what walking there shows', () => {
  const moment = new Moment(recording);
  for (const position of [0, 1, 63, 64, 65, 4000, 3999, 128, 127, 5000, 0, 2500, 2501, 9999, -5]) {
    moment.seek(position);
    expect(moment.position).toBe(Math.max(0, Math.min(position, 5000)));
    expect(shown(moment)).toEqual(slow(moment.position));
  }
});

test('counters: nodes are the root and every digit placed, depth is what stands', () => {
  const moment = new Moment(recording);
  moment.seek(5000);
  const { tries, nodes, backtracks, depth } = moment.counters;
  expect(nodes).toBe(tries + 1);
  expect(depth).toBe(nodes - 1 - backtracks);
  expect(moment.heat.reduce((a, b) => a + b)).toBe(backtracks);
});

test('the chart has the least and greatest depth of each part', () => {
  let [least, greatest] = [81, 0];
  const first = Math.ceil(events.length / buckets) - 1;
  for (let position = 0; position <= first; ++position) {
    const { depth } = slow(position);
    [least, greatest] = [Math.min(least, depth), Math.max(greatest, depth)];
  }
  expect([recording.depths[0], recording.depths[1]]).toEqual([least, greatest]);
  expect(recording.depths.at(-1)).toBeGreaterThanOrEqual(slow(5000).depth);
});

test('a search without choices is a film of one picture, and its solution fills the grid', () => {
  const solution = '1'.repeat(81);
  const still = record('3' + puzzle.slice(1), solution, Uint32Array.of(eventOf('solution', 0, 0)));
  const moment = new Moment(still);
  moment.seek(1);
  expect(moment.grid[0]).toBe(3);
  expect(moment.grid[80]).toBe(1);
});

test('at the same pace the shorter recording waits at its end; by shares both end together', () => {
  const film = new Film([recording, record(puzzle, '', walk(100))]);
  film.seek(200);
  expect(film.moments.map(({ position }) => position)).toEqual([200, 100]);
  film.pace = 'share';
  film.seek(2500);
  expect(film.moments.map(({ position }) => position)).toEqual([2500, 50]);
  film.seek(Infinity);
  expect(film.moments.map(({ position }) => position)).toEqual([5000, 100]);
});

test('time passes at its speed, and stops at the end', () => {
  const film = new Film([recording]);
  film.speed = 1000;
  film.advance(500);
  expect(film.time).toBe(0); // not playing
  film.playing = true;
  film.advance(500);
  expect(film.moments[0].position).toBe(500);
  film.advance(1e6);
  expect([film.playing, film.ended]).toEqual([false, true]);
});
