// Node: like web.ts, but reads files.

import { readFile } from 'node:fs/promises';

import { loadWith, wholeModule, type Nonet, type Source } from './index.js';

export * from './index.js';

/** Loads the engine; by default the module next to this file. A string is a path. */
export const load = (source: Source = wholeModule): Promise<Nonet> =>
  loadWith(source, (address) =>
    address instanceof URL && address.protocol !== 'file:' ? fetch(address) : readFile(address),
  );
