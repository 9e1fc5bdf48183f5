// One lane of work: at most one job at a time, in its own worker. A new job replaces the current one, whose promise is
// rejected with Superseded. A worker that does not finish soon is ended and another one started. Until the worker has
// loaded its engine, the newest job waits.
//
//   const lane = new Lane(() => new Worker(...));
//   const diagnosis = await lane.ask('check', text);
//   lane.cancel();

import type { TextError } from 'nonet';
import { words } from '../words/words.ts';
import type { Input, JobName, Loaded, Output, Reply, Request } from './protocol.ts';

export class Superseded extends Error {}

// The text was not a puzzle, or an option was wrong.
export class Refused extends Error {
  constructor(readonly error: TextError) {
    super(error.message);
  }
}

// The parts of a Worker that Lane needs; the tests have their own.
export interface WorkerLike {
  postMessage(message: Request): void;
  terminate(): void;
  onmessage: ((event: { data: Reply | Loaded }) => void) | null;
  onerror: ((event: { message: string }) => void) | null;
}

interface Job {
  readonly request: Request;
  readonly progress: (value: unknown) => void;
  readonly resolve: (value: unknown) => void;
  readonly reject: (error: Error) => void;
}

// The time for a replaced job to finish by itself: starting a worker costs about as much.
const patience = 120;

export class Lane {
  private worker: WorkerLike | null = null;
  private ready = false; // whether the worker has loaded its engine
  private running: Job | null = null; // the worker's current job, wanted or not
  private waiting: Job | null = null;
  private wanted = false; // whether the answer of `running` is still wanted
  private timer: ReturnType<typeof setTimeout> | undefined;
  private lastId = 0;

  constructor(private readonly start: () => WorkerLike) {}

  ask<Name extends JobName>(
    job: Name,
    input: Input<Name>,
    progress: (value: unknown) => void = () => {},
  ): Promise<Output<Name>> {
    return new Promise((resolve, reject) => {
      const request = { id: ++this.lastId, job, input, language: words.code };
      this.drop();
      const next: Job = { request, progress, resolve: resolve as (value: unknown) => void, reject };
      if (this.running === null) return this.begin(next);
      this.waiting = next;
      this.timer ??= setTimeout(() => this.restart(), patience);
    });
  }

  // Discards the answer: the current job may finish soon, or is ended.
  abandon(): void {
    this.drop();
    if (this.running !== null) this.timer ??= setTimeout(() => this.restart(), patience);
  }

  // Ends the current job at once.
  cancel(): void {
    this.drop();
    if (this.running !== null) this.stop();
  }

  get busy(): boolean {
    return this.wanted || this.waiting !== null;
  }

  private drop(): void {
    if (this.wanted) this.running?.reject(new Superseded());
    this.wanted = false;
    this.waiting?.reject(new Superseded());
    this.waiting = null;
  }

  private begin(job: Job): void {
    this.worker ??= this.hire();
    if (!this.ready) {
      this.waiting = job;
      return;
    }
    this.running = job;
    this.wanted = true;
    this.worker.postMessage(job.request);
  }

  private next(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.running = null;
    this.wanted = false;
    const job = this.waiting;
    this.waiting = null;
    if (job) this.begin(job);
  }

  private stop(): void {
    this.worker?.terminate();
    this.worker = null;
    this.ready = false;
    this.next();
  }

  // The worker cannot continue: its job fails, and the next one gets another worker.
  private fail(message: string): void {
    const job = this.ready ? (this.wanted ? this.running : null) : this.waiting;
    if (!this.ready) this.waiting = null;
    this.stop();
    job?.reject(new Error(message || words.waiting.noEngine));
  }

  private restart(): void {
    this.timer = undefined;
    this.stop();
  }

  private hire(): WorkerLike {
    const worker = this.start();
    worker.onmessage = ({ data }) => this.receive(data);
    worker.onerror = ({ message }) => this.fail(message);
    return worker;
  }

  private receive(reply: Reply | Loaded): void {
    if (reply.kind === 'broken') return this.fail(reply.message);
    if (reply.kind === 'ready') {
      this.ready = true;
      return this.next();
    }
    const job = this.running;
    if (!job || reply.id !== job.request.id) return;
    if (reply.kind === 'progress') {
      if (this.wanted) job.progress(reply.value);
      return;
    }
    const wanted = this.wanted;
    // An engine that broke would fail for every later job, too.
    if (reply.kind === 'failed' && reply.error.code === 'internal') this.stop();
    else this.next();
    if (!wanted) return;
    if (reply.kind === 'done') job.resolve(reply.value);
    else job.reject(new Refused(reply.error));
  }
}
