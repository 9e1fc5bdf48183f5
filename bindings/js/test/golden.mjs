// The inputs of the golden cases of formats, as bytes (a character for each): "== title", the input, "=>".

import { readdirSync, readFileSync } from 'node:fs';

export const root = new URL('../../../', import.meta.url);
export const filesIn = (folder) => readdirSync(new URL(folder, root)).map((name) => readFileSync(new URL(folder + name, root), 'latin1'));

const unescaped = (text) =>
  text
    .replace(/\\\n$/, '')
    .replaceAll('\\r', '\r')
    .replaceAll('\\t', '\t')
    .replaceAll(/\\x([0-9A-F]{2})/gi, (_, hex) => String.fromCharCode(parseInt(hex, 16)));

const casesOf = (text) => [...text.matchAll(/^== .*\n([^]*?)^=>$/gm)].map(([, input]) => unescaped(input));

export const golden = filesIn('tests/golden/formats/').flatMap(casesOf);

/** Returns the bytes as text if they are UTF-8. */
export const asText = (bytes) => Buffer.from(bytes, 'latin1').toString('utf8');
