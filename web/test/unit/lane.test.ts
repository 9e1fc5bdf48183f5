import { expect, test, vi } from 'vitest';
import { Lane, Refused, Superseded, type WorkerLike } from '../../src/engine/lane.ts';
import type { Loaded, Reply, Request } from '../../src/engine/protocol.ts';
import { speak } from '../../src/words/words.ts';

class FakeWorker implements WorkerLike {
  static all: FakeWorker[] = [];
  static loads = true; // whether each has its engine at once
  requests: Request[] = [];
  ended = false;
  private listener: WorkerLike['onmessage'] = null;
  get onmessage() {
    return this.listener;
  }
  set onmessage(listener) {
    this.listener = listener;
    if (FakeWorker.loads) this.say({ kind: 'ready' });
  }
  onerror: ((event: { message: string }) => void) | null = null;
  constructor() {
    FakeWorker.all.push(this);
  }
  postMessage(request: Request) {
    this.requests.push(request);
  }
  terminate() {
    this.ended = true;
  }
  say(data: Reply | Loaded) {
    this.listener?.({ data });
  }
  reply(kind: 'progress' | 'done', value: unknown) {
    this.say({ id: this.requests.at(-1)!.id, kind, value });
  }
}

function lane({ loads = true } = {}) {
  FakeWorker.all = [];
  FakeWorker.loads = loads;
  return new Lane(() => new FakeWorker());
}

test('a job returns its answer and reports its progress', async () => {
  const reported: unknown[] = [];
  const answer = lane().ask('rate', 'a', (value) => reported.push(value));
  const [worker] = FakeWorker.all;
  worker.reply('progress', 1);
  worker.reply('done', { status: 'unique' });
  expect(await answer).toEqual({ status: 'unique' });
  expect(reported).toEqual([1]);
});

test('a request has the language that the page has when it is made', async () => {
  const it = lane({ loads: false });
  it.ask('rate', 'a').catch(() => {});
  await speak('de', false);
  it.ask('rate', 'b').catch(() => {});
  await speak('en', false);
  const [worker] = FakeWorker.all;
  worker.say({ kind: 'ready' });
  worker.reply('done', 1);
  it.ask('rate', 'c').catch(() => {});
  expect(worker.requests.map(({ input, language }) => [input, language])).toEqual([['b', 'de'], ['c', 'en']]);
});

test('one worker runs the jobs one after the other', async () => {
  const it = lane();
  const first = it.ask('rate', 'a');
  FakeWorker.all[0].reply('done', 1);
  await first;
  const second = it.ask('rate', 'b');
  FakeWorker.all[0].reply('done', 2);
  expect(await second).toBe(2);
  expect(FakeWorker.all).toHaveLength(1);
});

test('a newer job replaces an older one; a worker that responds soon is kept', async () => {
  const it = lane();
  const first = it.ask('rate', 'a');
  const second = it.ask('rate', 'b');
  await expect(first).rejects.toBeInstanceOf(Superseded);
  const [worker] = FakeWorker.all;
  expect(worker.requests).toHaveLength(1);
  worker.reply('done', 'of the first');
  worker.reply('done', 'of the second');
  expect(await second).toBe('of the second');
  expect(FakeWorker.all).toHaveLength(1);
});

test('a worker that does not respond is terminated, and its job goes to a new one', async () => {
  vi.useFakeTimers();
  const it = lane();
  it.ask('rate', 'a').catch(() => {});
  const second = it.ask('rate', 'b');
  vi.advanceTimersByTime(1000);
  const [old, fresh] = FakeWorker.all;
  expect(old.ended).toBe(true);
  fresh.reply('done', 2);
  expect(await second).toBe(2);
  vi.useRealTimers();
});

test('an abandoned job is terminated soon and returns no answer', async () => {
  vi.useFakeTimers();
  const it = lane();
  const first = it.ask('rate', 'a');
  it.abandon();
  await expect(first).rejects.toBeInstanceOf(Superseded);
  expect(FakeWorker.all[0].ended).toBe(false);
  vi.advanceTimersByTime(1000);
  expect(FakeWorker.all[0].ended).toBe(true);
  expect(it.busy).toBe(false);
  vi.useRealTimers();
});

test('cancelling terminates the worker at once', async () => {
  const it = lane();
  const first = it.ask('rate', 'a');
  it.cancel();
  await expect(first).rejects.toBeInstanceOf(Superseded);
  expect(FakeWorker.all[0].ended).toBe(true);
});

test('an error of the engine differs from a crash of the worker', async () => {
  const it = lane();
  const first = it.ask('rate', 'a');
  const error = { code: 'wrong_length', line: 1, column: 4, message: 'found 3 cells, expected 81' };
  FakeWorker.all[0].say({ id: 1, kind: 'failed', error });
  await expect(first).rejects.toBeInstanceOf(Refused);
  const second = it.ask('rate', 'b');
  FakeWorker.all[0].onerror?.({ message: 'out of memory' });
  await expect(second).rejects.toThrow('out of memory');
  expect(it.busy).toBe(false);
});

test('a worker whose engine broke is replaced for the next job', async () => {
  const it = lane();
  const first = it.ask('rate', 'a');
  FakeWorker.all[0].say({ id: 1, kind: 'failed', error: { code: 'internal', line: 0, column: 0, message: 'unreachable' } });
  await expect(first).rejects.toThrow('unreachable');
  expect(FakeWorker.all[0].ended).toBe(true);
  const second = it.ask('rate', 'b');
  FakeWorker.all[1].reply('done', 'found');
  expect(await second).toBe('found');
});

test('a worker whose engine did not load is replaced for the next job', async () => {
  const it = lane({ loads: false });
  const first = it.ask('rate', 'a');
  FakeWorker.all[0].say({ kind: 'broken', message: 'offline' });
  await expect(first).rejects.toThrow('offline');
  expect(FakeWorker.all[0].ended).toBe(true);
  expect(it.busy).toBe(false);
  const second = it.ask('rate', 'b');
  FakeWorker.all[1].onerror?.({ message: 'no worker' });
  await expect(second).rejects.toThrow('no worker');
  const third = it.ask('rate', 'c');
  FakeWorker.all[2].say({ kind: 'ready' });
  FakeWorker.all[2].reply('done', 'found');
  expect(await third).toBe('found');
});

test('while a worker loads its engine, it is kept, and only the newest job waits', async () => {
  vi.useFakeTimers();
  const it = lane({ loads: false });
  const first = it.ask('rate', 'a');
  const second = it.ask('rate', 'b');
  await expect(first).rejects.toBeInstanceOf(Superseded);
  it.abandon();
  await expect(second).rejects.toBeInstanceOf(Superseded);
  expect(it.busy).toBe(false);
  const third = it.ask('rate', 'c');
  expect(it.busy).toBe(true);
  vi.advanceTimersByTime(1000);
  const [worker] = FakeWorker.all;
  expect(worker.requests).toHaveLength(0);
  worker.say({ kind: 'ready' });
  expect(worker.requests.map(({ input }) => input)).toEqual(['c']);
  worker.reply('done', 'of the third');
  expect(await third).toBe('of the third');
  expect(FakeWorker.all).toHaveLength(1);
  vi.useRealTimers();
});
