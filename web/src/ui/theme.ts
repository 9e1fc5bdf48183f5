// The colour scheme: light, dark, or that of the system.

import { stored } from '../state/stored.ts';

export const themes = ['auto', 'light', 'dark'] as const;
export type Theme = (typeof themes)[number];

export const currentTheme = (): Theme => themes.find((name) => name === stored.get('nonet-theme')) ?? 'auto';

export function applyTheme(theme: Theme = currentTheme()): void {
  stored.set('nonet-theme', theme);
  if (theme === 'auto') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
}
