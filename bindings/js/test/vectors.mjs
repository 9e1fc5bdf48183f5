// The vectors: what the program named in NONET_VECTORS writes, questions and the native engine's answers.
//
// Which of several solutions are found first, and how many nodes the default engine counts, depends on the lanes that it
// works on.  So each module is held to the native kernel with as many.

import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';

export const program = process.env.NONET_VECTORS;
export const expected = 10_400;
export const kernels = { 'nonet.wasm': process.arch === 'arm64' ? 'neon' : 'sse4', 'nonet-nosimd.wasm': 'portable' };

/** The vectors as lines of JSON: {"question", "given", "answer"}; those of each set, by its name. */
export async function* vectorsFor(module, sets = ['', 'hodoku']) {
  const env = { ...process.env, NONET_KERNEL: kernels[module] };
  for (const set of sets) {
    const native = spawn(program, set ? [set] : [], { stdio: ['ignore', 'pipe', 'inherit'], env });
    const ended = new Promise((resolve) => native.on('close', resolve));
    yield* createInterface({ input: native.stdout });
    if ((await ended) !== 0) throw new Error(`${program} failed`);
  }
}

/** An answer as a vector has it: bytes are a list. */
export const text = (answer) => JSON.stringify(answer, (_, value) => (value instanceof Uint8Array ? [...value] : value));
