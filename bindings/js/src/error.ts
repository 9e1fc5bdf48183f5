import type { TextError } from './answers.js';

/** The kind of error: text that is not a puzzle, a wrong argument, a feature missing in this module, a closed worker. */
export type ErrorCode = 'wrong_length' | 'bad_character' | 'bad_structure' | 'bad_argument' | 'unsupported' | 'cancelled' | (string & {});

/** A caller's text or argument is wrong.  A puzzle without a solution is not an error. */
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
