// Play, pause, step, scrub; the speed and the pace.

import { useEffect, useRef } from 'preact/hooks';
import { Icon } from '../ui/icons.tsx';
import { words } from '../words/words.ts';
import { paces, speeds, type Show } from './show.ts';
import type { Change, OnFrame } from './use_show.ts';

const scrubberSteps = 10_000;

export const speedText = (index: number) =>
  index === speeds.length - 1 ? words.watch.fullSpeed : words.watch.perSecond(speeds[index]);

interface TransportProps {
  readonly show: Show;
  readonly change: Change;
  readonly onFrame: OnFrame;
}

export const togglePlay = (show: Show) => {
  if (show.ended) show.seek(0);
  show.playing = !show.playing;
};

export function Transport({ show, change, onFrame }: TransportProps) {
  const scrubber = useRef<HTMLInputElement>(null);
  const clock = useRef<HTMLSpanElement>(null);
  const { playing } = show;
  const speed = speeds.indexOf(show.speed);
  useEffect(
    () =>
      onFrame(() => {
        const { length } = show;
        const text = words.watch.position(Math.floor(show.time), length);
        if (clock.current) clock.current.textContent = text;
        if (!scrubber.current) return;
        scrubber.current.setAttribute('aria-valuetext', words.watch.step(text));
        // While it is dragged the slider follows the pointer; the display follows later.
        if (!show.waits) scrubber.current.value = String(length === 0 ? 0 : (show.time / length) * scrubberSteps);
      }),
    [show, onFrame],
  );
  const scrub = (value: string) =>
    change((now) => {
      now.playing = false;
      now.seek(Math.round((Number(value) / scrubberSteps) * now.length));
    });
  const button = (icon: 'start' | 'back' | 'forward' | 'end', label: string, how: (show: Show) => void) => (
    <button type="button" onClick={() => change(how)} aria-label={label} title={label}>
      <Icon name={icon} />
    </button>
  );
  return (
    <div class="transport" role="group" aria-label={words.watch.playback}>
      <div class="transport-buttons">
        {button('start', words.watch.toStart, (now) => now.step(-Infinity))}
        {button('back', words.watch.back, (now) => now.step(-1))}
        <button type="button" class="primary play" onClick={() => change(togglePlay)} aria-label={playing ? words.watch.pause : words.watch.play}>
          <Icon name={playing ? 'pause' : 'play'} />
        </button>
        {button('forward', words.watch.on, (now) => now.step(1))}
        {button('end', words.watch.toEnd, (now) => now.step(Infinity))}
      </div>
      <label class="scrub">
        <span class="unseen">{words.watch.timeline}</span>
        <input ref={scrubber} type="range" min="0" max={scrubberSteps} step="1" onInput={(event) => scrub(event.currentTarget.value)} />
        <span class="clock" ref={clock} />
      </label>
      <label class="speed">
        <span>{speedText(speed)}</span>
        <input
          type="range"
          min="0"
          max={speeds.length - 1}
          value={speed}
          aria-label={words.watch.speed}
          aria-valuetext={speedText(speed)}
          onInput={(event) => {
            const index = Number(event.currentTarget.value);
            change((now) => (now.speed = speeds[index]));
          }}
        />
      </label>
      <div class="segments small" role="group" aria-label={words.watch.pace}>
        {paces.map((pace) => (
          <button key={pace} type="button" aria-pressed={show.pace === pace} onClick={() => change((now) => (now.choosePace(pace), now.seek(now.time)))}>
            {words.watch.paces[pace]}
          </button>
        ))}
      </div>
    </div>
  );
}
