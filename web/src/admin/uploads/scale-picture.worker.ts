import { ORIGINAL_MAX_SIDE } from '@app/domain/shared/picture.ts';
import type { ScaleAnswer, ScaleRequest } from './scale-picture.ts';

/** The longer side of the picture in each attempt, relative to the longest that is stored. */
const ATTEMPTS = [1, 0.75, 0.5];
const QUALITY = 0.92;

/** Types without transparency. Others become WebP, or PNG in browsers that write no WebP. */
const OPAQUE = ['image/jpeg', 'image/heic'];

async function drawAt(bitmap: ImageBitmap, side: number, type: string): Promise<Blob> {
  const scale = Math.min(1, side / Math.max(bitmap.width, bitmap.height));
  const [width, height] = [bitmap.width, bitmap.height].map((length) =>
    Math.max(1, Math.round(length * scale)),
  );
  const canvas = new OffscreenCanvas(width!, height!);
  const context = canvas.getContext('2d')!;
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, 0, 0, width!, height!);
  return canvas.convertToBlob({ type, quality: QUALITY });
}

/** Returns the picture upright and without metadata, such as the location where it was taken. */
async function scale({ file, maxBytes }: ScaleRequest): Promise<Blob | undefined> {
  const bitmap = await createImageBitmap(file);
  const type = OPAQUE.includes(file.type) ? 'image/jpeg' : 'image/webp';
  for (const attempt of ATTEMPTS) {
    const picture = await drawAt(bitmap, ORIGINAL_MAX_SIDE * attempt, type);
    if (picture.size <= maxBytes) return picture;
  }
  return undefined;
}

addEventListener('message', ({ data }: MessageEvent<ScaleRequest>) => {
  void scale(data)
    .catch(() => undefined)
    .then((picture) => postMessage((picture ? { picture } : {}) satisfies ScaleAnswer));
});
