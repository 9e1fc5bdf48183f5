import { expect, test } from 'vitest';
import { boardOf, emptyBoard } from '../../src/state/board.ts';
import { bit } from '../../src/state/geometry.ts';
import { initial, reduce, type Action, type Entry, type State } from '../../src/state/store.ts';

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

test('a digit, a note or a colour goes to all chosen cells, and undo is one step', () => {
  const start = initial(boardOf(textbook), 'play');
  const chosen = play(start, { type: 'choose', cells: [0, 1, 4] }); // the first one is a given
  expect([chosen.selected, chosen.chosen]).toEqual([4, [0, 1, 4]]);
  for (const [as, part, value] of [['digit', 'values', 9], ['mark', 'marks', bit(9)], ['corner', 'corners', bit(9)]] as const) {
    const written = play(chosen, { type: 'press', digit: 9, as });
    expect([0, 1, 4].map((cell) => written.history.now[part][cell])).toEqual([start.history.now[part][0], value, value]);
    expect(play(written, { type: 'undo' }).history.now).toBe(start.history.now);
  }
  expect(play(chosen, { type: 'press', digit: 2, as: 'colour' }).history.now.colours.filter((set) => set === bit(2))).toHaveLength(3);
});

test('Shift with an arrow adds the next cell, and an arrow alone chooses one cell again', () => {
  const two = play(initial(), { type: 'select', cell: 40 }, { type: 'move', move: 'right', extend: true });
  expect([two.selected, two.chosen]).toEqual([41, [40, 41]]);
  expect(play(two, { type: 'move', move: 'left', extend: true })).toMatchObject({ selected: 40, chosen: [40, 41] });
  expect(play(two, { type: 'move', move: 'down' }).chosen).toEqual([50]);
});

test('the next entry mode is one that the view offers', () => {
  const after = (view: 'play' | 'enter', entry: Entry) => play(play(initial(emptyBoard, view), { type: 'entry', entry }), { type: 'nextEntry' }).entry;
  expect((['digit', 'mark', 'corner', 'colour'] as const).map((entry) => after('play', entry))).toEqual(['mark', 'corner', 'colour', 'digit']);
  expect([after('enter', 'colour'), after('enter', 'corner')]).toEqual(['given', 'given']);
});

test('erasing in colour mode removes colours first', () => {
  const state = play(initial(boardOf(textbook), 'play'), { type: 'select', cell: 1 }, { type: 'press', digit: 9 }, { type: 'press', digit: 2, as: 'colour' });
  const once = play(state, { type: 'press', digit: 0, as: 'colour' });
  expect([once.history.now.values[1], once.history.now.colours[1]]).toEqual([9, 0]);
  expect(play(once, { type: 'press', digit: 0, as: 'colour' }).history.now.values[1]).toBe(0);
});
