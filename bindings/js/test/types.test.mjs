// The types of the package: names to choose from, options that there are, numbers, data; and how others find them.

import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { it } from 'node:test';
import { fileURLToPath } from 'node:url';

const here = (name) => fileURLToPath(new URL(name, import.meta.url));

const run = (tool, given, cwd = here('..')) => spawnSync(here(`../node_modules/.bin/${tool}`), given, { encoding: 'utf8', cwd });
const missing = (tool) => !existsSync(here(`../node_modules/.bin/${tool}`)) && `there is no ${tool}: npm ci`;
const compile = (...given) => {
  const options = ['--ignoreConfig', '--noEmit', '--strict', '--skipLibCheck', '--module', 'nodenext', '--target', 'es2022', '--lib', 'es2022,dom', '--types', 'node'];
  const { status, stdout } = run('tsc', [...options, ...given]);
  assert.equal(status, 0, stdout);
};

it('an editor accepts the existing names and rejects others', () => compile(here('types.ts')));

// tools/check_house compares the examples with the README.
it('TypeScript accepts the examples, strict except for parameters without a type', () =>
  compile('--checkJs', '--noImplicitAny', 'false', ...readdirSync(here('../examples')).map((name) => here(`../examples/${name}`))));

it('publint accepts the package', { skip: missing('publint') }, () => {
  const { status, stdout } = run('publint', ['--strict', 'dist']);
  assert.equal(status, 0, stdout);
});

it('every import of the package has types, for ES modules and bundlers', { skip: missing('attw') }, () => {
  const modules = readdirSync(here('../dist')).filter((name) => name.endsWith('.wasm'));
  const { status, stdout } = run('attw', ['--pack', 'dist', '--profile', 'esm-only', '--exclude-entrypoints', ...modules]);
  assert.equal(status, 0, stdout);
});
