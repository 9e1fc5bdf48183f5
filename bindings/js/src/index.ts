// The exports of the package on every platform.

import { instantiate } from './module.js';
import { Nonet } from './nonet.js';

export type * from './answers.js';
export { NonetError, type ErrorCode } from './error.js';
export { levels, type LevelName } from './levels.js';
export { engineNames, symmetryNames, techniqueNames } from './names.js';
export { Nonet } from './nonet.js';

/** A WebAssembly module of nonet: its address, a fetched response, its bytes, or the compiled module. */
export type Source = string | URL | Response | BufferSource | WebAssembly.Module;

/** The whole module. */
export const wholeModule = new URL('./nonet.wasm', import.meta.url);

/** The smaller module, a tenth of the size: it reads, solves and counts classic puzzles; all other methods throw. */
export const coreModule = new URL('./nonet-core.wasm', import.meta.url);

/** Makes an instance from a module; `open` fetches an address. */
export async function loadWith(
  source: Source,
  open: (address: URL | string) => Promise<Response | BufferSource>,
): Promise<Nonet> {
  const opened = typeof source === 'string' || source instanceof URL ? await open(source) : source;
  return new Nonet(await instantiate(await compiled(opened)));
}

async function compiled(opened: Exclude<Source, string | URL>): Promise<WebAssembly.Module> {
  if (opened instanceof WebAssembly.Module) return opened;
  if (typeof Response === 'undefined' || !(opened instanceof Response)) {
    return WebAssembly.compile(opened as BufferSource);
  }
  if (!opened.ok) throw new Error(`nonet: ${opened.url}: ${opened.status} ${opened.statusText}`);
  // Some servers do not know the MIME type of .wasm files.
  const streams = opened.headers.get('content-type') === 'application/wasm';
  return streams ? WebAssembly.compileStreaming(opened) : WebAssembly.compile(await opened.arrayBuffer());
}
