// A new puzzle at a tap: by level on the classic board, of any other board as it comes.

import { useState } from 'preact/hooks';
import type { Generated, GenerateOptions } from 'nonet';
import { Superseded } from '../engine/lane.ts';
import { lane } from '../engine/use.ts';
import { usePage } from '../page.ts';
import { boardOf } from '../state/board.ts';
import { titleOf } from '../state/boards.ts';
import { isClassic } from '../state/geometry.ts';
import { levels, newSeed, type Level } from './levels.ts';

export function NewGame() {
  const { board, dispatch, say } = usePage();
  const { geometry } = board;
  const [making, setMaking] = useState('');
  const [last, setLast] = useState<{ name: string; seed: number; board: string; again: () => void } | null>(null);
  const [problem, setProblem] = useState('');

  const make = async (name: string, level: Level | null) => {
    const seed = newSeed();
    const places: GenerateOptions = level ? { rating: level.rating, symmetry: 'rot180' } : { board: geometry.name };
    setMaking(name);
    setProblem('');
    try {
      await lane('new').ask('make', { ...places, seed, count: 1 }, (one) => {
        const { puzzle } = one as Generated;
        dispatch({ type: 'load', board: boardOf(puzzle, undefined, geometry) });
        setLast({ name, seed, board: geometry.name, again: () => void make(name, level) });
        say(`${name}, seed ${seed}. A new puzzle is on the grid.`);
      });
    } catch (error) {
      if (!(error instanceof Superseded)) setProblem(`No puzzle was made: ${(error as Error).message}.`);
    }
    setMaking('');
  };

  const here = last?.board === geometry.name ? last : null;
  return (
    <section class="new-game" aria-label="New puzzle">
      <h3>New puzzle</h3>
      <div class="buttons">
        {isClassic(geometry) ? (
          levels.map((level) => (
            <button key={level.name} type="button" title={level.about} disabled={making !== ''} onClick={() => make(level.name, level)}>
              {level.name}
            </button>
          ))
        ) : (
          <button type="button" disabled={making !== ''} onClick={() => make(titleOf(geometry), null)}>
            New {titleOf(geometry)}
          </button>
        )}
        {making !== '' && (
          <button type="button" onClick={() => lane('new').cancel()}>
            Stop
          </button>
        )}
        {making === '' && here && (
          <button type="button" class="dice" onClick={here.again} aria-label={`Another one: ${here.name}`}>
            ⚄ Another
          </button>
        )}
      </div>
      <p class="said" role="status">
        {making !== '' ? `Making one: ${making} …` : here ? `${here.name}, seed ${here.seed}` : ''}
      </p>
      {problem && (
        <p class="notice error" role="alert">
          {problem}
        </p>
      )}
    </section>
  );
}
