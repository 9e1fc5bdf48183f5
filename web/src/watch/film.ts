// Several recordings under one clock: what each of them shows, and how time passes.
//
//   time    in steps of the longest recording, a fraction between steps
//   pace    "steps": all are at the same step, and the quicker engine is done first
//           "share": all are at the same part of their way, and are done together

import { Moment, type Recording } from './timeline.ts';

export const paces = ['steps', 'share'] as const;
export type Pace = (typeof paces)[number];

// Steps a second; the last is as fast as it can be shown.
export const speeds: readonly number[] = [
  1, 2, 3, 5, 10, 20, 50, 100, 200, 500, 1_000, 2_000, 5_000, 10_000, 30_000, 100_000, 300_000, 1_000_000, 10_000_000,
];

export class Film {
  readonly moments: readonly Moment[];
  readonly length: number;
  time = 0;
  speed = speeds[4];
  pace: Pace = 'steps';
  playing = false;

  constructor(readonly recordings: readonly Recording[]) {
    this.moments = recordings.map((recording) => new Moment(recording));
    this.length = Math.max(0, ...recordings.map(({ events }) => events.length));
  }

  get ended(): boolean {
    return this.time >= this.length;
  }

  positionOf(index: number): number {
    const { length } = this.recordings[index].events;
    if (this.pace === 'steps' || this.length === 0) return Math.min(Math.floor(this.time), length);
    return Math.floor((this.time / this.length) * length + 1e-9);
  }

  // Moves to a time and brings every moment there.
  seek(time: number): void {
    this.time = Math.max(0, Math.min(time, this.length));
    this.moments.forEach((moment, index) => moment.seek(this.positionOf(index)));
  }

  // By whole steps, for the buttons and keys.
  step(by: number): void {
    this.playing = false;
    this.seek(Math.floor(this.time) + by);
  }

  // Lets that many milliseconds pass.
  advance(milliseconds: number): void {
    if (!this.playing) return;
    this.seek(this.time + (this.speed * milliseconds) / 1000);
    if (this.ended) this.playing = false;
  }
}
