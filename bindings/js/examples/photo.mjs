import { loadPhotoReader } from 'nonet/photo';
import { drawn } from '../test/drawn.mjs'; // pictures for this example

const reader = await loadPhotoReader();

// In a browser: context.drawImage(await createImageBitmap(file), 0, 0), then context.getImageData(0, 0, width, height).
const picture = drawn('53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79');
const photo = reader.read(picture);
if (photo.status === 'refused') throw new Error(photo.message);
console.log(photo.status, photo.cells.slice(0, 18)); // unique 53..7....6..195...
console.log(photo.doubtful, Math.min(...photo.confidence) > 0.9); // [] true
console.log(photo.corners.map(({ x, y }) => `${Math.round(x / 20) * 20},${Math.round(y / 20) * 20}`).join(' ')); // 20,20 340,20 340,340 20,340

const small = reader.read(drawn('1.....', { side: 6, cell: 50 }));
if (small.status === 'refused') console.log(small.message); // found a grid of 6 x 6 cells, expected a picture of a printed puzzle of 9 x 9 cells
