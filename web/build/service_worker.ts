// Writes sw.js: the service worker with the list of the files of this very build.

import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

export function serviceWorker(): Plugin {
  return {
    name: 'nonet-service-worker',
    apply: 'build',
    generateBundle(_options, bundle) {
      const hash = createHash('sha256');
      const files = new Set<string>(['./']);
      for (const [name, part] of Object.entries(bundle)) {
        hash.update(name).update(part.type === 'chunk' ? part.code : part.source);
        files.add(name);
      }
      const fixed = new URL('../public/', import.meta.url);
      for (const name of existsSync(fixed) ? readdirSync(fixed) : []) {
        hash.update(readFileSync(new URL(name, fixed)));
        files.add(name);
      }
      files.delete('index.html'); // reached as './'
      files.delete('share.png'); // for other sites
      const template = readFileSync(new URL('./sw.js', import.meta.url), 'utf8');
      const source = template
        .replace("'VERSION'", JSON.stringify(hash.digest('hex').slice(0, 16)))
        .replace("['FILES']", JSON.stringify([...files].sort()));
      this.emitFile({ type: 'asset', fileName: 'sw.js', source });
    },
  };
}
