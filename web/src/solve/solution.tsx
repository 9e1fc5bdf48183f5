// The solution of a puzzle: to fill in, to compare with, and two of several to look at.

import { usePage } from '../page.ts';
import { write, type Board } from '../state/board.ts';
import { valueOf } from '../state/geometry.ts';
import { nameIn } from '../state/naming.ts';
import { words } from '../words/words.ts';

export interface SolutionProps {
  readonly solution: string;
  readonly wrong: readonly number[] | null; // null: not checked
  readonly judge: () => void;
}

export function Solution({ solution, wrong, judge }: SolutionProps) {
  const { board, state, dispatch, say } = usePage();
  const { selected } = state;
  const { geometry } = board;
  const name = nameIn(geometry, selected);
  const open = board.values.filter((value) => value === 0).length;
  const change = (next: Board) => dispatch({ type: 'change', board: next });
  // Counts as help in this game.
  const helped = (next: Board) => {
    change(next);
    dispatch({ type: 'help' });
  };
  const fill = () => helped({ ...board, values: [...solution].map((char) => valueOf(geometry, char)) });
  const entries = board.values.some((value, cell) => value !== 0 && !board.given[cell]);
  const judgement =
    wrong === null
      ? ''
      : wrong.length > 0
        ? words.check.wrong(wrong.map((cell) => nameIn(geometry, cell)))
        : open === 0
          ? words.check.allRight
          : words.check.rightSoFar(open);
  return (
    <>
      <div class="buttons">
        <button type="button" class="primary" disabled={open === 0} onClick={fill}>
          {words.check.solve}
        </button>
        <button
          type="button"
          disabled={board.values[selected] !== 0}
          onClick={() => {
            helped(write(board, selected, valueOf(geometry, solution[selected])));
            say(words.check.isNow(name, solution[selected]));
          }}
        >
          {words.check.only(name)}
        </button>
        <button type="button" disabled={!entries} onClick={() => {
            judge();
            dispatch({ type: 'help' });
          }}>
          {words.check.mine}
        </button>
        {wrong && wrong.length > 0 && (
          <button type="button" onClick={() => change(wrong.reduce((now, cell) => write(now, cell, 0), board))}>
            {words.check.takeWrong}
          </button>
        )}
      </div>
      {judgement && (
        <p class="notice info" role="status">
          {judgement}
        </p>
      )}
    </>
  );
}

interface DifferencesProps {
  readonly solved: { readonly solution?: string; readonly second?: string };
  readonly preview: string | null;
  readonly setPreview: (grid: string | null) => void;
}

// Two of the solutions, each of which can be shown on the grid.
export function Differences({ solved, preview, setPreview }: DifferencesProps) {
  const shown = [solved.solution, solved.second].filter((grid): grid is string => Boolean(grid));
  return (
    <div class="buttons" role="group" aria-label={words.check.showSolution}>
      {shown.map((grid, index) => (
        <button
          key={index}
          type="button"
          aria-pressed={preview === grid}
          onClick={() => setPreview(preview === grid ? null : grid)}
        >
          {index === 0 ? words.check.showOne : words.check.showOther}
        </button>
      ))}
    </div>
  );
}
