// The messages between the page and its workers.
//
//   page -> worker   Start, once: the engine's module; then Request: one job
//   worker -> page   Loaded, once; then any number of "progress", and "done" or "failed", all with the request's id

import type { TextError } from 'nonet';
import type { Jobs } from './jobs.ts';

export type JobName = keyof Jobs;
export type Input<Name extends JobName> = Parameters<Jobs[Name]>[1];
export type Output<Name extends JobName> = Awaited<ReturnType<Jobs[Name]>>;

export type Start = { readonly module: WebAssembly.Module } | { readonly failure: string };

export type Loaded = { readonly kind: 'ready' } | { readonly kind: 'broken'; readonly message: string };

export interface Request {
  readonly id: number;
  readonly job: JobName;
  readonly input: unknown;
  readonly language: string; // of the texts in the answer
}

export type Reply =
  | { readonly id: number; readonly kind: 'progress'; readonly value: unknown }
  | { readonly id: number; readonly kind: 'done'; readonly value: unknown }
  | { readonly id: number; readonly kind: 'failed'; readonly error: TextError };
