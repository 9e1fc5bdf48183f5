import { expect, test } from 'vitest';
import { boardOf } from '../../src/state/board.ts';
import { initial, reduce, type Action, type State } from '../../src/state/store.ts';

const play = (state: State, ...actions: Action[]) => actions.reduce(reduce, state);
const textbook = '3.65.84..52........87....31..3.1..8.9..863..5.5..9.6..13....25........74..52.63..';

test('digits typed on an empty grid are givens, digits typed on a puzzle are not', () => {
  const typed = play(initial(), { type: 'press', digit: 7 });
  expect(typed.history.now.given[0]).toBe(true);
  const played = play(initial(boardOf(textbook)), { type: 'select', cell: 1 }, { type: 'press', digit: 7 });
  expect(played.history.now.values[1]).toBe(7);
  expect(played.history.now.given[1]).toBe(false);
});

test('undo and redo cover all kinds of changes, and a new change clears redo', () => {
  const start = initial(boardOf(textbook));
  const three = play(
    start,
    { type: 'select', cell: 1 },
    { type: 'press', digit: 1, as: 'mark' },
    { type: 'press', digit: 2, as: 'colour' },
    { type: 'press', digit: 9 },
  );
  const back = play(three, { type: 'undo' }, { type: 'undo' }, { type: 'undo' });
  expect(back.history.now).toBe(start.history.now);
  expect(play(back, { type: 'undo' }).history.now).toBe(start.history.now);
  expect(play(back, { type: 'redo' }, { type: 'redo' }, { type: 'redo' }).history.now).toBe(three.history.now);
  expect(play(back, { type: 'press', digit: 4 }).history.future).toEqual([]);
});

test('loading another puzzle can be undone', () => {
  const state = play(initial(boardOf(textbook)), { type: 'load', board: boardOf('1') });
  expect(play(state, { type: 'undo' }).history.now).toEqual(boardOf(textbook));
});

test('an action that changes nothing is not recorded for undo', () => {
  const state = play(initial(boardOf(textbook)), { type: 'press', digit: 9 }); // on a given
  expect(state.history.past).toEqual([]);
});

test('moves stop at the edges', () => {
  const at = (cell: number, move: 'left' | 'right' | 'up' | 'down' | 'rowEnd' | 'last') =>
    play(initial(), { type: 'select', cell }, { type: 'move', move }).selected;
  expect([at(0, 'left'), at(0, 'up'), at(8, 'right'), at(80, 'down')]).toEqual([0, 0, 8, 80]);
  expect([at(10, 'left'), at(10, 'up'), at(10, 'right'), at(10, 'down')]).toEqual([9, 1, 11, 19]);
  expect([at(10, 'rowEnd'), at(10, 'last')]).toEqual([17, 80]);
});

test('fixing the grid makes every digit a given', () => {
  const state = play(initial(boardOf(textbook)), { type: 'select', cell: 1 }, { type: 'press', digit: 9 }, { type: 'fix' });
  expect(state.history.now.given[1]).toBe(true);
  expect(state.entry).toBe('digit');
});
