import { startWorker } from 'nonet/worker';

const worker = startWorker(); // of the browser, or a thread of node; it begins with the first question
const puzzle = '3.65.84..52........87....31..3.1..8.9..863..5.5..9.6..13....25........74..52.63..';

console.log((await worker.ask('rate', [puzzle])).er); // 1.5

// Every method of the engine, its arguments as a list.  Minimal puzzles with 17 givens take years.
const signal = AbortSignal.timeout(100);
const made = worker.ask('generate', [{ givens: 17, minimal: true }], { signal });
console.log(await made.catch(({ name }) => name)); // TimeoutError
console.log((await worker.ask('count', [puzzle])).count); // 1

worker.close();
