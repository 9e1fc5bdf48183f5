// Photos: what the module reads, which warnings it gives, and every refusal in English and German.

import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { describe, it } from 'node:test';
import { gzipSync } from 'node:zlib';

import { loadPhotoReader } from 'nonet/photo';

import { drawn } from './drawn.mjs';

const puzzle = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
const module = new URL(import.meta.resolve('nonet/nonet-photo.wasm'));
const [reader, inGerman] = await Promise.all([loadPhotoReader(), loadPhotoReader()]);
inGerman.setLanguage('de');

// The picture as an ImageData has it.
const coloured = ({ data, width, height }, [red, green, blue, opacity] = [0, 0, 0, 255]) => {
  const rgba = new Uint8ClampedArray(4 * data.length);
  data.forEach((light, pixel) => rgba.set(light ? [255, 255, 255, 255] : [red, green, blue, opacity], 4 * pixel));
  return { data: rgba, width, height };
};

describe('photos', () => {
  it('are read from grey bytes and from colours, with the place of the grid', () => {
    const picture = drawn(puzzle, { cell: 40, rim: 30 });
    const grey = reader.read(picture);
    assert.equal(grey.status, 'unique');
    assert.equal(grey.cells, puzzle);
    assert.equal(grey.confidence.length, 81);
    assert.deepEqual(grey.doubtful, []);
    [[30, 30], [390, 30], [390, 390], [30, 390]].forEach(([x, y], k) => {
      assert.ok(Math.abs(grey.corners[k].x - x) < 5 && Math.abs(grey.corners[k].y - y) < 5, JSON.stringify(grey.corners));
    });
    assert.deepEqual(reader.read(coloured(picture)), grey);
    for (const ink of [[160, 0, 0, 255], [0, 90, 0, 255], [0, 0, 200, 255], [0, 0, 0, 230]])
      assert.equal(reader.read(coloured(picture, ink)).cells, puzzle, String(ink));
  });

  it('paper shows through transparent pixels', () => {
    const picture = coloured(drawn(puzzle));
    for (let at = 0; at < picture.data.length; at += 4) if (picture.data[at] === 255) picture.data.set([0, 0, 0, 0], at);
    assert.equal(reader.read(picture).cells, puzzle);
  });

  it('large ones are read too, with corners in their own pixels', () => {
    const { status, cells, corners } = reader.read(drawn(puzzle, { cell: 200, rim: 100 }));
    assert.deepEqual([status, cells], ['unique', puzzle]);
    assert.ok(Math.abs(corners[2].x - 1900) < 20 && Math.abs(corners[2].y - 1900) < 20, JSON.stringify(corners));
  });

  it('a digit of another height is doubtful', () => {
    const photo = reader.read(drawn(puzzle, { height: (cell) => (cell === 1 ? 0.4 : 0.6) }));
    assert.equal(photo.cells, puzzle);
    assert.deepEqual(photo.doubtful, [[1, 2]]);
    assert.ok(photo.confidence[1] < 0.9);
  });

  it('without a proper reading every cell is doubtful', () => {
    const photo = reader.read(drawn('123456789'.repeat(2).padEnd(81, '.')));
    assert.notEqual(photo.status, 'unique');
    assert.equal(photo.doubtful.length, 81);
  });

  it('are refused with the reason, in English and German', () => {
    const white = (side) => ({ data: new Uint8Array(side * side).fill(255), width: side, height: side });
    for (const [picture, code, english, other] of [
      [white(300), 'bad_structure', 'found no grid, expected a picture of a printed puzzle of 9 x 9 cells that fills at least a quarter of it',
        'gefunden: kein Gitter; erwartet: ein Bild eines gedruckten Rätsels mit 9 x 9 Zellen, das mindestens ein Viertel des Bildes füllt'],
      [white(50), 'bad_structure', 'found a picture of 50 x 50 pixels, expected a picture of a printed puzzle of 9 x 9 cells, with at least 100 pixels on each side',
        'gefunden: ein Bild mit 50 x 50 Pixeln; erwartet: ein Bild eines gedruckten Rätsels mit 9 x 9 Zellen, mit mindestens 100 Pixeln auf jeder Seite'],
      [drawn('', { side: 6, cell: 50 }), 'unsupported', 'found a grid of 6 x 6 cells, expected a picture of a printed puzzle of 9 x 9 cells',
        'gefunden: ein Gitter mit 6 x 6 Zellen; erwartet: ein Bild eines gedruckten Rätsels mit 9 x 9 Zellen'],
      [drawn(''), 'unsupported', 'found 0 digits, expected at least 17', 'gefunden: 0 Ziffern; erwartet: mindestens 17'],
      [drawn(puzzle, { height: () => 0.22 }), 'unsupported', 'found small marks in the cells, expected a picture of a printed puzzle of 9 x 9 cells, without totals and notes',
        'gefunden: kleine Zeichen in den Zellen; erwartet: ein Bild eines gedruckten Rätsels mit 9 x 9 Zellen, ohne Summen und Notizen'],
    ]) {
      assert.deepEqual(reader.read(picture), { status: 'refused', code, message: english });
      assert.deepEqual(inGerman.read(picture), { status: 'refused', code, message: other });
    }
    // Handwriting: digits of many heights.
    const handwriting = drawn(puzzle, { cell: 60, height: (cell) => [0.35, 0.5, 0.7][cell % 3] });
    const [uneven, other] = [reader, inGerman].map((each) => each.read(handwriting));
    assert.match(uneven.message, /^found \d+ of 30 digits that are not clear print, expected a picture of a printed puzzle of 9 x 9 cells, sharp and without handwriting$/);
    assert.match(other.message, /^gefunden: \d+ von 30 Ziffern, die kein klarer Druck sind; erwartet: ein Bild eines gedruckten Rätsels mit 9 x 9 Zellen, scharf und ohne Handschrift$/);
  });

  it('sizes that do not fit are errors', () => {
    const data = new Uint8Array(200);
    for (const picture of [{ data, width: 20, height: 11 }, { data, width: 0, height: 200 }, { data, width: 1.5, height: 200 }, { data, width: 200, height: -1 }, { data, width: 40_000, height: 1 }])
      assert.throws(() => reader.read(picture), { name: 'NonetError', code: 'bad_argument' });
    assert.throws(() => reader.read({ data, width: 20, height: 11 }), { message: 'found 200 bytes for 20 x 11 pixels, expected one or four for each' });
  });

  it('the module is small and can be loaded from bytes; other modules are refused', async () => {
    const bytes = await readFile(module);
    const size = gzipSync(bytes, { level: 9 }).length;
    assert.ok(size < 150_000, `${size} bytes`);
    assert.equal((await loadPhotoReader(bytes)).read(drawn(puzzle)).cells, puzzle);
    await assert.rejects(loadPhotoReader(new URL(import.meta.resolve('nonet/nonet-core.wasm'))), { code: 'unsupported', message: /expected nonet-photo\.wasm/ });
  });
});
