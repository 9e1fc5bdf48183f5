// Films: any moment of one is that of the straight trace, whatever was kept of it; and several under one clock.

import { expect, test } from 'vitest';
import { buckets, Film, leastWindow, mostPictures, record, Screen, type Source } from '../../src/watch/film.ts';
import { eventOf, Moment, pictureSize } from '../../src/watch/moment.ts';
import { Show } from '../../src/watch/show.ts';
import { heatLevel } from '../../src/watch/board.tsx';

const puzzle = '.'.repeat(81);

// A search of a small engine that tries digits by chance, and ends after so many events: all of them.
function search(length: number, seed = 7): Uint32Array<ArrayBuffer> {
  const events: number[] = [];
  const stack: number[] = [];
  while (events.length < length) {
    seed = (seed * 1103515245 + 12345) % 2147483648;
    const digit = 1 + (seed % 9);
    if (stack.length < 80 && (stack.length === 0 || seed % 5 < 3)) {
      events.push(eventOf('try', stack.length, digit), eventOf('place', stack.length, digit));
      stack.push(digit);
    } else events.push(eventOf('takeBack', stack.length - 1, stack.pop()!));
  }
  return Uint32Array.from(events.slice(0, length));
}

// Runs it on from where it was asked for the last time, which is behind the last digit placed.
function sourceOf(events: Uint32Array, begin = 0, stop = 'finished', room = Infinity): Source {
  let at = begin;
  return (_, most) => {
    const part = events.slice(at, at + Math.min(most, room));
    const ended = at + part.length === events.length;
    at += part.length;
    while (!ended && events[at - 1] >> 24 !== 1) --at;
    return { events: part, stop: ended ? stop : 'max_events' };
  };
}

// The whole film, recorded in slices of at most `most` pictures.
function filmOf(events: Uint32Array, most = 100, room = 700): Film {
  const film = new Film(puzzle);
  while (!film.over) {
    const source = sourceOf(events, film.length, 'finished', room);
    film.append(record(puzzle, source, film.end, { spacing: film.spacing, most: Math.min(most, film.room) }));
  }
  return film;
}

const shown = (moment: Moment) => ({
  position: moment.position,
  grid: [...moment.grid],
  heat: [...moment.heat],
  placed: [...moment.placed()],
  last: moment.last,
  ...moment.counters,
});
function straight(events: Uint32Array, position: number) {
  const moment = new Moment(puzzle);
  for (let i = 0; i < position; ++i) moment.step(events[i]);
  return shown(moment);
}
// Shows a moment of the film, whose engine is run again where it must be.
function seek(screen: Screen, events: Uint32Array, position: number) {
  if (!screen.has(position)) {
    const { picture, most } = screen.need(position);
    const begin = picture ? picture[0] : 0;
    screen.give({ picture, events: events.slice(begin, begin + most) });
    expect(screen.has(position)).toBe(true);
  }
  screen.seek(position);
  return shown(screen.moment);
}

test('any moment, from any other, is that of the straight trace', () => {
  const events = search(5000);
  const film = filmOf(events);
  expect([film.length, film.stop]).toEqual([5000, 'finished']);
  const screen = new Screen(film);
  for (const position of [0, 1, 63, 64, 65, 4000, 3999, 128, 127, 5000, 0, 2500, 2501, 4999])
    expect(seek(screen, events, position)).toEqual(straight(events, position));
});

test('a long film keeps few pictures, and shows every moment all the same', () => {
  const events = search(2_000_000);
  const film = filmOf(events, 4000);
  expect(film.length).toBe(2_000_000);
  expect(film.pictureCount).toBeLessThan(mostPictures);
  expect(film.pictureCount).toBeGreaterThan(mostPictures / 4);
  expect(film.bytes).toBeLessThanOrEqual(mostPictures * pictureSize * 4);
  expect(mostPictures * pictureSize * 4).toBeLessThanOrEqual(2.2e6);
  const screen = new Screen(film);
  for (let i = 0, position = 17; i < 8; ++i, position = (position * 48271) % 2_000_001) {
    expect(screen.need(position).most).toBeLessThan(leastWindow + 8 * film.spacing);
    expect(seek(screen, events, position)).toEqual(straight(events, position));
  }
});

test('a picture is a moment, there and back', () => {
  const events = search(900);
  const moment = new Moment(puzzle);
  for (let i = 0; i < 850 || events[i - 1] >> 24 !== 1; ++i) moment.step(events[i]);
  const picture = new Uint32Array(pictureSize);
  moment.save(picture);
  const other = new Moment(puzzle);
  other.load(picture);
  expect(shown(other)).toEqual(shown(moment));
});

