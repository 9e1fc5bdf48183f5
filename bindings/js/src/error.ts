import type { TextError } from './answers.js';

/** What kind of error: a text that is no puzzle, a wrong argument, what this module has not, a worker that was closed. */
export type ErrorCode = 'wrong_length' | 'bad_character' | 'bad_structure' | 'bad_argument' | 'unsupported' | 'cancelled' | (string & {});

/** A caller's text or argument is wrong.  Having no solution is an answer, not an error. */
export class NonetError extends Error implements TextError {
  override readonly name = 'NonetError';

  constructor(
    readonly code: ErrorCode,
    readonly line: number,
    readonly column: number,
    /** "found ..., expected ..." */
    message: string,
  ) {
    super(message);
  }
}
