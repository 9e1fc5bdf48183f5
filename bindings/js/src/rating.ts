// A puzzle's rating on one scale or several, read from nonet_rating and nonet_hodoku_rating.

import type * as answers from './answers.js';
import { parsed } from './data.js';
import type { Face, Room } from './face.js';
import { layout } from './layout.js';
import type { Exports } from './module.js';

/** A puzzle in memory, with everything needed to rate it. */
interface Question {
  face: Face;
  room: Room;
  exports: Exports;
  at: number;
  length: number;
  limits: answers.Limits;
  addressOf: (name: string) => number;
  chosen: (scale: string) => number; // a nonet_explain_options
}

// The unmodified scales of Sudoku Explainer and HoDoKu have their own keys.
export function rateOn(scales: readonly answers.Scale[], switchedOff: boolean, question: Question): answers.Rating {
  const answer: answers.Rating = { status: 'unique' };
  for (const scale of scales) {
    const own = switchedOff ? 'list' : scale === 'se' ? 'se' : scale.startsWith('hodoku') ? 'hodoku' : 'list';
    const { status, ...numbers } =
      own === 'se' ? rateSe(question) : own === 'hodoku' ? rateHodoku(scale, question) : rateList(scale, question);
    if (answer.status === 'unique') answer.status = status;
    if (numbers.scales === undefined) Object.assign(answer, numbers);
    else answer.scales = [...(answer.scales ?? []), ...numbers.scales];
  }
  return answer;
}

function rateList(scale: string, question: Question): answers.Rating {
  const { face, exports, at, length, limits, chosen } = question;
  face.ask(exports.nonet_rate_with, at, length, chosen(scale), face.limits(limits), face.out);
  const { status, ...rating } = parsed<{ status: answers.Status } & answers.ScaleRating>(face.written());
  return status === 'unique' ? { status, scales: [rating] } : { status };
}

function statusAt({ face, exports }: Question, at: number): answers.Status {
  return face.name(exports.nonet_outcome_name, face.view.getInt32(at, true)) as answers.Status;
}

function rateSe(question: Question): answers.Rating {
  const { face, room, exports, at, length, limits } = question;
  const { rating } = layout;
  const out = face.struct(room, rating.size);
  face.ask(exports.nonet_rate, at, length, face.limits(limits), out);
  const status = statusAt(question, out + rating.outcome);
  if (status !== 'unique') return { status };
  const tenths = (field: number) => face.view.getInt32(out + field, true) / 10;
  return { status, er: tenths(rating.er), ep: tenths(rating.ep), ed: tenths(rating.ed), scale: 'SE 1.2.1' };
}

function rateHodoku(scale: string, question: Question): answers.Rating {
  const { face, room, exports, at, length, limits, addressOf } = question;
  const { hodoku } = layout;
  const name = addressOf(scale);
  const out = face.struct(room, hodoku.size);
  face.ask(exports.nonet_rate_hodoku, at, length, name, face.limits(limits), out);
  const status = statusAt(question, out + hodoku.outcome);
  if (status !== 'unique') return { status };
  const number = face.view.getInt32(out + hodoku.level, true);
  const level = face.name(exports.nonet_hodoku_level_name, number) as answers.HodokuRating['level'];
  const score = face.number64(out + hodoku.score);
  const stamp = face.read(face.view.getUint32(out + hodoku.scale, true));
  return { status, hodoku: { level, score, scale: stamp } };
}
