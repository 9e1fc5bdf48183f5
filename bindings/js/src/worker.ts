// A worker in browsers: `import { startWorker } from 'nonet/worker'`.

import { Client } from './client.js';

export type { Client } from './client.js';

/** The engine in a separate worker, which starts at the first question. */
export const startWorker = (): Client =>
  new Client((onReply, onFailure) => {
    const worker = new Worker(new URL('./worker_thread.js', import.meta.url), { type: 'module' });
    worker.onmessage = ({ data }) => onReply(data);
    worker.onerror = ({ message }) => onFailure(new Error(message || 'the worker could not be started'));
    return { post: (question) => worker.postMessage(question), end: () => worker.terminate() };
  });
