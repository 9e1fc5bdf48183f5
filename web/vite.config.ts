import { defineConfig } from 'vite';
import { address } from './build/address.ts';
import { brotli } from './build/brotli.ts';
import { engineCode } from './build/engine_code.ts';
import { licences } from './build/licences.ts';
import { readyPuzzles } from './build/ready_puzzles.ts';
import { serviceWorker } from './build/service_worker.ts';

// All addresses are relative, so the page works in any folder of any static host.
export default defineConfig({
  base: './',
  build: {
    outDir: process.env.NONET_WEB_OUT ?? '../build/web',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0, // the content security policy allows no data: addresses
    modulePreload: { polyfill: false },
  },
  server: { fs: { allow: ['..'] } }, // the package nonet is outside this folder
  worker: { format: 'es' },
  plugins: [address(), engineCode(), licences(), readyPuzzles(), serviceWorker(), brotli()],
  // One worker for all tests: they share nothing, and starting workers takes long on a busy machine.
  test: { include: ['test/unit/**/*.test.ts'], pool: 'threads', isolate: false, maxWorkers: 1, testTimeout: 60_000 },
} as Parameters<typeof defineConfig>[0]);
