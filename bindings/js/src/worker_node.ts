// A worker in node: `import { startWorker } from 'nonet/worker'`.

import { Worker } from 'node:worker_threads';

import { Client } from './client.js';

export type { Client } from './client.js';

/** The engine in a separate thread, which starts at the first question and does not keep the program running. */
export const startWorker = (): Client =>
  new Client((onReply, onFailure) => {
    const worker = new Worker(new URL('./worker_node_thread.js', import.meta.url), { execArgv: [] }); // the program's own may not fit a file
    worker.on('message', onReply);
    worker.on('error', onFailure);
    let under = 0;
    worker.unref();
    // While a question is pending the program waits for it.
    worker.on('message', () => --under === 0 && worker.unref());
    return {
      post: (question) => {
        worker.postMessage(question);
        if (++under === 1) worker.ref();
      },
      end: () => void worker.terminate(),
    };
  });
