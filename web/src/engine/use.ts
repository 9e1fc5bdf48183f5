// The engine for components: lanes by name, and a hook that asks again whenever the question changes.

import { coreModule, wholeModule } from 'nonet';
import { useEffect, useRef, useState } from 'preact/hooks';
import { Lane, Superseded, type WorkerLike } from './lane.ts';
import type { Input, JobName, Output, Start } from './protocol.ts';
import { words } from '../words/words.ts';

const lanes = new Map<string, Lane>();

// Lanes that need only the core module: it reads and solves puzzles of the classic board.
const coreLanes = ['read', 'solve', 'solve-mistakes'];

// Modules are fetched and compiled once, for all workers.
const modules = new Map<string, Promise<WebAssembly.Module>>();

function moduleAt(address: string): Promise<WebAssembly.Module> {
  let module = modules.get(address);
  if (!module) {
    module = WebAssembly.compileStreaming(fetch(address)).catch(async () => {
      // Some servers do not know the MIME type of .wasm files.
      const response = await fetch(address);
      return WebAssembly.compile(await response.arrayBuffer());
    });
    modules.set(address, module);
    module.catch(() => modules.delete(address)); // each worker gets the error; the next one tries again
  }
  return module;
}

// The core is fetched soon after the first user input, so that it is ready when needed, and the whole engine if
// `needsWhole` by then; viewing the page alone does not load them. The input itself may need something else first, a
// puzzle for example.
const afterInput = 1000; // milliseconds

export function fetchAtFirstSign(needsWhole: () => boolean): void {
  const fetchModules = () => {
    for (const { href } of needsWhole() ? [coreModule, wholeModule] : [coreModule]) void moduleAt(href).catch(() => {});
  };
  for (const sign of ['pointerdown', 'keydown', 'dragenter'])
    addEventListener(sign, () => setTimeout(fetchModules, afterInput), { once: true, capture: true });
}

function startWorker(name: string): WorkerLike {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  const address = coreLanes.includes(name) ? coreModule : wholeModule;
  moduleAt(address.href).then(
    (module) => worker.postMessage({ module } satisfies Start),
    (error: Error) => worker.postMessage({ failure: error.message } satisfies Start),
  );
  return worker as WorkerLike;
}

export function lane(name: string): Lane {
  let found = lanes.get(name);
  if (!found) lanes.set(name, (found = new Lane(() => startWorker(name))));
  return found;
}

export type Answer<T> =
  | { readonly state: 'none' } // nothing asked
  | { readonly state: 'working'; readonly part?: T } // the part of the answer that is there
  | { readonly state: 'done'; readonly value: T }
  | { readonly state: 'failed'; readonly error: Error };

const working = { state: 'working' } as const;
const none = { state: 'none' } as const;

// Asks `job` in the lane of that name whenever `input` (compared as JSON) or the language changes; null asks nothing. The job is
// abandoned when the component unmounts.
export function useAnswer<Name extends JobName>(job: Name, input: Input<Name> | null, name: string = job) {
  const key = input === null ? null : JSON.stringify([words.code, input]);
  const [answer, setAnswer] = useState<{ key: string | null; answer: Answer<Output<Name>> }>({ key, answer: none });
  useEffect(() => {
    if (key === null) return;
    let current = true;
    const settle = (next: Answer<Output<Name>>) => current && setAnswer({ key, answer: next });
    settle(working);
    lane(name)
      .ask(job, JSON.parse(key)[1], (part) => settle({ state: 'working', part: part as Output<Name> }))
      .then(
        (value) => settle({ state: 'done', value }),
        (error: Error) => {
          if (!(error instanceof Superseded)) settle({ state: 'failed', error });
        },
      );
    return () => {
      current = false;
      lane(name).abandon();
    };
  }, [job, key, name]);
  if (key === null) return none as Answer<Output<Name>>;
  return answer.key === key ? answer.answer : (working as Answer<Output<Name>>);
}

// The answer, or its part so far. While a new one is computed, the last one stays for a moment: the page does not flicker at
// each key.
export function useSteady<T>(answer: Answer<T>): T | null {
  const last = useRef<T | null>(null);
  const slow = useSlow(answer.state === 'working');
  const now = answer.state === 'done' ? answer.value : answer.state === 'working' ? (answer.part ?? null) : null;
  if (now !== null || answer.state !== 'working' || slow) last.current = now;
  return last.current;
}

// Whether something has taken long enough to show it.
export function useSlow(busy: boolean, after = 250): boolean {
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    if (!busy) return setSlow(false);
    const timer = setTimeout(() => setSlow(true), after);
    return () => clearTimeout(timer);
  }, [busy, after]);
  return busy && slow;
}
