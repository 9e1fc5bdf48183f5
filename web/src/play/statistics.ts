// The solved games, stored on this device: by level, with times and help; and the streak of puzzles of the day.

import { stored } from '../state/stored.ts';
import { levelNames, type LevelName } from './levels.ts';

export interface Game {
  readonly game: string; // its board and givens
  readonly level: LevelName | null;
  readonly seconds: number;
  readonly helped: boolean;
  readonly day?: string; // for a puzzle of the day
}

const key = 'nonet-games';
const most = 1000;

const isGame = (value: unknown): value is Game => {
  const game = value as Game | null;
  return typeof game === 'object' && typeof game?.game === 'string' && Number.isSafeInteger(game.seconds);
};
const isList = (value: unknown): value is Game[] => Array.isArray(value) && value.every(isGame);

export const games = (): readonly Game[] => stored.read(key, isList) ?? [];
export const forgetGames = () => stored.set(key, '[]');

// Stores a game; a puzzle solved again counts once, with its first time. Returns whether it was stored.
export function keepGame(game: Game): boolean {
  const before = games();
  return before.some((each) => each.game === game.game) || stored.set(key, JSON.stringify([...before, game].slice(-most)));
}

export interface Summary {
  readonly level: LevelName | null;
  readonly solved: number;
  readonly alone: number; // without help
  readonly best: number; // seconds
  readonly mean: number;
}

export function summaries(list: readonly Game[]): Summary[] {
  return [...levelNames, null].flatMap((level) => {
    const seconds = list.filter((game) => game.level === level).map((game) => game.seconds);
    if (seconds.length === 0) return [];
    const mean = Math.round(seconds.reduce((a, b) => a + b) / seconds.length);
    const alone = list.filter((game) => game.level === level && !game.helped).length;
    return [{ level, solved: seconds.length, alone, best: Math.min(...seconds), mean }];
  });
}

const dayBefore = (day: string) => new Date(Date.parse(`${day}T12:00:00Z`) - 86_400_000).toISOString().slice(0, 10);

// The streak of puzzles of the day, up to today or yesterday.
export function daysInARow(list: readonly Game[], today: string): number {
  const solved = new Set(list.flatMap(({ day }) => day ?? []));
  let count = 0;
  for (let day = solved.has(today) ? today : dayBefore(today); solved.has(day); day = dayBefore(day)) ++count;
  return count;
}
