// The time of an engine, with a clock of the test.

import { expect, test } from 'vitest';
import { engineTime } from '../../src/watch/engine_time.ts';

// An engine whose runs take these times in turn; the clock ticks in tenths of a millisecond, as in a browser.
function timed(lengths: readonly number[]) {
  let passed = 0;
  let runs = 0;
  const run = (most: number) => {
    const length = lengths[runs++ % lengths.length];
    passed += Math.min(length, most);
    return length <= most;
  };
  return { time: engineTime(run, () => Math.floor(10 * passed) / 10), runs };
}

test('the median of repeated runs: an interruption and a slow first run do not count', () => {
  expect(timed([90, 10, 10, 10, 400, 10, 10]).time).toBeCloseTo(10, 5);
  expect(timed([500, 500]).time).toBeCloseTo(500, 5);
});

test('short runs are timed in batches', () => {
  expect(timed([0.003]).time).toBeCloseTo(0.003, 4);
});

test('a run that takes too long to be repeated has no time', () => {
  expect(timed([700]).time).toBeNull();
});
