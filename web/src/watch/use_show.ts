// The films of these engines on this grid, under one clock: recorded, shown, and drawn one frame after each change and
// while they play.

import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { lane } from '../engine/use.ts';
import { classic } from '../state/geometry.ts';
import type { Place } from '../state/link.ts';
import type { Subject } from './moment.ts';
import { Show } from './show.ts';
import { Studio } from './studio.ts';

export type OnFrame = (draw: () => void) => () => void;
export type Change = (how: (show: Show) => void) => void;

// Other boards need the full module, which is used by lanes with other names (engine/use.ts).
const laneFor = ({ board }: Subject, index: number) => lane(`${board === classic.name ? 'watch' : 'film'}-${index}`);
const windowLaneFor = ({ board }: Subject, index: number) => lane(`${board === classic.name ? 'watch' : 'film'}-window-${index}`);

// Ends the most recent show. Its replacement can start before it has ended; without this, its late cleanup would abandon
// the new show's requests.
let endOther: (() => void) | null = null;

// onRest   called shortly after the show has come to rest
export function useShow(subject: Subject, engines: readonly string[], begin: Place, onRest: (place: Place) => void) {
  const [, redraw] = useState(0);
  const rest = useRef(onRest);
  rest.current = onRest;
  const it = useMemo(() => {
    const drawers = new Set<() => void>();
    const told = new WeakSet<Place>();
    let resting: ReturnType<typeof setTimeout> | undefined;
    const settle = () => {
      clearTimeout(resting);
      resting = setTimeout(() => {
        if (show.playing || show.waits) return;
        const place: Place = { time: Math.floor(show.time), pace: show.pace };
        told.add(place);
        rest.current(place);
      }, 250);
    };
    const draw = () => drawers.forEach((drawer) => drawer());
    const again = () => redraw((count) => count + 1);
    const studio = new Studio(
      subject,
      engines,
      (index, job, input) => laneFor(subject, index).ask(job, input),
      () => {
        show.grown();
        draw();
        again();
      },
    );
    const show: Show = new Show(
      studio.films,
      async (index, { placed, most }) =>
        (await windowLaneFor(subject, index).ask('window', { ...subject, engine: engines[index], placed, most })).events,
      () => {
        draw();
        if (!show.playing) settle();
      },
    );
    const onFrame: OnFrame = (drawer) => {
      drawers.add(drawer);
      drawer();
      return () => void drawers.delete(drawer);
    };
    let before = 0;
    const tick = (now: number) => {
      show.advance(Math.min(100, now - before));
      before = now;
      if (show.playing) return void requestAnimationFrame(tick);
      settle();
      again();
    };
    const change: Change = (how) => {
      const wasPlaying = show.playing;
      how(show);
      draw();
      again();
      settle();
      if (show.playing && !wasPlaying) {
        before = performance.now();
        requestAnimationFrame(tick);
      }
    };
    let ended = false;
    const end = () => {
      if (ended) return;
      ended = true;
      show.playing = false;
      studio.close();
      clearTimeout(resting);
      engines.forEach((_, index) => {
        laneFor(subject, index).abandon();
        windowLaneFor(subject, index).abandon();
      });
    };
    return { studio, show, told, change, onFrame, end };
  }, []); // the puzzle and the engines are the component's key
  useEffect(() => {
    endOther?.();
    endOther = it.end;
    it.studio.start();
    return it.end;
  }, [it]);
  // A link into this view: moves to its moment. Links set by the show itself need no move.
  useEffect(() => {
    const { show } = it;
    if (it.told.has(begin)) return;
    it.change(() => {
      show.playing = false;
      if (begin.time > 0 || begin.pace === 'share') show.choosePace(begin.pace);
      show.seekLater(begin.time);
    });
  }, [it, begin]);
  return it;
}
