// The README's line for esbuild, typed in a project that has installed the package: the bundle and its worker answer.

import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { it } from 'node:test';
import { fileURLToPath, pathToFileURL } from 'node:url';

const here = (name) => fileURLToPath(new URL(name, import.meta.url));
const tools = here('../node_modules/.bin');
const missing = !existsSync(join(tools, 'esbuild')) && 'there is no esbuild: npm ci';

const main = `import { load } from 'nonet';
import { startWorker } from 'nonet/worker';
export const answers = async (source) => [typeof startWorker, (await load(source)).count('${'.'.repeat(81)}', { solutions: 3 }).count];
`;

it('the line for esbuild makes a bundle with its worker', { skip: missing }, async () => {
  const [, line] = /^\| esbuild \| `(.*?)`/m.exec(await readFile(here('../README.md'), 'utf8'));
  const folder = await mkdtemp(join(tmpdir(), 'nonet-'));
  try {
    await cp(here('../dist'), join(folder, 'node_modules/nonet'), { recursive: true });
    await writeFile(join(folder, 'main.js'), main);
    await writeFile(join(folder, 'package.json'), '{ "type": "module" }');
    execFileSync('sh', ['-c', line], { cwd: folder, env: { ...process.env, PATH: `${tools}:${process.env.PATH}` }, stdio: 'pipe' });
    // The addresses in the bundle are those of files beside it.
    for (const name of ['main.js', 'worker_thread.js']) {
      const text = await readFile(join(folder, 'out', name), 'utf8');
      const wanted = [...text.matchAll(/new URL\("\.\/(.*?)", import\.meta\.url\)/g)].map(([, file]) => file);
      assert.ok(wanted.includes('nonet.wasm'), `${name}: ${wanted}`);
      for (const file of wanted) assert.ok(existsSync(join(folder, 'out', file)), `${name} needs ${file}`);
    }
    const { answers } = await import(pathToFileURL(join(folder, 'out/main.js')));
    assert.deepEqual(await answers(await readFile(join(folder, 'out/nonet.wasm'))), ['function', 3]);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});
