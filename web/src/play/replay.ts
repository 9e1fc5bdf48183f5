// A player's own solve: the digits in the order in which they were written or removed, each with its time. It survives a
// reload.

import { useEffect, useRef, useState } from 'preact/hooks';
import type { Board } from '../state/board.ts';
import { stored } from '../state/stored.ts';
import { gameOf } from './clock.ts';

export interface Move {
  readonly second: number;
  readonly cell: number;
  readonly value: number; // 0: removed
}

const key = 'nonet-solve';

interface Kept {
  readonly game: string;
  readonly moves: readonly Move[];
}

const isMove = (value: unknown): value is Move => ['second', 'cell', 'value'].every((name) => Number.isSafeInteger((value as Record<string, unknown> | null)?.[name]));
const isKept = (value: unknown): value is Kept => {
  const kept = value as Kept | null;
  return typeof kept === 'object' && typeof kept?.game === 'string' && Array.isArray(kept.moves) && kept.moves.every(isMove);
};

const keptMoves = (game: string): readonly Move[] => {
  const kept = stored.read(key, isKept);
  return kept?.game === game ? kept.moves : [];
};

export const movesBetween = (before: Board, after: Board, second: number): Move[] =>
  after.values.flatMap((value, cell) => (value === before.values[cell] ? [] : [{ second, cell, value }]));

// The digits on the grid after the first `count` moves.
export function valuesAfter({ values, given }: Board, moves: readonly Move[], count: number): readonly number[] {
  const now = values.map((value, cell) => (given[cell] ? value : 0));
  for (const { cell, value } of moves.slice(0, count)) now[cell] = value;
  return now;
}

// The moves after the longest pauses, the longest first, as indices.
export const hardestMoves = (moves: readonly Move[], most = 3): number[] =>
  moves
    .map(({ second }, index) => ({ index, pause: second - (moves[index - 1]?.second ?? 0) }))
    .filter(({ pause }) => pause > 0)
    .sort((a, b) => b.pause - a.pause)
    .slice(0, most)
    .map(({ index }) => index);

export function useSolve(board: Board, second: number): readonly Move[] {
  const [moves, setMoves] = useState<readonly Move[]>(() => keptMoves(gameOf(board)));
  const last = useRef(board);
  useEffect(() => {
    const before = last.current;
    last.current = board;
    const game = gameOf(board);
    if (game !== gameOf(before)) return setMoves(keptMoves(game));
    const made = movesBetween(before, board, second);
    if (made.length === 0) return;
    const next = [...moves, ...made];
    setMoves(next);
    stored.set(key, JSON.stringify({ game, moves: next } satisfies Kept));
  }, [board]);
  return moves;
}
