// Node: as web.ts, but files are read.

import { readFile } from 'node:fs/promises';

import { fitting, loadWith, type Nonet, type Source } from './index.js';

export * from './index.js';

/** Loads the engine; by default the module beside this file, with SIMD where there is SIMD.  A text is a path. */
export const load = (source: Source = fitting()): Promise<Nonet> =>
  loadWith(source, (address) =>
    address instanceof URL && address.protocol !== 'file:' ? fetch(address) : readFile(address),
  );
