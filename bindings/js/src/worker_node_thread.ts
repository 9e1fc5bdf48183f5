// What runs in a thread of node.

import { parentPort } from 'node:worker_threads';

import { answerTo, type Question } from './client.js';
import { load } from './node.js';

const engine = load();
engine.catch(() => {}); // each question says so
parentPort!.on('message', async (question: Question) => parentPort!.postMessage(await answerTo(engine, question)));
