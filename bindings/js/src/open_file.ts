// Node: addresses of files, which its fetch does not open.

import { readFile } from 'node:fs/promises';

import type { Open } from './module.js';

/** Reads a path or a file: address, and fetches other addresses. */
export const openFile: Open = (address) =>
  address instanceof URL && address.protocol !== 'file:' ? fetch(address) : readFile(address);
