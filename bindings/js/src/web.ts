// Browsers, workers, and whatever else fetches.

import { fitting, loadWith, type Nonet, type Source } from './index.js';

export * from './index.js';

/** Loads the engine; by default the module beside this file, with SIMD where there is SIMD. */
export const load = (source: Source = fitting()): Promise<Nonet> => loadWith(source, (address) => fetch(address));
