// The worker's side: loads the engine once, then does one job after the other.

import { load, NonetError } from 'nonet';
import type { TextError } from './answers.ts';
import { jobs } from './jobs.ts';
import type { Reply, Request } from './protocol.ts';
import { textError } from './read.ts';

const engine = load();

function errorOf(thrown: unknown): TextError {
  if (thrown instanceof NonetError) return textError(thrown);
  return { code: 'internal', line: 0, column: 0, message: thrown instanceof Error ? thrown.message : String(thrown) };
}

// Large arrays change hands instead of being copied.
function buffersIn(value: unknown): ArrayBuffer[] {
  if (ArrayBuffer.isView(value)) return [value.buffer as ArrayBuffer];
  if (value === null || typeof value !== 'object') return [];
  return Object.values(value).flatMap((part) => (ArrayBuffer.isView(part) || part?.events ? buffersIn(part) : []));
}

self.onmessage = async ({ data }: MessageEvent<Request>) => {
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
