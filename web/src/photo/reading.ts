// The reading of a picture, and the corrections of a person.

import type { PhotoPuzzle } from 'nonet/photo';
import { useEffect, useState } from 'preact/hooks';
import { cellAt, cells } from '../state/geometry.ts';
import { words } from '../words/words.ts';
import type { Pixels } from './picture.ts';

export type Photo = PhotoPuzzle & { readonly status: string };

// What the worker gets.
export interface Order {
  readonly file: Blob;
  readonly language: string;
}

export type Reading =
  | { readonly kind: 'read'; readonly photo: Photo; readonly picture: Pixels } // the picture made straight
  | { readonly kind: 'refused'; readonly message: string } // in the engine's words
  | { readonly kind: 'none' } // not a picture
  | { readonly kind: 'large' };

// Reads a picture in a worker of its own, which ends with the component; null: not yet.
export function useReading(file: Blob): Reading | null {
  const [settled, settle] = useState<{ file: Blob; reading: Reading } | null>(null);
  useEffect(() => {
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
    const end = (reading: Reading) => {
      settle({ file, reading });
      worker.terminate();
    };
    worker.onmessage = ({ data }) => end(data);
    worker.onerror = ({ message }) => end({ kind: 'refused', message: message || words.waiting.noEngine });
    worker.postMessage({ file, language: words.code } satisfies Order);
    return () => worker.terminate();
  }, [file]);
  return settled?.file === file ? settled.reading : null;
}

// The reason why a picture was refused; `source` names the picture at the beginning of a sentence.
export function refusal(reading: Exclude<Reading, { kind: 'read' }>, source: string): string {
  if (reading.kind === 'none') return words.photo.none(source);
  return reading.kind === 'large' ? words.photo.large(source) : words.enter.unreadable(source, reading.message);
}

// The puzzle while it is compared with its picture.
export interface Draft {
  readonly values: readonly number[]; // of each cell, 0 if it is empty
  readonly doubtful: ReadonlyMap<number, number>; // cells, and their confidence in percent
}

// If no likely reading is proper, every cell is doubtful, and marks would show nothing.
export const draftOf = ({ cells: text, status, doubtful, confidence }: Photo): Draft => ({
  values: cells.map((cell) => Number(text[cell].replace('.', '0'))),
  doubtful: new Map(
    status === 'unique' ? doubtful.map((place) => [cellAt(place), Math.round(100 * confidence[cellAt(place)])]) : [],
  ),
});

// A cell that a person has written is not doubtful, even if it is unchanged.
export const corrected = ({ values, doubtful }: Draft, cell: number, digit: number): Draft => ({
  values: values.map((value, other) => (other === cell ? digit : value)),
  doubtful: new Map([...doubtful].filter(([other]) => other !== cell)),
});

export const textOf = ({ values }: Draft) => values.map((value) => value || '.').join('');
