// The lines of each engine that are lit while it is watched, out of its own source: the module 'virtual:engine-code'.
//
// It is the paragraph in which digits are tried, placed and taken back.

import { readdirSync, readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

export interface Listing {
  readonly lines: readonly string[];
  readonly begin: number; // where the function begins, behind what is said of it
  readonly at: { readonly try: number; readonly place: number; readonly takeBack: number; readonly solution: number }; // -1: nowhere
}

const folder = new URL('../../src/engines/', import.meta.url);
const name = 'virtual:engine-code';

export function listingOf(source: string): Listing | null {
  const all = source.split('\n');
  const tried = all.findIndex((line) => /\bwatch_?\.(try_digit|conclude)\(/.test(line));
  if (tried < 0) return null;
  let [begin, end] = [tried, tried];
  while (begin > 0 && !/^( (private|public):)?$/.test(all[begin - 1])) --begin;
  while (end + 1 < all.length && all[end + 1] !== '') ++end;
  const indent = all[begin].search(/\S/);
  const lines = all.slice(begin, end + 1).map((line) => line.slice(indent));
  const at = (call: RegExp) => lines.findIndex((line) => call.test(line));
  const told = at(/\bwatch_?\.solution\(/);
  return {
    lines,
    begin: Math.max(0, lines.findIndex((line) => !/^(template|\/\/)/.test(line))),
    at: {
      try: at(/\bwatch_?\.try_digit\(/),
      place: at(/\bwatch_?\.(place|conclude)\(/),
      takeBack: at(/\bwatch_?\.take_back\(/),
      // Where its caller tells the solution: where it returns to it.
      solution: told >= 0 ? told : lines.findLastIndex((line) => /\breturn\b/.test(line)),
    },
  };
}

export function listings(): Record<string, Listing> {
  const found: Record<string, Listing> = {};
  for (const file of readdirSync(folder).filter((each) => each.endsWith('.cpp')).sort()) {
    const listing = listingOf(readFileSync(new URL(file, folder), 'utf8'));
    if (listing) found[file.slice(0, -4)] = listing;
  }
  return found;
}

export function engineCode(): Plugin {
  return {
    name: 'nonet-engine-code',
    resolveId: (id) => (id === name ? `\0${name}` : undefined),
    load: (id) => (id === `\0${name}` ? `export const listings = ${JSON.stringify(listings())};` : undefined),
  };
}
