// Several films under one clock: the moment each of them shows, and the passing of time.
//
//   time    in steps of the longest film, a fraction between steps
//   pace    "steps": all are at the same step, and the faster engine finishes first
//           "share": all are at the same fraction of their search, and finish together; by default if their lengths differ
//                    tenfold
//
// All films always show the same time. If one of them has to run its engine again, all wait for it, and time stops.

import { Screen, type Film, type Need, type Window } from './film.ts';

export const paces = ['steps', 'share'] as const;
export type Pace = (typeof paces)[number];

// Steps a second; the last is as fast as the display allows.
export const speeds: readonly number[] = [
  1, 2, 3, 5, 10, 20, 50, 100, 200, 500, 1_000, 2_000, 5_000, 10_000, 30_000, 100_000, 300_000, 1_000_000, 10_000_000, 100_000_000,
];

const tenfold = 10;

// Runs the engine of a film again.
export type Fetch = (index: number, need: Need) => Promise<Uint32Array>;

export class Show {
  readonly screens: readonly Screen[];
  time = 0; // currently shown
  speed = speeds[4];
  pace: Pace = 'steps';
  private chosen = false; // the pace, by a link or the viewer
  playing = false;
  private wanted: number | null = null; // the destination once the pending requests finish
  private later: number | null = null; // a time that is not recorded yet
  private busy = false;

  // onShown   called when the films show new moments
  constructor(
    readonly films: readonly Film[],
    private readonly fetch: Fetch,
    private readonly onShown: () => void = () => {},
  ) {
    this.screens = films.map((film) => new Screen(film));
  }

  get length(): number {
    return Math.max(0, ...this.films.map(({ length }) => length));
  }
  get recorded(): boolean {
    return this.films.every(({ over }) => over);
  }
  get ended(): boolean {
    return this.time >= this.length && this.recorded;
  }
  // Whether the wanted time is still pending.
  get waits(): boolean {
    return this.busy || this.later !== null;
  }

  positionOf(index: number, time = this.time): number {
    const { length } = this.films[index];
    if (this.pace === 'steps' || this.length === 0) return Math.min(Math.floor(time), length);
    return Math.floor((time / this.length) * length + 1e-9);
  }

  choosePace(pace: Pace): void {
    this.pace = pace;
    this.chosen = true;
  }

  // Moves to a time, at once or as soon as all films can show it.
  seek(time: number): void {
    this.later = null;
    this.go(Math.max(0, Math.min(time, this.length)));
  }

  // The same, but to a time that may not be recorded yet.
  seekLater(time: number): void {
    this.seek(time);
    if (time > this.length && !this.recorded) this.later = time;
  }

  // Call it when the films have grown.
  grown(): void {
    if (!this.chosen && this.time === 0 && this.recorded) {
      const lengths = this.films.map(({ length }) => length);
      this.pace = Math.max(...lengths) >= tenfold * Math.min(...lengths) ? 'share' : 'steps';
      this.chosen = true;
    }
    const { later } = this;
    if (later === null) {
      const moved = this.screens.some(({ moment }, index) => moment.position !== this.positionOf(index));
      return moved ? this.go(this.time) : undefined;
    }
    this.go(Math.min(later, this.length));
    if (later <= this.length || this.recorded) this.later = null;
  }

  // Moves by whole steps, for buttons and keys. Before anything is recorded, the move waits for the recording.
  step(by: number): void {
    this.playing = false;
    const time = Math.floor(this.later ?? this.wanted ?? this.time) + by;
    if (this.length === 0) this.seekLater(time);
    else this.seek(time);
  }

  // Advances by a number of milliseconds.
  advance(milliseconds: number): void {
    if (!this.playing || this.busy) return;
    this.go(Math.min(this.time + (this.speed * milliseconds) / 1000, this.length));
    if (this.ended) this.playing = false;
  }

  private go(time: number): void {
    if (this.busy) return void (this.wanted = time);
    const positions = this.films.map((_, index) => this.positionOf(index, time));
    const missing = positions.flatMap((position, index) => (this.screens[index].has(position) ? [] : [index]));
    if (missing.length === 0) return this.show(time, positions);
    this.busy = true;
    const needs = missing.map((index) => this.screens[index].need(positions[index]));
    Promise.all(needs.map((need, i) => this.fetch(missing[i], need))).then(
      (events) => {
        this.busy = false;
        const windows = events.map((each, i): Window => ({ picture: needs[i].picture, events: each }));
        windows.forEach((window, i) => this.screens[missing[i]].give(window));
        this.show(time, positions);
        const { wanted } = this;
        this.wanted = null;
        if (wanted !== null) this.go(wanted);
      },
      () => {
        this.busy = false; // the show is over, or the engine failed: the display stays unchanged
        this.playing = false;
      },
    );
  }

  private show(time: number, positions: readonly number[]): void {
    this.time = time;
    this.screens.forEach((screen, index) => screen.seek(positions[index]));
    this.onShown();
  }
}
