// What goes wrong with a text, as it comes from a worker.  All other answers are the types of the package nonet.

export interface TextError {
  readonly code: string;
  readonly line: number; // from 1; 0 where there is no place in a text
  readonly column: number;
  readonly message: string;
}
