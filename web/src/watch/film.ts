// One search as a film of any length in little memory. Pictures are stored on the way; the events between them are
// recreated by running the engine again from the previous picture.
//
//   recorder   runs the engine slice by slice, and takes pictures (in a worker)
//   Film       the pictures of all slices, at most two megabytes: if there are more, every second one is dropped, and
//              from then on they are taken half as often
//   window     some events after a picture, recreated by the engine: they give any moment in that range

import { depthsIn, joinDepths, kindOf, Moment, pictureSizeOf, placedIn, positionIn, type Subject } from './moment.ts';

// Two megabytes; a picture of the classic board has 512 bytes.
const most32 = 1 << 19;
export const mostPicturesOf = (cells: number) => Math.floor(most32 / pictureSizeOf(cells));
export const buckets = 480;
// Positions are 32-bit numbers.
export const mostSteps = 4_000_000_000;
// The maximum number of events at once, and the minimum number in a window.
export const chunk = 1 << 17;
export const leastWindow = 1 << 16;

// The events after a moment, up to a maximum; from the beginning if no digit is placed by choice. `stop` is what ended
// the search, or max_events.
export type Source = (placed: Uint32Array | undefined, most: number) => { readonly events: Uint32Array; readonly stop: string };

export interface Slice {
  readonly pictures: Uint32Array<ArrayBuffer>; // one after the other; the last is at the end of the slice
  readonly stop: string | null; // what ended the search; null if it continues
  readonly events: Uint32Array<ArrayBuffer> | null; // all of them, for a short search
  readonly solution: string; // set if cells are filled without events
}

// Runs the engine from a picture (null: from the beginning) until `most` pictures are taken, or time is up.
//
//   spacing   minimum number of events between pictures
//   fill      returns the solution; called if the engine has filled cells without events
export function record(
  subject: Subject,
  source: Source,
  from: Uint32Array | null,
  { spacing, most, isTime = () => false, fill = () => '' }: { spacing: number; most: number; isTime?: () => boolean; fill?: () => string },
): Slice {
  const moment = new Moment(subject);
  if (from) moment.load(from);
  const begin = moment.position;
  const pictureSize = pictureSizeOf(moment.grid.length);
  const pictures = new Uint32Array((most + 1) * pictureSize);
  let [taken, lastAt, least, greatest] = [0, begin, moment.counters.depth, moment.counters.depth];
  const take = () => {
    moment.save(pictures.subarray(taken * pictureSize, ++taken * pictureSize), least, greatest);
    lastAt = moment.position;
    least = greatest = moment.counters.depth;
  };
  const done = (stop: string | null, events: Uint32Array<ArrayBuffer> | null = null, solution = ''): Slice => {
    if (taken === 0 || lastAt !== moment.position) take();
    return { pictures: pictures.slice(0, taken * pictureSize), stop, events, solution };
  };
  for (;;) {
    const { depth } = moment.counters;
    const { events, stop } = source(depth === 0 ? undefined : moment.placed(), chunk);
    const ended = stop !== 'max_events';
    let end = events.length;
    // It can be resumed only after a placed digit.
    if (!ended) while (end > 0 && ((events[end - 1] >> 24) & 3) !== 1) --end;
    let solution = '';
    for (let i = 0; i < end; ++i) {
      const event = events[i];
      const kind = (event >> 24) & 3;
      if (kind === 3 && moment.grid.includes(0)) solution = fill();
      moment.step(event, solution);
      if (kind === 0) continue;
      const now = moment.counters.depth;
      if (now < least) least = now;
      if (now > greatest) greatest = now;
      if (kind === 1 && moment.position - lastAt >= spacing) {
        take();
        if (taken === most) return done(ended && i + 1 === end ? stop : null);
      }
    }
    const whole = begin === 0 && ended && moment.position === events.length;
    if (ended) return done(stop, whole ? Uint32Array.from(events) : null, solution);
    if (end === 0) throw new Error('an engine that places no digit for long');
    if (isTime()) return done(null);
  }
}

export class Film {
  length = 0; // number of events recorded
  stop: string | null = null; // what ended the search; null if it is not recorded to its end
  stopped = false; // by the viewer
  solution = '';
  concludes = false; // digits are placed without being tried
  spacing = 16;
  private whole: Uint32Array | null = null;
  private count = 0;
  private readonly size: number; // of a picture
  private readonly most: number;
  private pictures: Uint32Array<ArrayBuffer>; // the last one is the start of the next slice

  constructor(readonly subject: Subject) {
    const { length } = subject.puzzle;
    this.size = pictureSizeOf(length);
    this.most = mostPicturesOf(length);
    this.pictures = new Uint32Array(64 * this.size);
  }

