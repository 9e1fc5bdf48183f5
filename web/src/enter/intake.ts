// Puzzles from outside: pasted, dropped, opened, typed into the box.  Reading happens in a worker.

import { useCallback, useEffect, useMemo, useState } from 'preact/hooks';
import type { ParsedAll, TextError } from 'nonet';
import { Refused, Superseded } from '../engine/lane.ts';
import { lane } from '../engine/use.ts';
import { boardOf } from '../state/board.ts';
import { geometryNamed } from '../state/boards.ts';
import { classic, setOf, side, type Geometry } from '../state/geometry.ts';
import { boardOfLink, parseLink } from '../state/link.ts';
import type { Action, Choice, Notice } from '../state/store.ts';

type Dispatch = (action: Action) => void;

// Of longer texts only the beginning is read, up to a line's end: some 200,000 puzzles.
export const longestText = 1 << 24;
// What is looked at to see whether it holds puzzles of other boards.
const probed = 1 << 16;
// A longer text, or one with more lines, is not one mistyped puzzle.
const longestOfOne = 1 << 12;
const mostLinesOfOne = side + 4; // the rows, lines between the boxes, a border

export function shortened(text: string, longest = longestText): { text: string; cut: boolean } {
  if (text.length <= longest) return { text, cut: false };
  const end = text.lastIndexOf('\n', longest);
  return { text: text.slice(0, end > 0 ? end : longest), cut: true };
}

// The sets of marks, which have a character for each digit of each cell.
export const setsOf = (marks: string, { cells, digits }: Geometry = classic): number[] =>
  cells.map((cell) => setOf(digits.filter((digit) => marks[cell * digits.length + digit - 1] !== '.')));

async function boardFound({ cells: givens, marks, board = classic.name }: Found) {
  const geometry = await geometryNamed(board);
  const sets = marks ? setsOf(marks, geometry).map((set, cell) => (givens[cell] === '.' ? set : 0)) : undefined;
  return boardOf(givens, sets, geometry);
}

const placeOf = ({ line, column, message }: TextError) =>
  line > 0 ? `line ${line}, column ${column}: ${message}` : message;

const reasonOf = ({ errors }: ParsedAll) => (errors.length > 0 ? placeOf(errors[0]) : 'there is no puzzle in it');

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
  if (text.trim() === '') return refuse(`${source} is empty.`);
  try {
    const read = await readOf(text);
    const guesses = await guessesOf(text, read);
    if (guesses.length > 0) return await offer(guesses, guessNotice(source, guesses.length, read.errors[0]), dispatch);
    if (read.puzzleCount === 0) return refuse(`${source} cannot be read: ${reasonOf(read)}.`);
    await offer(read.puzzles, readNotice(source, read, cut), dispatch);
  } catch (error) {
    if (!(error instanceof Superseded)) refuse(`${source} cannot be read: ${wordsOf(error)}.`);
  }
}

// Texts of the classic board are read by the small engine, which is here already.  What it finds no puzzle in, or what
// names boards, may be of others.
async function readOf(text: string): Promise<ParsedAll> {
  const read = await lane('read').ask('read', text);
  if (read.puzzleCount > 0 && read.errorCount === 0) return read;
  const { text: beginning, cut } = shortened(text, probed);
  const any = await lane('readAny').ask('readAny', beginning);
  if (any.puzzleCount <= read.puzzleCount && (any.puzzleCount === 0 || !cut)) return read;
  const all = cut ? await lane('readAny').ask('readAny', text) : any;
  return all.puzzleCount > read.puzzleCount ? all : read;
}

interface Found {
  readonly board?: string; // of the classic one without
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

// A short text with errors may be one puzzle with a slip: what could it have been?  Puzzles on lines of their own, and
// whole ones behind which nothing is wrong but words, are none of that.
async function guessesOf(text: string, { puzzles, errors }: ParsedAll): Promise<Found[]> {
  const short = text.length <= longestOfOne && text.trim().split('\n').length <= mostLinesOfOne;
  if (!short || errors.length === 0 || puzzles.length > 0) return [];
  const guesses = await lane('guess').ask('guess', text);
  return guesses.map((guess) => ({ cells: guess, marks: null }));
}

function guessNotice(source: string, count: number, wrong: TextError): Notice {
  const could = count === 1 ? 'It could have been this.' : `It could have been one of these ${count}.`;
  return { kind: 'error', text: `${source} is not quite a puzzle: ${placeOf(wrong)}. ${could}` };
}

// Nothing needs saying of a text that is one puzzle.
export function readNotice(source: string, { puzzles, puzzleCount, errors, errorCount }: ParsedAll, cut: boolean): Notice | null {
  if (puzzleCount === 1 && errorCount === 0 && !cut) return null;
  const number = (count: number) => count.toLocaleString('en');
  const said = [`${source} holds ${cut ? 'at least ' : ''}${number(puzzleCount)} puzzle${puzzleCount === 1 ? '' : 's'}`];
  if (puzzleCount > puzzles.length) said.push(`; the first ${number(puzzles.length)} are in the list`);
  else if (puzzleCount > 1) said.push('; this is the first');
  if (errorCount === 1) said.push(`. One place was passed over: ${placeOf(errors[0])}`);
  if (errorCount > 1) said.push(`. ${number(errorCount)} places were passed over, the first at ${placeOf(errors[0])}`);
  return { kind: 'info', text: `${said.join('')}.` };
}

async function takeLink(hash: string, dispatch: Dispatch, refuse: (text: string) => void): Promise<void> {
  try {
    const linked = parseLink(hash, await geometryNamed(boardOfLink(hash) ?? classic.name));
    if (linked) dispatch({ type: 'load', board: linked.board });
  } catch (error) {
    refuse(`This link cannot be read: ${wordsOf(error)}.`);
  }
}

// No file is too large: of long ones the start is read.
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
      // In the text box it stays, to be corrected.
      if (!(event.target as Element).closest('textarea')) event.preventDefault();
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
