// Makes puzzles to play: of a level and a seed, or any puzzle of another board.

import { useMemo, useState } from 'preact/hooks';
import type { Generated, GenerateOptions } from 'nonet';
import { Superseded } from '../engine/lane.ts';
import { lane } from '../engine/use.ts';
import { boardOf } from '../state/board.ts';
import { titleOf } from '../state/boards.ts';
import { classic, type Geometry } from '../state/geometry.ts';
import type { Action } from '../state/store.ts';
import { words } from '../words/words.ts';
import { newSeed, orderOf, readyCount, type Origin } from './levels.ts';

export interface NewGames {
  readonly making: string; // a description of the current order; '' if there is none
  readonly problem: string;
  readonly made: string; // the last one made, for a board without levels
  readonly make: (origin: Origin) => void;
  readonly makeOn: (geometry: Geometry) => void;
  readonly stop: () => void;
}

// The puzzle, if it comes with the page.
const readyPuzzle = async ({ level, seed }: Origin): Promise<string | undefined> =>
  seed > readyCount ? undefined : (await import('virtual:ready-puzzles')).ready[level]?.[seed - 1];

export function useNewGames(dispatch: (action: Action) => void, say: (text: string) => void): NewGames {
  const [making, setMaking] = useState('');
  const [problem, setProblem] = useState('');
  const [made, setMade] = useState('');
  const tools = useMemo(() => {
    const toGrid = () => scrollTo({ top: 0 }); // on phones the buttons are below it
    const show = (puzzle: string, name: string, seed: number, geometry: Geometry, origin?: Origin) => {
      dispatch({ type: 'load', board: boardOf(puzzle, undefined, geometry), ...(origin ? { origin } : {}) });
      setMade(origin ? '' : words.play.made(name, seed));
      say(words.play.ready(name, seed));
    };
    // Each order replaces the one before, whose puzzle is dropped if it still comes.
    let latest = 0;
    const begin = (name: string): number => {
      lane('new').cancel();
      setMaking(name);
      toGrid();
      setProblem('');
      setMade('');
      return ++latest;
    };
    const order = async (mine: number, name: string, options: GenerateOptions & { seed: number }, geometry: Geometry, origin?: Origin) => {
      say(words.play.making(name));
      try {
        await lane('new').ask('make', { ...options, count: 1 }, (one) => {
          show((one as Generated).puzzle, name, options.seed, geometry, origin);
        });
      } catch (error) {
        if (!(error instanceof Superseded)) setProblem(words.play.failed((error as Error).message));
      }
      if (mine === latest) setMaking('');
    };
    const open = async (origin: Origin) => {
      const name = words.levels[origin.level];
      const mine = begin(name);
      const puzzle = await readyPuzzle(origin).catch(() => undefined); // the engine makes the same one
      if (mine !== latest) return;
      if (puzzle === undefined) return order(mine, name, orderOf(origin), classic, origin);
      show(puzzle, name, origin.seed, classic, origin);
      setMaking('');
    };
    return {
      make: (origin: Origin) => void open(origin),
      makeOn: (geometry: Geometry) => {
        const name = titleOf(geometry);
        void order(begin(name), name, { board: geometry.name, seed: newSeed() }, geometry);
      },
      stop: () => {
        ++latest;
        lane('new').cancel();
        setMaking('');
      },
    };
  }, []);
  return { ...tools, making, problem, made };
}
