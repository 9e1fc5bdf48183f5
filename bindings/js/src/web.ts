// Browsers, workers, and other platforms with fetch.

import { loadWith, wholeModule, type Nonet, type Source } from './index.js';

export * from './index.js';

/** Loads the engine; by default the module next to this file. */
export const load = (source: Source = wholeModule): Promise<Nonet> => loadWith(source, (address) => fetch(address));
