// Browsers, workers, and other platforms with fetch.

import { fitting, loadWith, type Nonet, type Source } from './index.js';

export * from './index.js';

/** Loads the engine; by default the module next to this file, with SIMD if supported. */
export const load = (source: Source = fitting()): Promise<Nonet> => loadWith(source, (address) => fetch(address));
