// The vectors in a browser: Chromium loads the example's worker and compares every answer.

import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { it } from 'node:test';

import { count, program, some, text, vectorsFor } from './vectors.mjs';

const installed = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'];
const chromium = process.env.CHROMIUM ?? installed.find((path) => existsSync(path));
const missing = !chromium && `there is no ${installed[0]}`;

const page = `<!doctype html><link rel="icon" href="data:,"><script type="module">
const worker = new Worker('examples/worker.mjs', { type: 'module' });
const ask = (method, given) => new Promise((resolve) => {
  worker.onmessage = ({ data }) => resolve(data);
  worker.postMessage({ method, given });
});
const text = ${text};
const report = { asked: 0, different: [] };
try {
  for (const line of (await (await fetch('vectors')).text()).trimEnd().split('\\n')) {
    const { question, given, answer } = JSON.parse(line);
    ++report.asked;
    const got = await ask(question, given);
    if (text(got.answer) !== JSON.stringify(answer)) report.different.push({ line, got });
  }
} catch (error) {
  report.error = String(error);
}
await fetch('report', { method: 'POST', body: JSON.stringify(report) });
</script>`;

it('gives the same answers in Chromium as the native engine', { skip: missing || (!program && 'no vectors') }, async () => {
  let vectors = '';
  for await (const line of vectorsFor(some)) vectors += `${line}\n`;
  let reported;
  const report = new Promise((resolve) => (reported = resolve));
  const types = { mjs: 'text/javascript', js: 'text/javascript', wasm: 'application/wasm' };
  const server = createServer(async (request, response) => {
    const answer = (type, body) => response.writeHead(200, { 'content-type': type }).end(body);
    const path = new URL(request.url, 'http://localhost').pathname;
    if (path === '/') return answer('text/html', page);
    if (path === '/vectors') return answer('text/plain', vectors);
    if (path === '/report') {
      const parts = await request.toArray();
      reported(JSON.parse(Buffer.concat(parts).toString()));
      return answer('text/plain', '');
    }
    const file = await readFile(new URL(`..${path}`, import.meta.url)).catch(() => null);
    file ? answer(types[path.split('.').at(-1)] ?? 'text/plain', file) : response.writeHead(404).end();
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  const profile = await mkdtemp(join(tmpdir(), 'nonet-'));
  const flags = ['--headless', '--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'];
  const quiet = ['--disable-background-networking', '--disable-component-update', '--disable-sync'];
  const address = `http://127.0.0.1:${server.address().port}/`;
  const browser = spawn(chromium, [...flags, ...quiet, `--user-data-dir=${profile}`, address], { stdio: 'ignore' });
  const ended = new Promise((resolve) => browser.on('close', resolve));
  try {
    const { asked, different, error } = await report;
    assert.equal(error, undefined);
    assert.deepEqual(different.slice(0, 3), []);
    assert.equal(asked, count(some));
  } finally {
    browser.kill();
    await ended;
    server.closeAllConnections();
    server.close();
    await rm(profile, { recursive: true, force: true, maxRetries: 5 });
  }
});
