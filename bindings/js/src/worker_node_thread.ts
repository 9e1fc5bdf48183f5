// The code of the thread in node.

import { parentPort } from 'node:worker_threads';

import { answerTo, type Question } from './client.js';
import { load } from './node.js';

const engine = load();
engine.catch(() => {}); // each question reports the error
parentPort!.on('message', async (question: Question) => parentPort!.postMessage(await answerTo(engine, question)));
