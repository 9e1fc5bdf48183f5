// The answers in WebAssembly are those of the native engine: every vector of the program given in NONET_VECTORS, on both
// modules, byte for byte.

import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { it } from 'node:test';

import { load } from 'nonet';

const program = process.env.NONET_VECTORS;

it('answers as the native engine does', { skip: !program && 'NONET_VECTORS names no program' }, async () => {
  const modules = ['nonet.wasm', 'nonet-scalar.wasm'];
  const instances = await Promise.all(modules.map((name) => load(new URL(import.meta.resolve(`nonet/${name}`)))));
  const native = spawn(program, { stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = new Promise((resolve) => native.on('close', resolve));
  let asked = 0;
  for await (const line of createInterface({ input: native.stdout })) {
    const { question, given, answer } = JSON.parse(line);
    ++asked;
    for (const [i, n] of instances.entries())
      assert.equal(JSON.stringify(n[question](...given)), JSON.stringify(answer), `${modules[i]}: vector ${asked}, ${line}`);
  }
  assert.equal(await ended, 0);
  assert.equal(asked, 10_000);
});
