// Writes sw.js: the service worker with the list of the files of this very build, as Workbox wants it.

import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build, type Plugin, type Rollup } from 'vite';

interface Entry {
  readonly url: string;
  readonly revision: string | null; // null: the name has a hash already
}

const hashOf = (content: string | Uint8Array) => createHash('sha256').update(content).digest('hex').slice(0, 16);

const notKept = new Set(['share.png', 'fonts-license.txt']); // for other sites, and for people who ask

// The worker with what it imports, in one file.
async function worker(): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'warn',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      target: 'es2022',
      lib: { entry: fileURLToPath(new URL('./sw.js', import.meta.url)), formats: ['es'], fileName: 'sw' },
    },
  });
  const [{ output }] = result as Rollup.RollupOutput[];
  return output[0].code;
}

export function serviceWorker(): Plugin {
  return {
    name: 'nonet-service-worker',
    apply: 'build',
    // When the page itself is there, too.
    generateBundle: { order: 'post', async handler(_options, bundle) {
      const entries: Entry[] = Object.entries(bundle).map(([url, part]) => ({
        url,
        revision: url.startsWith('assets/') ? null : hashOf(part.type === 'chunk' ? part.code : part.source),
      }));
      const fixed = new URL('../public/', import.meta.url);
      for (const url of existsSync(fixed) ? readdirSync(fixed) : []) entries.push({ url, revision: hashOf(readFileSync(new URL(url, fixed))) });
      const kept = entries.filter(({ url }) => !notKept.has(url)).sort((a, b) => (a.url < b.url ? -1 : 1));
      const source = await worker();
      if (!kept.some(({ url }) => url === 'index.html')) throw new Error('the page is not in the list of files');
      if (!source.includes('self.__WB_MANIFEST')) throw new Error('sw.js has no place for the list of files');
      this.emitFile({ type: 'asset', fileName: 'sw.js', source: source.replace('self.__WB_MANIFEST', () => JSON.stringify(kept)) });
    } },
  };
}
