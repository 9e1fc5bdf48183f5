// Shows a player's own solve again, digit by digit.

import { useEffect, useMemo, useState } from 'preact/hooks';
import { useAnnotation, usePage } from '../page.ts';
import { emptyOf } from '../state/board.ts';
import { glyphOf } from '../state/geometry.ts';
import { nameIn } from '../state/naming.ts';
import { Icon } from '../ui/icons.tsx';
import { words } from '../words/words.ts';
import { timeText } from './outcome.ts';
import { hardestMoves, valuesAfter } from './replay.ts';

const wholeTime = 12_000; // milliseconds for all moves
const slowest = 600; // for one

export function Replay() {
  const { board, moves, replay } = usePage();
  const { geometry } = board;
  const [at, setAt] = useState(0);
  const [playing, setPlaying] = useState(true);
  const running = playing && at < moves.length;
  useEffect(() => {
    if (!running) return;
    const timer = setTimeout(() => setAt(at + 1), Math.min(slowest, wholeTime / moves.length));
    return () => clearTimeout(timer);
  }, [running, at]);
  const annotation = useMemo(() => {
    const cell = moves[at - 1]?.cell;
    return { values: valuesAfter(board, moves, at), candidates: emptyOf(geometry).marks, tones: new Map(cell === undefined ? [] : [[cell, 'pattern' as const]]) };
  }, [board, moves, at]);
  useAnnotation(annotation);
  const name = (index: number) => {
    const { cell, value } = moves[index];
    return words.replay.move(nameIn(geometry, cell), value === 0 ? '' : glyphOf(geometry, value));
  };
  const show = (next: number) => {
    setPlaying(false);
    setAt(next);
  };
  const text = at === 0 ? words.replay.begin : words.replay.position(at, moves.length, name(at - 1), timeText(moves[at - 1].second));
  return (
    <div class="verdict end good replay">
      <div class="replay-tools">
        <button type="button" aria-label={running ? words.watch.pause : words.watch.play} onClick={() => (at < moves.length ? setPlaying(!playing) : (setAt(0), setPlaying(true)))}>
          <Icon name={running ? 'pause' : 'play'} />
        </button>
        <input type="range" min={0} max={moves.length} value={at} aria-label={words.replay.title} aria-valuetext={text} onInput={(event) => show(Number(event.currentTarget.value))} />
        <button type="button" class="quiet" aria-label={words.help.close} onClick={() => replay(false)}>
          <Icon name="close" />
        </button>
      </div>
      <p class="said">{text}</p>
      <div class="buttons chips">
        <span class="said">{words.replay.pauses}</span>
        {hardestMoves(moves).map((index) => (
          <button key={index} type="button" onClick={() => show(index + 1)}>
            {name(index)} · {timeText(moves[index].second - (moves[index - 1]?.second ?? 0))}
          </button>
        ))}
      </div>
    </div>
  );
}
