// The exports of the package on every platform.

import { instanceOf, type Open, type Source } from './module.js';
import { Nonet } from './nonet.js';

export type * from './answers.js';
export { NonetError, type ErrorCode } from './error.js';
export { levels, type LevelName } from './levels.js';
export type { Source } from './module.js';
export { engineNames, formatNames, languageCodes, symmetryNames, techniqueNames } from './names.js';
export { Nonet } from './nonet.js';

/** The whole module. */
export const wholeModule = new URL('./nonet.wasm', import.meta.url);

/** The smaller module, a tenth of the size: it reads, solves and counts classic puzzles; all other methods throw. */
export const coreModule = new URL('./nonet-core.wasm', import.meta.url);

/** Makes an instance from a module; `open` fetches an address. */
export const loadWith = async (source: Source, open: Open): Promise<Nonet> => new Nonet(await instanceOf(source, open));
