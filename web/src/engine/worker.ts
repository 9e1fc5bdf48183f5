// The worker's side: receives the engine once, then does one job after the other.

import { load, NonetError, type Nonet, type TextError } from 'nonet';
import { jobs } from './jobs.ts';
import type { Loaded, Reply, Request, Start } from './protocol.ts';

let engine: Nonet;
let spoken = 'en'; // the engine's language

async function start(message: Start): Promise<Loaded> {
  if ('failure' in message) return { kind: 'broken', message: message.failure };
  try {
    engine = await load(message.module);
    return { kind: 'ready' };
  } catch (thrown) {
    return { kind: 'broken', message: errorOf(thrown).message };
  }
}

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
  if (!('job' in data)) return self.postMessage(await start(data));
  const { id, job, input, language } = data;
  const reply = (message: Reply, transfer: Transferable[] = []) => self.postMessage(message, { transfer });
  try {
    if (language !== spoken) engine.setLanguage(language);
    spoken = language;
    const run = jobs[job] as (n: unknown, input: unknown, report: (value: unknown) => void) => unknown;
    const value = run(engine, input, (progress) => reply({ id, kind: 'progress', value: progress }));
    reply({ id, kind: 'done', value }, buffersIn(value));
  } catch (thrown) {
    reply({ id, kind: 'failed', error: errorOf(thrown) });
  }
};
