// What runs in a worker of browsers.

import { answerTo } from './client.js';
import { load } from './web.js';

const engine = load();
engine.catch(() => {}); // each question says so
self.onmessage = async ({ data }) => self.postMessage(await answerTo(engine, data));
