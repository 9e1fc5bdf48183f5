// The page's state and all its changes: one pure function.

import * as boards from './board.ts';
import { emptyBoard, type Board } from './board.ts';
import { columnIn, type Geometry } from './geometry.ts';
import { advance, begin, redo, undo, type History } from './history.ts';
import type { Origin } from '../play/levels.ts';
import type { Place, View } from './link.ts';

// What a digit key can write.
export const entries = ['given', 'digit', 'mark', 'corner', 'colour'] as const;
export type Entry = (typeof entries)[number];

// A message to the player; `kind` determines its style and how urgently it is announced.
export interface Notice {
  readonly kind: 'info' | 'error';
  readonly text: string;
}

// A puzzle from pasted text or a file with several.
export interface Choice {
  readonly geometry: Geometry;
  readonly puzzle: string;
  readonly label: string;
}

// A picture to read a puzzle from; `source` names it at the beginning of a sentence.
export interface PhotoFile {
  readonly file: Blob;
  readonly source: string;
}

export interface State {
  readonly history: History<Board>;
  readonly view: View;
  readonly selected: number; // the cell with the cursor
  readonly chosen: readonly number[]; // the cells that keys write in, the selected one among them
  readonly entry: Entry;
  readonly notice: Notice | null;
  readonly choices: readonly Choice[];
  readonly engines: readonly string[]; // the ones watched
  readonly place: Place; // the moment of their films that is shown
  readonly help: number; // how often the engine helped with this puzzle
  readonly origin: Origin | null; // where the puzzle came from, if the page made it
  readonly lit: number; // the digit highlighted everywhere; 0: that of the selected cell
  readonly details: boolean; // the puzzle being entered is analysed
  readonly photo: PhotoFile | null; // takes the place of the grid on Enter
}

export type Move = 'left' | 'right' | 'up' | 'down' | 'rowStart' | 'rowEnd' | 'first' | 'last';

export type Action =
  | { type: 'press'; digit: number; as?: Entry } // a digit key; 0 clears
  | { type: 'select'; cell: number } // this cell alone
  | { type: 'choose'; cells: readonly number[] } // several; the last one gets the cursor
  | { type: 'move'; move: Move; extend?: boolean }
  | { type: 'entry'; entry: Entry }
  | { type: 'nextEntry' }
  | { type: 'lit'; digit: number }
  | { type: 'view'; view: View }
  | { type: 'load'; board: Board; notice?: Notice; choices?: readonly Choice[]; origin?: Origin }
  | { type: 'change'; board: Board } // a step made by a panel: a repair, a hint
  | { type: 'help' } // the engine was asked about the player's game
  | { type: 'details'; open: boolean }
  | { type: 'photo'; photo: PhotoFile | null }
  | { type: 'fix' } // all digits become givens
  | { type: 'undo' }
  | { type: 'redo' }
  | { type: 'notice'; notice: Notice | null }
  | { type: 'engines'; engines: readonly string[] }
  | { type: 'place'; place: Place };

export const defaultEngines = ['row', 'mrv'];
export const beginning: Place = { time: 0, pace: 'steps' };

interface Beginning {
  readonly engines?: readonly string[];
  readonly origin?: Origin | null;
  readonly place?: Place;
  readonly details?: boolean;
}

export function initial(
  board: Board = emptyBoard,
  view: View = 'enter',
  { engines = [], origin = null, place = beginning, details = false }: Beginning = {},
): State {
  return {
    history: begin(board),
    view,
    selected: 0,
    chosen: [0],
    entry: entryFor(board),
    notice: null,
    choices: [],
    help: 0,
    origin,
    lit: 0,
    place,
    details,
    photo: null,
    engines: engines.length > 0 ? engines : defaultEngines,
  };
}

// On an empty grid the user types a puzzle, on a puzzle the user plays.
const entryFor = (board: Board): Entry => (board.given.some(Boolean) ? 'digit' : 'given');

