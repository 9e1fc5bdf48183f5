// A puzzle's rating on one scale or several.

import type * as answers from './answers.js';

type Rated = { status: answers.Status } & answers.ScaleRating & Partial<answers.HodokuRating & Pick<answers.Rating, 'er' | 'ep' | 'ed'>>;

/**
 * Combines the ratings on scales. The unmodified scales of Sudoku Explainer and HoDoKu have their own keys.
 *
 * @param rate rates on one scale
 */
export function rateOn(scales: readonly answers.Scale[], switchedOff: boolean, rate: (scale: string) => unknown): answers.Rating {
  const answer: answers.Rating = { status: 'unique' };
  for (const scale of scales) {
    const { status, er, ep, ed, ...rating } = rate(scale) as Rated;
    if (answer.status === 'unique') answer.status = status;
    if (status !== 'unique') continue;
    if (er !== undefined) Object.assign(answer, { er, ep, ed, scale: rating.scale });
    else if (!switchedOff && scale.startsWith('hodoku') && !scale.includes('\n')) {
      const { level, score, scale: stamp } = rating;
      answer.hodoku = { level, score, scale: stamp } as answers.HodokuRating;
    } else answer.scales = [...(answer.scales ?? []), rating];
  }
  return answer;
}
