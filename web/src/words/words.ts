// The language of the page. `words` is the current one: read it when text is shown, not earlier.

import { stored } from '../state/stored.ts';
import { english, type Words } from './english.ts';

export type { Words } from './english.ts';

export const languages = { en: 'English', de: 'Deutsch' } as const;
export type Language = keyof typeof languages;

const key = 'nonet-language';
const loaders: Record<Language, () => Promise<Words>> = {
  en: async () => english,
  de: async () => (await import('./german.ts')).german,
};

const isLanguage = (name: string | null): name is Language => name !== null && Object.hasOwn(loaders, name);

export let words: Words = english;

// The chosen language, otherwise the browser's, otherwise English.
export function preferredLanguage(): Language {
  const chosen = stored.get(key);
  if (isLanguage(chosen)) return chosen;
  return navigator.languages.map((name) => name.slice(0, 2)).find(isLanguage) ?? 'en';
}

export async function speak(language: Language, keep = true): Promise<void> {
  words = await loaders[language]();
  if (keep) stored.set(key, language);
  if (typeof document !== 'undefined') document.documentElement.lang = language;
}
