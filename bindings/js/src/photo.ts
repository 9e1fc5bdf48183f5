// The puzzle that is printed on a picture. It has a module of its own, without the rest of the engine.

import type { Cell, Status } from './answers.js';
import { NonetError, type ErrorCode } from './error.js';
import { Face, Room } from './face.js';
import { wholeIn } from './given.js';
import type { Ask, Exports } from './module.js';
import type { LanguageCode } from './names.js';

export type { Cell, Status } from './answers.js';
export { NonetError, type ErrorCode } from './error.js';
export type { Source } from './module.js';
export type { LanguageCode } from './names.js';

const cellCount = 81;
const columns = 9;
const mostSide = 16384;
const doubtfulBelow = 0.9;

// What the module writes: the confidence of each cell, x and y of four corners, the outcome, the cells.
const cornersAt = 4 * cellCount;
const outcomeAt = cornersAt + 32;
const cellsAt = outcomeAt + 4;

/** A picture, row by row from the top: an ImageData, or grey pixels. */
export interface Picture {
  /** For each pixel red, green, blue and opacity, or a single byte: 0 is black, 255 is white. */
  data: Uint8Array | Uint8ClampedArray;
  width: number;
  height: number;
}

/** A place in a picture, in pixels from its left and upper edge. */
export interface PicturePoint {
  x: number;
  y: number;
}

/** A puzzle read from a picture. */
export interface PhotoPuzzle {
  cells: string; // as in other answers
  confidence: number[]; // of each of the 81 cells, digit or empty: 0 to 1
  doubtful: Cell[]; // those with a confidence below 0.9, which a person should look at
  corners: [PicturePoint, PicturePoint, PicturePoint, PicturePoint]; // of the grid: of r1c1, r1c9, r9c9 and r9c1
}

/**
 * What a picture shows. `unique`: a proper puzzle. `refused`: no puzzle, with the reason. With any other status no likely
 * reading has exactly one solution, and every cell is doubtful.
 */
export type Photo =
  | (PhotoPuzzle & { status: Exclude<Status, 'stuck'> })
  | { status: 'refused'; code: ErrorCode; message: string };

/** Reads pictures, one after the other. */
export class PhotoReader {
  private readonly face: Face;
  private readonly ask: Ask;
  private readonly pixels: Room;
  private readonly room: Room;

  /** Use loadPhotoReader(). */
  constructor(exports: Exports) {
    if (!exports.nonet_photo_read) throw new NonetError('unsupported', 1, 1, 'found another module, expected nonet-photo.wasm');
    this.ask = exports.nonet_photo_read;
    this.face = new Face(exports);
    this.pixels = new Room(exports);
    this.room = new Room(exports);
  }

  /** Sets the language of the messages from now on: "en" (the default) or "de". */
  setLanguage(code: LanguageCode): void {
    this.face.setLanguage(code, this.room);
  }

  /**
   * Reads the printed puzzle of a photo, a scan or a screenshot. The picture can be rotated, and taken at an angle; the grid
   * should fill at least a quarter of it. Returns when it is done, after some tenths of a second.
   */
  read({ data, width, height }: Picture): Photo {
    const count = wholeIn(width, 'width', 1, mostSide) * wholeIn(height, 'height', 1, mostSide);
    if (data.length !== count && data.length !== 4 * count) {
      throw new NonetError('bad_argument', 1, 1, `found ${data.length} bytes for ${width} x ${height} pixels, expected one or four for each`);
    }
    const { face } = this;
    const pixels = this.pixels.of(count);
    const out = this.room.of(cellsAt + cellCount + 1);
    writeGrey(data, face.bytes(pixels, count));
    try {
      face.ask(this.ask, pixels, width, height, out + cellsAt, cellCount + 1, out, out + cornersAt, out + outcomeAt);
    } catch (error) {
      // These two are about the picture, the others about the call.
      if (!(error instanceof NonetError) || (error.code !== 'bad_structure' && error.code !== 'unsupported')) throw error;
      return { status: 'refused', code: error.code, message: error.message };
    }
    const { view } = face;
    const number = (at: number) => view.getFloat32(out + at, true);
    const corner = (index: number): PicturePoint => ({ x: number(cornersAt + 8 * index), y: number(cornersAt + 8 * index + 4) });
    const confidence = Array.from({ length: cellCount }, (_, cell) => number(4 * cell));
    return {
      status: face.name(face.exports.nonet_outcome_name, view.getInt32(out + outcomeAt, true)) as Exclude<Status, 'stuck'>,
      cells: face.cells(out + cellsAt),
      confidence,
      doubtful: confidence.flatMap((share, cell): Cell[] => (share < doubtfulBelow ? [[Math.floor(cell / columns) + 1, (cell % columns) + 1]] : [])),
      corners: [corner(0), corner(1), corner(2), corner(3)],
    };
  }
}

function writeGrey(data: Picture['data'], grey: Uint8Array): void {
  if (data.length === grey.length) return grey.set(data);
  for (let pixel = 0, at = 0; pixel < grey.length; ++pixel, at += 4) {
    const light = (77 * data[at]! + 150 * data[at + 1]! + 29 * data[at + 2]!) >> 8;
    grey[pixel] = 255 + ((light - 255) * data[at + 3]!) / 255; // white paper behind transparent pixels
  }
}
