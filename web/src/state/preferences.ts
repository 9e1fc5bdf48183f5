// The player's preferences, stored on this device.

import { stored } from './stored.ts';

export const mistakeModes = ['off', 'rules', 'solution'] as const;
export type MistakeMode = (typeof mistakeModes)[number];

export const cellNamings = ['r1c1', 'A1'] as const;
export type CellNaming = (typeof cellNamings)[number];

export interface Preferences {
  readonly mistakes: MistakeMode; // the mistakes shown during play
  readonly middle: boolean; // candidates are in the middle of their cell, not in separate places
  readonly naming: CellNaming;
  readonly clock: boolean; // the time is shown
  readonly digitFirst: boolean; // the pad chooses a digit, and a tap writes it
  readonly trueCandidates: boolean; // shown while a puzzle is entered
}

const key = 'nonet-preferences';
const usual: Preferences = { mistakes: 'rules', middle: false, naming: 'r1c1', clock: true, digitFirst: false, trueCandidates: false };

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

export function keptPreferences(): Preferences {
  const kept = stored.read(key, isRecord) ?? {};
  return {
    mistakes: mistakeModes.find((mode) => mode === kept.mistakes) ?? usual.mistakes,
    middle: kept.middle === true,
    naming: cellNamings.find((naming) => naming === kept.naming) ?? usual.naming,
    clock: kept.clock !== false,
    digitFirst: kept.digitFirst === true,
    trueCandidates: kept.trueCandidates === true,
  };
}

export const keepPreferences = (preferences: Preferences) => stored.set(key, JSON.stringify(preferences));
