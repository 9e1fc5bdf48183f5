// Play, pause, step, scrub; how fast, and at which pace.

import { useEffect, useRef } from 'preact/hooks';
import { Icon } from '../ui/icons.tsx';
import { words } from '../words/words.ts';
import { paces, speeds, type Film } from './film.ts';

const scrubberSteps = 10_000;

export const speedText = (index: number) =>
  index === speeds.length - 1 ? words.watch.fullSpeed : words.watch.perSecond(speeds[index]);

interface TransportProps {
  readonly film: Film;
  readonly playing: boolean;
  readonly speed: number; // index into speeds
  readonly change: (how: (film: Film) => void) => void;
  readonly onFrame: (draw: () => void) => () => void;
}

export const togglePlay = (film: Film) => {
  if (film.ended) film.seek(0);
  film.playing = !film.playing;
};

export function Transport({ film, playing, speed, change, onFrame }: TransportProps) {
  const scrubber = useRef<HTMLInputElement>(null);
  const clock = useRef<HTMLSpanElement>(null);
  useEffect(
    () =>
      onFrame(() => {
        const text = words.watch.position(Math.floor(film.time), film.length);
        if (clock.current) clock.current.textContent = text;
        if (scrubber.current) {
          scrubber.current.value = String(film.length === 0 ? 0 : (film.time / film.length) * scrubberSteps);
          scrubber.current.setAttribute('aria-valuetext', words.watch.step(text));
        }
      }),
    [film, onFrame],
  );
  const scrub = (value: string) =>
    change((now) => {
      now.playing = false;
      now.seek(Math.round((Number(value) / scrubberSteps) * now.length));
    });
  const button = (icon: 'start' | 'back' | 'forward' | 'end', label: string, how: (film: Film) => void) => (
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
          <button key={pace} type="button" aria-pressed={film.pace === pace} onClick={() => change((now) => ((now.pace = pace), now.seek(now.time)))}>
            {words.watch.paces[pace]}
          </button>
        ))}
      </div>
    </div>
  );
}