test('counters: nodes are the root and every digit placed, depth is what stands', () => {
  const { tries, nodes, backtracks, depth, heat, placed } = straight(search(5000), 5000);
  expect(nodes).toBe(tries + 1);
  expect(depth).toBe(nodes - 1 - backtracks);
  expect(heat.reduce((a, b) => a + b)).toBe(backtracks);
  expect(placed.length).toBe(depth);
});

test('the chart holds every depth that there was, where it was', () => {
  const events = search(60_000);
  const depths = filmOf(events).depths();
  const moment = new Moment(puzzle);
  let outside = 0;
  for (const event of events) {
    moment.step(event);
    const bucket = Math.min(buckets - 1, Math.floor((moment.position * buckets) / events.length));
    const { depth } = moment.counters;
    if (depths[2 * bucket] > depth || depths[2 * bucket + 1] < depth) ++outside;
  }
  expect(outside).toBe(0);
});

test('a search without choices is a film of one step, and its solution fills the grid', () => {
  const still = new Film('3' + puzzle.slice(1));
  const events = Uint32Array.of(eventOf('solution', 0, 0));
  still.append(record(still.puzzle, sourceOf(events, 0, 'solutions'), null, { spacing: 16, most: 10, fill: () => '1'.repeat(81) }));
  const screen = new Screen(still);
  expect(screen.has(1)).toBe(true); // a short film is here as a whole
  screen.seek(1);
  expect([screen.moment.grid[0], screen.moment.grid[80]]).toEqual([3, 1]);
});

test('darker with every fourfold', () => {
  expect([0, 1, 3, 4, 16, 64, 1e9].map(heatLevel)).toEqual([0, 1, 1, 2, 3, 4, 8]);
});

// A show whose windows come when they are let.
function showOf(lengths: readonly number[]) {
  const all = lengths.map((length, index) => search(length, 7 + index));
  const waiting: (() => void)[] = [];
  let frames = 0;
  const show = new Show(
    // Short films come in one piece, and are here as a whole.
    all.map((events) => filmOf(events, ...(events.length > 5000 ? [] : [4000, Infinity]))),
    (index, { picture, most }) =>
      new Promise((resolve) => {
        const begin = picture ? picture[0] : 0;
        waiting.push(() => resolve(all[index].slice(begin, begin + most)));
      }),
    () => void ++frames,
  );
  const come = async () => {
    for (const one of waiting.splice(0)) one();
    await new Promise((resolve) => setTimeout(resolve));
  };
  const expectTruth = () =>
    show.screens.forEach(({ moment }, index) => expect(shown(moment)).toEqual(straight(all[index], show.positionOf(index))));
  return { show, come, expectTruth, frames: () => frames };
}
const positions = (show: Show) => show.screens.map(({ moment }) => moment.position);

test('at the same pace the shorter film waits at its end; by shares both end together', () => {
  const { show } = showOf([5000, 100]);
  show.seek(200);
  expect(positions(show)).toEqual([200, 100]);
  show.pace = 'share';
  show.seek(2500);
  expect(positions(show)).toEqual([2500, 50]);
  show.seek(Infinity);
  expect(positions(show)).toEqual([5000, 100]);
});

test('what is shown is one moment of all films, also while engines run again', async () => {
  const { show, come, expectTruth, frames } = showOf([400_000, 300_000]);
  const before = frames();
  show.seek(250_000);
  show.seek(390_000);
  show.seek(120_000); // the last one counts
  expect([show.time, positions(show), frames()]).toEqual([0, [0, 0], before]);
  await come();
  expectTruth();
  await come();
  await come();
  expect([show.time, positions(show)]).toEqual([120_000, [120_000, 120_000]]);
  expectTruth();
  show.step(-1);
  await come();
  expect(positions(show)).toEqual([119_999, 119_999]);
  expectTruth();
});

test('time passes at its speed, and stops at the end', () => {
  const { show } = showOf([5000]);
  show.speed = 1000;
  show.advance(500);
  expect(show.time).toBe(0); // not playing
  show.playing = true;
  show.advance(500);
  expect(positions(show)).toEqual([500]);
  show.advance(1e6);
  expect([show.playing, show.ended]).toEqual([false, true]);
});

test('a film that is still recorded is waited for', () => {
  const events = search(5000);
  const film = new Film(puzzle);
  const show = new Show([film], () => Promise.reject(new Error()));
  show.seekLater(900);
  expect(show.waits).toBe(true);
  film.append(record(puzzle, sourceOf(events), null, { spacing: 16, most: 10_000 }));
  show.grown();
  expect([show.time, show.waits, show.ended]).toEqual([900, false, false]);
});
