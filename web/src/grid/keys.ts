// The keyboard on the grid: which key does what.

import { classic, valueOf, type Geometry } from '../state/geometry.ts';
import type { HouseKind } from './spoken.ts';
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

const entryKeys: Readonly<Record<string, Entry>> = { g: 'given', d: 'digit', m: 'mark', n: 'corner', c: 'colour' };
const houseKeys: Readonly<Record<string, HouseKind>> = { r: 'row', v: 'column', b: 'box' };

// What a key means for the grid; null leaves it to the browser.  Shift with a digit writes a mark, whatever the keyboard
// makes of that key: the code tells the digit.  On boards of more than nine digits letters are digits, from A for 10.
export function gridAction(press: KeyPress, geometry: Geometry = classic): Action | null {
  const { key, code, ctrlKey, metaKey, shiftKey, altKey } = press;
  if (altKey) return null;
  if (ctrlKey || metaKey) {
    if (key === 'Home') return { type: 'move', move: 'first' };
    return key === 'End' ? { type: 'move', move: 'last' } : null;
  }
  if (key in moves) return { type: 'move', move: moves[key] };
  if (key === 'Backspace' || key === 'Delete' || key === '.') return { type: 'press', digit: 0 };
  const letters = geometry.digits.length > 9;
  const glyph = /^(?:Digit|Numpad)([0-9])$/.exec(code)?.[1] ?? (/^[0-9]$/.test(key) || (letters && /^[a-z]$/i.test(key)) ? key : '');
  if (glyph === '0' && !geometry.zeroBased) return { type: 'press', digit: 0 };
  const digit = glyph === '' ? 0 : valueOf(geometry, glyph);
  if (digit !== 0) return { type: 'press', digit, ...(shiftKey ? { as: 'mark' as const } : {}) };
  const entry = letters ? undefined : entryKeys[key.toLowerCase()];
  return entry ? { type: 'entry', entry } : null;
}

const free = ({ ctrlKey, metaKey, altKey, shiftKey }: KeyPress, { digits }: Geometry) =>
  !ctrlKey && !metaKey && !altKey && !shiftKey && digits.length <= 9;

// The house to be read out, where letters are no digits.
export const houseKey = (press: KeyPress, geometry: Geometry = classic): HouseKind | null =>
  free(press, geometry) ? (houseKeys[press.key.toLowerCase()] ?? null) : null;

// Whether the digit of the selected cell is to be shown everywhere.
export const isLightKey = (press: KeyPress, geometry: Geometry = classic) => free(press, geometry) && press.key.toLowerCase() === 'h';
