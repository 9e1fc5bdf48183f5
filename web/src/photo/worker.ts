// Reads one picture: decoded by the browser, which turns it upright, scaled down, read by the engine.

import { loadPhotoReader } from 'nonet/photo';
import { isTooLarge, mostBytes, scaledDown, straightened, type Pixels } from './picture.ts';
import type { Order, Reading } from './reading.ts';

const reader = loadPhotoReader();
reader.catch(() => {}); // the answer reports the error

function pixelsOf(bitmap: ImageBitmap): Pixels {
  const { width, height } = scaledDown(bitmap);
  const context = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true })!;
  context.fillStyle = 'white'; // behind transparent pixels
  context.fillRect(0, 0, width, height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, 0, 0, width, height);
  return context.getImageData(0, 0, width, height);
}

async function reading({ file, language }: Order): Promise<Reading> {
  if (file.size > mostBytes) return { kind: 'large' };
  const bitmap = await createImageBitmap(file).catch(() => null);
  if (bitmap === null) return { kind: 'none' };
  if (isTooLarge(bitmap)) return { kind: 'large' };
  const pixels = pixelsOf(bitmap);
  bitmap.close();
  const engine = await reader;
  engine.setLanguage(language);
  const photo = engine.read(pixels);
  if (photo.status === 'refused') return { kind: 'refused', message: photo.message };
  return { kind: 'read', photo, picture: straightened(pixels, photo.corners) };
}

self.onmessage = async ({ data }: MessageEvent<Order>) => {
  const answer = await reading(data).catch((error: Error): Reading => ({ kind: 'refused', message: error.message }));
  self.postMessage(answer, { transfer: answer.kind === 'read' ? [answer.picture.data.buffer] : [] });
};
