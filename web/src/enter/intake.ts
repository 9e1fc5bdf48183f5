// Puzzles from outside: pasted, dropped, opened, typed into the box.  Reading happens in a worker.

import { useCallback, useEffect, useMemo, useState } from 'preact/hooks';
import type { TextError } from '../engine/answers.ts';
import { mostLinesOfOne, type Found, type Reading } from '../engine/read.ts';
import { Refused, Superseded } from '../engine/lane.ts';
import { lane } from '../engine/use.ts';
import { boardOf } from '../state/board.ts';
import { cells, digits, setOf, side } from '../state/geometry.ts';
import { parseLink } from '../state/link.ts';
import type { Action, Choice, Notice } from '../state/store.ts';

type Dispatch = (action: Action) => void;

// Of longer texts only the beginning is read, up to a line's end.
export const longestText = 1 << 18;

export function shortened(text: string): { text: string; cut: boolean } {
  if (text.length <= longestText) return { text, cut: false };
  const end = text.lastIndexOf('\n', longestText);
  return { text: text.slice(0, end > 0 ? end : longestText), cut: true };
}

// The sets of 729 characters.
export const setsOf = (marks: string): number[] =>
  cells.map((cell) => setOf(digits.filter((digit) => marks[cell * side + digit - 1] === String(digit))));

export function boardFound({ cells: givens, marks }: Pick<Found, 'cells' | 'marks'>) {
  return boardOf(givens, marks ? setsOf(marks).map((set, cell) => (givens[cell] === '.' ? set : 0)) : undefined);
}

const placeOf = ({ line, column, message }: TextError) =>
  line > 0 ? `line ${line}, column ${column}: ${message}` : message;

function reasonOf(error: unknown): string {
  if (error instanceof Refused) return placeOf(error.error);
  return error instanceof Error ? error.message : String(error);
}

// Loads the first puzzle of the text, and offers the others.
export async function takeText(whole: string, source: string, dispatch: Dispatch): Promise<void> {
  const refuse = (text: string) => dispatch({ type: 'notice', notice: { kind: 'error', text } });
  const link = /#(\S*\bg=\S+)/.exec(whole.slice(0, 2000));
  if (link) return takeLink(link[1], dispatch, refuse);
  const { text, cut } = shortened(whole);
  if (text.trim() === '') return refuse(`${source} is empty.`);
  try {
    const { found, more, guessed } = await readText(text);
    const choices: Choice[] = found.map(({ cells: puzzle }, index) => ({ puzzle, label: `${index + 1}` }));
    const notice = noticeOf(source, found.length, more || cut, guessed);
    dispatch({ type: 'load', board: boardFound(found[0]), choices, ...(notice ? { notice } : {}) });
  } catch (error) {
    if (!(error instanceof Superseded)) refuse(`${source} cannot be read: ${reasonOf(error)}.`);
  }
}

// Short text in which nothing is a puzzle may be one with a slip; `guessed` is then what is wrong with it.
async function readText(text: string): Promise<Reading & { guessed: TextError | null }> {
  const short = text.trim().split('\n').length <= mostLinesOfOne;
  try {
    return { ...(await lane('read').ask('read', { text, tall: !short })), guessed: null };
  } catch (error) {
    if (!short || !(error instanceof Refused)) throw error;
    const found = await lane('guess').ask('guess', text);
    if (found.length > 0) return { found, more: false, guessed: error.error };
    return { ...(await lane('read').ask('read', { text, tall: true })), guessed: null };
  }
}

function noticeOf(source: string, count: number, more: boolean, guessed: TextError | null): Notice | null {
  if (guessed) {
    const could = count === 1 ? 'It could have been this.' : `It could have been one of these ${count}.`;
    return { kind: 'error', text: `${source} is not quite a puzzle: ${placeOf(guessed)}. ${could}` };
  }
  if (count === 1) return null;
  return { kind: 'info', text: `${source} holds ${more ? 'more than ' : ''}${count} puzzles; this is the first.` };
}

function takeLink(hash: string, dispatch: Dispatch, refuse: (text: string) => void): void {
  try {
    const linked = parseLink(hash);
    if (linked) dispatch({ type: 'load', board: linked.board });
  } catch (error) {
    refuse(`This link cannot be read: ${reasonOf(error)}.`);
  }
}

// The start of a file is enough: no file is too large.
export async function takeFile(file: File, dispatch: Dispatch): Promise<void> {
  const text = await file.slice(0, longestText + 1).text();
  await takeText(text, `The file ${file.name}`, dispatch);
}

// Whatever is pasted or dropped anywhere on the page.
export function useIntake(dispatch: Dispatch) {
  const [over, setOver] = useState(false);
  useEffect(() => {
    const onPaste = (event: ClipboardEvent) => {
      if ((event.target as Element).closest('input, select')) return;
      const text = event.clipboardData?.getData('text/plain') ?? '';
      if (text === '') return;
      event.preventDefault();
      void takeText(text, 'What was pasted', dispatch);
    };
    addEventListener('paste', onPaste);
    return () => removeEventListener('paste', onPaste);
  }, []);
  const onDrop = useCallback((event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const file = event.dataTransfer?.files[0];
    if (file) void takeFile(file, dispatch);
    else void takeText(event.dataTransfer?.getData('text/plain') ?? '', 'What was dropped', dispatch);
  }, []);
  const dropTarget = useMemo(
    () => ({
      onDrop,
      onDragOver: (event: DragEvent) => {
        event.preventDefault();
        setOver(true);
      },
      onDragLeave: (event: DragEvent) => event.relatedTarget === null && setOver(false),
    }),
    [],
  );
  return { over, dropTarget };
}
