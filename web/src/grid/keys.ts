// The keyboard on the grid: which key does what.

import type { Action, Entry, Move } from '../state/store.ts';

const moves: Record<string, Move> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
  Home: 'rowStart',
  End: 'rowEnd',
};

export type KeyPress = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>;

// Undo and redo work wherever the focus is.
export function editAction({ key, ctrlKey, metaKey, shiftKey, altKey }: KeyPress): Action | null {
  if (altKey || !(ctrlKey || metaKey)) return null;
  const name = key.toLowerCase();
  if (name === 'y' || (name === 'z' && shiftKey)) return { type: 'redo' };
  return name === 'z' ? { type: 'undo' } : null;
}

// What a key means with a cell in focus; null leaves it to the browser.  Shift with a digit writes a mark, whatever
// the keyboard makes of that key: the code tells the digit.
export function gridAction(press: KeyPress): Action | null {
  const { key, code, ctrlKey, metaKey, shiftKey, altKey } = press;
  if (altKey) return null;
  if (ctrlKey || metaKey) {
    if (key === 'Home') return { type: 'move', move: 'first' };
    return key === 'End' ? { type: 'move', move: 'last' } : null;
  }
  if (key in moves) return { type: 'move', move: moves[key] };
  const digit = /^(?:Digit|Numpad)([0-9])$/.exec(code)?.[1] ?? (/^[0-9]$/.test(key) ? key : undefined);
  if (digit !== undefined) {
    const mark: { as?: Entry } = shiftKey && digit !== '0' ? { as: 'mark' } : {};
    return { type: 'press', digit: Number(digit), ...mark };
  }
  if (key === 'Backspace' || key === 'Delete' || key === '.') return { type: 'press', digit: 0 };
  const entry = { g: 'given', d: 'digit', m: 'mark', c: 'colour' }[key.toLowerCase()] as Entry | undefined;
  return entry ? { type: 'entry', entry } : null;
}
