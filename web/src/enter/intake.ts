// Puzzles from outside: pasted, dropped, opened, typed into the box. A worker reads them.

import { useCallback, useEffect, useMemo, useState } from 'preact/hooks';
import type { ParsedAll, TextError } from 'nonet';
import { Refused, Superseded } from '../engine/lane.ts';
import { lane } from '../engine/use.ts';
import { boardOf } from '../state/board.ts';
import { geometryNamed } from '../state/boards.ts';
import { classic, setOf, side, type Geometry } from '../state/geometry.ts';
import { words } from '../words/words.ts';
import { boardOfLink, parseLink } from '../state/link.ts';
import type { Action, Choice, Notice } from '../state/store.ts';

type Dispatch = (action: Action) => void;

// Only the beginning of longer texts is read, up to the end of a line: some 200,000 puzzles.
export const longestText = 1 << 24;
// A longer text, or one with more lines, is not a single mistyped puzzle.
const longestOfOne = 1 << 12;
const mostLinesOfOne = side + 4; // the rows, lines between the boxes, a border

export function shortened(text: string, longest = longestText): { text: string; cut: boolean } {
  if (text.length <= longest) return { text, cut: false };
  const end = text.lastIndexOf('\n', longest);
  return { text: text.slice(0, end > 0 ? end : longest), cut: true };
}

// Parses marks, which have a character for each digit of each cell, into sets.
export const setsOf = (marks: string, { cells, digits }: Geometry = classic): number[] =>
  cells.map((cell) => setOf(digits.filter((digit) => marks[cell * digits.length + digit - 1] !== '.')));

async function boardFound({ cells: givens, marks, board = classic.name }: Found) {
  const geometry = await geometryNamed(board);
  const sets = marks ? setsOf(marks, geometry).map((set, cell) => (givens[cell] === '.' ? set : 0)) : undefined;
  return boardOf(givens, sets, geometry);
}

const placeOf = ({ line, column, message }: TextError) =>
  line > 0 ? words.enter.at(line, column, message) : message;

const reasonOf = ({ errors }: ParsedAll) => (errors.length > 0 ? placeOf(errors[0]) : words.enter.noPuzzle);

function wordsOf(error: unknown): string {
  if (error instanceof Refused) return placeOf(error.error);
  return error instanceof Error ? error.message : String(error);
}

// Loads the first puzzle of the text, and offers the others.
export async function takeText(whole: string, source: string, dispatch: Dispatch): Promise<void> {
  const refuse = (text: string) => dispatch({ type: 'notice', notice: { kind: 'error', text } });
  const link = /#(\S*\bg=\S+)/.exec(whole.slice(0, 2000));
  if (link) return takeLink(link[1], dispatch, refuse);
  const { text, cut } = shortened(whole);
  if (text.trim() === '') return refuse(words.enter.isEmpty(source));
  try {
    const read = await readOf(text);
    const guesses = await guessesOf(text, read);
    if (guesses.length > 0) return await offer(guesses, guessNotice(source, guesses.length, read.errors[0]), dispatch);
    if (read.puzzleCount === 0) return refuse(words.enter.unreadable(source, reasonOf(read)));
    await offer(read.puzzles, readNotice(source, read, cut), dispatch);
  } catch (error) {
    if (!(error instanceof Superseded)) refuse(words.enter.unreadable(source, wordsOf(error)));
  }
}

// The small engine, which is already loaded, reads texts of the classic board. If it finds anything else, such as a link,
// a board or rules, the full engine reads the text.
async function readOf(text: string): Promise<ParsedAll> {
  const small = await lane('read').ask('read', text);
  if (small.puzzleCount > 0 && small.errorCount === 0) return small;
  return lane('read-boards').ask('read', text);
}

interface Found {
  readonly board?: string; // absent for the classic one
  readonly cells: string;
  readonly marks: string | null;
}

async function offer(found: readonly Found[], notice: Notice | null, dispatch: Dispatch): Promise<void> {
  const choices: Choice[] = await Promise.all(
    found.map(async ({ cells: puzzle, board = classic.name }, index) => ({
      geometry: await geometryNamed(board),
      puzzle,
      label: `${index + 1}`,
    })),
  );
  dispatch({ type: 'load', board: await boardFound(found[0]), choices, ...(notice ? { notice } : {}) });
}

// Guesses what a short text with errors may have meant, if it holds no complete puzzle: it may be one with a mistake.
async function guessesOf(text: string, { puzzles, errors }: ParsedAll): Promise<Found[]> {
  const short = text.length <= longestOfOne && text.trim().split('\n').length <= mostLinesOfOne;
  if (!short || errors.length === 0 || puzzles.length > 0) return [];
  const guesses = await lane('guess').ask('guess', text);
  return guesses.map((guess) => ({ cells: guess, marks: null }));
}

function guessNotice(source: string, count: number, wrong: TextError): Notice {
  return { kind: 'error', text: words.enter.notQuite(source, placeOf(wrong), count) };
}

// Returns nothing for a text that is exactly one puzzle.
export function readNotice(source: string, { puzzles, puzzleCount, errors, errorCount }: ParsedAll, cut: boolean): Notice | null {
  if (puzzleCount === 1 && errorCount === 0 && !cut) return null;
  const passed = errorCount > 0 ? words.enter.passed(errorCount, placeOf(errors[0])) : '';
  return { kind: 'info', text: `${words.enter.holds(source, puzzleCount, cut, puzzles.length)}${passed}.` };
}

async function takeLink(hash: string, dispatch: Dispatch, refuse: (text: string) => void): Promise<void> {
  try {
    const linked = parseLink(hash, await geometryNamed(boardOfLink(hash) ?? classic.name));
    if (linked) dispatch({ type: 'load', board: linked.board, ...(linked.origin ? { origin: linked.origin } : {}) });
  } catch (error) {
    refuse(words.enter.linkUnreadable(wordsOf(error)));
  }
}

// SVG is text.
export const isPicture = ({ type }: Blob) => type.startsWith('image/') && type !== 'image/svg+xml';

// No text is too large: only the beginning of long ones is read.
export async function takeFile(file: File, dispatch: Dispatch): Promise<void> {
  if (isPicture(file)) return dispatch({ type: 'photo', photo: { file, source: words.enter.theFile(file.name) } });
  const text = await file.slice(0, longestText + 1).text();
  await takeText(text, words.enter.theFile(file.name), dispatch);
}

// Handles text and pictures pasted or dropped anywhere on the page.
export function useIntake(dispatch: Dispatch) {
  const [over, setOver] = useState(false);
  useEffect(() => {
    const onPaste = (event: ClipboardEvent) => {
      if ((event.target as Element).closest('input, select')) return;
      const text = event.clipboardData?.getData('text/plain') ?? '';
      const picture = [...(event.clipboardData?.files ?? [])].find(isPicture);
      if (text === '' && picture) dispatch({ type: 'photo', photo: { file: picture, source: words.enter.pastedPicture } });
      if (text === '') return;
      // In the text box the text stays, to be corrected.
      if (!(event.target as Element).closest('textarea')) event.preventDefault();
      void takeText(text, words.enter.pasted, dispatch);
    };
    addEventListener('paste', onPaste);
    return () => removeEventListener('paste', onPaste);
  }, []);
  const onDrop = useCallback((event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const file = event.dataTransfer?.files[0];
    if (file) void takeFile(file, dispatch);
    else void takeText(event.dataTransfer?.getData('text/plain') ?? '', words.enter.dropped, dispatch);
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
