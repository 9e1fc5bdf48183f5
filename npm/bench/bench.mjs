// How fast is the module?  Beside the native engine and npm's dancing-links, in one run, on the same puzzles, each proved
// to have one solution or not: the medians of interleaved rounds, in microseconds of CPU time for a puzzle.
//
//   node bench/bench.mjs NONET FILE...       NONET: the native command; FILE: a puzzle on each line, perhaps .zst

import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';

import { DancingLinks } from 'dancing-links';
import { load } from 'nonet';

const [native, ...files] = process.argv.slice(2);
if (!native || files.length === 0) {
  console.error('usage: node bench/bench.mjs NONET FILE...');
  process.exit(2);
}
const rounds = 5;
const most = 10_000; // puzzles of each file, evenly taken
const mostSlow = 100; // of them for dancing-links

const module = (name) => new URL(import.meta.resolve(`nonet/${name}`));
const simd = await load(module('nonet.wasm'));
const scalar = await load(module('nonet-scalar.wasm'));

const read = (file) =>
  file.endsWith('.zst') ? execFileSync('zstd', ['-dc', file], { maxBuffer: 1 << 30 }).toString() : readFileSync(file, 'utf8');
const sample = (lines, number) => lines.filter((_, i) => Math.floor((i * number) / lines.length) !== Math.floor(((i - 1) * number) / lines.length));
const median = (numbers) => numbers.toSorted((a, b) => a - b)[numbers.length >> 1];
const puzzlesOf = (file) => read(file).split('\n').map((line) => line.slice(0, 81)).filter((line) => /^[0-9.]{81}$/.test(line));

// Each candidate of an empty cell, and each given, covers its cell and its digit in row, column and box.
function dancingLinks(puzzle) {
  const solver = new DancingLinks().createSolver({ columns: 324 });
  for (let cell = 0; cell < 81; ++cell) {
    const row = Math.floor(cell / 9);
    const column = cell % 9;
    const box = 3 * Math.floor(row / 3) + Math.floor(column / 3);
    const given = puzzle.charCodeAt(cell) - 49;
    for (let digit = 0; digit < 9; ++digit) {
      if (given >= 0 && given !== digit) continue;
      solver.addSparseConstraint(9 * cell + digit, [cell, 81 + 9 * row + digit, 162 + 9 * column + digit, 243 + 9 * box + digit]);
    }
  }
  return solver.find(2).length;
}

// CPU time of this process: other programs that run at the same time do not count.
function timed(puzzles, work) {
  const before = process.cpuUsage();
  work(puzzles);
  const { user, system } = process.cpuUsage(before);
  return (user + system) / puzzles.length;
}
const each = (solve) => (puzzles) => puzzles.forEach((puzzle) => solve(puzzle));
const valuesOf = (puzzles) => Uint8Array.from(puzzles.flatMap((puzzle) => [...puzzle].map((c) => Number(c) || 0)));

// The engine's own time, without reading and writing.
function timedNative(puzzles) {
  const list = ['compare', '--engines', 'fast', '--limit', '2', '--jobs', '1', '--json', '--no-progress'];
  const out = execFileSync(native, list, {
    input: `${puzzles.join('\n')}\n`,
    maxBuffer: 1 << 30,
    stdio: ['pipe', 'pipe', 'ignore'],
  }).toString();
  const seconds = out.trimEnd().split('\n').map((line) => JSON.parse(line).seconds);
  return (1e6 * seconds.reduce((sum, one) => sum + one, 0)) / seconds.length;
}

const columns = ['native', 'wasm', 'wasm scalar', 'wasm batch', 'dancing-links', 'times wasm', 'times batch'];
console.log(`node ${process.version}, nonet ${simd.version}: microseconds of CPU time for a puzzle, medians of ${rounds} rounds`);
console.log(['file'.padEnd(20), 'puzzles', ...columns.map((name) => name.padStart(13))].join(' '));
for (const file of files) {
  const all = puzzlesOf(file);
  const puzzles = sample(all, Math.min(most, all.length));
  const slow = sample(puzzles, Math.min(mostSlow, puzzles.length));
  for (const puzzle of slow)
    if (dancingLinks(puzzle) !== simd.solve(puzzle).solutions) throw new Error(`answers differ: ${puzzle}`);
  const grids = valuesOf(puzzles);
  const works = {
    native: () => timedNative(puzzles),
    wasm: () => timed(puzzles, each((puzzle) => simd.solve(puzzle))),
    scalar: () => timed(puzzles, each((puzzle) => scalar.solve(puzzle))),
    batch: () => timed(puzzles, () => simd.solveBatch(grids)),
    links: () => timed(slow, each(dancingLinks)),
  };
  const times = Object.fromEntries(Object.keys(works).map((name) => [name, []]));
  // The first round is left out: there the module is still compiled as it runs.
  for (let round = 0; round <= rounds; ++round)
    for (const [name, work] of Object.entries(works)) {
      const time = work();
      if (round > 0) times[name].push(time);
    }
  const [n, w, s, b, l] = Object.values(times).map(median);
  const row = [n, w, s, b, l].map((time) => time.toFixed(2)).concat((l / w).toFixed(0), (l / b).toFixed(0));
  console.log([basename(file).padEnd(20), String(puzzles.length).padStart(7), ...row.map((text) => text.padStart(13))].join(' '));
}