  get ended(): boolean {
    return this.stop !== null;
  }
  // Whether nothing more will be recorded.
  get over(): boolean {
    return this.ended || this.stopped || this.length >= mostSteps;
  }
  get bytes(): number {
    return this.pictures.byteLength;
  }
  get pictureCount(): number {
    return this.count;
  }
  // The start of the next slice, and its maximum number of pictures.
  get end(): Uint32Array<ArrayBuffer> | null {
    return this.count === 0 ? null : this.picture(this.count - 1).slice();
  }
  get room(): number {
    return Math.max(1, this.most - this.count - 1);
  }

  // All events of a short search.
  get events(): Uint32Array | null {
    return this.whole;
  }

  append(slice: Slice): void {
    const more = slice.pictures.length / this.size;
    this.reserve(this.count + more);
    this.pictures.set(slice.pictures, this.count * this.size);
    this.count += more;
    this.length = positionIn(this.picture(this.count - 1));
    this.stop = slice.stop;
    this.solution ||= slice.solution;
    if (slice.events) this.whole = slice.events;
    if (slice.events && slice.events.length > 0) this.concludes = kindOf(slice.events[0]) === 'place';
    while (this.count > this.most - 8) this.thin();
  }

  // The last picture at or before a position; null is the beginning.
  pictureBefore(position: number): Uint32Array | null {
    let [low, high] = [0, this.count];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (positionIn(this.picture(middle)) <= position) low = middle + 1;
      else high = middle;
    }
    // The last picture of a finished search may not follow a placed digit.
    if (low === this.count && this.ended) --low;
    return low <= 0 ? null : this.picture(low - 1);
  }

  // The minimum and maximum depth in each of `buckets` equal parts.
  depths(): Uint16Array {
    const depths = new Uint16Array(2 * buckets);
    let at = 0;
    for (let index = 0; index < this.count; ++index) {
      const picture = this.picture(index);
      const [least, greatest] = depthsIn(picture);
      const end = Math.max(1, Math.ceil((positionIn(picture) * buckets) / Math.max(1, this.length)));
      // The picture's part begins in the bucket in which the previous one ended.
      for (let bucket = Math.max(0, at - 1); bucket < end; ++bucket) {
        const fresh = bucket >= at;
        depths[2 * bucket] = fresh ? least : Math.min(depths[2 * bucket], least);
        depths[2 * bucket + 1] = fresh ? greatest : Math.max(depths[2 * bucket + 1], greatest);
      }
      at = Math.max(at, end);
    }
    return depths;
  }

  private picture(index: number): Uint32Array<ArrayBuffer> {
    return this.pictures.subarray(index * this.size, (index + 1) * this.size);
  }

  private reserve(count: number): void {
    if (count * this.size <= this.pictures.length) return;
    const larger = new Uint32Array(Math.max(count, Math.min(2 * this.count, this.most)) * this.size);
    larger.set(this.pictures);
    this.pictures = larger;
  }

  // Drops every second picture, except the last one.
  private thin(): void {
    let kept = 0;
    for (let index = 0; index < this.count; ++index) {
      const picture = this.picture(index);
      const goes = index % 2 === 0 && index + 1 < this.count;
      if (goes) joinDepths(this.picture(index + 1), picture);
      else this.pictures.copyWithin(kept++ * this.size, index * this.size, (index + 1) * this.size);
    }
    this.count = kept;
    this.spacing *= 2;
  }
}

export interface Window {
  readonly picture: Uint32Array | null; // its starting point
  readonly events: Uint32Array;
}

// The request for a window.
export interface Need {
  readonly picture: Uint32Array | null;
  readonly placed: Uint32Array<ArrayBuffer> | null;
  readonly most: number;
}

// The display of one film: a moment, which can move to any position whose events are loaded.
export class Screen {
  readonly moment: Moment;
  private window: Window | null = null;

  constructor(readonly film: Film) {
    this.moment = new Moment(film.subject);
  }

  has(position: number): boolean {
    if (position === 0 || position === this.moment.position) return true;
    if (this.film.events) this.window ??= { picture: null, events: this.film.events };
    if (!this.window) return false;
    const begin = beginOf(this.window);
    return position >= begin && position <= begin + this.window.events.length;
  }

  need(position: number): Need {
    const picture = this.film.pictureBefore(position);
    const begin = picture ? positionIn(picture) : 0;
    return {
      picture: picture?.slice() ?? null,
      placed: picture ? placedIn(this.film.subject, picture) : null,
      most: Math.max(leastWindow, position - begin + leastWindow / 4),
    };
  }

  give(window: Window): void {
    this.window = window;
  }

  seek(position: number): void {
    const { moment } = this;
    if (position === moment.position) return;
    const begin = this.window ? beginOf(this.window) : 0;
    const within = this.window && position >= begin;
    if (position < moment.position || moment.position < begin || !within) {
      if (within && this.window!.picture) moment.load(this.window!.picture);
      else moment.rewind();
    }
    while (moment.position < position) moment.step(this.window!.events[moment.position - begin], this.film.solution);
  }
}

const beginOf = ({ picture }: Window) => (picture ? positionIn(picture) : 0);
