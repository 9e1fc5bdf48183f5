// Photos in node: like photo_web.ts, but reads files.

import { instanceOf, type Source } from './module.js';
import { openFile } from './open_file.js';
import { PhotoReader } from './photo.js';

export * from './photo.js';

/** Loads the reader of pictures; by default the module next to this file. A string is a path. */
export const loadPhotoReader = async (source: Source = new URL('./nonet-photo.wasm', import.meta.url)): Promise<PhotoReader> =>
  new PhotoReader(await instanceOf(source, openFile));
