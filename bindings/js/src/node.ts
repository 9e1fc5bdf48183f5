// Node: like web.ts, but reads files.

import { loadWith, wholeModule, type Nonet, type Source } from './index.js';
import { openFile } from './open_file.js';

export * from './index.js';

/** Loads the engine; by default the module next to this file. A string is a path. */
export const load = (source: Source = wholeModule): Promise<Nonet> => loadWith(source, openFile);
