// Watch: named engines on this grid, side by side, under one clock.

import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { EngineInfo } from 'nonet';
import type { Watched } from '../engine/jobs.ts';
import { useAnswer } from '../engine/use.ts';
import { usePage } from '../page.ts';
import { boardOf, givensText } from '../state/board.ts';
import { isClassic } from '../state/geometry.ts';
import { NotHere } from '../ui/not_here.tsx';
import { examples } from '../state/examples.ts';
import { words } from '../words/words.ts';
import { Film, speeds } from './film.ts';
import { Run } from './run.tsx';
import { Transport, togglePlay } from './transport.tsx';

const mostEngines = 3;
// At most this many events are recorded: 20 MB for each engine.
const most = 5_000_000;

export function Watch() {
  const { board } = usePage();
  return isClassic(board.geometry) ? <Theatre /> : <NotHere what={words.watch.here} title={words.watch.title} />;
}

function Theatre() {
  const { state, board, dispatch } = usePage();
  const puzzle = givensText(board);
  const engines = useEngines();
  const chosen = state.engines.filter((name) => engines.some((engine) => engine.name === name)).slice(0, mostEngines);
  const toggle = (name: string) => {
    const next = chosen.includes(name) ? chosen.filter((each) => each !== name) : [...chosen, name].slice(-mostEngines);
    if (next.length > 0) dispatch({ type: 'engines', engines: next });
  };
  const example = examples.findIndex((each) => each.puzzle === puzzle);
  return (
    <>
      <div class="watch-head">
        <h2>{words.watch.title}</h2>
        <label class="field">
          <span class="unseen">{words.watch.grid}</span>
          <select
            value={String(example)}
            onChange={(event) => {
              const next = examples[Number(event.currentTarget.value)];
              if (next) dispatch({ type: 'load', board: boardOf(next.puzzle) });
            }}
          >
            {example < 0 && <option value="-1">{words.watch.thisGrid}</option>}
            {examples.map(({ puzzle: each }, index) => (
              <option key={each} value={String(index)} selected={index === example}>
                {words.examples[index][0]}
              </option>
            ))}
          </select>
        </label>
        <div class="chips engines" role="group" aria-label={words.watch.engines}>
          {engines.map(({ name, idea }) => (
            <button key={name} type="button" title={idea} aria-pressed={chosen.includes(name)} onClick={() => toggle(name)}>
              {name}
            </button>
          ))}
        </div>
      </div>
      {chosen.length > 0 && (
        <Stage key={`${puzzle} ${chosen}`} puzzle={puzzle} engines={engines.filter(({ name }) => chosen.includes(name))} />
      )}
    </>
  );
}

function useEngines(): readonly EngineInfo[] {
  const answer = useAnswer('engines', 'all');
  return answer.state === 'done' ? answer.value : [];
}

function Stage({ puzzle, engines }: { puzzle: string; engines: readonly EngineInfo[] }) {
  const answers = engines.map(({ name }, index) =>
    // As many hooks every time: the engines are part of this component's key.
    useAnswer('watch', { puzzle, engine: name, most }, `watch-${index}`),
  );
  const failed = answers.find((answer) => answer.state === 'failed');
  if (failed?.state === 'failed') return <p class="notice error">{failed.error.message}</p>;
  const watched = answers.flatMap((answer) => (answer.state === 'done' ? [answer.value] : []));
  if (watched.length < engines.length) return <p class="working">{words.watch.recording}</p>;
  return <Cinema puzzle={puzzle} engines={engines} watched={watched} />;
}

interface CinemaProps {
  readonly puzzle: string;
  readonly engines: readonly EngineInfo[];
  readonly watched: readonly Watched[];
}

function Cinema({ puzzle, engines, watched }: CinemaProps) {
  const film = useMemo(() => new Film(watched.map(({ recording }) => recording)), []);
  const { change, onFrame, playing } = useFilm(film);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if ((event.target as Element).closest('input:not([type=range]), select, textarea, dialog')) return;
      if (event.key === ' ' && (event.target as Element).closest('button')) return; // it is pressed
      const how = {
        ' ': togglePlay,
        ArrowLeft: (now: Film) => now.step(-1),
        ArrowRight: (now: Film) => now.step(1),
        Home: (now: Film) => now.step(-Infinity),
        End: (now: Film) => now.step(Infinity),
      }[event.key];
      if (!how) return;
      event.preventDefault();
      change(how);
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [film]);
  return (
    <>
      <Transport film={film} playing={playing} speed={speeds.indexOf(film.speed)} change={change} onFrame={onFrame} />
      <div class="runs" data-count={engines.length}>
        {engines.map((engine, index) => (
          <WithTotal
            key={engine.name}
            puzzle={puzzle}
            lane={`total-${index}`}
            engine={engine}
            recording={watched[index].recording}
            moment={film.moments[index]}
            stop={watched[index].stop}
            onFrame={onFrame}
          />
        ))}
      </div>
    </>
  );
}

type WithTotalProps = Omit<Parameters<typeof Run>[0], 'total'> & { puzzle: string; lane: string };

// Where the film is cut, the whole search is counted beside it.
function WithTotal({ puzzle, lane, ...run }: WithTotalProps) {
  const cut = run.stop !== 'finished' && run.stop !== 'solutions';
  const total = useAnswer('total', cut ? { puzzle, engine: run.engine.name } : null, lane);
  return <Run {...run} total={total} />;
}

// The clock: draws a frame after each change, and as long as the film plays.
function useFilm(film: Film) {
  const [, redraw] = useState(0);
  const drawers = useRef(new Set<() => void>()).current;
  const tools = useMemo(() => {
    const draw = () => drawers.forEach((drawer) => drawer());
    const onFrame = (drawer: () => void) => {
      drawers.add(drawer);
      drawer();
      return () => void drawers.delete(drawer);
    };
    let before = 0;
    const tick = (now: number) => {
      film.advance(Math.min(100, now - before));
      before = now;
      draw();
      if (film.playing) requestAnimationFrame(tick);
      else redraw((count) => count + 1);
    };
    const change = (how: (film: Film) => void) => {
      const wasPlaying = film.playing;
      how(film);
      draw();
      redraw((count) => count + 1);
      if (film.playing && !wasPlaying) {
        before = performance.now();
        requestAnimationFrame(tick);
      }
    };
    return { change, onFrame };
  }, [film]);
  useEffect(() => () => void (film.playing = false), [film]);
  return { ...tools, playing: film.playing };
}
