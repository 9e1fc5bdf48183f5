// The vectors: the output of the program named in NONET_VECTORS, with questions and the native engine's answers.
//
// In node, the module answers all of them (a quarter of the first set if NONET_QUARTER is set). Chromium runs the same code as node: it answers a tenth of each kind, unless
// NONET_VECTORS_ALL is set.
//
// Which of several solutions are found first, and how many nodes the default engine counts, depends on the lanes that it
// works on.  So the module is compared with the native kernel that has the same number of lanes.

import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';

import { asData } from '../dist/data.js';

export const program = process.env.NONET_VECTORS;
/** Sets of vectors by their names, and how many of each. */
export const all = { '': process.env.NONET_QUARTER ? 2_500 : 10_000, hodoku: 400 };
export const some = process.env.NONET_VECTORS_ALL ? all : { '': 1_000, hodoku: 40 };
export const boards = { boards: '' };
/** nonet's scale and users' scales; lists of grids, and parts of data sets. */
export const more = { scales: '', lists: '' };
export const count = (sets) => Object.values(sets).reduce((sum, size) => sum + size);
export const kernel = process.arch === 'arm64' ? 'neon' : 'sse4';

/** The vectors, with names and numbers as JavaScript has them, as lines of JSON: {"question", "given", "answer"}. */
export async function* vectorsFor(sets) {
  const env = { ...process.env, NONET_KERNEL: kernel };
  for (const [set, size] of Object.entries(sets)) {
    const words = [set, size].filter(Boolean).map(String);
    const native = spawn(program, words, { stdio: ['ignore', 'pipe', 'inherit'], env });
    const ended = new Promise((resolve) => native.on('close', resolve));
    for await (const line of createInterface({ input: native.stdout })) {
      const { question, given, answer } = JSON.parse(line);
      yield JSON.stringify({ question, given, answer: asData(answer) });
    }
    if ((await ended) !== 0) throw new Error(`${program} failed`);
  }
}

/** Converts an answer to the form of a vector, in which bytes are a list and the classic board is not named. */
export const text = (answer) =>
  JSON.stringify(answer, (key, value) => {
    if (key === 'board' && value === '9x9') return undefined;
    return value instanceof Uint8Array ? [...value] : value;
  });
