// The licences of the fonts go where the fonts go.

import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const fonts = ['@fontsource-variable/source-sans-3', '@fontsource/source-serif-4'];

export function licences(): Plugin {
  return {
    name: 'nonet-licences',
    apply: 'build',
    generateBundle() {
      const texts = fonts.map((font) => readFileSync(new URL(`../node_modules/${font}/LICENSE`, import.meta.url), 'utf8'));
      this.emitFile({ type: 'asset', fileName: 'fonts-license.txt', source: texts.join('\n\n') });
    },
  };
}
