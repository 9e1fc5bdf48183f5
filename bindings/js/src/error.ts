import type { TextError } from './answers.js';

/** A caller's text or argument is wrong.  Having no solution is an answer, not an error. */
export class NonetError extends Error implements TextError {
  override readonly name = 'NonetError';

  constructor(
    /** "wrong_length", "bad_character", "bad_structure", "bad_argument" or "unsupported" */
    readonly code: string,
    readonly line: number,
    readonly column: number,
    /** "found ..., expected ..." */
    message: string,
  ) {
    super(message);
  }
}
