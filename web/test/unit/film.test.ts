// Films: any moment of a film equals that of the full trace, no matter which parts were kept; and several films under
// one clock.

import { expect, test } from 'vitest';
import { buckets, Film, leastWindow, mostPicturesOf, record, Screen, type Source } from '../../src/watch/film.ts';
import { depthsIn, eventOf, Moment, pictureSizeOf, type Subject } from '../../src/watch/moment.ts';
import { Show } from '../../src/watch/show.ts';
import { heatLevel } from '../../src/watch/board.tsx';

const subjectOf = (cells: number, board = '9x9', zeroBased = false): Subject => ({ puzzle: '.'.repeat(cells), board, zeroBased });
const classic = subjectOf(81);
const [mostPictures, pictureSize] = [mostPicturesOf(81), pictureSizeOf(81)];

// A search of a small engine that tries random digits and ends after the given number of events; returns all events.
function search(length: number, seed = 7, { cells, digits } = { cells: 81, digits: 9 }): Uint32Array<ArrayBuffer> {
  const events: number[] = [];
  const stack: number[] = [];
  while (events.length < length) {
    seed = (seed * 1103515245 + 12345) % 2147483648;
    const digit = 1 + (seed % digits);
    if (stack.length < cells - 1 && (stack.length === 0 || seed % 5 < 3)) {
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
function filmOf(events: Uint32Array, most = 100, room = 700, subject = classic): Film {
  const film = new Film(subject);
  while (!film.over) {
    const source = sourceOf(events, film.length, 'finished', room);
    film.append(record(subject, source, film.end, { spacing: film.spacing, most: Math.min(most, film.room) }));
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
function straight(events: Uint32Array, position: number, subject = classic) {
  const moment = new Moment(subject);
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

test('seeking from any moment to any other gives the same state as a direct trace', () => {
  const events = search(5000);
  const film = filmOf(events);
  expect([film.length, film.stop]).toEqual([5000, 'finished']);
  const screen = new Screen(film);
  for (const position of [0, 1, 63, 64, 65, 4000, 3999, 128, 127, 5000, 0, 2500, 2501, 4999])
    expect(seek(screen, events, position)).toEqual(straight(events, position));
});

test('a long film keeps few snapshots and can still show every moment', () => {
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

test('films of boards of every size show any moment in the same memory', () => {
  for (const [cells, digits] of [[16, 4], [36, 6], [256, 16], [289, 17], [625, 25]]) {
    const subject = subjectOf(cells, 'any');
    const events = search(300_000, 7, { cells, digits });
    const film = filmOf(events, 4000, Infinity, subject);
    expect(film.bytes).toBeLessThanOrEqual(2.2e6);
    const screen = new Screen(film);
    for (const position of [0, 299_999, 1, 150_000, 77_777, 300_000]) expect(seek(screen, events, position)).toEqual(straight(events, position, subject));
    let deepest = 0;
    const moment = new Moment(subject);
    for (const event of events) {
      moment.step(event);
      deepest = Math.max(deepest, moment.counters.depth);
    }
    expect(Math.max(...film.depths())).toBe(deepest);
  }
});

test('a snapshot can hold the last cell of the largest board', () => {
  const subject = subjectOf(625, '25x25');
  const moment = new Moment(subject);
  for (let cell = 0; cell < 625; ++cell) moment.step(eventOf('place', cell, 1 + (cell % 25)));
  const picture = new Uint32Array(pictureSizeOf(625));
  moment.save(picture, 600, 625);
  const other = new Moment(subject);
  other.load(picture);
  expect(shown(other)).toEqual(shown(moment));
  expect([other.counters.depth, ...depthsIn(picture)]).toEqual([625, 600, 625]);
});

test('digits are shown with the glyphs of the board', () => {
  const zero = new Moment({ puzzle: '0..3' + '.'.repeat(12), board: '4x4+0..3', zeroBased: true });
  expect([...zero.grid.slice(0, 4)]).toEqual([1, 0, 0, 4]);
  const large = new Moment({ puzzle: 'AG' + '.'.repeat(254), board: '16x16', zeroBased: false });
  large.step(eventOf('solution', 0, 0), '123'.padEnd(256, 'F'));
  expect([...large.grid.slice(0, 4)]).toEqual([10, 16, 3, 15]);
});

test('a moment survives conversion to a snapshot and back', () => {
  const events = search(900);
  const moment = new Moment(classic);
  for (let i = 0; i < 850 || events[i - 1] >> 24 !== 1; ++i) moment.step(events[i]);
  const picture = new Uint32Array(pictureSize);
  moment.save(picture);
  const other = new Moment(classic);
  other.load(picture);
  expect(shown(other)).toEqual(shown(moment));
});

test('nodes count the root and every digit placed; depth counts the placed digits on the board', () => {
  const { tries, nodes, backtracks, depth, heat, placed } = straight(search(5000), 5000);
  expect(nodes).toBe(tries + 1);
  expect(depth).toBe(nodes - 1 - backtracks);
  expect(heat.reduce((a, b) => a + b)).toBe(backtracks);
  expect(placed.length).toBe(depth);
});

test('the chart contains every depth at its position', () => {
  const events = search(60_000);
  const depths = filmOf(events).depths();
  const moment = new Moment(classic);
  let outside = 0;
  for (const event of events) {
    moment.step(event);
    const bucket = Math.min(buckets - 1, Math.floor((moment.position * buckets) / events.length));
    const { depth } = moment.counters;
    if (depths[2 * bucket] > depth || depths[2 * bucket + 1] < depth) ++outside;
  }
  expect(outside).toBe(0);
});

test('a search without choices is a film of one step whose solution fills the grid', () => {
  const still = new Film({ ...classic, puzzle: '3' + '.'.repeat(80) });
  const events = Uint32Array.of(eventOf('solution', 0, 0));
  still.append(record(still.subject, sourceOf(events, 0, 'solutions'), null, { spacing: 16, most: 10, fill: () => '1'.repeat(81) }));
  const screen = new Screen(still);
  expect(screen.has(1)).toBe(true); // a short film is here as a whole
  screen.seek(1);
  expect([screen.moment.grid[0], screen.moment.grid[80]]).toEqual([3, 1]);
});

test('a cell gets darker each time the count is multiplied by four', () => {
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

test('at the same step the shorter film waits at its end; by share both films end together', () => {
  const { show } = showOf([5000, 100]);
  show.seek(200);
  expect(positions(show)).toEqual([200, 100]);
  show.pace = 'share';
  show.seek(2500);
  expect(positions(show)).toEqual([2500, 50]);
  show.seek(Infinity);
  expect(positions(show)).toEqual([5000, 100]);
});

test('films of very different lengths end together, unless another pace was chosen', () => {
  const paceOf = (lengths: readonly number[], before: (show: Show) => void = () => {}) => {
    const { show } = showOf(lengths);
    before(show);
    show.grown();
    return show.pace;
  };
  expect(paceOf([1000, 100])).toBe('share');
  expect(paceOf([1000, 101])).toBe('steps');
  expect(paceOf([1000, 100], (show) => show.choosePace('steps'))).toBe('steps');
  expect(paceOf([1000, 100], (show) => show.seek(5))).toBe('steps'); // no jump while someone watches
});

test('all films show the same moment, even while engines run again', async () => {
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

test('time passes at the chosen speed and stops at the end', () => {
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

test('playback waits for a film that is still being recorded', () => {
  const events = search(5000);
  const film = new Film(classic);
  const show = new Show([film], () => Promise.reject(new Error()));
  show.seekLater(900);
  expect(show.waits).toBe(true);
  film.append(record(classic, sourceOf(events), null, { spacing: 16, most: 10_000 }));
  show.grown();
  expect([show.time, show.waits, show.ended]).toEqual([900, false, false]);
});

test('steps before anything is recorded wait for the recording', () => {
  const film = new Film(classic);
  const show = new Show([film], () => Promise.reject(new Error()));
  for (const by of [1, 1, -1]) show.step(by);
  film.append(record(classic, sourceOf(search(5000)), null, { spacing: 16, most: 10_000 }));
  show.grown();
  expect([show.time, show.waits]).toEqual([1, false]);
});

test('going to the end before anything is recorded ends there', () => {
  const film = new Film(classic);
  const show = new Show([film], () => Promise.reject(new Error()));
  show.step(Infinity);
  film.append(record(classic, sourceOf(search(5000)), null, { spacing: 16, most: 10_000 }));
  show.grown();
  expect([show.time, show.waits, show.ended]).toEqual([5000, false, true]);
});
