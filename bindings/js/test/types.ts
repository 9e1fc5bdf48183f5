// The types as seen in an editor: compiled by types.test.mjs, never run. Each line after @ts-expect-error must be an
// error.

import { load, type EngineName, type FormatName, type LanguageCode, type LevelName, type Nonet, type SymmetryName, type TechniqueId } from 'nonet';
import { loadPhotoReader } from 'nonet/photo';
import { startWorker } from 'nonet/worker';

// The names that an editor offers are one part of a type that also accepts later names.
type Offered<Names extends string> = Names extends string ? (string extends Names ? never : Names extends string & {} ? ({} extends Record<Names, 0> ? never : Names) : never) : never;
const offered: [Offered<EngineName>, Offered<SymmetryName>, Offered<TechniqueId>, Offered<FormatName>, Offered<LevelName>, Offered<LanguageCode>] = ['mrv', 'rot90', 'x_wing', 'pencil', 'easy', 'de'];
// @ts-expect-error: no such engine is offered
const none: Offered<EngineName> = 'mvr';

export async function typed(): Promise<unknown> {
  const n: Nonet = await load();
  const engine: EngineName = 'mrv';
  n.solve('', { engine });
  n.generate({ level: 'easy', symmetry: 'rot180', needs: 'x_wing' });
  const rating: number | undefined = n.rate('').er;
  const { step } = n.hint('');
  const digit: number | undefined = step?.place?.[0]?.digit;
  n.whyNot('', { cell: 'r1c2', digit: 1 });
  n.whyNot('', { cell: [1, 2], digit: 1 });
  // @ts-expect-error: there is no such option
  n.solve('', { engin: 'mrv' });
  // @ts-expect-error: numbers are numbers
  n.count('', { solutions: '2' });
  // @ts-expect-error: neither is a digit
  n.whyNot('', { cell: 1, digit: '1' });
  // @ts-expect-error: nor a cell
  n.whyNot('', { cell: { row: 1 }, digit: 1 });
  return [offered, none, rating, digit];
}

// The status determines which properties there are.
export async function narrowed(n: Nonet): Promise<string> {
  const solved = n.solve('');
  // @ts-expect-error: perhaps there is no solution
  solved.solution.length;
  const { status, solution } = n.check('');
  const guess = n.estimate('');
  const probes: number = guess.exact ? guess.count : guess.probes;
  const second = solved.status === 'multiple' ? solved.second : '';
  const only: string = solved.status === 'unique' ? solved.solution : second;
  return only.concat(status === 'unique' ? solution : '', String(probes));
}

// A photo has a puzzle, or the reason why not.
export async function photographed(picture: ImageData): Promise<string> {
  const reader = await loadPhotoReader();
  const photo = reader.read(picture);
  reader.read({ data: new Uint8Array(1), width: 1, height: 1 });
  // @ts-expect-error: perhaps there is none
  photo.cells.length;
  // @ts-expect-error: bytes only
  reader.read({ data: [0], width: 1, height: 1 });
  return photo.status === 'refused' ? photo.message : photo.cells.concat(String(photo.corners[0].x), String(photo.doubtful[0]?.[1]));
}

// A worker answers like the engine, every signature of its methods.
export async function asked(): Promise<[string, Uint8Array, string | undefined, number | undefined]> {
  using worker = startWorker();
  const svg: string = await worker.ask('draw', ['']);
  const pdf: Uint8Array = await worker.ask('draw', ['', { form: 'pdf' }]);
  const { steps } = await worker.ask('explain', ['', { scale: 'hodoku' }]);
  const { steps: others } = await worker.ask('explain', [''], { signal: AbortSignal.timeout(1) });
  // @ts-expect-error: there is no such option
  await worker.ask('solve', ['', { engin: 'mrv' }]);
  // @ts-expect-error: there is no such method
  await worker.ask('slove', ['']);
  return [svg, pdf, steps[0]?.notation, others[0]?.rating];
}
