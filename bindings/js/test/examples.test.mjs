// Every example prints what its comments say.  (The README shows these files; tools/check_house checks that.)

import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { readFile, readdir } from 'node:fs/promises';
import { it } from 'node:test';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const folder = new URL('../examples/', import.meta.url);

for (const name of await readdir(folder)) {
  if (name === 'worker.mjs') continue; // needs a browser: browser.test.mjs
  it(name, async () => {
    const file = new URL(name, folder);
    const promised = [...(await readFile(file, 'utf8')).matchAll(/^.*\bconsole\.log\(.*\); \/\/ (.*)$/gm)];
    const { stdout } = await promisify(execFile)(process.execPath, [fileURLToPath(file)]);
    assert.ok(promised.length > 0);
    assert.equal(stdout, promised.map(([, line]) => `${line}\n`).join(''));
  });
}
