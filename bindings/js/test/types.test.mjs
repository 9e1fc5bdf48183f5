// The types of the package: names to choose from, options that there are, numbers, data.

import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { it } from 'node:test';
import { fileURLToPath } from 'node:url';

const here = (name) => fileURLToPath(new URL(name, import.meta.url));

it('an editor accepts the existing names and rejects others', () => {
  const options = ['--ignoreConfig', '--noEmit', '--strict', '--skipLibCheck', '--module', 'nodenext', '--target', 'es2022', '--lib', 'es2022,dom', '--types', 'node'];
  const { status, stdout } = spawnSync(here('../node_modules/.bin/tsc'), [...options, here('types.ts')], { encoding: 'utf8', cwd: here('..') });
  assert.equal(status, 0, stdout);
});
