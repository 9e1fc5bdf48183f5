// The worker's side: receives the engine once, then does one job after the other.

import { load, NonetError, type Nonet, type TextError } from 'nonet';
import { jobs } from './jobs.ts';
import type { Reply, Request, Start } from './protocol.ts';

let started: (engine: Promise<Nonet>) => void;
const engine = new Promise<Nonet>((resolve) => (started = resolve));
engine.catch(() => {}); // each job reports the error

const start = (message: Start) =>
  started('module' in message ? load(message.module) : Promise.reject(new Error(message.failure)));

function errorOf(thrown: unknown): TextError {
  if (thrown instanceof NonetError) {
    const { code, line, column, message } = thrown;
    return { code, line, column, message };
  }
  return { code: 'internal', line: 0, column: 0, message: thrown instanceof Error ? thrown.message : String(thrown) };
}

// Large arrays are transferred, not copied.
function buffersIn(value: unknown): ArrayBuffer[] {
  if (ArrayBuffer.isView(value)) return [value.buffer as ArrayBuffer];
  if (value === null || typeof value !== 'object') return [];
  return Object.values(value).flatMap((part) => (ArrayBuffer.isView(part) || part?.events ? buffersIn(part) : []));
}

self.onmessage = async ({ data }: MessageEvent<Request | Start>) => {
  if (!('job' in data)) return start(data);
  const { id, job, input } = data;
  const reply = (message: Reply, transfer: Transferable[] = []) => self.postMessage(message, { transfer });
  try {
    const run = jobs[job] as (n: unknown, input: unknown, report: (value: unknown) => void) => unknown;
    const value = run(await engine, input, (progress) => reply({ id, kind: 'progress', value: progress }));
    reply({ id, kind: 'done', value }, buffersIn(value));
  } catch (thrown) {
    reply({ id, kind: 'failed', error: errorOf(thrown) });
  }
};
