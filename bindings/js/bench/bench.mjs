// Measures the module in one run with the native engine and npm's dancing-links, on the same puzzles, each proved to
// have one solution or not, in microseconds of CPU time per puzzle. The puzzles are divided into chunks of a few
// milliseconds, and all solvers take turns repeatedly. The time of a chunk is its minimum, because the machine may be
// shared.
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
const rounds = 15;
const most = 10_000; // puzzles of each file, evenly taken
const mostSlow = 500; // the number of these for dancing-links

const n = await load();

const read = (file) =>
  file.endsWith('.zst') ? execFileSync('zstd', ['-dc', file], { maxBuffer: 1 << 30 }).toString() : readFileSync(file, 'utf8');
const sample = (lines, number) => lines.filter((_, i) => Math.floor((i * number) / lines.length) !== Math.floor(((i - 1) * number) / lines.length));
const chunksOf = (puzzles, size) => Array.from({ length: Math.ceil(puzzles.length / size) }, (_, i) => puzzles.slice(size * i, size * (i + 1)));
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
function timed(work) {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return user + system;
}
const each = (solve) => (puzzles) => timed(() => puzzles.forEach((puzzle) => solve(puzzle)));
const valuesOf = (puzzles) => Uint8Array.from(puzzles.flatMap((puzzle) => [...puzzle].map((c) => Number(c) || 0)));
function batch(puzzles) {
  const grids = valuesOf(puzzles);
  return timed(() => n.solveBatch(grids));
}

// The engine's time, without reading and writing.
function timedNative(puzzles) {
  const list = ['compare', '--engines', 'fast', '--limit', '2', '--jobs', '1', '--json', '--no-progress'];
  const out = execFileSync(native, list, {
    input: `${puzzles.join('\n')}\n`,
    maxBuffer: 1 << 30,
    stdio: ['pipe', 'pipe', 'ignore'],
  }).toString();
  const seconds = out.trimEnd().split('\n').map((line) => JSON.parse(line).seconds);
  return 1e6 * seconds.reduce((sum, one) => sum + one, 0);
}

const titles = ['native', 'wasm', 'wasm batch', 'dancing-links', 'times wasm', 'times batch'];
console.log(`node ${process.version}, nonet ${n.version}: microseconds of CPU time for a puzzle, least of ${rounds} turns`);
console.log(['file'.padEnd(20), 'puzzles', ...titles.map((name) => name.padStart(13))].join(' '));
for (const file of files) {
  const all = puzzlesOf(file);
  const puzzles = sample(all, Math.min(most, all.length));
  const slow = sample(puzzles, Math.min(mostSlow, puzzles.length));
  for (const puzzle of slow)
    if (dancingLinks(puzzle) !== n.solve(puzzle).solutions) throw new Error(`answers differ: ${puzzle}`);
  const works = [
    { work: timedNative, puzzles, chunk: 1000 },
    { work: each((puzzle) => n.solve(puzzle)), puzzles, chunk: 200 },
    { work: batch, puzzles, chunk: 1000 },
    { work: each(dancingLinks), puzzles: slow, chunk: 5 },
  ].map((one) => ({ ...one, chunks: chunksOf(one.puzzles, one.chunk) }));
  const least = works.map(({ chunks }) => chunks.map(() => Infinity));
  for (let round = 0; round < rounds; ++round)
    works.forEach(({ work, chunks }, w) => chunks.forEach((chunk, c) => (least[w][c] = Math.min(least[w][c], work(chunk)))));
  const [own, w, b, l] = least.map((times, i) => times.reduce((sum, one) => sum + one, 0) / works[i].puzzles.length);
  const row = [own, w, b, l].map((time) => time.toFixed(2)).concat((l / w).toFixed(0), (l / b).toFixed(0));
  console.log([basename(file).padEnd(20), String(puzzles.length).padStart(7), ...row.map((text) => text.padStart(13))].join(' '));
}