const moves: Record<Move, (cell: number, geometry: Geometry) => number> = {
  left: (cell, it) => (columnIn(it, cell) === 0 ? cell : cell - 1),
  right: (cell, it) => (columnIn(it, cell) === it.columns - 1 ? cell : cell + 1),
  up: (cell, it) => (cell < it.columns ? cell : cell - it.columns),
  down: (cell, it) => (cell + it.columns >= it.cells.length ? cell : cell + it.columns),
  rowStart: (cell, it) => cell - columnIn(it, cell),
  rowEnd: (cell, it) => cell - columnIn(it, cell) + it.columns - 1,
  first: () => 0,
  last: (_, it) => it.cells.length - 1,
};

// The entry modes for entering or playing a puzzle.
export const entriesOf = (view: View): readonly Entry[] => entries.filter((entry) => entry !== (view === 'enter' ? 'corner' : 'given'));

function press(board: Board, cells: readonly number[], digit: number, entry: Entry): Board {
  if (digit === 0) {
    const bare = entry === 'colour' ? boards.clearColours(board, cells) : board;
    return bare === board ? boards.clear(board, cells, entry === 'given') : bare;
  }
  if (entry === 'mark') return boards.toggleMark(board, cells, digit);
  if (entry === 'corner') return boards.toggleCorner(board, cells, digit);
  if (entry === 'colour') return digit <= boards.colourCount ? boards.paint(board, cells, digit) : board;
  return cells.reduce((now, cell) => boards.write(now, cell, digit, entry === 'given'), board);
}

export function reduce(state: State, action: Action): State {
  const now = state.history.now;
  // Another board may have fewer cells.
  const kept = ({ geometry }: Board) => Math.min(state.selected, geometry.cells.length - 1);
  const alone = (cell: number) => ({ selected: cell, chosen: [cell] });
  const turned = (history: History<Board>): State => {
    const fits = [state.selected, ...state.chosen].every((cell) => cell < history.now.geometry.cells.length);
    return { ...state, ...(fits ? {} : alone(kept(history.now))), history, notice: null };
  };
  const changed = (board: Board): State => turned(advance(state.history, board));
  switch (action.type) {
    case 'press':
      return changed(press(now, state.chosen, action.digit, action.as ?? state.entry));
    case 'select':
      return { ...state, ...alone(action.cell) };
    case 'choose':
      return action.cells.length === 0 ? state : { ...state, selected: action.cells.at(-1)!, chosen: action.cells };
    case 'move': {
      const to = moves[action.move](state.selected, now.geometry);
      return { ...state, ...alone(to), ...(action.extend ? { chosen: [...new Set([...state.chosen, to])] } : {}) };
    }
    case 'entry':
      return { ...state, entry: action.entry };
    case 'nextEntry': {
      const list = entriesOf(state.view);
      return { ...state, entry: list[(list.indexOf(state.entry) + 1) % list.length] };
    }
    case 'lit':
      return { ...state, lit: action.digit === state.lit ? 0 : action.digit };
    case 'view':
      return { ...state, view: action.view, notice: null };
    case 'load':
      return {
        ...changed(action.board),
        view: state.view === 'start' ? 'enter' : state.view, // a view that shows the grid
        entry: entryFor(action.board),
        help: 0,
        place: beginning,
        origin: action.origin ?? null,
        lit: 0,
        notice: action.notice ?? null,
        choices: action.choices ?? [],
        photo: null,
      };
    case 'change':
      return changed(action.board);
    case 'help':
      return { ...state, help: state.help + 1 };
    case 'details':
      return { ...state, details: action.open };
    case 'photo':
      return { ...state, photo: action.photo, view: action.photo ? 'enter' : state.view, notice: null };
    case 'fix':
      return { ...changed({ ...now, given: now.values.map((value) => value !== 0) }), entry: 'digit' };
    case 'undo':
      return turned(undo(state.history));
    case 'redo':
      return turned(redo(state.history));
    case 'notice':
      return { ...state, notice: action.notice };
    case 'engines':
      return { ...state, engines: action.engines };
    case 'place':
      return { ...state, place: action.place };
  }
}
