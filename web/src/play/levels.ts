// The levels of new puzzles on nonet's own scale, nonet-1, as used by the command and the package.

import { levels, type GenerateOptions, type LevelName } from 'nonet';
import { stored } from '../state/stored.ts';

export { levels, type LevelName } from 'nonet';

// A puzzle made by the page: a level and a seed give the same one everywhere.
export interface Origin {
  readonly level: LevelName;
  readonly seed: number;
  readonly day?: string; // the puzzle of that day: "2026-11-24"
}

// The levels that can be ordered; puzzles harder than extreme are rare and no fun to play.
export const levelNames = ['easy', 'medium', 'hard', 'fierce', 'extreme'] as const satisfies readonly LevelName[];

export const isLevel = (name: string | undefined): name is LevelName => name !== undefined && Object.hasOwn(levels, name);

// "2.0–2.9", for display.
export const rangeText = (name: LevelName) => levels[name].map((bound) => bound.toFixed(1)).join('–');

export const orderOf = ({ level, seed }: Origin): GenerateOptions & { seed: number } => ({ level, symmetry: 'rot180', seed });

// The puzzles of the seeds 1 to this come with the page; others are made by the engine.
export const readyCount = 60;

const opened = 'nonet-opened';
const isSeeds = (value: unknown): value is Record<string, number[]> =>
  typeof value === 'object' && value !== null && Object.values(value).every((list) => Array.isArray(list));

const drawn = (most: number) => crypto.getRandomValues(new Uint32Array(1))[0] % most;

// A puzzle of that level that this device has not opened: one that comes with the page, as long as there are any. Their
// numbers are short enough to read aloud.
export function newOrigin(level: LevelName): Origin {
  const before = stored.read(opened, isSeeds) ?? {};
  const seen = before[level] ?? [];
  const fresh = Array.from({ length: readyCount }, (_, index) => index + 1).filter((seed) => !seen.includes(seed));
  if (fresh.length === 0) return { level, seed: readyCount + 1 + drawn(999_999) };
  const seed = fresh[drawn(fresh.length)];
  stored.set(opened, JSON.stringify({ ...before, [level]: [...seen, seed] }));
  return { level, seed };
}

export const newSeed = () => 1 + drawn(999_999);

export const seedOf = (text: string): number | null =>
  /^[1-9]\d{0,8}$/.test(text.trim()) ? Number(text) : null;

// The puzzle of a day: its seed is the date, 20261124, its level the day of the week, harder towards Sunday.
const week: readonly LevelName[] = ['fierce', 'easy', 'easy', 'medium', 'medium', 'hard', 'hard']; // starting on Sunday

export function originOfDay(day: string): Origin | null {
  const date = new Date(`${day}T12:00:00Z`);
  if (!/^\d{4}-\d\d-\d\d$/.test(day) || Number.isNaN(date.getTime())) return null;
  return { level: week[date.getUTCDay()], seed: Number(day.replaceAll('-', '')), day };
}

// Today in the player's time zone.
export function today(now = new Date()): string {
  const two = (number: number) => String(number).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

export const formatOrigin = ({ level, seed, day }: Origin) => day ?? `${level}-${seed}`;

export function parseOrigin(text: string): Origin | null {
  if (text === 'today') return originOfDay(today());
  if (/^\d/.test(text)) return originOfDay(text);
  const [name, number] = text.split('-');
  const level = levelNames.find((each) => each === name);
  const seed = seedOf(number ?? '');
  return level && seed !== null ? { level, seed } : null;
}
