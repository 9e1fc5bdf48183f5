// Runs after tsc: copies the modules next to the scripts, and makes dist/ the published package, with the engine's
// version.
//
//   node build.mjs [FOLDER OF THE MODULES]     default: ../../build/wasm

import { copyFile, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

const here = (name) => fileURLToPath(new URL(name, import.meta.url));
const modules = process.argv[2] ?? here('../../build/wasm');

for (const module of ['nonet', 'nonet-core', 'nonet-photo'])
  await copyFile(`${modules}/${module}.wasm`, here(`dist/${module}.wasm`));
await copyFile(here('README.md'), here('dist/README.md'));
await copyFile(here('../../LICENSE'), here('dist/LICENSE'));

const { load } = await import('./dist/node.js');
const { version } = await load();
const { private: _private, files: _files, scripts: _scripts, devDependencies: _dev, ...published } = JSON.parse(
  await readFile(here('package.json'), 'utf8'),
);
const text = JSON.stringify({ ...published, version }, null, 2).replaceAll('./dist/', './');
await writeFile(here('dist/package.json'), `${text}\n`);
