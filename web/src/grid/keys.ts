// The keyboard on the grid: what each key does.

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

// Undo and redo work regardless of the focus.
export function editAction({ key, ctrlKey, metaKey, shiftKey, altKey }: KeyPress): Action | null {
  if (altKey || !(ctrlKey || metaKey)) return null;
  const name = key.toLowerCase();
  if (name === 'y' || (name === 'z' && shiftKey)) return { type: 'redo' };
  return name === 'z' ? { type: 'undo' } : null;
}

// Z, X, C and V are those of SudokuPad.
const entryKeys: Readonly<Record<string, Entry>> = { g: 'given', d: 'digit', m: 'mark', n: 'corner', z: 'digit', x: 'corner', c: 'mark', v: 'colour' };
const houseKeys: Readonly<Record<string, HouseKind>> = { r: 'row', l: 'column', b: 'box' };

// The action of a key on the grid; null leaves the key to the browser. Shift with a digit writes a mark; the digit is
// taken from the key's code, because layouts produce different characters. On boards with more than nine digits letters
// are digits, starting with A for 10; the others keep their meaning.
export function gridAction(press: KeyPress, geometry: Geometry = classic): Action | null {
  const { key, code, ctrlKey, metaKey, shiftKey, altKey } = press;
  if (altKey) return null;
  if (ctrlKey || metaKey) {
    if (key === 'Home') return { type: 'move', move: 'first' };
    return key === 'End' ? { type: 'move', move: 'last' } : null;
  }
  if (key in moves) return { type: 'move', move: moves[key], ...(shiftKey && key.startsWith('Arrow') ? { extend: true } : {}) };
  if (key === ' ') return { type: 'nextEntry' };
  if (key === 'Backspace' || key === 'Delete' || key === '.') return { type: 'press', digit: 0 };
  const letters = geometry.digits.length > 9;
  const glyph = /^(?:Digit|Numpad)([0-9])$/.exec(code)?.[1] ?? (/^[0-9]$/.test(key) || (letters && /^[a-z]$/i.test(key)) ? key : '');
  if (glyph === '0' && !geometry.zeroBased) return { type: 'press', digit: 0 };
  const digit = glyph === '' ? 0 : valueOf(geometry, glyph);
  if (digit !== 0) return { type: 'press', digit, ...(shiftKey ? { as: 'mark' as const } : {}) };
  const entry = entryKeys[key.toLowerCase()];
  return entry ? { type: 'entry', entry } : null;
}

const free = ({ ctrlKey, metaKey, altKey, shiftKey }: KeyPress, { digits }: Geometry) =>
  !ctrlKey && !metaKey && !altKey && !shiftKey && digits.length <= 9;

// The house to read out, if letters are not digits.
export const houseKey = (press: KeyPress, geometry: Geometry = classic): HouseKind | null =>
  free(press, geometry) ? (houseKeys[press.key.toLowerCase()] ?? null) : null;

// Whether to highlight the digit of the selected cell everywhere.
export const isLightKey = (press: KeyPress, geometry: Geometry = classic) => free(press, geometry) && press.key.toLowerCase() === 'h';
