import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import {
  BLUR_WIDTH,
  blurPath,
  PICTURE_FORMATS,
  PICTURE_SOURCE,
  PICTURE_WIDTHS,
  variantPath,
} from '@app/domain/shared/picture.ts';
import { inParallel } from '../in-parallel.ts';
import { DRAWINGS } from './drawings.ts';
import { encode, ORIGINAL_WIDTH, paint } from './encode.ts';

/** A rendered file to upload to `objectPath`. */
export interface PictureFile {
  file: string;
  objectPath: string;
  contentType: string;
  metadata?: Record<string, string>;
}

/** Change this when the encoding changes, to invalidate the cache. */
const ENCODING_VERSION = 5;
const CACHE = fileURLToPath(new URL('../../../.local/pictures', import.meta.url));
const PICTURES_AT_ONCE = 4;

/** Returns all pictures in all sizes. Renders only those whose drawing has changed since the last run. */
export async function renderPictures(cache: string = CACHE): Promise<PictureFile[]> {
  const rendered = await inParallel(Object.entries(DRAWINGS), PICTURES_AT_ONCE, ([objectPath, svg]) =>
    renderPicture(cache, objectPath, svg),
  );
  return rendered.flat();
}

export async function renderPicture(cache: string, objectPath: string, svg: string): Promise<PictureFile[]> {
  const folder = join(cache, fingerprint(svg));
  if (!existsSync(folder)) await renderInto(folder, svg);
  const original = join(folder, `${ORIGINAL_WIDTH}.webp`);
  const source = createHash('md5')
    .update(await readFile(original))
    .digest('base64');
  return [
    { file: original, objectPath, contentType: 'image/webp' },
    {
      file: join(folder, 'blur.webp'),
      objectPath: blurPath(objectPath),
      contentType: 'image/webp',
      metadata: { [PICTURE_SOURCE]: source },
    },
    ...PICTURE_WIDTHS.flatMap((width) =>
      PICTURE_FORMATS.map((format) => ({
        file: join(folder, `${width}.${format}`),
        objectPath: variantPath(objectPath, width, format),
        contentType: `image/${format}`,
      })),
    ),
  ];
}

/**
 * Renders into a temporary folder and renames it when complete, so that an interrupted run leaves no partial result.
 */
async function renderInto(folder: string, svg: string): Promise<void> {
  const unfinished = `${folder}.${process.pid}`;
  await mkdir(unfinished, { recursive: true });
  const painting = await paint(svg);
  await Promise.all([
    ...PICTURE_WIDTHS.flatMap((width) =>
      PICTURE_FORMATS.map((format) =>
        encode(painting, width, format, join(unfinished, `${width}.${format}`)),
      ),
    ),
    encode(painting, BLUR_WIDTH, 'webp', join(unfinished, 'blur.webp')),
  ]);
  await rename(unfinished, folder).catch(async () => rm(unfinished, { recursive: true }));
}

function fingerprint(svg: string): string {
  const { versions } = sharp;
  return createHash('sha256')
    .update(`${ENCODING_VERSION} ${versions.vips} ${svg}`)
    .digest('hex')
    .slice(0, 24);
}
