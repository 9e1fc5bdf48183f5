// Photos in browsers, workers, and other platforms with fetch.

import { instanceOf, type Source } from './module.js';
import { PhotoReader } from './photo.js';

export * from './photo.js';

/** Loads the reader of pictures; by default the module next to this file. */
export const loadPhotoReader = async (source: Source = new URL('./nonet-photo.wasm', import.meta.url)): Promise<PhotoReader> =>
  new PhotoReader(await instanceOf(source, (address) => fetch(address)));
