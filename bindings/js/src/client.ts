/// <reference lib="esnext.disposable" preserve="true" />
// The engine in a worker, called from outside: every method of Nonet as a promise that an AbortSignal can end.

import { NonetError } from './error.js';
import type { Nonet } from './nonet.js';

type Methods = { [Name in keyof Nonet]: Nonet[Name] extends (...given: never[]) => unknown ? Name : never }[keyof Nonet];

// TypeScript infers only the last signature of a method, so the first one of those that have two is matched separately.
type Last<Name extends Methods> = Nonet[Name] extends (...given: infer All) => infer One ? [All, One] : never;
type First<Name extends Methods> = Nonet[Name] extends { (...given: infer All): infer One; (...given: never[]): unknown } ? [All, One] : never;
type Overloaded = { [Name in Methods]: unknown[] extends First<Name>[0] ? never : Name }[Methods];

/** A message to the worker, and its answer. */
export interface Question {
  id: number;
  method: string;
  given: readonly unknown[];
}
export type Reply =
  | { id: number; answer: unknown }
  | { id: number; error: { code?: string; line?: number; column?: number; message: string } };

/** The parts of a platform's worker that are needed here. */
export interface Thread {
  post(question: Question): void;
  end(): void;
}
export type Start = (onReply: (reply: Reply) => void, onFailure: (error: Error) => void) => Thread;

/** Aborts one question. */
export interface Signal {
  signal?: AbortSignal;
}

interface Waiting {
  question: Question;
  resolve: (answer: unknown) => void;
  reject: (reason: unknown) => void;
}

/**
 * Answers questions one after the other. Aborting one ends the worker; the others are asked again in a new one, in the same
 * language.
 */
export class Client {
  private thread: Thread | null = null;
  private readonly waiting = new Map<number, Waiting>(); // in order of asking: the first is being answered
  private last = 0;
  private language: Question | null = null; // the last that set it: a new worker gets it first

  constructor(private readonly start: Start) {}

  /** `ask('explain', [puzzle], { signal })`: the answer of that method, or its error. */
  ask<Name extends Overloaded>(method: Name, given: First<Name>[0], options?: Signal): Promise<First<Name>[1]>;
  ask<Name extends Methods>(method: Name, given: Last<Name>[0], options?: Signal): Promise<Last<Name>[1]>;
  ask(method: Methods, given: readonly unknown[], { signal }: Signal = {}): Promise<unknown> {
    return new Promise((resolve, reject) => {
      if (signal?.aborted) return reject(signal.reason);
      const question = { id: ++this.last, method, given };
      const onAbort = () => this.abort(question.id, signal!.reason);
      const done = <T>(settle: (value: T) => void) => (value: T) => {
        signal?.removeEventListener('abort', onAbort);
        settle(value);
      };
      signal?.addEventListener('abort', onAbort);
      this.waiting.set(question.id, { question, resolve: done(resolve), reject: done(reject) });
      this.post(question);
    });
  }

  /** Ends the worker and rejects all waiting questions. */
  close(): void {
    this.thread?.end();
    this.thread = null;
    const reason = new NonetError('cancelled', 0, 0, 'the worker was closed');
    for (const { reject } of this.takeAll()) reject(reason);
  }

  /** `using worker = startWorker()` closes it at the end of the block. */
  [Symbol.dispose](): void {
    this.close();
  }

  private post(question: Question): void {
    try {
      this.thread ??= this.begin();
      this.thread.post(question);
    } catch (error) {
      this.take(question.id)?.reject(error); // an argument that cannot be sent
    }
  }

  private begin(): Thread {
    const thread = this.start((reply) => this.receive(reply), (error) => this.fail(error));
    if (this.language) thread.post(this.language);
    return thread;
  }

  private receive(reply: Reply): void {
    const waiting = this.take(reply.id);
    if (!waiting) return;
    if ('answer' in reply) {
      if (waiting.question.method === 'setLanguage') this.language = waiting.question;
      return waiting.resolve(reply.answer);
    }
    const { code, line = 0, column = 0, message } = reply.error;
    waiting.reject(code === undefined ? new Error(message) : new NonetError(code, line, column, message));
  }

  // The worker itself has failed: no question will be answered.
  private fail(error: Error): void {
    this.thread?.end();
    this.thread = null;
    for (const { reject } of this.takeAll()) reject(error);
  }

  private abort(id: number, reason: unknown): void {
    const isFirst = this.waiting.keys().next().value === id;
    this.take(id)?.reject(reason);
    if (!isFirst) return;
    this.thread?.end();
    this.thread = null;
    for (const { question } of this.waiting.values()) this.post(question);
  }

  private take(id: number): Waiting | undefined {
    const waiting = this.waiting.get(id);
    this.waiting.delete(id);
    return waiting;
  }

  private takeAll(): Waiting[] {
    const all = [...this.waiting.values()];
    this.waiting.clear();
    return all;
  }
}

/** Answers a question inside the worker. */
export async function answerTo(engine: Promise<Nonet>, { id, method, given }: Question): Promise<Reply> {
  try {
    const n = (await engine) as unknown as Record<string, (...given: readonly unknown[]) => unknown>;
    if (typeof n[method] !== 'function') throw new NonetError('bad_argument', 1, 1, `found the method '${method}', expected one of Nonet`);
    return { id, answer: n[method](...given) };
  } catch (thrown) {
    if (!(thrown instanceof NonetError)) return { id, error: { message: thrown instanceof Error ? thrown.message : String(thrown) } };
    const { code, line, column, message } = thrown;
    return { id, error: { code, line, column, message } };
  }
}
