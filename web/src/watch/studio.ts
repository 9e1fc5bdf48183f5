// Records films, each in its own lane, until each is complete or stopped; then measures the engine's time without
// recording. Films are kept for a while: an engine that is removed and added again gets its old film back.

import type { Input, JobName, Output } from '../engine/protocol.ts';
import { Film } from './film.ts';
import type { Subject } from './moment.ts';

export type Ask = <Name extends JobName>(index: number, job: Name, input: Input<Name>) => Promise<Output<Name>>;

interface Reel {
  readonly film: Film;
  time: number | null | undefined; // milliseconds; null: it cannot be measured; undefined: not yet
}

const mostKept = 6; // two megabytes each
const kept = new Map<string, Reel>();

function reelOf(subject: Subject, engine: string): Reel {
  const key = `${subject.board} ${subject.puzzle} ${engine}`;
  const reel = kept.get(key) ?? { film: new Film(subject), time: undefined };
  kept.delete(key);
  kept.set(key, reel);
  for (const oldest of kept.keys()) if (kept.size > mostKept) kept.delete(oldest);
  return reel;
}

export class Studio {
  failed: Error | null = null;
  private readonly reels: readonly Reel[];
  private readonly recording = new Set<number>();
  private closed = false;

  // onGrown   called when a film has grown or is complete
  constructor(
    readonly subject: Subject,
    readonly engines: readonly string[],
    private readonly ask: Ask,
    private readonly onGrown: () => void,
  ) {
    this.reels = engines.map((engine) => reelOf(subject, engine));
  }

  get films(): readonly Film[] {
    return this.reels.map(({ film }) => film);
  }
  timeOf(index: number): number | null | undefined {
    return this.reels[index].time;
  }

  start(): void {
    this.reels.forEach((_, index) => this.goOn(index));
  }

  stop(index: number): void {
    this.reels[index].film.stopped = true;
    this.onGrown();
  }

  goOn(index: number): void {
    this.reels[index].film.stopped = false;
    if (this.recording.has(index)) return;
    this.recording.add(index);
    this.record(index)
      .catch((error: Error) => {
        if (this.closed) return;
        this.failed = error;
        this.stop(index);
      })
      .finally(() => this.recording.delete(index));
  }

  // Abandons the current jobs.
  close(): void {
    this.closed = true;
  }

  private async record(index: number): Promise<void> {
    const reel = this.reels[index];
    const { film } = reel;
    const asked = { ...this.subject, engine: this.engines[index] };
    while (!film.over) {
      const slice = await this.ask(index, 'film', { ...asked, from: film.end, spacing: film.spacing, most: film.room });
      if (this.closed) return;
      // An announced end stays: events after the stop are recorded again if the viewer continues.
      if (!film.stopped) film.append(slice);
      this.onGrown();
    }
    if (!film.ended || reel.time !== undefined) return this.onGrown();
    const time = await this.ask(index, 'time', asked);
    reel.time = time;
    if (!this.closed) this.onGrown();
  }
}
