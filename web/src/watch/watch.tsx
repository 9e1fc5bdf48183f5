// Watch: named engines on this grid, next to each other, under one clock.

import '../styles/watch.css';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { EngineInfo } from 'nonet';
import { useAnswer } from '../engine/use.ts';
import { usePage } from '../page.ts';
import { boardOf, givensText } from '../state/board.ts';
import { classic, type Geometry } from '../state/geometry.ts';
import { stored } from '../state/stored.ts';
import { Icon } from '../ui/icons.tsx';
import { geometryNamed, titleNamed } from '../state/boards.ts';
import { boardExamples, examples, type BoardExample } from '../state/examples.ts';
import { words } from '../words/words.ts';
import { Run } from './run.tsx';
import { comparison, happening } from './told.ts';
import { Transport } from './transport.tsx';
import { useShow } from './use_show.ts';
import { useWatchKeys } from './keys.ts';

const mostEngines = 3;
const offered: readonly BoardExample[] = [...examples.map(({ puzzle }) => ({ puzzle, board: classic.name })), ...boardExamples];
const codeKey = 'nonet-watch-code';

// Engines by what they do; one that is in no group is among the fast ones.
const groups = { inOrder: ['scan', 'column', 'row', 'tables', 'maps', 'bits'], narrowest: ['mrv', 'dlx'], reasons: ['logic'] } as const;

function groupsOf(engines: readonly EngineInfo[]) {
  const groupOf = ({ name }: EngineInfo) => (Object.keys(groups) as (keyof typeof groups)[]).find((group) => (groups[group] as readonly string[]).includes(name)) ?? 'fast';
  return (['inOrder', 'narrowest', 'reasons', 'fast'] as const).map((group) => ({
    title: words.watch.groups[group],
    members: engines.filter((engine) => groupOf(engine) === group),
  }));
}

export function Watch() {
  const { state, board, dispatch } = usePage();
  const root = useRef<HTMLDivElement>(null);
  const puzzle = givensText(board);
  const engines = useEngines();
  const chosen = state.engines.filter((name) => engines.some((engine) => engine.name === name)).slice(0, mostEngines);
  const toggle = (name: string) => {
    const next = chosen.includes(name) ? chosen.filter((each) => each !== name) : [...chosen, name].slice(-mostEngines);
    if (next.length > 0) dispatch({ type: 'engines', engines: next });
  };
  const example = offered.findIndex((each) => each.puzzle === puzzle && each.board === board.geometry.name);
  const show = (wanted: BoardExample | undefined) => {
    if (!wanted) return;
    geometryNamed(wanted.board).then(
      (geometry) => dispatch({ type: 'load', board: boardOf(wanted.puzzle, undefined, geometry) }),
      (error: Error) => dispatch({ type: 'notice', notice: { kind: 'error', text: error.message } }),
    );
  };
  const [wanted, setWanted] = useState(stored.get(codeKey));
  // A single engine has room for its code.
  const code = wanted === null ? chosen.length === 1 : wanted === '1';
  const turnCode = () => {
    setWanted(code ? '0' : '1');
    stored.set(codeKey, code ? '0' : '1');
  };
  const fill = () => void (document.fullscreenElement ? document.exitFullscreen() : root.current?.requestFullscreen().catch(() => {}));
  return (
    <div class="theatre" ref={root}>
      <div class="watch-head">
        <h2>{words.watch.title}</h2>
        <label class="field">
          <span class="unseen">{words.watch.grid}</span>
          <select
            value={String(example)}
            onChange={(event) => show(offered[Number(event.currentTarget.value)])}
          >
            {example < 0 && <option value="-1">{words.watch.thisGrid}</option>}
            {offered.map(({ puzzle: each, board: name }, index) => (
              <option key={`${name} ${each}`} value={String(index)} selected={index === example}>
                {words.examples[index]?.[0] ?? titleNamed(name)}
              </option>
            ))}
          </select>
        </label>
        <button type="button" class="choose" popovertarget="engines">
          {words.watch.chosen(chosen)}
        </button>
        <div class="engines" id="engines" popover="auto" role="group" aria-label={words.watch.engines}>
          <p>{words.watch.engines}</p>
          {groupsOf(engines).map(({ title, members }) => (
            <section key={title} aria-label={title}>
              <h3>{title}</h3>
              {members.map(({ name, idea }) => (
                <button key={name} type="button" aria-pressed={chosen.includes(name)} onClick={() => toggle(name)}>
                  <strong>{name}</strong> <span>{words.ideas[name] ?? idea}</span>
                </button>
              ))}
            </section>
          ))}
        </div>
        <div class="watch-tools">
          <button type="button" aria-pressed={code} onClick={turnCode}>
            {words.watch.code}
          </button>
          <button type="button" onClick={() => print()} title={words.watch.print} aria-label={words.watch.print}>
            <Icon name="print" />
          </button>
          {document.fullscreenEnabled && (
            <button type="button" onClick={fill} title={words.watch.fullScreen} aria-label={words.watch.fullScreen}>
              <Icon name="full" />
            </button>
          )}
        </div>
      </div>
      {chosen.length > 0 && (
        <Stage key={`${board.geometry.name} ${puzzle} ${chosen}`} geometry={board.geometry} puzzle={puzzle} engines={engines.filter(({ name }) => chosen.includes(name))} code={code} fill={fill} />
      )}
    </div>
  );
}

function useEngines(): readonly EngineInfo[] {
  const answer = useAnswer('engines', 'all');
  return answer.state === 'done' ? answer.value : [];
}

interface StageProps {
  readonly geometry: Geometry;
  readonly puzzle: string;
  readonly engines: readonly EngineInfo[];
  readonly code: boolean;
  readonly fill: () => void;
}

function Stage({ geometry, puzzle, engines, code, fill }: StageProps) {
  const { state, dispatch, say } = usePage();
  const names = engines.map(({ name }) => name);
  const subject = { puzzle, board: geometry.name, zeroBased: geometry.zeroBased };
  const { show, studio, change, onFrame } = useShow(subject, names, state.place, (place) => dispatch({ type: 'place', place }));
  const { films, screens } = show;
  // After a step the event is announced; after playing, the state of every engine.
  const tell = () => say(screens.map((screen, index) => `${names[index]}: ${happening(screen, geometry)}`).join('; '));
  useWatchKeys(change, fill, tell);
  const ended = films.every(({ ended: each }) => each) && screens.every(({ moment, film }) => moment.position === film.length);
  const compared = comparison(names, films, screens.map(({ moment }) => moment.counters.tries));
  useEffect(() => {
    if (!ended) return;
    say(screens.map((screen, index) => `${names[index]}: ${happening(screen, geometry)} ${compared[index]}`.trim()).join('; '));
  }, [ended]);
  if (studio.failed) return <p class="notice error">{studio.failed.message}</p>;
  return (
    <>
      <Transport show={show} change={change} onFrame={onFrame} />
      <div class={`runs${code ? ' with-code' : ''}`} data-count={engines.length}>
        {engines.map((engine, index) => (
          <Run
            key={engine.name}
            geometry={geometry}
            engine={engine}
            screen={screens[index]}
            time={studio.timeOf(index)}
            code={code}
            compared={ended ? compared[index] : ''}
            stop={() => studio.stop(index)}
            goOn={() => studio.goOn(index)}
            onFrame={onFrame}
          />
        ))}
      </div>
    </>
  );
}
