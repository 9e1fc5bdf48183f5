// The code of the worker in browsers.

import { answerTo } from './client.js';
import { load } from './web.js';

const engine = load();
engine.catch(() => {}); // each question reports the error
self.onmessage = async ({ data }) => self.postMessage(await answerTo(engine, data));
