// Measures the strip of the view Enter, from a key to its answers, on the puzzles of a folder of TSV files with a column "iss" or
// "grid": `node test/live.mjs FOLDER [EVERY]`. Three keys for each puzzle: its last given, before that an undo of it (several solutions,
// usually), and a wrong digit instead (none). CPU times of one thread: other programs do not count.
//
//   verdict      none, one or several
//   candidates   the true ones
//   all          everything else too: what contradicts, what is missing, what is not needed, which cells are equal

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { load } from 'nonet';
import { createServer } from 'vite';

const [folder, every = '1'] = process.argv.slice(2);
const vite = await createServer({ server: { middlewareMode: true }, appType: 'custom', logLevel: 'error' });
const { jobs } = await vite.ssrLoadModule('/src/engine/jobs.ts');

function rowsOf(file) {
  const [head, ...lines] = readFileSync(join(folder, file), 'utf8').trimEnd().split('\n').map((line) => line.split('\t'));
  return lines.map((line) => Object.fromEntries(line.map((value, index) => [head[index], value])));
}

const reader = await load();

function read({ iss, grid, N }) {
  try {
    const { cells, board } = iss ? reader.parse(iss) : reader.parse(grid, { board: `${N}x${N}` });
    return { text: cells, board };
  } catch {
    return null; // a rule that nonet does not have
  }
}

// The puzzle after each key; without givens, after a rule is removed.
function keysOf({ text, board }) {
  const given = [...text].map((char, cell) => (char === '.' ? -1 : cell)).filter((cell) => cell >= 0);
  const at = given.at(-1);
  if (at === undefined) return { 'the puzzle': { text, board }, 'a rule removed': { text, board: board.replace(/\+[^+]*$/, '') } };
  const put = (char) => text.slice(0, at) + char + text.slice(at + 1);
  return { 'the puzzle': { text, board }, 'its last given removed': { text: put('.'), board }, 'and a wrong one': { text: put(text[given[0]] === text[at] ? text[given[1]] : text[given[0]]), board } };
}

const engines = Object.fromEntries(await Promise.all(['solve', 'diagnose', 'possible', 'unneeded'].map(async (job) => [job, await load()])));

function timed(job, question, report) {
  const begin = process.cpuUsage();
  const passed = () => (process.cpuUsage(begin).user + process.cpuUsage(begin).system) / 1000;
  const answer = jobs[job](engines[job], question, () => report?.(passed()));
  return { answer, time: passed() };
}

// As the page asks: each job in a worker of its own.
function ask(question) {
  const solve = timed('solve', question);
  const diagnose = timed('diagnose', question);
  let candidates = 0;
  const possible = solve.answer.status === 'multiple' ? timed('possible', question, (time) => (candidates = time)).time : 0;
  const unneeded = solve.answer.status === 'unique' ? timed('unneeded', question).time : 0;
  return {
    status: solve.answer.status,
    verdict: solve.time,
    candidates: solve.time + candidates,
    all: Math.max(diagnose.time + unneeded, solve.time + possible),
  };
}

const share = (times, part) => [...times].sort((a, b) => a - b)[Math.min(times.length - 1, Math.floor(part * times.length))];
const told = (times) => `${share(times, 0.5).toFixed(1)} / ${share(times, 0.95).toFixed(0)}`.padStart(14);
const columns = ['verdict', 'candidates', 'all'];
console.log(`${'median / 95 % in ms'.padEnd(44)}${columns.map((name) => name.padStart(14)).join('')}`);
const all = new Map();
const add = (name, found) => all.set(name, [...(all.get(name) ?? []), found]);

for (const file of readdirSync(folder).filter((name) => name.endsWith('.tsv'))) {
  const found = [];
  rowsOf(file).filter((_, index) => index % Number(every) === 0).map(read).filter(Boolean).forEach((puzzle) => {
    for (const [key, question] of Object.entries(keysOf(puzzle))) {
      const times = ask(question);
      found.push(times);
      add(`all: ${key}`, times);
      add(`all: ${times.status}`, times);
      add('all', times);
    }
  });
  tell(file, found);
}
for (const [name, found] of all) tell(name, found);
await vite.close();

function tell(name, found) {
  if (found.length > 0) console.log(`${`${name} (${found.length})`.padEnd(44)}${columns.map((column) => told(found.map((times) => times[column]))).join('')}`);
}
