// How fast is the module?  Beside the native engine and npm's dancing-links, in one run, on the same puzzles, each proved
// to have one solution or not: the medians of interleaved rounds, in microseconds for a puzzle.
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
const most = 2000; // puzzles of each file, evenly taken
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

function timed(puzzles, solve) {
  const began = performance.now();
  for (const puzzle of puzzles) solve(puzzle);
  return (1000 * (performance.now() - began)) / puzzles.length;
}

// The engine's own time, without reading and writing.
function timedNative(puzzles) {
  const out = execFileSync(native, ['compare', '--engines', 'fast', '--limit', '2', '--jobs', '1', '--json', '--no-progress'], {
    input: `${puzzles.join('\n')}\n`,
    maxBuffer: 1 << 30,
    stdio: ['pipe', 'pipe', 'ignore'],
  }).toString();
  const seconds = out.trimEnd().split('\n').map((line) => JSON.parse(line).seconds);
  return (1e6 * seconds.reduce((sum, one) => sum + one, 0)) / seconds.length;
}

console.log(`node ${process.version}, nonet ${simd.version}; microseconds for a puzzle, medians of ${rounds} rounds`);
console.log('file                    puzzles    native   wasm simd  wasm scalar  dancing-links   times faster');
for (const file of files) {
  const all = puzzlesOf(file);
  const puzzles = sample(all, Math.min(most, all.length));
  const slow = sample(puzzles, Math.min(mostSlow, puzzles.length));
  const times = { native: [], simd: [], scalar: [], links: [], same: [] };
  for (const puzzle of slow) {
    const found = dancingLinks(puzzle);
    if (found !== simd.solve(puzzle).solutions) throw new Error(`answers differ: ${puzzle}`);
  }
  for (let round = 0; round < rounds; ++round) {
    times.native.push(timedNative(puzzles));
    times.simd.push(timed(puzzles, (puzzle) => simd.solve(puzzle)));
    times.scalar.push(timed(puzzles, (puzzle) => scalar.solve(puzzle)));
    times.links.push(timed(slow, dancingLinks));
    times.same.push(timed(slow, (puzzle) => simd.solve(puzzle))); // the same few puzzles as dancing-links
  }
  const [n, s, c, l] = [times.native, times.simd, times.scalar, times.links].map(median);
  const row = [basename(file).padEnd(23), String(puzzles.length).padStart(7), n.toFixed(2).padStart(9), s.toFixed(2).padStart(11)];
  row.push(c.toFixed(2).padStart(12), l.toFixed(1).padStart(14), (l / median(times.same)).toFixed(0).padStart(14));
  console.log(row.join(' '));
}
