// The ready-made worker: answers and errors like those of Nonet itself, one after the other; an AbortSignal ends the
// current call.

import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { it } from 'node:test';

import { load } from 'nonet';
import { startWorker } from 'nonet/worker';

const puzzle = '3.65.84..52........87....31..3.1..8.9..863..5.5..9.6..13....25........74..52.63..';
const years = { givens: 17, minimal: true, seed: 1 };

it('answers like the engine, in the order of the requests, with its errors', async () => {
  const [n, worker] = [await load(), startWorker()];
  const answers = await Promise.all([worker.ask('solve', [puzzle]), worker.ask('rate', [puzzle]), worker.ask('whyNot', [puzzle, { cell: 'r1c2', digit: 9 }])]);
  assert.deepEqual(answers, [n.solve(puzzle), n.rate(puzzle), n.whyNot(puzzle, { cell: 1, digit: 9 })]);
  await assert.rejects(worker.ask('solve', ['12']), { name: 'NonetError', code: 'wrong_length', column: 3 });
  await assert.rejects(worker.ask('slove', [puzzle]), { message: "found the method 'slove', expected one of Nonet" });
  await assert.rejects(worker.ask('solve', [() => {}]), { name: 'DataCloneError' });
  worker[Symbol.dispose]();
});

it('an AbortSignal aborts its request, and the others are answered', async () => {
  const worker = startWorker();
  const [first, second] = [new AbortController(), new AbortController()];
  const long = worker.ask('generate', [years], { signal: first.signal });
  const dropped = worker.ask('solve', [puzzle], { signal: second.signal });
  const kept = worker.ask('count', [puzzle]);
  second.abort();
  await assert.rejects(dropped, { name: 'AbortError' });
  setTimeout(() => first.abort(new Error('enough')), 200);
  await assert.rejects(long, /enough/);
  assert.equal((await kept).count, 1);
  await assert.rejects(worker.ask('solve', [puzzle], { signal: AbortSignal.abort() }), { name: 'AbortError' });
  const closed = worker.ask('generate', [years]);
  worker.close();
  await assert.rejects(closed, { code: 'cancelled' });
});

it('keeps its language when an abort starts it again', async () => {
  const worker = startWorker();
  const message = (options) => worker.ask('solve', ['12'], options).catch((error) => error.message);
  const before = message();
  worker.ask('setLanguage', ['de']);
  const after = message();
  assert.match(await before, /^found /);
  assert.match(await after, /^gefunden: /);
  await assert.rejects(worker.ask('setLanguage', ['xx']), { code: 'bad_argument' });
  for (const language of ['de', 'en']) {
    await worker.ask('setLanguage', [language]);
    const abort = new AbortController();
    const long = worker.ask('generate', [years], { signal: abort.signal });
    const waiting = message();
    setTimeout(() => abort.abort(), 100);
    await assert.rejects(long, { name: 'AbortError' });
    assert.match(await waiting, language === 'de' ? /^gefunden: / : /^found /);
  }
  worker.close();
  assert.match(await message(), /^found /);
  worker.close();
});

it('a program exits when no request is pending', () => {
  const program = `import { startWorker } from 'nonet/worker'; console.log((await startWorker().ask('count', ['${puzzle}'])).count);`;
  const { status, stdout } = spawnSync(process.execPath, ['--input-type=module', '-e', program], { cwd: new URL('.', import.meta.url), encoding: 'utf8', timeout: 60_000 });
  assert.deepEqual([status, stdout], [0, '1\n']);
});
